#pragma once

#include <stop_token>

#include "core/import/diagram.h"

namespace mujo {

/// Reports what is wrong with the move texts of the pieces, at their places in the diagram.
void checkMoves(const Diagram& diagram, FaultList& faults, const std::stop_token& stop);

} // namespace mujo
