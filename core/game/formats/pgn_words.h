#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/glyph.h"
#include "core/geometry/per_side.h"
#include "core/rules/outcome.h"

namespace mujo {

// What PGN calls things, and how it writes dates, marks and ends of games.

/// The tags of the players.
inline constexpr PerSide<std::string_view> kPgnSides{"White", "Black"};
/// How the clocks go, and in a form of ours those that this does not tell.
inline constexpr std::string_view kPgnTimeTag = "TimeControl";
inline constexpr std::string_view kPgnClocksTag = "Clocks";
/// In the place of what a tag does not tell.
inline constexpr std::string_view kUnknownInPgn = "?";

/// A date, and the time of its tag of its own; empty for none.
struct PgnDate {
    std::string date;
    std::string time;
};
/// Of a date of ISO 8601; another text stays as it is.
[[nodiscard]] PgnDate pgnDate(const std::string& date);
[[nodiscard]] std::string dateFromPgn(const std::string& date, const std::string& time);

/// What says that the printed game has a diagram, without `$`, as editors of PGN have it.
inline constexpr std::string_view kDiagramNumber = "220";
/// The number of a mark, without `$`.
[[nodiscard]] std::string glyphNumber(MoveGlyph glyph);
[[nodiscard]] std::optional<MoveGlyph> glyphOfNumber(std::string_view number);

// The time of a move, which comments tell as `[%emt 0:01:10]`: elapsed move time.

/// The text of the first time in a comment, `0:01:10`; none where there is none.
[[nodiscard]] std::optional<std::string_view> timeInPgnComment(std::string_view comment);
/// The comment without the first time in it.
[[nodiscard]] std::string withoutPgnTime(std::string_view comment);
/// A comment that tells nothing but the time.
[[nodiscard]] std::string pgnTimeComment(std::chrono::milliseconds time);

/// Whether a comment is the board that XBoard draws before games with a start position of their own.
[[nodiscard]] bool isDrawnBoard(std::string_view comment);

// How a game ended: a sign, and in a comment before it what XBoard calls the details.

inline constexpr std::string_view kGoesOnInPgn = "*";

/// `1-0` where the first mover has won, `0-1`, `1/2-1/2` or `*`.
[[nodiscard]] std::string_view pgnSign(rules::GameState state);
[[nodiscard]] bool isPgnSign(std::string_view text);

/// "White resigns"; for what has no such words, the state and the reason as in a game file.
[[nodiscard]] std::string pgnReason(const rules::Outcome& outcome);
/// The same text read back, where it agrees with the sign; none for any other text.
[[nodiscard]] std::optional<rules::Outcome> parsePgnReason(std::string_view text, std::string_view sign);

/// What a record of whatever origin means by a sign and the comment before it: by default, that the loser has
/// resigned or that a draw was agreed.
[[nodiscard]] rules::Outcome outcomeInPgn(std::string_view sign, std::string_view reason);

} // namespace mujo
