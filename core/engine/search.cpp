#include "core/engine/search.h"

#include <algorithm>

#include "core/rules/legal_moves.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;

} // namespace

Search::Search(const SearchRequest& request, TranspositionTable& table, const std::atomic<bool>& stop,
               std::function<void(const SearchInfo&)> onInfo)
    : m_request(request), m_table(table), m_stop(stop), m_onInfo(std::move(onInfo)), m_began(Clock::now()),
      m_board(request.position, request.history), m_memory(request.position.variant()),
      m_oversight(request.level, request.seed),
      m_selfCheckForbidden(request.position.variant().rules().selfCheck == SelfCheckRule::Forbidden) {
    if (request.limits.time) {
        const auto time = *request.limits.time;
        const auto margin = std::min(std::chrono::milliseconds(8), time / 20);
        m_deadline = m_began + std::max(std::chrono::milliseconds(1), time - margin);
    }
}

SearchInfo Search::run() {
    prepareRoot();
    if (m_rootMoves.size() > 1) {
        deepen();
    }
    return info();
}

void Search::prepareRoot() {
    m_board.refresh();
    for (const Move& move : rules::legalMoves(m_request.position, m_request.history)) {
        RootMove& root = m_rootMoves.emplace_back();
        root.move = m_board.cache().described(move);
        root.line = {move};
        root.score = m_board.placementGain(move);
        if (root.move.victims > 0) {
            root.score = m_board.exchange(root.move);
        }
        if (root.move.royals >= m_board.position().royals(opponent(m_board.turn())).size()) {
            root.score = kMate - 1;
        }
    }
    std::stable_sort(m_rootMoves.begin(), m_rootMoves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    if (m_rootMoves.empty()) {
        return;
    }
    const int rough = m_board.evaluate();
    for (RootMove& root : m_rootMoves) {
        root.score = root.score >= kForced ? root.score : rough;
    }
}

void Search::deepen() {
    constexpr int kWindow = 40;
    int mostDepth = kMostPlies / 2;
    if (m_request.limits.depth) {
        mostDepth = std::clamp(*m_request.limits.depth, 1, mostDepth);
    }
    if (const int sees = m_oversight.traits().depth; sees > 0) {
        mostDepth = std::min(mostDepth, sees);
    }
    for (int depth = 1; depth <= mostDepth && !m_stopped; ++depth) {
        const int before = m_rootMoves.front().score;
        int window = kWindow;
        bool whole = depth < 3;
        for (;;) {
            const int alpha = whole ? -kInfinity : std::max(-kInfinity, before - window);
            const int beta = whole ? kInfinity : std::min(kInfinity, before + window);
            if (!iterate(depth, alpha, beta)) {
                break;
            }
            const int score = m_rootMoves.front().score;
            if (score > alpha && score < beta) {
                break;
            }
            window *= 5;
            whole = window > 1500;
        }
        if (!m_stopped) {
            m_depth = depth;
            report();
        }
        const int score = m_rootMoves.front().score;
        if (std::abs(score) >= kForced && kMate - std::abs(score) <= depth + 1) {
            break; // nothing shorter can be found
        }
    }
}

bool Search::iterate(int depth, int alpha, int beta) {
    int number = 0;
    const int lower = alpha;
    for (std::size_t i = 0; i < m_rootMoves.size(); ++i) {
        RootMove& root = m_rootMoves[i];
        const std::uint64_t nodesBefore = m_nodes;
        m_lines[1].clear();
        int score = 0;
        const Child child = make(root.move);
        if (child == Child::Wins) {
            score = kMate - 1;
        } else if (child == Child::Refused || m_board.repeated() == Repeated::Draw) {
            score = 0; // legal at the root all the same
        } else {
            const int next = depth - 1;
            int reduction = 0;
            if (number > 3 && depth >= 3 && root.move.isQuiet()) {
                reduction = std::clamp(reductionAt(depth, number) - 1, 0, next - 1);
            }
            if (number == 0) {
                score = -search(next, -beta, -alpha, 1, true, root.move.code);
            } else {
                score = -search(next - reduction, -alpha - 1, -alpha, 1, true, root.move.code);
                if (score > alpha && reduction > 0) {
                    score = -search(next, -alpha - 1, -alpha, 1, true, root.move.code);
                }
                if (score > alpha && score < beta) {
                    score = -search(next, -beta, -alpha, 1, true, root.move.code);
                }
            }
        }
        if (child != Child::Refused) {
            m_board.unmake();
        }
        if (m_stopped) {
            return false;
        }
        root.nodes = m_nodes - nodesBefore;
        ++number;
        if (score > alpha || number == 1) {
            root.score = score;
            root.line.assign(1, root.move.move);
            root.line.insert(root.line.end(), m_lines[1].begin(), m_lines[1].end());
            // What is best so far stands in front, also when the search is stopped.
            std::rotate(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i),
                        m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            alpha = std::max(alpha, score);
            if (score >= beta || (score <= lower && number == 1 && lower > -kInfinity)) {
                return true;
            }
        }
    }
    std::stable_sort(m_rootMoves.begin() + 1, m_rootMoves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.nodes > b.nodes; });
    return true;
}

SearchInfo Search::info() const {
    constexpr int kReportedMate = 30000;
    constexpr int kMostReported = 28999;
    SearchInfo result;
    result.depth = m_depth;
    result.nodes = m_nodes;
    result.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_began);
    if (m_rootMoves.empty()) {
        result.score = -kReportedMate;
        return result;
    }
    const int score = m_rootMoves.front().score;
    result.line = m_rootMoves.front().line;
    if (std::abs(score) >= kForced) {
        result.score = score > 0 ? kReportedMate - (kMate - score) : -kReportedMate + (kMate + score);
    } else {
        result.score = std::clamp(score, -kMostReported, kMostReported);
    }
    return result;
}

void Search::report() {
    if (m_onInfo) {
        m_onInfo(info());
    }
}

} // namespace mujo
