#pragma once

#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// Moves of the piece on a square as if its side were to move: they obey every rule but the safety of its own
/// royal and repetition. None for an empty square. Cost: one run of the piece's move program, and a copy of
/// the position where the other side has the turn.
[[nodiscard]] std::vector<Move> movesAsIfToMove(const Position& position, Square square);

} // namespace mujo::insight
