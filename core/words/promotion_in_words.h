#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// When the pieces of a game promote, and what they become by what they take: a paragraph for each rule.
[[nodiscard]] std::vector<std::string> promotionInWords(const Language& language, const Variant& variant);

} // namespace mujo::words
