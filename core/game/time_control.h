#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace mujo {

/// How much time each side has: a main time with an increment, or a main time followed by byoyomi. A fixed
/// time for each move is byoyomi of one period without a main time.
struct TimeControl {
    using Milliseconds = std::chrono::milliseconds;

    static constexpr Milliseconds kLongest = std::chrono::hours(100);
    static constexpr int kMostPeriods = 99;

    Milliseconds main{0};
    Milliseconds increment{0}; ///< added after each move
    int periods = 0;           ///< of byoyomi; one is lost only when a move outlasts it
    Milliseconds period{0};

    [[nodiscard]] bool isFixedPerMove() const { return main.count() == 0 && periods == 1; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// `10m`, `10m+5s`, `30m,3x60s`, `3x30s`, `60s/move`; times are such as `1h30m` or `0.5s`. The grammar stands
/// in docs/formats.md. The one fault has its column.
Result<TimeControl> parseTimeControl(std::string_view text);
/// The text in its one normal form.
[[nodiscard]] std::string timeControlText(const TimeControl& control);

} // namespace mujo
