#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/geometry/per_side.h"

namespace mujo {

/// How much time a side has: a main time with an increment, or a main time followed by periods. A period of
/// byoyomi is whole again after each move, one of the Canadian kind after so many moves; a fixed time for
/// each move is byoyomi of one period without a main time.
struct TimeControl {
    using Milliseconds = std::chrono::milliseconds;

    static constexpr Milliseconds kLongest = std::chrono::hours(100);
    static constexpr Milliseconds kLongestMove = 2 * kLongest; ///< on overtime, too
    static constexpr int kMostPeriods = 99;

    Milliseconds main{0};
    Milliseconds increment{0}; ///< added after each move
    int periods = 0;           ///< of byoyomi; one is lost only when a move outlasts it
    Milliseconds period{0};
    int movesInPeriod = 1; ///< that have to be made in it; more than 1 is the Canadian kind, of one period

    static constexpr int kMostMoves = 999;

    [[nodiscard]] bool isCanadian() const { return movesInPeriod > 1; }
    [[nodiscard]] bool isFixedPerMove() const { return main.count() == 0 && periods == 1 && !isCanadian(); }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// The time of both sides, alike or not.
struct GameTime {
    PerSide<TimeControl> sides;

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): one control is that of both
    GameTime(const TimeControl& both) : sides{both, both} {}
    GameTime(const TimeControl& sente, const TimeControl& gote) : sides{sente, gote} {}

    [[nodiscard]] const TimeControl& operator[](Side side) const { return sides[side]; }
    [[nodiscard]] bool isSame() const { return sides[Side::Sente] == sides[Side::Gote]; }
    friend bool operator==(const GameTime&, const GameTime&) = default;
};

/// `10m`, `10m+5s`, `30m,3x60s`, `3x30s`, `60s/move`, `1h,10m/20moves`; times are such as `1h30m` or `0.5s`.
/// The grammar stands in docs/formats.md. The one fault has its column.
Result<TimeControl> parseTimeControl(std::string_view text);
/// The same for both sides, or one for each: `10m | 5m` gives Gote less time.
Result<GameTime> parseGameTime(std::string_view text);

/// The text in its one normal form.
[[nodiscard]] std::string timeControlText(const TimeControl& control);
[[nodiscard]] std::string gameTimeText(const GameTime& time);

} // namespace mujo
