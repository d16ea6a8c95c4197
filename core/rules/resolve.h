#pragma once

#include "core/position/move.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

/// Everything that follows from a move: the one place where captures, burning, igui, promotion, contagion and
/// drops turn into changed squares and hands. The move must be a candidate of the position.
[[nodiscard]] Transition resolve(const Position& position, const Move& move);
/// The same where `result` stands, whatever it held; a transition is large to copy.
void resolve(const Position& position, const Move& move, Transition& result);

using Squares = StaticVector<Square, kMaxChanges>;

/// Squares of the pieces that the move itself takes, in their order, the one on the last square last. What
/// burns is not among them; a sweep takes pieces of its own side too.
[[nodiscard]] Squares capturedSquares(const Position& position, const Move& move);

/// Squares of the pieces, other than the moving one, that leave the board by the move in any way.
[[nodiscard]] Squares removedSquares(const Transition& transition, const Move& move);

/// Whether the moving piece itself burns.
[[nodiscard]] bool moverBurns(const Transition& transition, const Move& move);

} // namespace mujo::rules
