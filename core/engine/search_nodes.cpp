// What the root, the tree and the search of captures have in common.

#include <algorithm>

#include "core/engine/search.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"

namespace mujo {

MoveMemory::Context Search::contextOf(int ply) const {
    MoveMemory::Context context;
    if (ply >= 1) {
        context.last = m_plies[static_cast<std::size_t>(ply) - 1].made;
    }
    if (ply >= 2) {
        context.own = m_plies[static_cast<std::size_t>(ply) - 2].made;
    }
    return context;
}

Search::Child Search::make(const SearchMove& move, int ply) {
    const Side mover = m_board.turn();
    const Cell piece = move.move.isDrop() ? Cell(Piece{move.move.dropped(), mover})
                                          : m_board.position().at(move.move.from());
    at(ply).made = {piece, move.move.to(), move.code};
    m_board.make(move.move, &m_shared.table);
    if (m_board.isExtinct(opponent(mover))) {
        return Child::Wins; // also when the mover's own last royal is gone: its turn is over
    }
    const auto ended = m_board.endByMaterial();
    if (m_board.isExtinct(mover) || (ended && ended->winner() == opponent(mover))) {
        m_board.unmake();
        return Child::Loses;
    }
    if (ended && ended->winner() == mover) {
        return Child::Wins;
    }
    const rules::Recurrence recurrence = m_board.recurrence();
    bool refused = recurrence == rules::Recurrence::Refused;
    if (!refused && m_selfCheckForbidden) {
        m_board.refresh();
        refused = m_board.canTakeRoyals(mover);
    }
    if (refused) {
        m_board.unmake();
        return Child::Refused;
    }
    return recurrence == rules::Recurrence::Draw ? Child::Draws : Child::Playable;
}

bool Search::isMade(Child child, Node& node) {
    if (child == Child::Loses) {
        node.best = std::max(node.best, -kMate + node.ply + 1);
    }
    return wasMade(child);
}

bool Search::matesByForbiddenDrop(const SearchMove& move, int score, int ply) {
    if (score < kMate - ply - 1 || !rules::isIllegalAsMate(m_board.position().variant(), move.move)) {
        return false;
    }
    m_board.refresh();
    return m_board.canTakeRoyals(m_board.turn());
}

void Search::countHopeless(Node& node) const {
    if (!m_selfCheckForbidden) {
        node.best = std::max(node.best, -kMate + node.ply + 2);
    }
}

int Search::judge() {
    const int judged = m_board.evaluate() + m_oversight.error(m_board.key());
    return std::clamp(judged, -kForced + 1, kForced - 1);
}

CorrectionMemory::Keys Search::correctionKeys(int ply) const {
    const MoveMemory::Made& last = m_plies[static_cast<std::size_t>(ply) - 1].made;
    const std::uint64_t reply = last.piece.isEmpty() ? 0 : last.piece.code() * 4096U + index(last.to) + 1U;
    return {m_board.turn(), m_board.materialKey(), m_board.royalsKey(), reply};
}

int Search::corrected(int judged, int ply) const {
    if (!m_corrections.isActive()) {
        return judged;
    }
    return std::clamp(judged + m_corrections.of(correctionKeys(ply)), -kForced + 1, kForced - 1);
}

/// A score by a capture or of a forced end says nothing of the judgement.
void Search::learnFrom(const Node& node) {
    const bool fits = node.best >= node.beta ? node.best > node.judged
                                             : node.best > node.alphaBefore || node.best < node.judged;
    if (m_corrections.isActive() && node.bestIsQuiet && fits && std::abs(node.best) < kForced) {
        m_corrections.learn(correctionKeys(node.ply), node.best - node.uncorrected, node.depth);
    }
}

bool Search::tellsMore(const TableEntry& known, int judged) {
    return std::abs(known.score) < kForced &&
           (known.bound == Bound::Exact || (known.bound == Bound::Lower && known.score > judged) ||
            (known.bound == Bound::Upper && known.score < judged));
}

bool Search::overlooks(const SearchMove& move, int ply) const {
    return ply > 0 && m_oversight.isActive() && m_oversight.misses(m_board.position().shape(), move);
}

/// The side to move has no move: mate, or stalemate as the rules have it. But quiet moves of a piece that
/// jumps anywhere are only looked at when it is attacked.
int Search::scoreOfNoMove(int ply) {
    if (!at(ply).inCheck && !m_board.cache().jumpers(m_board.turn()).empty()) {
        return judge();
    }
    return rules::isDrawWithoutMove(m_board.position()) ? 0 : -kMate + ply;
}

bool Search::countNode() {
    ++m_nodes;
    if (!m_stopped) {
        m_stopped = limitsReached();
    }
    return m_stopped;
}

bool Search::limitsReached() {
    constexpr std::uint64_t kReportEvery = 256;
    constexpr std::uint64_t kGrowEvery = 1024;
    if (m_shared.stop.load(std::memory_order_relaxed)) {
        return true;
    }
    if (m_thread > 0 && m_nodes % kReportEvery == 0) {
        m_shared.nodes.fetch_add(kReportEvery, std::memory_order_relaxed);
    }
    const std::uint64_t all = m_shared.nodes.load(std::memory_order_relaxed) + (m_thread > 0 ? 0 : m_nodes);
    if (m_mostNodes && all >= *m_mostNodes) {
        return true;
    }
    if (m_thread > 0) {
        return m_shared.firstIsDone.load(std::memory_order_relaxed);
    }
    if (m_nodes % kGrowEvery == 0) {
        m_shared.table.growFor(kGrowEvery * static_cast<std::uint64_t>(std::max(1, m_request.threads)));
    }
    return m_nodes >= m_nextLook && timeIsUp();
}

/// Looks at the clock, and says to itself when to look again: soon where a node takes long.
bool Search::timeIsUp() {
    constexpr std::uint64_t kNodesBetween = 8;
    constexpr std::chrono::milliseconds kLong{1};
    const auto now = TimeManager::Clock::now();
    m_nextLook = m_nodes + (now - m_lastLook < kLong ? kNodesBetween : 1);
    m_lastLook = now;
    return m_time.expired(now);
}

void Search::extendLine(int ply, const Move& move) {
    auto& line = at(ply).line;
    const auto& rest = at(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

// Forced ends count from the root in the search and from their own node in the table.

bool Search::probe(int ply, TableEntry& known) const {
    if (!m_shared.table.probe(m_board.key(), known)) {
        return false;
    }
    if (known.score >= kForced) {
        known.score -= ply;
    } else if (known.score <= -kForced) {
        known.score += ply;
    }
    return true;
}

bool Search::decides(const TableEntry& known, int alpha, int beta) {
    return known.bound == Bound::Exact || (known.bound == Bound::Lower && known.score >= beta) ||
           (known.bound == Bound::Upper && known.score <= alpha);
}

void Search::store(const Node& node) {
    const Bound bound = node.best >= node.beta         ? Bound::Lower
                        : node.best > node.alphaBefore ? Bound::Exact
                                                       : Bound::Upper;
    int score = node.best;
    if (score >= kForced) {
        score += node.ply;
    } else if (score <= -kForced) {
        score -= node.ply;
    }
    m_shared.table.store(m_board.key(), {score, std::max(0, node.depth), bound, node.bestCode});
}

} // namespace mujo
