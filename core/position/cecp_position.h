#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/position/position.h"

namespace mujo {

// Texts of positions as XBoard and its protocol, CECP, have them: squares `a1` from Sente's left, pieces by
// the letters of the variant file's `protocols`, Sente in capitals and called white.

[[nodiscard]] std::string cecpSquare(const Variant& variant, Square square);
/// Reads a square at the front of `text` and removes it; leaves `text` alone when there is none.
std::optional<Square> takeCecpSquare(const Variant& variant, std::string_view& text);
/// `K`, `+P`; the id where the game gives no letters.
[[nodiscard]] const std::string& cecpLetter(const Variant& variant, PieceTypeId type);

/// Position text: rows with letters, then `w` for Sente's turn or `b`, and two counters; a hand in brackets
/// behind the rows.
[[nodiscard]] std::string cecpFen(const Position& position);
[[nodiscard]] std::string cecpRows(const Position& position);
/// Reads the same; everything behind the rows may be missing or go on. A game without letters is read as a
/// position text of ours.
Result<Position> positionFromCecpFen(const std::shared_ptr<const Variant>& variant, std::string_view text);

} // namespace mujo
