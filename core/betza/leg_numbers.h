#pragma once

#include "core/betza/move_program.h"

namespace mujo::betza {

/// Sets `Leg::number`, `Leg::nextNumber` and `MoveProgram::numbers` of a program whose legs stand before
/// those that continue them. Programs in which no way has three legs keep zeros: their ways hardly meet.
void numberLegs(MoveProgram& program);

} // namespace mujo::betza
