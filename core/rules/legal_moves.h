#pragma once

#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Why a move that a piece can make is refused all the same.
enum class Refusal {
    None,
    OwnRoyalExposed,
    MatingDrop,
    Repetition,
    PerpetualCheck,
    PerpetualAttack,
    PassedFirst
};

/// Judges a move that `Generator` has made for this position.
[[nodiscard]] Refusal judge(const Position& position, const History& history, const Move& move);

/// All legal moves, each outcome once. Whether the game is already over is not asked.
[[nodiscard]] std::vector<Move> legalMoves(const Position& position, const History& history);
[[nodiscard]] std::vector<Move> legalMovesFrom(const Position& position, const History& history,
                                               Square origin);
[[nodiscard]] bool hasLegalMove(const Position& position, const History& history);

/// The history entry of the position that a move leads to.
[[nodiscard]] History::Entry entryAfter(const Transition& transition, const Position& after);

} // namespace mujo::rules
