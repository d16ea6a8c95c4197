#pragma once

#include <string>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// "the farthest rank", "the farthest 5 ranks".
[[nodiscard]] std::string zoneInWords(int depth);

/// When the pieces of a game promote, and what they become by what they take: a paragraph for each rule.
[[nodiscard]] std::vector<std::string> promotionInWords(const Variant& variant);

} // namespace mujo
