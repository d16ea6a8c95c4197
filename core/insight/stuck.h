#pragma once

#include <cstdint>

#include "core/position/position.h"

namespace mujo::insight {

/// What keeps a piece of the side to move that has no legal move from moving.
enum class Stuck : std::uint8_t {
    NoSquare,            ///< it reaches none, or may be dropped on none
    RoyalFirst,          ///< it has moves, after all of which a royal could be taken
    Repeats,             ///< after all of them the position would come back against the rules
    RoyalFirstOrRepeats, ///< some of its moves are illegal for the one reason, some for the other
};

[[nodiscard]] Stuck whyStuck(const Position& position, Square square);
/// The same for a kind in hand.
[[nodiscard]] Stuck whyStuckInHand(const Position& position, PieceTypeId type);

} // namespace mujo::insight
