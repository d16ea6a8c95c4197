#include "core/engine/search.h"

#include <algorithm>
#include <utility>

#include "core/rules/legal_moves.h"

namespace mujo {

Search::Search(const SearchRequest& request, SharedSearch& shared, int thread, OnInfo onInfo)
    : m_request(request), m_constants(request.constants ? *request.constants : SearchConstants()),
      m_shared(shared), m_thread(thread), m_onInfo(std::move(onInfo)), m_began(TimeManager::Clock::now()),
      m_oversight(request.level, request.seed), m_time(request.limits, m_began, m_oversight.traits().share),
      m_mostNodes(request.limits.nodes), m_board(request.position, request.history, request.tuned),
      m_memory(request.position.variant(), m_constants), m_corrections(m_constants),
      m_selfCheckForbidden(rules::forbidsSelfCheck(request.position.variant())) {
    if (m_mostNodes) {
        const auto share = static_cast<std::uint64_t>(m_oversight.traits().share);
        m_mostNodes = std::max<std::uint64_t>(1, *m_mostNodes * share / 100);
    }
}

SearchInfo Search::run() {
    prepare();
    if (m_rootMoves.size() > 1 || (!m_rootMoves.empty() && m_request.scoresOnlyMove)) {
        deepen();
    }
    return info();
}

void Search::prepare() {
    if (std::exchange(m_prepared, true)) {
        return;
    }
    m_board.refresh();
    for (const Move& move : rules::legalMoves(m_request.position, m_request.history)) {
        if (m_request.only && move != *m_request.only) {
            continue;
        }
        RootMove& root = m_rootMoves.emplace_back();
        root.move = m_board.cache().described(move);
        root.line = {move};
        // A sweep may take nothing but pieces of its own side: what it loses counts as what others win.
        const bool takes = root.move.victims > 0 || root.move.gain < 0;
        root.score = takes ? m_board.exchange(root.move) : m_board.placementGain(move);
        const std::size_t royals = m_board.position().royals(opponent(m_board.turn())).size();
        if (royals > 0 && root.move.royals >= royals) {
            root.score = kMate - 1;
        }
    }
    // Equals by their codes: the order of the pieces depends on how the position came about.
    std::sort(m_rootMoves.begin(), m_rootMoves.end(), [](const RootMove& a, const RootMove& b) {
        return a.score != b.score ? a.score > b.score : a.move.code < b.move.code;
    });
    at(0).inCheck = m_board.canTakeRoyals(m_board.turn());
    if (!at(0).inCheck) {
        forgetMoves();
    }
    if (m_rootMoves.empty()) {
        return;
    }
    const int rough = m_board.evaluate();
    for (RootMove& root : m_rootMoves) {
        root.score = root.score >= kForced ? root.score : rough;
    }
    m_lineCount = countOfLines();
    at(0).judged = rough;
}

/// Whether one of the first root moves, up to `end`, tells this one as well.
bool Search::isToldBefore(std::size_t number, std::size_t end) const {
    if (!m_request.joinsPromotions) {
        return false;
    }
    const Move& move = m_rootMoves[number].move.move;
    const auto last = m_rootMoves.begin() + static_cast<std::ptrdiff_t>(end);
    return std::any_of(m_rootMoves.begin(), last, [&move](const RootMove& root) {
        const Move& other = root.move.move;
        return other.origin == move.origin && other.sweeps == move.sweeps && other.path == move.path;
    });
}

/// As many as are wanted and there are.
std::size_t Search::countOfLines() const {
    const auto wanted = static_cast<std::size_t>(std::max(1, m_request.lines));
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_rootMoves.size() && count < wanted; ++i) {
        count += isToldBefore(i, i) ? 0 : 1;
    }
    return count;
}

/// Whoever forgets all moves plays the first that comes to mind.
void Search::forgetMoves() {
    const auto forgotten = [this](const RootMove& root) {
        return m_oversight.forgets(m_board.position(), root.move);
    };
    if (std::all_of(m_rootMoves.begin(), m_rootMoves.end(), forgotten)) {
        m_rootMoves.resize(std::min<std::size_t>(1, m_rootMoves.size()));
    } else {
        std::erase_if(m_rootMoves, forgotten);
    }
}

