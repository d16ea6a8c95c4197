#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// Moves of the piece on `origin` on to squares of pieces of its own side, which the other side may take
/// first.
[[nodiscard]] std::vector<Move> recaptures(const Position& position, Square origin);

/// The legal move that a move chosen in advance has become; none when it can no longer be made.
[[nodiscard]] std::optional<Move> premoveNow(std::span<const Move> legal, const Move& premove);

} // namespace mujo::insight
