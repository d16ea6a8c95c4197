#include "core/game/line_ahead.h"

#include <algorithm>

#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

std::vector<Move> LineAhead::legal() const {
    return rules::legalMoves(m_position, m_history);
}

std::vector<Move> LineAhead::legalFrom(Origin origin) const {
    return origin.isHand() ? legal() : rules::legalMovesFrom(m_position, m_history, origin.square());
}

bool LineAhead::isLegal(const Move& move) const {
    const bool isOnBoard = move.origin.isHand() || move.from().index() < m_position.shape().squareCount();
    const std::vector<Move> legal = isOnBoard ? legalFrom(move.origin) : std::vector<Move>();
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

Transition LineAhead::make(const Move& move) {
    Transition transition = rules::resolve(m_position, move);
    m_position.apply(transition);
    m_history.push(rules::entryAfter(transition, m_position));
    m_moves.push_back(move);
    return transition;
}

std::vector<Move> legalStart(const Game& game, std::span<const Move> line) {
    LineAhead ahead(game);
    for (const Move& move : line) {
        if (!ahead.isLegal(move)) {
            break;
        }
        ahead.make(move);
    }
    return ahead.moves();
}

} // namespace mujo