void Search::deepen() {
    int mostDepth = kMostPlies / 2;
    if (m_request.limits.depth) {
        mostDepth = std::clamp(*m_request.limits.depth, 1, mostDepth);
    }
    if (const int sees = m_oversight.traits().depth; sees > 0) {
        mostDepth = std::min(mostDepth, sees);
    }
    TimeManager::Report progress;
    for (m_rootDepth = 1; m_rootDepth <= mostDepth && !m_stopped; ++m_rootDepth) {
        // The threads do not all look at the same depth at once.
        const int depth = m_rootDepth + (m_thread % 2);
        const std::uint32_t best = m_rootMoves.front().move.code;
        progress.scoreBefore = m_rootMoves.front().score;
        for (std::size_t line = 0; line < m_lineCount && !m_stopped; ++line) {
            aspire(depth, line);
        }
        if (m_stopped) {
            break;
        }
        std::stable_sort(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(m_lineCount),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        m_depth = m_rootDepth;
        report();
        const int score = m_rootMoves.front().score;
        if (m_lineCount == 1 && std::abs(score) >= kForced && kMate - std::abs(score) <= m_rootDepth + 1) {
            break; // nothing shorter can be found
        }
        progress.score = score;
        progress.sameMoveSince = m_rootMoves.front().move.code == best ? progress.sameMoveSince + 1 : 0;
        if (m_time.isEnough(TimeManager::Clock::now(), progress)) {
            break;
        }
    }
}

void Search::aspire(int depth, std::size_t first) {
    constexpr int kWidest = 1500;
    const int before = m_rootMoves[first].score;
    int below = m_constants.window;
    int above = m_constants.window;
    for (;;) {
        const bool open = depth < 3 || before <= -kForced || before >= kForced;
        const int alpha = open || below > kWidest ? -kInfinity : std::max(-kInfinity, before - below);
        const int beta = open || above > kWidest ? kInfinity : std::min(kInfinity, before + above);
        if (!iterate(depth, alpha, beta, first)) {
            return;
        }
        const int score = m_rootMoves[first].score;
        if (score <= alpha) {
            below *= 5;
        } else if (score >= beta) {
            above *= 5;
        } else {
            return;
        }
    }
}

int Search::searchRoot(const RootMove& root, int depth, int alpha, int beta, int number) {
    const int next = depth - 1;
    if (number == 0) {
        return -search(next, -beta, -alpha, 1, true);
    }
    int reduction = 0;
    if (number > 3 && depth >= 3 && root.move.isQuiet() && !at(0).inCheck) {
        reduction = std::clamp(reductionAt(depth, number) - 1, 0, next - 1);
    }
    int score = -search(next - reduction, -alpha - 1, -alpha, 1, true);
    if (score > alpha && reduction > 0) {
        score = -search(next, -alpha - 1, -alpha, 1, true);
    }
    if (score > alpha && score < beta) {
        score = -search(next, -beta, -alpha, 1, true);
    }
    return score;
}

/// Moves a root move forward to the place `to`, with its score and the line just found.
void Search::putInFront(std::size_t from, std::size_t to, int score) {
    RootMove& root = m_rootMoves[from];
    root.score = score;
    root.line.assign(1, root.move.move);
    root.line.insert(root.line.end(), at(1).line.begin(), at(1).line.end());
    std::rotate(m_rootMoves.begin() + static_cast<std::ptrdiff_t>(to),
                m_rootMoves.begin() + static_cast<std::ptrdiff_t>(from),
                m_rootMoves.begin() + static_cast<std::ptrdiff_t>(from) + 1);
}

bool Search::iterate(int depth, int alpha, int beta, std::size_t first) {
    int number = 0;
    const int lower = alpha;
    for (std::size_t i = first; i < m_rootMoves.size(); ++i) {
        if (isToldBefore(i, first)) {
            continue;
        }
        RootMove& root = m_rootMoves[i];
        const std::uint64_t nodesBefore = m_nodes;
        at(1).line.clear();
        int score = 0;
        const Child child = make(root.move, 0);
        if (child == Child::Wins) {
            score = kMate - 1;
        } else if (child == Child::Loses) {
            score = -kMate + 1;
        } else if (child == Child::Playable) {
            score = searchRoot(root, depth, alpha, beta, number);
        } // else a draw, or refused by the search and yet legal: worth nothing
        if (wasMade(child)) {
            m_board.unmake();
        }
        if (m_stopped) {
            return false;
        }
        root.nodes = m_nodes - nodesBefore;
        ++number;
        if (score > alpha || number == 1) {
            // What is best so far stands in front, also when the search is stopped.
            putInFront(i, first, score);
            alpha = std::max(alpha, score);
            if (score >= beta || (score <= lower && number == 1 && lower > -kInfinity)) {
                return true;
            }
        }
    }
    std::stable_sort(m_rootMoves.begin() + static_cast<std::ptrdiff_t>(first) + 1, m_rootMoves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.nodes > b.nodes; });
    return true;
}

int Search::reported(int score) {
    if (std::abs(score) < kForced) {
        return std::clamp(score, -kForcedScore + 1, kForcedScore - 1);
    }
    return score > 0 ? kEndScore - (kMate - score) : -kEndScore + (kMate + score);
}

SearchInfo Search::info() const {
    SearchInfo result;
    result.depth = m_depth;
    result.nodes = m_nodes + m_shared.nodes.load(std::memory_order_relaxed);
    result.time = std::chrono::duration_cast<std::chrono::milliseconds>(TimeManager::Clock::now() - m_began);
    if (m_rootMoves.empty()) {
        result.score = reported(-kMate);
        return result;
    }
    for (std::size_t i = 0; result.lines.size() < m_lineCount; ++i) {
        if (isToldBefore(i, i)) {
            continue;
        }
        result.lines.push_back({reported(m_rootMoves[i].score), m_rootMoves[i].line});
    }
    std::stable_sort(result.lines.begin() + 1, result.lines.end(),
                     [](const SearchLine& a, const SearchLine& b) { return a.score > b.score; });
    result.score = result.lines.front().score;
    result.line = result.lines.front().moves;
    return result;
}

void Search::report() {
    if (m_onInfo) {
        m_onInfo(info());
    }
}

} // namespace mujo
