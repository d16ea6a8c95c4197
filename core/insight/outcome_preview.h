#pragma once

#include <span>
#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// The side that makes the move: the owner of its piece, or the side to move for a drop.
[[nodiscard]] Side moverOf(const Position& position, const Move& move);

/// Squares of the pieces that the move captures, in their order; what burns beside it is left out.
[[nodiscard]] std::vector<Square> capturedBy(const Position& position, const Move& move);

/// Enemies that the piece on the square could take with one move or another. `legal` are the moves of the
/// side to move; a piece of the other side is looked at as if its side were to move.
[[nodiscard]] int captureCount(const Position& position, std::span<const Move> legal, Square square);

/// Squares whose piece is gone after the move, captures in their order first; the mover itself on its last
/// square when it does not survive.
[[nodiscard]] std::vector<Square> goneAfter(const Position& position, const Move& move);

/// How many pieces a move removes, by what happens to them.
struct Losses {
    int taken = 0;
    int burnt = 0;      ///< the mover left out
    int passedOver = 0; ///< removed by a sweep before its last square
    int own = 0;        ///< pieces of the mover's side among those passed over
    bool mover = false; ///< the moving piece itself burns
};
[[nodiscard]] Losses lossesBy(const Position& position, const Move& move);

} // namespace mujo::insight
