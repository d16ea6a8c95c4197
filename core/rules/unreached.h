#pragma once

#include "core/rules/refusal.h"

namespace mujo::rules {

/// Why a piece cannot come from `from` to `to` in one leg: it does not move so, something is in the way, or
/// it would have to take or could not.
[[nodiscard]] Explanation whyNotReached(const Position& position, Square from, Square to);

} // namespace mujo::rules
