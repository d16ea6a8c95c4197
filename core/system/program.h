#pragma once

#include <string>
#include <vector>

namespace mujo {

/// The words of the command line, without the name of the program; on Windows in UTF-8. `main` calls it first
/// of all: from then on standard input and output pass every byte as it is, also on Windows, where they would
/// change line ends, and a console shows UTF-8.
[[nodiscard]] std::vector<std::string> beginProgram(int argc, char** argv);

} // namespace mujo
