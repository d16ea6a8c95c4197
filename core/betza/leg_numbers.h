#pragma once

#include "core/betza/move_program.h"

namespace mujo::betza {

/// Sets `Leg::number`, `Leg::nextNumber` and `MoveProgram::numbers` of a program whose legs stand before
/// those that continue them. `numbers` stays 0, and then those of the legs mean nothing, where no way has
/// three legs, since such ways hardly meet, and where very many legs are unlike.
void numberLegs(MoveProgram& program);

} // namespace mujo::betza
