#pragma once

#include "core/position/position.h"
#include "core/rules/move_text.h"
#include "core/rules/refusal.h"

namespace mujo::rules {

/// Why a piece cannot go by the stops of a text, several of them, in one move. None when the piece cannot
/// even come to the first stop.
[[nodiscard]] RefusalFact whyNotInOneMove(const Position& position, const ParsedMove& move);

} // namespace mujo::rules
