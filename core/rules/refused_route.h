#pragma once

#include <string>

#include "core/position/position.h"
#include "core/rules/move_text.h"

namespace mujo::rules {

/// Why a piece cannot go by the stops of a text, several of them, in one move: a sentence that names the
/// rule. Empty when the piece cannot even come to the first stop.
[[nodiscard]] std::string whyNotInOneMove(const Position& position, const ParsedMove& move,
                                          SquareStyle style);

} // namespace mujo::rules
