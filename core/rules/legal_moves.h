#pragma once

#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

/// Whether a move that leaves one's own last royal to be taken is refused.
[[nodiscard]] inline bool forbidsSelfCheck(const Variant& variant) {
    return variant.rules().selfCheck == SelfCheckRule::Forbidden;
}
/// Whether a move is illegal if it mates: a drop of a kind that may not.
[[nodiscard]] bool isIllegalAsMate(const Variant& variant, const Move& move);

/// Why a move that `Generator` has made for this position is refused all the same: an exposed royal, a mating
/// drop, or repetition; none where it is legal.
[[nodiscard]] RefusalReason judge(const Position& position, const History& history, const Move& move);

/// All legal moves, each outcome once. Whether the game is already over is not asked.
[[nodiscard]] std::vector<Move> legalMoves(const Position& position, const History& history);
[[nodiscard]] std::vector<Move> legalMovesFrom(const Position& position, const History& history,
                                               Square origin);
[[nodiscard]] bool hasLegalMove(const Position& position, const History& history);

/// The history entry of the position that a move leads to.
[[nodiscard]] History::Entry entryAfter(const Transition& transition, const Position& after);

} // namespace mujo::rules
