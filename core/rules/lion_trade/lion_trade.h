#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/rules/refusal_reason.h"
#include "core/rules/watches.h"

namespace mujo::rules {

/// Whether the rules on trading lions are about the piece. A capture of one depends on more than squares, so
/// that it is judged when it is about to be made.
[[nodiscard]] inline bool isLion(const Variant& variant, PieceTypeId type) {
    return variant.rules().lionTrade && variant.rules().lionTrade->lions.contains(type);
}

/// What a keeper of moves has to watch because lions are traded.
void watchLionTrade(const Variant& variant, PieceTypeId type, Watches& watches);

/// What the rules on trading lions remember of a move of the side to move.
void rememberLionTaken(const Position& position, const Move& move, RuleState& state);

/// Why the rules on trading lions do not let the piece on `from` make this capture: the lion is protected, or
/// a counter-strike; none where they let it. `lion` is set to the square of the lion that it may not take.
/// Rule: Chu Shogi, lion trading. A lion takes an adjacent lion at will; one two squares away only if it
/// could not be retaken there, or if the lion takes something worthy on its way; after a lion was taken by a
/// piece that is none, no other lion falls to such a piece in the next move.
[[nodiscard]] RefusalReason judgeLionTrade(const Position& position, Square from, const Candidate& candidate,
                                           Square* lion = nullptr);

/// The same with the facts and squares; legal where they let it.
[[nodiscard]] Explanation whyLionNotTaken(const Position& position, Square from, const Candidate& candidate);

} // namespace mujo::rules
