#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// "one piece", "up to three pieces", "any number of pieces": how many pieces a jump passes at most, on a
/// board where lines have `farthest` squares.
[[nodiscard]] std::string jumpedOver(const Language& language, std::size_t most, std::size_t farthest);

/// How pieces move that do more than step, slide and leap: hook moves, several captures in one move, captures
/// without moving, walks, jumps, burning. Each names the pieces that do it.
[[nodiscard]] std::vector<std::string> powersInWords(const Language& language, const Variant& variant);

} // namespace mujo::words
