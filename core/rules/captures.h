#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Whether a ban on pairs of kinds forbids this capture.
/// Rule: Hook Shogi, hook movers, tengu, capricorns and peacocks do not take each other.
[[nodiscard]] bool isBanned(const Variant& variant, PieceTypeId attacker, PieceTypeId victim);

/// Whether the rules let the piece on `from` take what the candidate takes: bans, the trading of lions and
/// the emperor's limits.
/// Rule: Tai Shogi, an emperor takes a royal only if it could not be recaptured, judged on the board after
/// the capture as if play went on. An enemy emperor protects only if its own recapture would be allowed.
[[nodiscard]] bool mayTake(const Position& position, Square from, const Candidate& candidate);

/// The same, with the trading of lions left out, which depends on more than the squares that the candidate
/// looks at.
[[nodiscard]] bool mayTakeBarLions(const Position& position, Square from, const Candidate& candidate);

/// Whether `by` could take the piece on `target`, emperors within their limits, on a board that is partly
/// imagined.
[[nodiscard]] bool canTake(const Imagined& board, Square target, Side by);

/// Squares of the pieces of `by` that could take or burn what stands on `target`; the safety of their own
/// royals is ignored. Costs one pass over the pieces of `by`.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square target, Side by);
[[nodiscard]] bool isAttacked(const Position& position, Square target, Side by);

/// Whether `by`, were it to move, could end the game by taking every royal of the other side at once. False
/// when there is none.
[[nodiscard]] bool canTakeAllRoyals(const Position& position, Side by);

/// Whether the last royal of `side` (or all at once) could be taken on the next turn.
[[nodiscard]] inline bool inCheck(const Position& position, Side side) {
    return canTakeAllRoyals(position, opponent(side));
}

} // namespace mujo::rules
