#pragma once

#include <string>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// The rules of a game beyond the moves of its pieces, a sentence each.
std::vector<std::string> rulesInWords(const Variant& variant);

} // namespace mujo
