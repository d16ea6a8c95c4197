#include "core/rules/line_history.h"

#include "core/rules/repetition/repetition.h"

namespace mujo::rules {

LineHistory::LineHistory(const Position& root, const History& history)
    : m_refusesAll(forbidsEveryRepetition(root.variant())),
      m_remembersChecks(root.variant().rules().tracksChecks()) {
    for (const auto& entry : history.entries()) {
        const bool first = entry.irreversible || m_entries.empty();
        m_entries.push_back({entry.key, entry.gaveCheck, false, first ? 0 : m_entries.back().reversible + 1});
    }
    if (m_entries.empty() || m_entries.back().key != root.key()) {
        m_entries.push_back({root.key(), false, false, 0});
    }
    m_root = m_entries.size() - 1;
}

void LineHistory::push(const Position& after, const Transition& transition) {
    const int reversible = isIrreversible(after.variant(), transition) ? 0 : m_entries.back().reversible + 1;
    m_entries.push_back({after.key(), false, false, reversible});
}

void LineHistory::pushNull(const Position& after) {
    m_entries.push_back({after.key(), false, true, 0});
}

Recurrence LineHistory::recurrence() const {
    // Where no rule ends it, going round in circles is still worth nothing.
    const Entry& now = m_entries.back();
    int before = 0;
    bool allChecks = m_remembersChecks;
    for (int plies = 2; plies <= now.reversible; plies += 2) { // with the same side to move
        const std::size_t at = m_entries.size() - 1 - static_cast<std::size_t>(plies);
        if (m_entries[at].key == now.key) {
            if (m_refusesAll) {
                return Recurrence::Refused;
            }
            ++before;
            if (at >= m_root || before >= 2) {
                return allChecks && plies > 2 ? Recurrence::Refused : Recurrence::Draw;
            }
        }
        allChecks = allChecks && m_entries[at].gaveCheck;
    }
    return Recurrence::None;
}

} // namespace mujo::rules
