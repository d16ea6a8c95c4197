#pragma once

#include <span>
#include <string>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// One move as a JSON object in one line, for machines: text, squares, captures, promotion, drop, pass and
/// the game notation with shogi style squares.
std::string jsonMove(const Position& position, std::span<const Move> legal, const Move& move);

} // namespace mujo
