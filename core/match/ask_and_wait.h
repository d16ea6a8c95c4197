#pragma once

#include "core/opponent/opponent.h"

namespace mujo {

/// Asks an opponent for a move and waits for the answer: for programs without an event loop.
[[nodiscard]] Answer askAndWait(Opponent& opponent, const Game& game, const MoveLimits& limits);

} // namespace mujo
