#pragma once

#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// What the entering of a move reads of a game: the position on the board and what its rules allow there. It
/// refers to what the game owns and is handed over anew after every change of the game.
struct TurnFacts {
    const Position* position = nullptr; ///< none: there is no game
    const History* history = nullptr;
    const std::vector<Move>* legalMoves = nullptr; ///< of the side to move; empty when the game is over
    bool isOver = false;
};

} // namespace mujo::insight
