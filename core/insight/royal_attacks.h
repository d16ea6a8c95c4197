#pragma once

#include <optional>
#include <vector>

#include "core/position/position.h"
#include "core/rules/routes.h"

namespace mujo::insight {

/// A piece that could take a royal.
struct RoyalAttack {
    Square attacker;
    Square royal;
    rules::Route way; ///< from the attacker over corners and stops to the royal
};

/// Every attack on a royal piece of `side`, whoever is to move; royals in the order of the position. Of
/// several ways of one piece to one royal the shortest. Cost: one pass over the pieces of the other side for
/// each royal, and all moves of each attacker.
[[nodiscard]] std::vector<RoyalAttack> attacksOnRoyals(const Position& position, Side side);

/// Whether a legal move takes all royal pieces that the other side has left, and leaves the mover one.
[[nodiscard]] bool takesLastRoyal(const Position& position, const Move& move);

/// The last royal piece of the side that is not to move, where one of the legal moves takes it and leaves the
/// mover a royal piece: the game can be won at once. Costs nothing where that piece is not attacked.
[[nodiscard]] std::optional<Square> lastRoyalToTake(const Position& position, const std::vector<Move>& legal);

/// Whether a side can have several royal pieces at once in a game from this start, so that it matters how
/// many are left.
[[nodiscard]] bool haveSeveralRoyals(const Position& start);

} // namespace mujo::insight
