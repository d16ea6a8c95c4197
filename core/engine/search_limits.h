#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace mujo {

/// The clock of the side to move.
struct ClockLimits {
    std::chrono::milliseconds remaining{0};
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds byoyomi{0};   ///< for each move when nothing remains
    int movesToGo = 0;                      ///< until time is added; 0 when none will be
};

/// When a search ends. Without any limit it goes on until it is stopped.
struct SearchLimits {
    std::optional<std::chrono::milliseconds> time; ///< for this move, all of which may be used
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<ClockLimits> clock; ///< the search itself decides how much of it to use
};

} // namespace mujo
