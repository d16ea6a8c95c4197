#pragma once

#include <chrono>
#include <optional>

#include "core/engine/search_limits.h"

namespace mujo {

/// Decides when a search has taken long enough.
class TimeManager {
public:
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::milliseconds;

    /// What an iteration has shown.
    struct Report {
        int score = 0;
        int scoreBefore = 0;   ///< of the iteration before
        int sameMoveSince = 0; ///< iterations since the best move changed
    };

    /// `percent` is the share of the time that may be used.
    TimeManager(const SearchLimits& limits, Clock::time_point began, int percent = 100);

    /// Time aimed at, when it may be less than the longest; none for a fixed time.
    [[nodiscard]] std::optional<Milliseconds> aim() const { return m_aim; }
    /// Never exceeded; none without a limit of time.
    [[nodiscard]] std::optional<Milliseconds> most() const { return m_most; }
    /// Whether the search must end at once.
    [[nodiscard]] bool expired(Clock::time_point now) const { return m_deadline && now >= *m_deadline; }
    /// Whether it should not begin another iteration: less is needed when the move stays the same, more when
    /// it has just changed or its score falls.
    [[nodiscard]] bool isEnough(Clock::time_point now, const Report& report) const;

private:
    Clock::time_point m_began;
    std::optional<Milliseconds> m_aim;
    std::optional<Milliseconds> m_most;
    std::optional<Clock::time_point> m_deadline;
};

} // namespace mujo
