#pragma once

#include "core/base/static_vector.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What a move removes beyond what it takes.
struct SideEffects {
    StaticVector<Square, 8> others; ///< squares of pieces that did not move
    bool mover = false;             ///< the piece that moved, where it arrived
};

/// Whether moves of the game can have side effects.
[[nodiscard]] inline bool haveSideEffects(const Variant& variant) {
    return variant.rules().burning.has_value();
}

/// Those of a move of either side, whichever is to move; for a game that has them.
[[nodiscard]] SideEffects sideEffects(const Position& position, const Move& move);

} // namespace mujo::rules
