#include "core/insight/board_facts.h"

#include <utility>

namespace mujo::insight {

void BoardFacts::setWorths(Worths worths) {
    m_worths = std::move(worths);
    m_worthsOf.reset();
    m_hanging.reset();
}

void BoardFacts::setPosition(const Position* position) {
    m_position = position;
    m_threats.reset();
    m_hanging.reset();
}

const ThreatMap& BoardFacts::threats() const {
    if (!m_threats) {
        m_threats.emplace(*m_position, ThreatMap::Attackers::NoneThatJumpAnywhere);
    }
    return *m_threats;
}

const std::vector<HangingPiece>& BoardFacts::hanging() const {
    if (!m_hanging && m_worths) {
        if (m_worthsOf != m_position->sharedVariant()) {
            m_worthsOf = m_position->sharedVariant();
            m_knownWorths = m_worths(m_worthsOf);
        }
        m_hanging = hangingPieces(*m_position, m_knownWorths);
    }
    if (!m_hanging) {
        m_hanging.emplace();
    }
    return *m_hanging;
}

Side BoardFacts::ownerOf(Square square) const {
    const Cell cell = m_position->at(square);
    return cell.isEmpty() ? m_position->turn() : cell.owner();
}

} // namespace mujo::insight
