#include "core/protocol/child_process.h"

#include <utility>

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 65536;
constexpr milliseconds kLook{50}; // between two looks whether it is still wanted

} // namespace

ChildProcess::ChildProcess(const std::string& command, const std::string& folder, std::optional<int> cpu)
    : m_process(command, folder, cpu), m_ended(!m_process.started()) {
    if (!m_ended) {
        m_listener = std::jthread([this](const std::stop_token& token) { listen(token); });
    }
}

ChildProcess::~ChildProcess() {
    m_process.end();
    m_listener = {}; // not with the pipe, which something it has left behind may hold open
}

bool ChildProcess::write(const std::string& line) {
    constexpr milliseconds kPatience{2000};
    return m_process.write(line + '\n', Clock::now() + kPatience, m_isAbandoned);
}

void ChildProcess::addLine(std::string line) {
    while (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    {
        const std::lock_guard lock(m_mutex);
        m_bytes += line.size();
        m_lines.push_back(std::move(line));
        while (m_lines.size() > kMostLines || m_bytes > kMostBytes) {
            m_bytes -= m_lines.front().size();
            m_lines.pop_front();
        }
    }
    m_arrived.notify_all();
}

void ChildProcess::listen(const std::stop_token& token) {
    std::string line;
    while (!token.stop_requested()) {
        const auto said = m_process.read(kLook);
        if (!said) {
            break;
        }
        for (const char c : *said) {
            if (c == '\n') {
                addLine(std::move(line));
                line.clear();
            } else if (line.size() < kLongestLine) {
                line.push_back(c);
            }
        }
    }
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_arrived.notify_all();
}

ChildProcess::Read ChildProcess::read(std::string& line, Clock::time_point until) {
    std::unique_lock lock(m_mutex);
    m_arrived.wait_until(lock, until,
                         [this] { return !m_lines.empty() || m_ended || m_isWoken || m_isAbandoned; });
    if (m_isAbandoned) {
        return Read::Ended;
    }
    if (std::exchange(m_isWoken, false)) {
        return Read::Woken;
    }
    if (!m_lines.empty()) {
        m_bytes -= m_lines.front().size();
        line = std::move(m_lines.front());
        m_lines.pop_front();
        return Read::Line;
    }
    return m_ended ? Read::Ended : Read::TimedOut;
}

std::optional<int> ChildProcess::exitCode() const {
    constexpr int kTries = 20;
    constexpr milliseconds kPause{10};
    for (int i = 0; m_process.started() && !m_isAbandoned && i < kTries; ++i) {
        if (const auto ending = m_process.ending()) {
            return ending->exitCode;
        }
        std::this_thread::sleep_for(kPause);
    }
    return std::nullopt;
}

void ChildProcess::wake() {
    {
        const std::lock_guard lock(m_mutex);
        m_isWoken = true;
    }
    m_arrived.notify_all();
}

void ChildProcess::abandon() {
    {
        const std::lock_guard lock(m_mutex);
        m_isAbandoned = true;
    }
    m_arrived.notify_all();
}

std::optional<double> ChildProcess::cpuSeconds() const {
    return m_process.cpuSeconds();
}

} // namespace mujo
