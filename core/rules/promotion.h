#pragma once

#include "core/position/candidates.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/contagion.h"

namespace mujo::rules {

/// What the piece may be at the end of a move: kinds to turn into, `kNoPieceType` for staying what it is.
/// At least one; a promotion first where there is a choice.
using PromotionChoices = ContagiousForms;

/// Rule: Hook, Tai and Dai dai, a capture promotes and nothing else does; Maka dai dai, it may, and must when
/// a promoted piece was taken; Suzumu, Wa and Shogi, moves that start or end in the zone may promote, and
/// must where the piece could never move again; Chu, Dai and Tenjiku, moves that enter the zone and captures
/// that touch it; Taikyoku, moves that end in the zone must. Contagion goes before all of them.
[[nodiscard]] PromotionChoices promotionChoices(const Position& position, Square from,
                                                const Candidate& candidate);

/// Whether a piece of this kind stays what it is, whatever it does.
[[nodiscard]] bool neverChanges(const Variant& variant, PieceTypeId type);

/// Whether a piece of this kind may promote by a move that takes nothing.
[[nodiscard]] bool mayPromoteQuietly(const Variant& variant, PieceTypeId type);

/// Whether a quiet move that starts or ends on the square can promote any piece of the side.
[[nodiscard]] bool promotesQuietlyOn(const Variant& variant, Square square, Side side);

/// What a piece becomes by taking one of kind `victim` on the square, as far as these alone tell.
[[nodiscard]] PieceTypeId formAfterTaking(const Variant& variant, Piece captor, PieceTypeId victim,
                                          Square square);

/// Whether the piece has declined its promotion by this move, in a game that remembers this.
/// Rule: Chu Shogi, readings in which a deferred promotion comes back after a while.
[[nodiscard]] bool remembersDeclining(const Position& position, const Move& move);

} // namespace mujo::rules
