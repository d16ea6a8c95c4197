#pragma once

#include <string>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// What XBoard 4.9 must be told of a game that it does not know, made from the game alone: a `setup` line
/// with the table of its pieces, the size of the board, and the start; and a `piece` line a kind. Only for
/// games that `fitsXBoard`.
[[nodiscard]] std::vector<std::string> xboardSetup(const std::shared_ptr<const Variant>& variant);

} // namespace mujo
