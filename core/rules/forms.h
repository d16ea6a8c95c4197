#pragma once

#include <optional>

#include "core/base/static_vector.h"
#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

/// What the piece may be at the end of a move: different kinds to turn into, none for staying what it is.
/// At least one; a promotion first where there is a choice. No more than a move takes pieces.
using PromotionChoices = StaticVector<std::optional<PieceTypeId>, kMaxChanges>;

/// The forms that contagion gives, where it does, otherwise those of the game's rule of promotion.
[[nodiscard]] PromotionChoices promotionChoices(const Position& position, Square from,
                                                const Candidate& candidate);

/// What a piece becomes by taking one of kind `victim` on the square, as far as these alone tell.
[[nodiscard]] PieceTypeId formAfterTaking(const Variant& variant, Piece captor, PieceTypeId victim,
                                          Square square);

/// The form that a piece of this kind gives to whatever takes it and is not exempt; none for most.
[[nodiscard]] std::optional<PieceTypeId> formGivenBy(const Variant& variant, PieceTypeId victim);

/// Whether pieces promote by what they take and by nothing else.
[[nodiscard]] bool promotesOnlyByTaking(const Variant& variant);

} // namespace mujo::rules
