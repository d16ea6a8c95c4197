#pragma once

#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/refusal.h"

namespace mujo::rules {

/// Why a piece cannot promote by a move that it may make without promoting.
[[nodiscard]] RefusalFact whyNotPromoted(const Position& position, const Move& plain);

/// Why a piece must promote, or become another by contagion, by a move.
[[nodiscard]] RefusalFact whyPromoted(const Position& position, const Move& promoting);

} // namespace mujo::rules
