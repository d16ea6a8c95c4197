#pragma once

#include "core/base/static_vector.h"
#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

/// Different forms, no more than a move takes pieces.
using ContagiousForms = StaticVector<PieceTypeId, kMaxChanges>;

/// What the captor becomes by what it takes, one of these; none where nothing infects it.
/// Rule: Hook Shogi and Tai Shogi, contagious promotion; royals and drunk elephants are exempt. Of several
/// contagious pieces the one taken last decides; Tai Shogi, section Contagious promotion, leaves open whether
/// the player may choose.
[[nodiscard]] ContagiousForms infections(const Position& position, Piece captor, const Candidate& candidate);

/// Whether the order in which the candidate takes its victims can decide what the captor becomes.
[[nodiscard]] bool orderMatters(const Position& position, Piece captor, const Candidate& candidate);

} // namespace mujo::rules
