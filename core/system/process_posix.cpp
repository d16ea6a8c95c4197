#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <thread>

#include "core/system/process.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

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

/// What has left the group of the program, as a daemon does, still has the mark.
void endWhatIsLeft(const std::string& mark) {
    std::error_code error;
    std::filesystem::directory_iterator entry("/proc", error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        int number = 0;
        const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (fault == std::errc() && end == name.data() + name.size() && hasMark(entry->path(), mark)) {
            kill(number, SIGKILL);
        }
    }
}

} // namespace

struct Process::State {
    std::string mark; ///< in the environment of the program and of all that it starts
    int process = -1;
    int input = -1;
    int output = -1;
    std::array<char, 4096> said{};
};

Process::Process(const std::string& command, const std::string& folder, std::optional<int> cpu)
    : m_state(std::make_unique<State>()) {
    std::signal(SIGPIPE, SIG_IGN); // a write to a dead program shall fail, not end us
    std::array<int, 2> in{-1, -1};
    std::array<int, 2> out{-1, -1};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) {
        closeBoth(in);
        closeBoth(out);
        return;
    }
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    CPU_SET(static_cast<unsigned>(cpu.value_or(0)), &cpus);
    m_state->mark = newMark();
    const std::string line =
        "export " + m_state->mark + "; " + (isOneProgram(command) ? "exec " : "") + command;
    const int process = fork();
    if (process == 0) {
        become(line.c_str(), folder.c_str(), in[0], out[1], cpu ? &cpus : nullptr);
    }
    if (process > 0) {
        setpgid(process, process); // whichever of the two comes first
    }
    close(in[0]);
    close(out[1]);
    m_state->process = process;
    m_state->input = in[1];
    m_state->output = out[0];
    fcntl(m_state->input, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
    for (const int file : {m_state->input, m_state->output}) {
        if (file >= 0) {
            close(file);
        }
    }
}

bool Process::started() const {
    return m_state->process > 0;
}

bool Process::write(std::string_view text, Clock::time_point until, const std::atomic<bool>& isAbandoned) {
    constexpr milliseconds kLook{50}; // between two looks whether it is still wanted
    std::size_t written = 0;
    while (written < text.size() && m_state->input >= 0) {
        const ssize_t count = ::write(m_state->input, text.data() + written, text.size() - written);
        if (count > 0) {
            written += static_cast<std::size_t>(count);
            continue;
        }
        const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now());
        if ((count < 0 && errno != EAGAIN && errno != EINTR) || left.count() <= 0) {
            return false;
        }
        if (isAbandoned) {
            return false;
        }
        pollfd poller{m_state->input, POLLOUT, 0};
        poll(&poller, 1, static_cast<int>(std::min(left, kLook).count()));
    }
    return written == text.size();
}

std::optional<std::string_view> Process::read(milliseconds patience) {
    pollfd poller{m_state->output, POLLIN, 0};
    if (poll(&poller, 1, static_cast<int>(patience.count())) <= 0) {
        return std::string_view();
    }
    const ssize_t count = ::read(m_state->output, m_state->said.data(), m_state->said.size());
    if (count < 0 && errno == EINTR) {
        return std::string_view();
    }
    if (count <= 0) {
        return std::nullopt;
    }
    return std::string_view(m_state->said.data(), static_cast<std::size_t>(count));
}

void Process::end() {
    if (m_state->input >= 0) {
        close(m_state->input);
        m_state->input = -1;
    }
    if (!started()) {
        return;
    }
    constexpr int kTries = 40;
    constexpr milliseconds kPause{10};
    int status = 0;
    bool gone = false;
    for (int i = 0; i < kTries && !gone; ++i) {
        gone = waitpid(m_state->process, &status, WNOHANG) != 0;
        if (!gone) {
            std::this_thread::sleep_for(kPause);
        }
    }
    kill(-m_state->process, SIGKILL); // with whatever it has started
    if (!gone) {
        waitpid(m_state->process, &status, 0);
    }
    endWhatIsLeft(m_state->mark);
}

std::optional<Process::Ending> Process::ending() const {
    siginfo_t end{};
    // It stays to be waited for when it is ended.
    if (!started() ||
        waitid(P_PID, static_cast<id_t>(m_state->process), &end, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        end.si_pid != m_state->process) {
        return std::nullopt;
    }
    return Ending{end.si_code == CLD_EXITED ? std::optional(end.si_status) : std::nullopt};
}

std::optional<double> Process::cpuSeconds() const {
    constexpr double kNanosecond = 1e-9;
    clockid_t clock{};
    timespec time{};
    if (!started() || clock_getcpuclockid(m_state->process, &clock) != 0) {
        return std::nullopt;
    }
    return clock_gettime(clock, &time) == 0
               ? static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * kNanosecond
               : 0;
}

} // namespace mujo
