#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// How a kind of piece moves, a sentence each, made from its compiled moves.
[[nodiscard]] std::vector<std::string> movesInWords(const Language& language, const Variant& variant,
                                                    PieceTypeId type);

} // namespace mujo::words
