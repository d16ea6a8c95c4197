#pragma once

#include <cstddef>
#include <map>
#include <set>

#include "core/betza/move_program.h"
#include "core/variant/variant.h"

namespace mujo {

/// Directions on the board in eighths of a circle, clockwise from straight forward (0) to forward and left
/// (7).
using Directions = std::set<int>;

/// The eighth in which a step goes; -1 for oblique steps.
[[nodiscard]] int eighthOf(Offset step);

/// Captures by several steps of one square in one move, all of these moves having the same number of steps.
struct StepCaptures {
    Directions directions;     ///< of the first step
    Directions all;            ///< of any step
    bool keepToOneLine = true; ///< each step goes on in the line of the one before, or back
    std::size_t victims = 0;   ///< at most, the one on the last square included
};

/// What the moves of a piece in several legs can do.
struct MoveAbilities {
    Directions passes; ///< in which the piece can step out to an empty square and back
    Directions igui;   ///< in which it can take a neighbour and return
    bool takesAndGoesOn = false;
    std::size_t mostVictims = 0;         ///< in one such move, the one on its last square included
    std::size_t mostVictimsOnTheWay = 0; ///< the one on its last square not counted
    /// By the number of steps; empty when there are captures that go on by anything but steps of one square.
    std::map<std::size_t, StepCaptures> stepCaptures;
    Directions hooks;               ///< in which a slide may begin that turns
    bool hooksAtRightAngles = true; ///< and at no other
    bool hooksToBothSides = true;   ///< turning to the left wherever to the right, and the other way round
    int hookReach = 0;              ///< squares that either slide of such a move is long at most
    bool walks = false;
    bool walksFreely = true; ///< each step in every direction of the first, ending on any that can be taken
    std::size_t longestWalk = 0;
    bool hopsToTake = false;
    bool hopsAtWill = false; ///< also without taking at the end
    std::size_t mostHops = 0;
    Directions hoppingWays;         ///< the lines of these jumps
    Directions slidingWays;         ///< the lines on which it slides farther than one square
    std::size_t ignoredSquares = 0; ///< then slides on, over whatever stands on them
    Directions ignoringWays;
    bool sweeps = false;
    bool hasOtherLegs = false; ///< moves of several legs that nothing of the above describes

    /// The greatest number of steps of one square in a move that takes on its way.
    [[nodiscard]] std::size_t mostSteps() const {
        return stepCaptures.empty() ? 0 : stepCaptures.rbegin()->first;
    }
    /// Whether it jumps on some of the lines on which it slides, and not on the others.
    [[nodiscard]] bool hopsOnSomeLinesOnly() const { return hopsToTake && hoppingWays != slidingWays; }
    /// Whether captures that go on never leave the line of their first step.
    [[nodiscard]] bool capturesKeepToOneLine() const;
};

/// Found by following every move of the program to its end.
[[nodiscard]] MoveAbilities abilitiesOf(const betza::MoveProgram& program);

/// Whether the pieces of a kind can skip a turn, in a game whose rules allow it.
[[nodiscard]] bool canSkip(const Variant& variant, PieceTypeId type);
/// Whether a turn can be skipped in this game by any piece of it.
[[nodiscard]] bool anyPieceCanSkip(const Variant& variant);

} // namespace mujo
