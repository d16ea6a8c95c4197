#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source.h"

namespace mujo::architecture {

/// Which folder may include which; every include of the file that may not stand there, with the reason.
std::vector<std::string> includeFaults(const Source& source);

/// Why a file of ui may not have this include, known exceptions or not; empty when it may.
std::string faultInUi(std::string_view file, const Include& include);

/// A border that is still broken.
struct Exception {
    std::string_view file;
    std::string_view include;
};
/// The list may only shrink: what no file needs any more must go from it.
const std::vector<Exception>& exceptions();

} // namespace mujo::architecture
