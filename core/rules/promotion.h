#pragma once

#include "core/base/static_vector.h"
#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What the piece may be at the end of a move: kinds to turn into, `kNoPieceType` for staying what it is.
/// At least one; the promotion first where there is a choice.
using PromotionChoices = StaticVector<PieceTypeId, 2>;

/// Rule: Hook and Tai, a capture promotes and nothing else does; Suzumu and Wa, moves that start or end in
/// the zone may promote, and must where the piece could never move again. Contagion goes before all of them.
[[nodiscard]] PromotionChoices promotionChoices(const Position& position, Square from,
                                                const Candidate& candidate);

} // namespace mujo::rules
