#pragma once

#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// The side that makes the move: the owner of its piece, or the side to move for a drop.
[[nodiscard]] Side moverOf(const Position& position, const Move& move);

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
