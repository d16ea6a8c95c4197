#pragma once

#include <string>

#include "core/position/position.h"

namespace mujo::testing {

/// Empty when the compiled program of `type` gives, for a piece of `side` imagined on `from`, the same ways
/// to move as the literal reading of its tree; otherwise the board and what is different.
std::string programFault(const Position& board, const PieceType& type, Square from, Side side);

} // namespace mujo::testing
