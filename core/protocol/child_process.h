#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "core/system/process.h"

namespace mujo {

/// Another program whose standard input and output are ours, line by line. A thread reads what it says. It
/// may die, hang or say anything at any length without harm to the caller; its standard error is left alone.
class ChildProcess {
public:
    enum class Read { Line, TimedOut, Ended, Woken };

    /// Starts a command by the shell, in a folder where one is given. `cpu` pins it to one processor.
    explicit ChildProcess(const std::string& command, const std::string& folder = {},
                          std::optional<int> cpu = std::nullopt);
    /// Gives it a moment to end by itself, then ends it, and all that it has started and left behind.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes a line and its end; false when the other end is closed or takes nothing for a while.
    bool write(const std::string& line);
    /// The next line it said. Lines beyond a sane length come as their beginning alone.
    Read read(std::string& line, std::chrono::steady_clock::time_point until);

    /// Ends a wait for a line, this one or the next, with `Read::Woken`. From any thread.
    void wake();
    /// Nobody waits for it any more: from now on `read` tells its end, and `write` what it takes at once.
    /// From any thread.
    void abandon();

    /// What it ended with by itself, waited for a moment after `Read::Ended`; none for one that runs, or was
    /// ended by a signal.
    [[nodiscard]] std::optional<int> exitCode() const;

    /// Whether it has been started at all.
    [[nodiscard]] bool started() const { return m_process.started(); }
    /// Seconds of processor time used so far by all its threads; none when it cannot be told.
    [[nodiscard]] std::optional<double> cpuSeconds() const;

private:
    void listen(const std::stop_token& token);
    void addLine(std::string line);

    // Waiting to be read; the oldest are dropped.
    static constexpr std::size_t kMostLines = 10000;
    static constexpr std::size_t kMostBytes = std::size_t{8} << 20U;

    Process m_process;
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::deque<std::string> m_lines;
    std::size_t m_bytes = 0; ///< of these
    bool m_ended = false;
    bool m_isWoken = false;
    std::atomic<bool> m_isAbandoned{false};
    std::jthread m_listener;
};

} // namespace mujo
