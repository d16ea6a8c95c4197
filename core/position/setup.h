#pragma once

#include <map>

#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/position/piece.h"
#include "core/position/transition.h"
#include "core/variant/variant.h"

namespace mujo {

/// A position as a text or an editor gives it: nothing about it is checked.
struct Setup {
    PerSquare<Cell> cells;
    PerSide<std::map<PieceTypeId, int>> hands;
    Side turn = Side::Sente;
    RuleState state;
    int ply = 1; ///< number of the next move

    /// The start position of a game.
    static Setup start(const Variant& variant);

    friend bool operator==(const Setup&, const Setup&) = default;
};

} // namespace mujo
