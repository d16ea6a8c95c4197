#include "core/rules/royal_shield.h"

#include <algorithm>

#include "core/position/candidates.h"
#include "core/position/watched_board.h"
#include "core/rules/emperor/emperor.h"
#include "core/rules/side_effects.h"

namespace mujo::rules {

RoyalShield::RoyalShield(const Position& position)
    : m_variant(position.variant()), m_watched(SquareSet::wordsFor(position.shape().squareCount()), 0) {
    const Side enemy = opponent(position.turn());
    const auto royals = position.royals(position.turn());
    // What burns or is judged by the board after a capture depends on more than what a piece looks at.
    if (royals.size() != 1 || haveSideEffects(m_variant) || protectionMatters(m_variant)) {
        return;
    }
    const WatchedBoard board(position, m_watched.data());
    const auto cannotTake = [&](Square from) {
        const Piece piece = position.at(from).piece();
        const Offset offset = position.shape().offset(from, royals[0], enemy);
        return !m_variant.type(piece.type).program.captures.test(offset) ||
               forEachCandidate(board, from, piece,
                                [&](const Candidate& candidate) { return !candidate.takes(royals[0]); });
    };
    const auto enemies = position.pieces(enemy);
    if (std::all_of(enemies.begin(), enemies.end(), cannotTake)) {
        m_royal = royals[0];
    }
}

bool RoyalShield::covers(const Move& move) const {
    const auto isRoyal = [this](std::optional<PieceTypeId> type) {
        return type && m_variant.type(*type).royal;
    };
    if (!m_royal || move.origin == *m_royal || move.sweeps || isRoyal(move.promotion) ||
        (move.isDrop() && isRoyal(move.dropped()))) {
        return false;
    }
    return (move.isDrop() || !watches(move.from())) &&
           std::none_of(move.path.begin(), move.path.end(),
                        [this](Square square) { return watches(square); });
}

} // namespace mujo::rules
