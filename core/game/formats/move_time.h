#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/sentence.h"
#include "core/game/time_control.h"

namespace mujo {

// The time that a move took, as records of other programs have it.

/// `12`, `1:10`, `0:01:10` or `0:00:05.25`: the seconds, and minutes and hours before them, with blanks or
/// without; wide digits, too. What is below a millisecond is left out. None for anything else, and for more
/// than `TimeControl::kLongestMove`.
[[nodiscard]] std::optional<std::chrono::milliseconds> parseMoveTime(std::string_view text);

/// `0:01:10`, `0:00:05.25`.
[[nodiscard]] std::string moveTimeText(std::chrono::milliseconds time);

/// That a text is no time of a move.
[[nodiscard]] Sentence noMoveTime(std::string_view text);
/// The hint to that: what one looks like, and how long a move may take.
[[nodiscard]] Sentence longestMoveTime();

} // namespace mujo
