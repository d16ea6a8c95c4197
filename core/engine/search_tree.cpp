// The tree below the root.

#include <algorithm>
#include <bit>

#include "core/engine/search.h"

namespace mujo {

namespace {

/// Eight times the binary logarithm, by whole numbers alone.
int log2Times8(int n) {
    const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(1, n)))) - 1;
    return width * 8 + ((n << 3U) >> width) - 8;
}

/// Quiet moves tried at a depth; on large boards there are more to choose from.
int quietLimit(const SearchConstants& constants, int depth, std::size_t moves, bool improving) {
    const int limit =
        (constants.quietsBase + static_cast<int>(moves) / constants.quietsOfMany) * (depth * depth + 1);
    return improving ? limit : limit * constants.quietsNotImproving / 100;
}

} // namespace

int Search::reductionAt(int depth, int moveNumber) const {
    return log2Times8(depth) * log2Times8(moveNumber) / m_constants.reductionDivisor;
}

int Search::search(int depth, int alpha, int beta, int ply, bool mayNull) {
    if (depth <= 0) {
        return quiesce(alpha, beta, ply, 0, std::nullopt);
    }
    Ply& here = at(ply);
    here.line.clear();
    if (m_stopped || countNode() || ply >= kMostPlies) {
        return 0;
    }
    alpha = std::max(alpha, -kMate + ply);
    beta = std::min(beta, kMate - ply - 1);
    if (alpha >= beta) {
        return alpha;
    }
    Node node{depth, alpha, beta, ply, beta - alpha > 1};
    node.alphaBefore = alpha;
    TableEntry known;
    const bool found = probe(ply, known);
    if (found && !node.expectsLine && known.depth >= depth && decides(known, alpha, beta)) {
        return known.score;
    }
    m_board.refresh();
    if (const SearchMove* winning = m_board.winningCapture();
        winning != nullptr && !overlooks(*winning, ply)) {
        here.line.assign(1, winning->move);
        return kMate - ply - 1;
    }
    m_board.royalAttackers(m_board.turn(), here.scratch.attackers);
    here.inCheck = !here.scratch.attackers.empty();
    m_board.noteCheck(here.inCheck);
    if (here.inCheck) {
        here.judged = ply >= 2 ? at(ply - 2).judged : 0;
        node.depth += ply < 2 * m_rootDepth + 4 ? 1 : 0;
    } else {
        node.uncorrected = judge();
        here.judged = node.judged = corrected(node.uncorrected, ply);
        node.improving = ply >= 2 && here.judged > at(ply - 2).judged;
        if (found && tellsMore(known, node.judged)) {
            node.judged = known.score;
        }
        if (const auto score = pruned(node, mayNull)) {
            return *score;
        }
        if ((!found || known.moveCode == 0) && depth >= m_constants.unknownDepth) {
            --node.depth;
        }
    }
    searchMoves(node, found ? known.moveCode : 0);
    if (m_stopped) {
        return 0;
    }
    if (node.best == -kInfinity) {
        return scoreOfNoMove(ply);
    }
    if (!here.inCheck) {
        learnFrom(node);
    }
    store(node);
    return node.best;
}

std::optional<int> Search::pruned(Node& node, bool mayNull) {
    const SearchConstants& by = m_constants;
    if (node.expectsLine || std::abs(node.beta) >= kForced) {
        return std::nullopt;
    }
    const int margin = by.foreseenMargin * node.depth - (node.improving ? by.foreseenImproving : 0);
    if (node.depth <= by.foreseenDepth && node.judged - margin >= node.beta) {
        return node.judged;
    }
    if (node.depth <= by.hopelessDepth && node.judged + by.hopelessMargin * node.depth < node.alpha) {
        const int score = quiesce(node.alpha, node.beta, node.ply, 0, std::nullopt);
        if (score <= node.alpha || m_stopped) {
            return score;
        }
    }
    if (mayNull && node.depth >= 2 && node.judged >= node.beta && !m_board.hasFewPieces(m_board.turn())) {
        const int score = searchNull(node);
        if (m_stopped) {
            return 0;
        }
        if (score >= node.beta) {
            return score >= kForced ? node.beta : score;
        }
    }
    return std::nullopt;
}

int Search::searchNull(const Node& node) {
    const int reduction = (m_constants.nullReduction + m_constants.nullDepth * node.depth) / 16 +
                          std::min(2, (node.judged - node.beta) / m_constants.nullMargin);
    at(node.ply).made = {};
    m_board.makeNull();
    const int score = -search(node.depth - reduction, -node.beta, -node.beta + 1, node.ply + 1, false);
    m_board.unmake();
    return score;
}

