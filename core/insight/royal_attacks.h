#pragma once

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

} // namespace mujo::insight
