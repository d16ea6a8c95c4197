#pragma once

#include <set>
#include <string>

// Directions as XBetza has them, numbered clockwise from straight forward (0 forward, 1 forward right, 2
// right and so on); the eight oblique leaps are numbered clockwise from the one just right of forward.

namespace mujo::literal {

enum class Family { Orthogonal, Diagonal, Eightfold, Oblique, Universal };

struct AtomMeaning {
    Family family = Family::Orthogonal;
    int small = 0;       ///< the shorter side of an oblique leap
    int size = 1;        ///< squares of one step; the longer side of an oblique leap
    bool slides = false; ///< without a number the range is unlimited
};

AtomMeaning meaningOf(char atom);

/// Directions of a first leg; all of the atom's when there is no letter.
std::set<int> firstDirections(Family family, const std::string& letters);
/// The eight-fold reading, which also serves the turns of later legs.
std::set<int> eightfold(const std::string& letters);
/// All directions in which the atom steps.
std::set<int> allDirections(Family family);

} // namespace mujo::literal
