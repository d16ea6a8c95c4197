#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/betza/ast.h"
#include "core/betza/move_program.h"
#include "core/betza/step_table.h"

namespace mujo::betza {

/// Turns a tree into a program for the board of `steps`, and enters its steps there. The columns of the
/// faults are those of the tree. Letters whose rule needs more than the board (i, e, o, u, x) are refused by
/// name.
Result<MoveProgram> compile(const MoveTree& tree, StepTable& steps);

} // namespace mujo::betza
