#pragma once

#include <string>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Why a piece cannot promote by a move that it may make without promoting: a sentence.
[[nodiscard]] std::string whyNotPromoted(const Position& position, const Move& plain, SquareStyle style);

/// Why a piece must promote, or become another by contagion, by a move: a sentence.
[[nodiscard]] std::string whyPromoted(const Position& position, const Move& promoting, SquareStyle style);

} // namespace mujo::rules
