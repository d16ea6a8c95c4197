#pragma once

#include "core/game/game.h"

namespace mujo {

/// A step of a reader through the tree of a record.
enum class RecordStep {
    Back,
    Forward, ///< in the line on the board
    Sibling, ///< the next move that was played from the same position
    SiblingBefore,
    ForkBack, ///< the nearest move before, beside which another line begins
    ForkForward,
    PageBack, ///< `kRecordPage` moves
    PageForward,
    ToStart,
    ToEnd,
};

inline constexpr std::size_t kRecordPage = 10;

/// Where a step leads from the position shown; that position where there is nothing that way.
[[nodiscard]] Game::Node afterStep(const Game& game, RecordStep step);

} // namespace mujo
