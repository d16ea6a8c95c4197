#pragma once

#include <string>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// How a kind of piece moves, a sentence each, made from its compiled moves.
std::vector<std::string> movesInWords(const Variant& variant, PieceTypeId type);

} // namespace mujo
