#pragma once

#include <vector>

#include "core/game/game.h"

namespace mujo::ui {

/// Pieces of one kind that have left the board.
struct FallenKind {
    PieceTypeId type;
    int count = 0;
    friend bool operator==(const FallenKind&, const FallenKind&) = default;
};

/// What a side has lost on the way to the position shown, by captures, burning and its own moves; the kinds
/// of the greatest worth first.
[[nodiscard]] std::vector<FallenKind> fallenPieces(const Game& game, Side loser, const PerType<int>& worths);

/// By how much the pieces of a side are together worth more than those of the other one, on the board and in
/// hand; negative when they are worth less. In the unit of the worths.
[[nodiscard]] int materialBalance(const Position& position, Side side, const PerType<int>& worths);

} // namespace mujo::ui
