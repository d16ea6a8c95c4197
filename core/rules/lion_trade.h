#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Whether the rules on trading lions are about the piece. A capture of one depends on more than squares, so
/// that it is judged when it is about to be made.
[[nodiscard]] inline bool isLion(const Variant& variant, PieceTypeId type) {
    return variant.rules().lionTrade && variant.rules().lionTrade->lions.contains(type);
}

enum class LionVerdict {
    Allowed,
    Protected,     ///< a lion two squares away that could be retaken
    CounterStrike, ///< the opponent has just taken a lion by another piece elsewhere
};

/// Whether the rules on trading lions let the piece on `from` make this capture. `lion` is set to the square
/// of the lion that it may not take.
/// Rule: Chu Shogi, lion trading. A lion takes an adjacent lion at will; one two squares away only if it
/// could not be retaken there, or if the lion takes something worthy on its way; after a lion was taken by a
/// piece that is none, no other lion falls to such a piece in the next move.
[[nodiscard]] LionVerdict judgeLionTrade(const Position& position, Square from, const Candidate& candidate,
                                         Square* lion = nullptr);

} // namespace mujo::rules
