#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/position/position.h"
#include "core/position/setup.h"

namespace mujo {

/// The `[ID;PROFILE] ` that may stand before a position text.
struct SfenHeader {
    std::string id;         ///< empty when there is no header
    std::string profile;    ///< empty when there is none
    std::size_t length = 0; ///< characters that it takes up, the blanks behind it included
};

/// Reads only the header; a malformed one counts as none and is complained of by `parseSfen`.
SfenHeader sfenHeader(std::string_view text);

/// Reads a position text, `[ID;PROFILE] ROWS TURN STATE PLY`. All faults with their columns. The header, when
/// there is one, must name the game and the profile of `variant`. Words that a line for a USI program has
/// before its position may stand before the rows: `position`, `sfen`; or `startpos` in their place.
Result<Setup> parseSfen(const Variant& variant, std::string_view text);

/// Text to checked position in one go.
Result<Position> positionFromSfen(const std::shared_ptr<const Variant>& variant, std::string_view text);

/// The text of a position; the header is written whenever the profile is not the standard one.
std::string sfen(const Position& position);
/// The same of a setup of the right size, possible or not.
std::string sfen(const Variant& variant, const Setup& setup);

/// Whether every piece has one letter, and the promoted ones `+` before it.
[[nodiscard]] bool hasPlainLetters(const Variant& variant);

/// The same with the letters of the pieces, as USI has it, without header: the third field is the square of a
/// lion that was just taken, after Lishogi's text for Chu, or in games with drops the pieces in hand, in the
/// order of the variant file. None for games without plain letters. `parseSfen` reads it too.
std::optional<std::string> sfenInLetters(const Position& position);

} // namespace mujo
