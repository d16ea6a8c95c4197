// Quiescence: captures alone, or evasions when the last royal is attacked.

#include <algorithm>

#include "core/engine/search.h"

namespace mujo {

namespace {

bool takes(const Move& move, Square square) {
    return std::find(move.path.begin(), move.path.end(), square) != move.path.end();
}

} // namespace

int Search::quiesce(int alpha, int beta, int ply, int captures, std::optional<Square> last) {
    Ply& here = at(ply);
    here.line.clear();
    if (m_stopped || countNode()) {
        return 0;
    }
    TableEntry known;
    const bool found = probe(ply, known);
    if (found && beta - alpha == 1 && decides(known, alpha, beta)) {
        return known.score;
    }
    if (captures > 0 && m_board.roughScore() - m_constants.farAhead >= beta && std::abs(beta) < kForced) {
        return m_board.roughScore() - m_constants.farAhead; // no need to know more
    }
    m_board.refresh();
    if (const SearchMove* winning = m_board.winningCapture();
        winning != nullptr && !overlooks(*winning, ply)) {
        here.line.assign(1, winning->move);
        return kMate - ply - 1;
    }
    if (ply >= kMostPlies) {
        return judge();
    }
    m_board.royalAttackers(m_board.turn(), here.scratch.attackers);
    m_board.noteCheck(!here.scratch.attackers.empty());
    here.inCheck = !here.scratch.attackers.empty() && captures < m_constants.evasionsUpTo;
    Node node{0, alpha, beta, ply, beta - alpha > 1};
    node.alphaBefore = alpha;
    if (!here.inCheck) {
        node.judged = node.best = corrected(judge(), ply);
        const int most = m_oversight.traits().captureDepth;
        if (node.best >= beta || (most > 0 && captures >= most)) {
            return node.best;
        }
        node.alpha = std::max(alpha, node.best);
    }
    MovePicker picker(m_board, m_memory, contextOf(ply), here.scratch, found ? known.moveCode : 0, ply,
                      here.inCheck ? MovePicker::Kinds::All : MovePicker::Kinds::Captures);
    const auto nextMove = [&] {
        if (!here.inCheck) {
            // Whether these pay makes no difference any more.
            picker.skipGainsUpTo(node.best - node.judged - m_constants.captureMargin);
        }
        return picker.next();
    };
    while (const SearchMove* next = nextMove()) {
        const SearchMove& move = *next;
        if (here.inCheck) {
            if (!m_board.mayEvade(move.move, here.scratch.attackers)) {
                countHopeless(node);
                continue;
            }
        } else if (node.judged + move.gain + m_constants.captureMargin <= node.alpha && move.royals == 0) {
            node.best = std::max(node.best, node.judged + move.gain + m_constants.captureMargin);
            continue;
        } else if (captures >= m_constants.freeCaptures && !(last && takes(move.move, *last))) {
            continue;
        }
        if (overlooks(move, ply)) {
            node.best = std::max(node.best, -kForced + 1);
            continue;
        }
        const Child child = make(move, ply);
        if (!isMade(child, node)) {
            continue;
        }
        const int score = child == Child::Wins
                              ? kMate - ply - 1
                              : -quiesce(-beta, -node.alpha, ply + 1, captures + 1, move.move.to());
        const bool isForbidden = matesByForbiddenDrop(move, score, ply);
        m_board.unmake();
        if (m_stopped) {
            return 0;
        }
        if (score > node.best && !isForbidden) {
            node.best = score;
            if (score > node.alpha) {
                node.alpha = score;
                node.bestCode = move.code;
                extendLine(ply, move.move);
                if (score >= beta) {
                    break;
                }
            }
        }
    }
    if (picker.hasLeftOut()) {
        countHopeless(node);
    }
    if (node.best == -kInfinity) {
        return scoreOfNoMove(ply);
    }
    store(node);
    return node.best;
}

} // namespace mujo
