#pragma once

#include <stop_token>

#include "core/opponent/opponent.h"

namespace mujo {

/// Asks an opponent for a move and waits for the answer: for programs without an event loop. When it is
/// stopped meanwhile the question is cancelled, and the answer is none that counts.
[[nodiscard]] Answer askAndWait(Opponent& opponent, const Game& game, const MoveLimits& limits,
                                const std::stop_token& stop = {});

} // namespace mujo
