#pragma once

#include <optional>
#include <span>

#include "core/position/move.h"

namespace mujo::insight {

/// The first piece that one of the legal moves takes on its way from one square to the other, where a piece
/// may get there so, though not directly: a lion that may not take a protected lion alone. None where no such
/// move is.
[[nodiscard]] std::optional<Square> firstVictimOnTheWay(std::span<const Move> legal, Square from, Square to);

} // namespace mujo::insight
