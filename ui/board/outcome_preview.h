#pragma once

#include <vector>

#include "core/position/position.h"

namespace mujo::ui {

/// Squares whose piece is gone after the move, captures in their order first; the mover itself on its last
/// square when it does not survive.
[[nodiscard]] std::vector<Square> goneAfter(const Position& position, const Move& move);

/// What a move costs beyond the pieces that it takes.
struct Burning {
    int enemies = 0;
    bool mover = false; ///< it does not survive its own move
};
[[nodiscard]] Burning burntBy(const Position& position, const Move& move);

} // namespace mujo::ui
