#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// Rules that only some games have, a paragraph each: forbidden captures, the emperor, lion trades, burning,
/// jumps and sweeps by rank, the bare king, the entering king.
[[nodiscard]] std::vector<std::string> specialRules(const Language& language, const Variant& variant);

/// Of these the ones that end a game: the bare king, the entering king.
[[nodiscard]] std::vector<std::string> specialEndings(const Language& language, const Variant& variant);

} // namespace mujo::words
