#pragma once

#include <optional>

#include "core/rules/outcome.h"

namespace mujo::rules {

/// Whether a single royal is all that the side has.
[[nodiscard]] bool isBare(const Position& position, Side side);

/// The end of the game by a side that has only a royal left, if that ends it.
/// Rule: Chu Shogi, bare king: it loses to a royal and another piece, unless it bares the other side at once,
/// which is a draw, or takes its last royal. Sho and Heian dai Shogi have the same. Pieces that the rule
/// lists and pieces that can never move again do not count.
[[nodiscard]] std::optional<Outcome> bareKingEnd(const Position& position, const History& history);
/// The same where the history can forbid no move; cheap where no side is bare.
[[nodiscard]] std::optional<Outcome> bareKingEnd(const Position& position);

} // namespace mujo::rules
