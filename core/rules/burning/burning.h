#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/position/transition.h"
#include "core/rules/side_effects.h"
#include "core/rules/watches.h"

namespace mujo::rules {

// Rule: Tenjiku Shogi, fire demon. It burns every enemy beside the square it ends on; who ends beside an
// enemy demon is burnt, after his captures; a demon that ends beside an enemy demon burns itself alone.
// Own pieces never burn.

/// Whether the piece burns what is beside the square on which it ends a move. A change of such a piece is
/// felt by every move that ends beside it.
[[nodiscard]] inline bool isDemon(const Variant& variant, PieceTypeId type) {
    return variant.rules().burning && variant.rules().burning->demons.contains(type);
}

/// Whether a move of the piece may burn others: as it is, or once it has promoted. Such a move depends on the
/// squares beside its end.
[[nodiscard]] inline bool mayBurn(const Variant& variant, PieceTypeId type) {
    const auto form = variant.type(type).promotesTo;
    return isDemon(variant, type) || (form && isDemon(variant, *form));
}

/// What a keeper of moves has to watch because of burning.
void watchBurning(const Variant& variant, PieceTypeId type, Watches& watches);

/// What burns by a move of either side, in a game with burning.
[[nodiscard]] SideEffects burntBy(const Position& position, const Move& move);

/// Whether the move of the candidate ends so that the piece on `target`, which it does not take, burns.
[[nodiscard]] bool burns(const Imagined& board, Square from, const Candidate& candidate, Square target);

/// What burns once the changes so far of a transition are made, in a game with burning.
[[nodiscard]] SideEffects burntAfter(const Position& position, const Transition& changes, const Move& move);

} // namespace mujo::rules
