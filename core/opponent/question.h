#pragma once

#include <atomic>
#include <mutex>

#include "core/opponent/opponent.h"

namespace mujo {

/// One question to an opponent, shared by the thread that asks and the one that answers: reports get through
/// until the answer has, or until it is closed.
class Question {
public:
    explicit Question(Opponent::Callbacks callbacks) : m_callbacks(std::move(callbacks)) {}

    void report(const SearchInfo& info);
    void answer(const Answer& answer);

    /// When this has returned no callback runs, and none comes. Not from within a callback.
    void close();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// The answer is wanted at once.
    void hurry() { m_hurries = true; }
    /// Whether it is, for the first one who asks.
    [[nodiscard]] bool takeHurry() { return m_hurries.exchange(false); }

private:
    std::mutex m_mutex; ///< held while a callback runs
    Opponent::Callbacks m_callbacks;
    std::atomic<bool> m_isOpen{true};
    std::atomic<bool> m_hurries{false};
};

} // namespace mujo
