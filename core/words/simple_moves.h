#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/betza/move_program.h"

namespace mujo::words {

/// The moves of one leg, a sentence each: steps, slides, leaps and the like with their directions. A slide of
/// `farthest` squares has no limit on the board.
[[nodiscard]] std::vector<std::string> simpleMoves(const Language& language,
                                                   const betza::MoveProgram& program, int farthest);

} // namespace mujo::words
