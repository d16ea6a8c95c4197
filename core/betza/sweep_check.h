#pragma once

#include "core/betza/move_program.h"

namespace mujo::betza {

/// Whether another move of the piece runs or ends on the way of a sweep, so that one start and one end would
/// stand for two outcomes. Plain steps and slides that only stop before what a sweep removes are no such
/// moves.
[[nodiscard]] bool crossesOwnSweep(const MoveProgram& program);

} // namespace mujo::betza
