#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/betza/ast.h"
#include "core/geometry/offset.h"

namespace mujo::betza {

/// Families of atoms that read direction letters alike.
enum class Family { Orthogonal, Diagonal, Eightfold, Oblique, Universal };

/// What a capital stands for: the shape of its step, its family and the range it has without a number.
struct Atom {
    Family family = Family::Orthogonal;
    int shorter = 0; ///< the smaller coordinate of an oblique step, else 0
    int size = 1;    ///< the greater coordinate of the step
    bool rider = false;
};

/// `letter` must be one of the sixteen atoms the parser admits.
Atom atomOf(char letter);

/// A direction of one leg: the vector of the step and its number in its own circle of eight, clockwise. For
/// straight families 0 is straight forward, for oblique ones the leap just right of straight forward.
struct Heading {
    int circle = 0;
    bool oblique = false;
    int shorter = 0;
    int size = 1;

    [[nodiscard]] Offset step() const;
    /// Turned clockwise by `eighths` of a full turn; orthogonal steps become diagonal ones of equal size.
    [[nodiscard]] Heading turned(int eighths) const;
};

/// A fault in a run of direction letters: which letter, and why.
struct DirectionFault {
    Letter letter;
    Sentence message;
};

/// The headings of a first leg. No letters: every direction of the atom.
Result<std::vector<Heading>, DirectionFault> firstHeadings(const Atom& atom,
                                                           const std::vector<Letter>& letters);

/// The turns, in eighths clockwise, of a continuation leg; `lastTurn` is the last sideways turn (+ right,
/// - left, 0 none yet), which the letters z and q refer to. No letters: the default of the atom.
Result<std::vector<int>, DirectionFault> continuationTurns(const Atom& atom,
                                                           const std::vector<Letter>& letters, int lastTurn);

/// The headings of `atom` for a continuation leg inside a bracket, where each leg has an atom of its own.
/// No letters: the outward half, every direction within 45 degrees of the previous one.
Result<std::vector<Heading>, DirectionFault>
bracketHeadings(const Atom& atom, const Heading& previous, const std::vector<Letter>& letters, int lastTurn);

} // namespace mujo::betza
