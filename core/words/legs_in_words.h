#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/betza/move_program.h"
#include "core/geometry/board_shape.h"

namespace mujo::words {

/// A leg of a compiled move in words, or several that only differ in their direction.
struct LegLine {
    std::string directions; ///< arrows, or the squares to the right and forward of oblique leaps
    std::string travel;     ///< how far and how
    std::string ends;       ///< what may be done where the move ends with it; empty when it must go on
    std::string goesOn;     ///< over what it may go on to the next leg; empty when it cannot
    std::vector<LegLine> next;
};

/// The compiled moves of a piece, as a table to read. Legs that lead on stand alone, with what follows.
[[nodiscard]] std::vector<LegLine> legsInWords(const Language& language, const betza::MoveProgram& program,
                                               const BoardShape& shape);

} // namespace mujo::words
