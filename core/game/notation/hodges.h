#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/game/notation/move_context.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo {

/// What must be known of a legal move to write it. `legal` are the legal moves of the position.
/// Cost: one pass over them.
[[nodiscard]] MoveContext contextOf(const Position& position, std::span<const Move> legal, const Move& move);

/// A move in the game notation after Hodges and The Shogi Association, its squares written in `style`.
[[nodiscard]] std::string hodges(const Variant& variant, const Move& move, const Transition& transition,
                                 const MoveContext& context, SquareStyle style);

/// The same for the move of a game that led to `node`, which must not be the start.
[[nodiscard]] std::string hodges(const Game& game, Game::Node node, SquareStyle style);

/// The same for one of the legal moves of a position, among which the text singles it out.
[[nodiscard]] std::string hodges(const Position& position, std::span<const Move> legal, const Move& move,
                                 SquareStyle style);

/// The notation of every legal move, in their order. Costs one pass over them, not one for each.
[[nodiscard]] std::vector<std::string> hodgesOfAll(const Position& position, std::span<const Move> legal,
                                                   SquareStyle style);

} // namespace mujo
