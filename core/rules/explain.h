#pragma once

#include "core/position/history.h"
#include "core/position/position.h"
#include "core/rules/move_text.h"
#include "core/rules/refusal.h"

namespace mujo::rules {

/// Explains why a move is or is not legal. The sentence is made of it by `words::refusal`.
[[nodiscard]] Explanation explain(const Position& position, const History& history, const ParsedMove& move);

} // namespace mujo::rules
