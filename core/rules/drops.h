#pragma once

#include "core/position/position.h"

namespace mujo::rules {

/// Why a drop is not allowed, as far as the placement decides it.
enum class DropVerdict { Allowed, NoDrops, NotInHand, Occupied, CouldNeverMove, SecondOnFile };

/// Rule: drops as in modern shogi. Source: Wa shogi, section on drops; a mating drop is for `legalMoves`.
[[nodiscard]] DropVerdict judgeDrop(const Position& position, PieceTypeId type, Square to);

} // namespace mujo::rules
