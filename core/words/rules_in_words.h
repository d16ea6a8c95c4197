#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// The rules of a game beyond the moves of its pieces, a sentence each.
[[nodiscard]] std::vector<std::string> rulesInWords(const Language& language, const Variant& variant);

/// Of these the ones by which a game ends without a player giving up.
[[nodiscard]] std::vector<std::string> endingsInWords(const Language& language, const Variant& variant);

} // namespace mujo::words
