#pragma once

#include "core/import/diagram.h"

namespace mujo {

/// Reports what is wrong with the move texts of the pieces, at their places in the diagram.
void checkMoves(const Diagram& diagram, FaultList& faults);

} // namespace mujo
