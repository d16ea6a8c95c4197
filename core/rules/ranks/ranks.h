#pragma once

#include <optional>
#include <vector>

#include "core/position/position.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

// Rule: Tenjiku Shogi, who jumps over others passes and takes only pieces of lower rank; Taikyoku Shogi, who
// removes what it passes passes only such. The effect is part of how the pieces move:
// core/position/candidates.h.

/// Whether its rank saves a piece of kind `target` from a mover that removes what it passes.
[[nodiscard]] bool rankSaves(const Variant& variant, PieceTypeId target, PieceTypeId mover);

/// Why the piece on `from` does not pass the pieces on `blockers` to `to`, on which a piece of `taken` may
/// stand, as far as ranks or a limit of jumps are the reason; none where it is simply blocked.
[[nodiscard]] std::optional<Explanation> whyNotPassed(const Position& position, Square from, Square to,
                                                      const std::vector<Square>& blockers, Side taken);

} // namespace mujo::rules
