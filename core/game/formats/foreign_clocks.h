#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/formats/game_file.h"
#include "core/game/time_control.h"

namespace mujo {

// The clocks of a game as records of other programs have them. What such a text says of clocks that do not
// go so here is none of these; the readers leave it with the comment on the start.

/// A time control put together from parts; none where no clock goes so.
[[nodiscard]] std::optional<TimeControl> possibleTime(const TimeControl& control);
/// Whether all its times are whole seconds.
[[nodiscard]] bool isInSeconds(const TimeControl& control);

/// Running out of time does not lose where a move of the record took more than there was: its game went on.
void allowOvertime(GameFile& file);

// CSA: the times of both sides, or of one, in the lines `$TIME_LIMIT:00:25+30` of V2.2 and `$TIME:1500+30+0`,
// `$TIME+:`, `$TIME-:` of V3.0. Sources: the CSA format, V2.2, section 2.3, and V3.0 of 2024.

/// `HH:MM+SS`: the main time, and the byoyomi behind it.
[[nodiscard]] std::optional<TimeControl> parseCsaTimeLimit(std::string_view text);
/// `1500+30+0`: the main time, the byoyomi and the increment in seconds.
[[nodiscard]] std::optional<TimeControl> parseCsaTime(std::string_view text);
/// The lines that tell the clocks; one of ours, for clocks that no line of CSA tells.
[[nodiscard]] std::vector<std::string> csaTimeLines(const GameTime& time);
/// Before the text of a time control in that line; other readers take it for a comment.
inline constexpr std::string_view kCsaClocks = "'$CLOCKS:";

// KIF: the values of the lines `持ち時間` and `秒読み`. Their words are free; the description of KIF by its
// author (2024) has `秒読み：30秒`.

struct KifTime {
    std::string_view main; ///< empty for none
    std::string_view byoyomi;
};
/// `10分`, `各1時間30分`, `10分+30秒` (byoyomi), `30分（切れたら1手60秒）`, `10分+5秒加算`, or a time control
/// in the form of `parseGameTime`; and `30秒`, `60秒3回`.
[[nodiscard]] std::optional<GameTime> parseKifTime(const KifTime& lines);
/// The value of `持ち時間`; in the form of `gameTimeText` for clocks that these words do not tell.
[[nodiscard]] std::string kifMainTime(const GameTime& time);
/// The value of `秒読み`; empty where the other line says all.
[[nodiscard]] std::string kifByoyomi(const GameTime& time);

// PGN: the tag `TimeControl`. Sources: the PGN standard of 1994, section 9.6; the behaviour of XBoard 4.9.

/// `600`, `600+5` or `1/60`: seconds, with an increment, or for each move.
[[nodiscard]] std::optional<TimeControl> parsePgnTime(std::string_view text);
/// The same written; none for clocks that it does not tell.
[[nodiscard]] std::optional<std::string> pgnTimeControl(const GameTime& time);

} // namespace mujo
