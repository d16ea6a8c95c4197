#pragma once

#include "core/position/move.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

/// Everything that follows from a move: the one place where captures, burning, igui, promotion, contagion and
/// drops turn into changed squares and hands. The move must be a candidate of the position.
[[nodiscard]] Transition resolve(const Position& position, const Move& move);

/// Squares of enemy pieces that the move takes, in their order, the one on the last square last.
[[nodiscard]] StaticVector<Square, kMaxStops> capturedSquares(const Position& position, const Move& move);

} // namespace mujo::rules
