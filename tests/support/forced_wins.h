#pragma once

#include "core/position/history.h"
#include "core/position/position.h"

namespace mujo::testing {

/// Whether the side to move wins within so many plies, its own last one included, whatever the other side
/// does. Every legal move is tried, by the rules of the core alone.
[[nodiscard]] bool winsWithin(const Position& position, const History& history, int plies);
/// Whether this move does.
[[nodiscard]] bool moveWinsWithin(const Position& position, const History& history, const Move& move,
                                  int plies);

/// Worth of the pieces on the board, the side to move's less the other's, after best play of so many plies.
/// Every legal move counts; those that cannot change the result are left out.
[[nodiscard]] int materialAfter(const Position& position, const History& history, int plies);
/// The same with this move as the first.
[[nodiscard]] int materialAfterMove(const Position& position, const History& history, const Move& move,
                                    int plies);

} // namespace mujo::testing
