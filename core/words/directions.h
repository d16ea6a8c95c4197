#pragma once

#include <string>

#include "core/base/language.h"
#include "core/variant/move_abilities.h"

namespace mujo::words {

/// "orthogonally", "straight forward and diagonally back": a set of directions in as few words as it takes.
[[nodiscard]] std::string directionsInWords(const Language& language, Directions directions);

/// How many directions there are.
inline constexpr std::size_t kAllDirections = 8;

} // namespace mujo::words
