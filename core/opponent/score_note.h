#pragma once

#include "core/engine/engine.h"
#include "core/game/position_score.h"

namespace mujo {

/// The score of a search as a game keeps it. It is that of the side to move, `turn`; `depth` in plies, 0
/// where nobody has told it.
[[nodiscard]] inline PositionScore positionScore(int score, Side turn, int depth) {
    const int seen = turn == Side::Sente ? score : -score;
    if (!isForced(seen)) {
        return {seen, false, depth};
    }
    return {seen > 0 ? pliesToEnd(seen) : -pliesToEnd(seen), true, depth};
}

} // namespace mujo