/// Whether a move deserves to be made at all.
Search::Worth Search::worthOf(const Node& node, const SearchMove& move, const MovePicker& picker) {
    const SearchConstants& by = m_constants;
    if (node.number == 0 || node.best <= -kForced || at(node.ply).inCheck || node.depth > by.lateDepth) {
        return Worth::Try;
    }
    const auto& scratch = at(node.ply).scratch;
    if (!move.isQuiet()) {
        const bool loses = !node.expectsLine && !picker.isPromising() && move.victims > 0 &&
                           m_board.exchange(move) < -by.losingCapture * node.depth;
        return loses ? Worth::Skip : Worth::Try;
    }
    const int limit = quietLimit(by, node.depth, scratch.quiets.size(), node.improving);
    if (static_cast<int>(scratch.tried.size()) >= limit) {
        return Worth::SkipQuiets;
    }
    const int hope =
        node.judged + by.futilityBase + by.futilityMargin * node.depth + m_board.placementGain(move.move);
    if (hope <= node.alpha) {
        return Worth::Skip;
    }
    if (!node.expectsLine && m_board.exchange(move) < -by.losingQuiet * node.depth * node.depth) {
        return Worth::Skip;
    }
    return Worth::Try;
}

/// Plies by which a late move is searched less deeply.
int Search::reductionOf(const Node& node, const SearchMove& move, const MovePicker& picker) const {
    const bool quiet = move.isQuiet();
    if (node.depth < 2 || node.number < m_constants.reductionFrom ||
        m_plies[static_cast<std::size_t>(node.ply)].inCheck || (!quiet && picker.isPromising())) {
        return 0;
    }
    int reduction =
        reductionAt(node.depth, node.number) + (node.expectsLine ? 0 : 1) + (node.improving ? 0 : 1);
    if (quiet) {
        reduction -= std::clamp(picker.history(move.quiet()) / m_constants.reductionHistory, -2, 2);
    }
    return std::clamp(reduction, 0, node.depth - 1);
}

int Search::searchChild(const Node& node, int reduction) {
    const int rest = node.depth - 1;
    const int ply = node.ply + 1;
    if (node.number == 1) {
        return -search(rest, -node.beta, -node.alpha, ply, true);
    }
    int score = -search(rest - reduction, -node.alpha - 1, -node.alpha, ply, true);
    if (score > node.alpha && reduction > 0) {
        score = -search(rest, -node.alpha - 1, -node.alpha, ply, true);
    }
    if (score > node.alpha && score < node.beta) {
        score = -search(rest, -node.beta, -node.alpha, ply, true);
    }
    return score;
}

void Search::remember(const Node& node, const SearchMove& best) {
    if (best.isQuiet()) {
        m_memory.reward(m_board.position(), contextOf(node.ply), best.quiet(), at(node.ply).scratch.tried,
                        node.depth, node.ply);
    }
}

void Search::searchMoves(Node& node, std::uint32_t tableMove) {
    Ply& here = at(node.ply);
    here.scratch.tried.clear();
    here.scratch.quiets.clear();
    MovePicker picker(m_board, m_memory, contextOf(node.ply), here.scratch, tableMove, node.ply,
                      MovePicker::Kinds::All);
    while (const SearchMove* next = picker.next()) {
        const SearchMove& move = *next;
        if (here.inCheck && !m_board.mayEvade(move.move, here.scratch.attackers)) {
            countHopeless(node);
            continue;
        }
        if (overlooks(move, node.ply)) {
            node.best = std::max(node.best, -kForced + 1);
            continue;
        }
        const Worth worth = worthOf(node, move, picker);
        if (worth == Worth::SkipQuiets) {
            picker.skipQuiets();
        }
        if (worth != Worth::Try) {
            continue;
        }
        const int reduction = reductionOf(node, move, picker);
        const Child child = make(move, node.ply);
        if (!isMade(child, node)) {
            continue;
        }
        ++node.number;
        int score = 0;
        if (child == Child::Draws) {
            at(node.ply + 1).line.clear();
        } else {
            score = child == Child::Wins ? kMate - node.ply - 1 : searchChild(node, reduction);
        }
        const bool isForbidden = matesByForbiddenDrop(move, score, node.ply);
        m_board.unmake();
        if (m_stopped) {
            return;
        }
        if (isForbidden) {
            --node.number;
            continue;
        }
        if (move.isQuiet()) {
            here.scratch.tried.push_back(move.quiet());
        }
        if (score <= node.best) {
            continue;
        }
        node.best = score;
        if (score > node.alpha) {
            node.alpha = score;
            node.bestCode = move.code;
            node.bestIsQuiet = move.isQuiet();
            extendLine(node.ply, move.move);
            if (score >= node.beta) {
                remember(node, move);
                return;
            }
        }
    }
    if (picker.hasLeftOut()) {
        countHopeless(node);
    }
}

} // namespace mujo
