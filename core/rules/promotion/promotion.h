#pragma once

#include "core/position/candidates.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/forms.h"
#include "core/rules/watches.h"

namespace mujo::rules {

/// What the rule of promotion lets the piece be at the end of a move, contagion left out.
/// Rule: Hook, Tai and Dai dai, a capture promotes and nothing else does; Maka dai dai, it may, and must when
/// a promoted piece was taken; Suzumu, Wa and Shogi, moves that start or end in the zone may promote, and
/// must where the piece could never move again; Chu, Dai and Tenjiku, moves that enter the zone and captures
/// that touch it; Taikyoku, moves that end in the zone must.
[[nodiscard]] PromotionChoices ownPromotions(const Position& position, Square from,
                                             const Candidate& candidate);

/// What a piece becomes by a capture on the square, as far as the square alone tells.
[[nodiscard]] PieceTypeId promotionByTaking(const Variant& variant, Piece captor, Square square);

/// What a keeper of moves has to watch because of promotion.
void watchPromotion(const Variant& variant, PieceTypeId type, Watches& watches);

/// Whether a quiet move that starts or ends on the square can promote any piece of the side.
[[nodiscard]] bool promotesQuietlyOn(const Variant& variant, Square square, Side side);

/// Whether the piece has declined its promotion by this move, in a game that remembers this.
/// Rule: Chu Shogi, readings in which a deferred promotion comes back after a while.
[[nodiscard]] bool remembersDeclining(const Position& position, const Move& move);

/// Where declining counts for one turn only, adds that the declining of the turn before ends with this move.
void forgetDeclined(const Position& position, const Move& move, Transition& result);

} // namespace mujo::rules
