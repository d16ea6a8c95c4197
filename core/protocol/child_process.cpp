#include "core/protocol/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <utility>

#include "core/base/processor.h"
#include "core/protocol/line_text.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 65536;
constexpr milliseconds kLook{50}; // between two looks whether it is still wanted

void closeBoth(std::array<int, 2>& ends) {
    for (int& end : ends) {
        if (end >= 0) {
            close(end);
        }
    }
}

/// What the child does between its birth and the command: only calls that are safe there.
[[noreturn]] void become(const char* command, const char* folder, int input, int output,
                         const cpu_set_t* cpus) {
    constexpr int kNotFound = 127;
    setpgid(0, 0);
    std::signal(SIGPIPE, SIG_DFL); // which we ignore for ourselves
    if (*folder != '\0' && chdir(folder) != 0) {
        _exit(kNotFound);
    }
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    if (cpus != nullptr) {
        sched_setaffinity(0, sizeof(*cpus), cpus);
    }
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(kNotFound);
}

constexpr std::string_view kMark = "MUJO_ENGINE_PROCESS=";

/// Its own for each process that we start, whoever of us does.
std::string newMark() {
    static std::atomic<unsigned> count{0};
    return std::string(kMark) + std::to_string(getpid()) + '-' + std::to_string(++count);
}

/// Whether a command is a program and its arguments: then `exec` makes the process that is measured and ended
/// the program itself and not the shell. Lists of commands, and settings in front of one, are the shell's
/// own.
bool isOneProgram(const std::string& command) {
    const std::string word = command.substr(0, command.find(' '));
    return command.find_first_of(";|(\n") == std::string::npos && command.find("&&") == std::string::npos &&
           word.find('=') == std::string::npos;
}

/// Whether a process was started with this in its environment.
bool hasMark(const std::filesystem::path& process, const std::string& mark) {
    std::ifstream in(process / "environ", std::ios::binary);
    std::string environment;
    std::array<char, 4096> part{};
    while (in.read(part.data(), part.size()) || in.gcount() > 0) { // of a process that may end meanwhile
        environment.append(part.data(), static_cast<std::size_t>(in.gcount()));
    }
    return ('\0' + environment).find('\0' + mark + '\0') != std::string::npos;
}

} // namespace

ChildProcess::ChildProcess(const std::string& command, const std::string& folder, std::optional<int> cpu) {
    std::signal(SIGPIPE, SIG_IGN); // a write to a dead program shall fail, not end us
    std::array<int, 2> in{-1, -1};
    std::array<int, 2> out{-1, -1};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) {
        closeBoth(in);
        closeBoth(out);
        m_ended = true;
        return;
    }
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    CPU_SET(static_cast<unsigned>(cpu.value_or(0)), &cpus);
    m_mark = newMark();
    const std::string line = "export " + m_mark + "; " + (isOneProgram(command) ? "exec " : "") + command;
    m_process = fork();
    if (m_process == 0) {
        become(line.c_str(), folder.c_str(), in[0], out[1], cpu ? &cpus : nullptr);
    }
    if (m_process > 0) {
        setpgid(m_process, m_process); // whichever of the two comes first
    }
    close(in[0]);
    close(out[1]);
    m_input = in[1];
    m_output = out[0];
    fcntl(m_input, F_SETFL, O_NONBLOCK);
    m_listener = std::jthread([this](const std::stop_token& token) { listen(token); });
}

ChildProcess::~ChildProcess() {
    end();
}

void ChildProcess::end() {
    if (m_input >= 0) {
        close(m_input);
    }
    if (m_process > 0) {
        constexpr int kTries = 40;
        constexpr milliseconds kPause{10};
        int status = 0;
        bool gone = false;
        for (int i = 0; i < kTries && !gone; ++i) {
            gone = waitpid(m_process, &status, WNOHANG) != 0;
            if (!gone) {
                std::this_thread::sleep_for(kPause);
            }
        }
        kill(-m_process, SIGKILL); // with whatever it has started
        if (!gone) {
            waitpid(m_process, &status, 0);
        }
        endWhatIsLeft();
    }
    m_listener = {}; // not with the pipe, which something it has left behind may hold open
    if (m_output >= 0) {
        close(m_output);
    }
}

/// What has left the group of the program, as a daemon does, still has the mark.
void ChildProcess::endWhatIsLeft() const {
    std::error_code error;
    std::filesystem::directory_iterator entry("/proc", error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const auto number = readInt(entry->path().filename().string());
        if (number && hasMark(entry->path(), m_mark)) {
            kill(*number, SIGKILL);
        }
    }
}

bool ChildProcess::write(const std::string& line) {
    constexpr milliseconds kPatience{2000};
    const auto until = Clock::now() + kPatience;
    const std::string text = line + '\n';
    std::size_t written = 0;
    while (written < text.size() && m_input >= 0) {
        const ssize_t count = ::write(m_input, text.data() + written, text.size() - written);
        if (count > 0) {
            written += static_cast<std::size_t>(count);
            continue;
        }
        const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now());
        if ((count < 0 && errno != EAGAIN && errno != EINTR) || left.count() <= 0) {
            return false;
        }
        if (m_isAbandoned) {
            return false;
        }
        pollfd poller{m_input, POLLOUT, 0};
        poll(&poller, 1, static_cast<int>(std::min(left, kLook).count()));
    }
    return written == text.size();
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
    std::array<char, 4096> buffer{};
    while (!token.stop_requested()) {
        pollfd poller{m_output, POLLIN, 0};
        if (poll(&poller, 1, static_cast<int>(kLook.count())) <= 0) {
            continue;
        }
        const ssize_t count = ::read(m_output, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            break;
        }
        for (const char* at = buffer.data(); at != buffer.data() + count; ++at) {
            if (*at == '\n') {
                addLine(std::move(line));
                line.clear();
            } else if (line.size() < kLongestLine) {
                line.push_back(*at);
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
    for (int i = 0; m_process > 0 && !m_isAbandoned && i < kTries; ++i) {
        siginfo_t end{};
        // It stays to be waited for when it is ended.
        if (waitid(P_PID, static_cast<id_t>(m_process), &end, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            end.si_pid == m_process) {
            return end.si_code == CLD_EXITED ? std::optional(end.si_status) : std::nullopt;
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
    clockid_t clock{};
    if (m_process <= 0 || clock_getcpuclockid(m_process, &clock) != 0) {
        return std::nullopt;
    }
    return cpuSecondsOf(clock);
}

} // namespace mujo
