#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mujo {

/// A command that the shell of the system runs, with pipes of ours as its standard input and output; its
/// standard error is left alone. One thread may read what it says while others do the rest.
///
/// The shell is `/bin/sh`, on Windows `cmd.exe`. That one tells of a program which is not there by the exit
/// code 1, not by 127, and has no settings in front of a command.
class Process {
public:
    /// Starts it, in a folder where one is given. `cpu` pins it to one processor; on Windows to one of the
    /// first 64.
    Process(const std::string& command, const std::string& folder, std::optional<int> cpu);
    /// To be called when nobody reads any more.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Whether it has been started at all.
    [[nodiscard]] bool started() const;

    /// Writes all; false when the other end is closed, or takes nothing until then or until it is abandoned.
    bool write(std::string_view text, std::chrono::steady_clock::time_point until,
               const std::atomic<bool>& isAbandoned);
    /// What it has said, as far as it is there: nothing when it says nothing for so long; none at the end.
    /// Good until the next call.
    [[nodiscard]] std::optional<std::string_view> read(std::chrono::milliseconds patience);

    /// Closes its input, gives it a moment to end by itself, then ends it, and all that it has started.
    void end();

    struct Ending {
        std::optional<int> exitCode; ///< none for one that was ended by a signal, or by a fault of its own
    };
    /// How it has ended; none while it runs.
    [[nodiscard]] std::optional<Ending> ending() const;
    /// Seconds of processor time used so far by all its threads; on Windows with all that it has started.
    /// None when it cannot be told.
    [[nodiscard]] std::optional<double> cpuSeconds() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace mujo
