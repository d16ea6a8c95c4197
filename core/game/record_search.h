#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/game/game.h"

namespace mujo {

/// What of the moves of a record is looked for.
enum class SearchFor { AnyMove, Captures, Promotions, Comments, Position };

/// The kept nodes of a record in the order in which it is read: the main line, then each other line. The
/// start is the first of them.
[[nodiscard]] std::vector<Game::Node> nodesInOrder(const Game& game);

/// Whether a move has taken or burnt a piece of the other side. Not for the start.
[[nodiscard]] bool takesSomething(const Game& game, Game::Node node);

/// The nodes, in the order of the record, at which the position is the one of this key (`Position::key`),
/// that is the placement, the hands, the side to move and what the rules remember. Steps through the whole
/// record.
[[nodiscard]] std::vector<Game::Node> nodesWithPosition(const Game& game, std::uint64_t key);

/// The moves, in the order of the record, that are what is looked for and of which `isWanted` says so, too.
/// The start is among them where it has a comment and comments are looked for. Not for positions.
[[nodiscard]] std::vector<Game::Node> findMoves(const Game& game, SearchFor what,
                                                const std::function<bool(const Game::Ply&)>& isWanted);

} // namespace mujo
