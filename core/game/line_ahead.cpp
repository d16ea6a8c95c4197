#include "core/game/line_ahead.h"

#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

std::vector<Move> LineAhead::legal() const {
    return rules::legalMoves(m_position, m_history);
}

std::vector<Move> LineAhead::legalFrom(Origin origin) const {
    return origin.isHand() ? legal() : rules::legalMovesFrom(m_position, m_history, origin.square());
}

Transition LineAhead::make(const Move& move) {
    Transition transition = rules::resolve(m_position, move);
    m_position.apply(transition);
    m_history.push(rules::entryAfter(transition, m_position));
    m_moves.push_back(move);
    return transition;
}

} // namespace mujo
