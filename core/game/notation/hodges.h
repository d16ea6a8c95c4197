#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// The game notation after Hodges and The Shogi Association. `legal` are the legal moves of the position,
/// among which the text must single this one out; squares follow the style of the game.
std::string hodges(const Position& position, std::span<const Move> legal, const Move& move);
std::string hodges(const Position& position, std::span<const Move> legal, const Move& move,
                   SquareStyle style);

/// The notation of every legal move, in their order. Costs one pass over them, not one for each.
std::vector<std::string> hodgesOfAll(const Position& position, std::span<const Move> legal);

} // namespace mujo
