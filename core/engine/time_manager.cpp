#include "core/engine/time_manager.h"

#include <algorithm>

namespace mujo {

namespace {

using Milliseconds = TimeManager::Milliseconds;

/// What passes between the end of the time and the move on the clock.
Milliseconds marginOf(Milliseconds time) {
    return std::min(Milliseconds(8), time / 20);
}

} // namespace

TimeManager::TimeManager(const SearchLimits& limits, Clock::time_point began, int percent) : m_began(began) {
    constexpr int kMovesExpected = 40;
    if (limits.time) {
        m_most = *limits.time - marginOf(*limits.time);
    }
    if (limits.clock) {
        const ClockLimits& clock = *limits.clock;
        const Milliseconds left = std::max(Milliseconds(0), clock.remaining);
        const int moves = clock.movesToGo > 0 ? std::min(clock.movesToGo, kMovesExpected) : kMovesExpected;
        const Milliseconds onTheClock =
            left + clock.byoyomi - std::max(marginOf(left), marginOf(clock.byoyomi));
        const Milliseconds each = left / moves + clock.increment * 3 / 4 + clock.byoyomi * 9 / 10;
        m_aim = std::min(each, onTheClock * 9 / 10);
        Milliseconds most = std::min(onTheClock, std::max(each * 4, clock.byoyomi));
        if (moves > 1) {
            most = std::min(most, left / 3 + clock.increment + clock.byoyomi);
        }
        most = std::min(most, onTheClock);
        m_most = m_most ? std::min(*m_most, most) : most;
    }
    if (m_most) {
        m_most = std::max(Milliseconds(1), *m_most * percent / 100);
        m_deadline = m_began + *m_most;
    }
    if (m_aim) {
        m_aim = std::min(*m_aim * percent / 100, *m_most);
    }
}

bool TimeManager::isEnough(Clock::time_point now, const Report& report) const {
    constexpr int kStable = 4; // iterations
    constexpr int kFall = 30;  // hundredths of a pawn
    if (!m_aim) {
        return false;
    }
    int percent = 130 - 20 * std::min(report.sameMoveSince, kStable);
    if (const int fall = report.scoreBefore - report.score; fall > kFall) {
        percent += std::min(120, fall);
    }
    // The next iteration takes longer than all before it together.
    return (now - m_began) * 100 > *m_aim * percent * 6 / 10;
}

} // namespace mujo
