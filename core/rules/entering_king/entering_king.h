#pragma once

#include <optional>

#include "core/position/position.h"

namespace mujo::rules {

/// Whether the side to move may declare that it has won by entering with its king.
/// Rule: Shogi, 27-point declaration (Japan Shogi Association, rules of play, impasse): on its own turn, not
/// in check, with its king and ten other pieces in the promotion zone, and 28 points (Gote 27) from these
/// pieces and its hand; rooks and bishops, promoted too, count 5, others 1, kings nothing.
[[nodiscard]] bool mayDeclare(const Position& position);

/// What that rule counts for a side.
struct EntryCount {
    int royals = 0;       ///< in the zone
    int neededRoyals = 0; ///< all that are on the board
    int pieces = 0;       ///< others in the zone
    int neededPieces = 0;
    int points = 0; ///< of the zone and the hand
    int neededPoints = 0;
    bool inCheck = false;

    [[nodiscard]] bool isEnough() const {
        return royals == neededRoyals && pieces >= neededPieces && points >= neededPoints && !inCheck;
    }
};
/// None where the game has no such rule.
[[nodiscard]] std::optional<EntryCount> countEntry(const Position& position, Side side);

} // namespace mujo::rules
