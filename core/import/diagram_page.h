#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/import/fault_list.h"

namespace mujo {

/// The text with all that is no diagram blanked out, so that lines and columns stay: the marks of a page
/// (`<br>`, comments), and what stands around a diagram in a page that was taken as a whole, its source with
/// an element of the class `idiagram` or its words with the diagram in one line. Notes say what was left out.
std::string diagramAlone(std::string_view text, const std::string& fileName, std::vector<Sentence>& notes,
                         FaultList& faults);

} // namespace mujo
