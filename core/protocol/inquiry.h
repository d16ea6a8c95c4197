#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/base/result.h"
#include "core/protocol/announcement.h"

namespace mujo {

/// What was found out of a program.
struct EngineFacts {
    Announcement announcement;
    std::chrono::milliseconds took{0}; ///< until it had told all
};

/// Starts a program, learns what it is, and ends it again. Where the protocol is not known a process of its
/// own is asked in each, so that no program is confused by the words of another protocol; of several that are
/// answered, the one with the most of our games is taken. Works on threads of its own.
class Inquiry {
public:
    /// Called once, on a thread of the inquiry's; never after the inquiry was cancelled or destroyed.
    using Done = std::function<void(const Result<EngineFacts, ProgramFault>&)>;

    /// `program.patience` is the time that it has. The catalogue must outlive the inquiry.
    Inquiry(EngineProgram program, std::optional<EngineProtocol> protocol, const Catalog& catalog, Done done);
    /// May take as long as a program is given to end by itself, less than half a second.
    ~Inquiry();
    Inquiry(const Inquiry&) = delete;
    Inquiry& operator=(const Inquiry&) = delete;

    /// When this has returned `done` does not run, and is not called. Not from within it.
    void cancel();

private:
    void run(const EngineProgram& program, std::optional<EngineProtocol> protocol, const Catalog& catalog,
             const std::stop_token& stop);

    std::mutex m_mutex; ///< held while `done` runs
    Done m_done;        ///< empty once it was called or is not wanted
    std::mutex m_waiting;
    std::condition_variable_any m_wake;
    std::jthread m_thread; ///< last, so that it ends first
};

} // namespace mujo
