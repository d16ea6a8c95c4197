#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

/// Whether the rules let the piece on `from` take what the candidate takes: bans, the trading of lions and
/// the emperor's limits.
[[nodiscard]] bool mayTake(const Position& position, Square from, const Candidate& candidate);

/// Why they do not let it; for a capture that they refuse.
[[nodiscard]] Explanation whyMayNotTake(const Position& position, Square from, const Candidate& candidate);

/// The part of `mayTake` that holds as long as nothing changes that the candidate depends on; what that is
/// beyond the squares it looks at, `watches` tells.
[[nodiscard]] bool mayTakeEarly(const Position& position, Square from, const Candidate& candidate);

/// Whether that part lets every piece of the kind take whatever its moves reach.
[[nodiscard]] bool takesFreely(const Variant& variant, PieceTypeId type);

/// The rest of `mayTake`, which depends on more: to be judged when the capture is about to be made. It
/// refuses only captures of kinds whose `Watches` say so.
[[nodiscard]] bool mayTakeLate(const Position& position, Square from, const Candidate& candidate);

/// Whether a capture of a piece that is no royal can be forbidden only because something protects that piece.
[[nodiscard]] bool onlyProtectionForbids(const Variant& variant);

/// Whether `by` could take the piece on `target`, emperors within their limits, on a board that is partly
/// imagined.
[[nodiscard]] bool canTake(const Imagined& board, Square target, Side by);

/// Squares of the pieces of `by` that could take or burn what stands on `target`; the safety of their own
/// royals is ignored. Costs one pass over the pieces of `by`.
[[nodiscard]] std::vector<Square> attackers(const Position& position, Square target, Side by);
[[nodiscard]] bool isAttacked(const Position& position, Square target, Side by);

/// Squares of the pieces that could retake on `square` once the piece of the side to move on `from` has taken
/// there.
[[nodiscard]] std::vector<Square> protectors(const Position& position, Square from, Square square);

/// Whether `by`, were it to move, could end the game by taking every royal of the other side at once. False
/// when there is none.
[[nodiscard]] bool canTakeAllRoyals(const Position& position, Side by);

/// Whether the last royal of `side` (or all at once) could be taken on the next turn.
[[nodiscard]] inline bool inCheck(const Position& position, Side side) {
    return canTakeAllRoyals(position, opponent(side));
}

} // namespace mujo::rules
