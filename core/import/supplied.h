#pragma once

#include <string>
#include <vector>

#include "core/import/diagram.h"

namespace mujo {

/// Gives every piece that has no id one, as the script of the diagrams does: the first letter of its name,
/// else another letter of it, else one that is free. Promoted pieces get `+` and the id of the piece they
/// come from. A note says which.
void supplyIds(Diagram& diagram);

/// The parts of a list in one line: "a, b, c and 4 more".
Sentence listed(std::vector<Sentence> parts);

} // namespace mujo
