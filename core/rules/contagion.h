#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What the captor becomes by what it takes: the form of the contagious piece taken last, or none.
/// Rule: Hook Shogi and Tai Shogi, contagious promotion; royals and drunk elephants are exempt.
[[nodiscard]] PieceTypeId infection(const Position& position, Piece captor, const Candidate& candidate);

/// Whether the order in which the candidate takes its victims can decide what the captor becomes.
[[nodiscard]] bool orderMatters(const Position& position, Piece captor, const Candidate& candidate);

} // namespace mujo::rules
