#pragma once

#include <string>

#include "core/variant/variant.h"

namespace mujo {

/// The moves of a kind of piece in the Betza text of XBoard 4.9, which knows no groups, brackets or `y` and
/// wants its letters in a fixed order. XBoard only tests with it the moves that it is told, so the text may
/// allow more than the game: where XBoard has no words for a move, it gets leaps to all squares on which
/// that may end. In a game with burning all moves are such leaps, to squares of own pieces too: XBoard does
/// not know what has burnt.
[[nodiscard]] std::string xboardMoves(const Variant& variant, PieceTypeId type);

} // namespace mujo
