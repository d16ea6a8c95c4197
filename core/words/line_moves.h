#pragma once

#include <cstddef>

#include "core/variant/move_abilities.h"

namespace mujo::words {

/// Moves along one line that go over pieces.
struct LineMoves {
    std::size_t landsOn = 0;   ///< number of the square, whatever stands before it; 0 where it stops there
    std::size_t stepsOnTo = 0; ///< number of the farthest square to which it may then go over empty ones
    Directions steppingOnWays;
    Directions sweeps;           ///< in which it takes all that it passes
    bool sweepsEndOnOwn = false; ///< where they may end on a piece of its own side
};

/// Found by following every move of the program to its end.
[[nodiscard]] LineMoves lineMovesOf(const betza::MoveProgram& program);

} // namespace mujo::words
