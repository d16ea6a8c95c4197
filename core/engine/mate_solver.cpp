#include "core/engine/mate_solver.h"

#include <algorithm>
#include <limits>

#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

using Number = std::uint32_t;
constexpr Number kInfinite = std::numeric_limits<Number>::max();

/// Of a position after a quiet move of the attacker, as if so many answers had to be met: forcing moves are
/// tried first.
constexpr Number kQuiet = 30;

Number sum(Number a, Number b) {
    return a >= kInfinite - b ? kInfinite - 1 : a + b;
}

/// A position of the tree.
struct Node {
    Move move; ///< that led here
    std::size_t parent = 0;
    std::size_t first = 0; ///< of its children, which stand beside each other
    std::size_t count = 0;
    Number proof = 1;    ///< of the leaves that must still be proved for a win
    Number disproof = 1; ///< or refuted, so that there is none
    bool isExpanded = false;
    bool isOfAttacker = true; ///< whether the attacker is to move

    [[nodiscard]] bool isSettled() const { return proof == 0 || disproof == 0; }
};

constexpr std::size_t kMostBytes = 64; // as the limits promise
static_assert(sizeof(Node) <= kMostBytes);

class MateSearch {
public:
    MateSearch(const Position& position, const History& history, const MateLimits& limits,
               const MateReports& reports)
        : m_position(position), m_history(history), m_limits(limits), m_reports(reports),
          m_attacker(position.turn()), m_nodes(1) {}

    MateAnswer run() {
        MateAnswer answer;
        if (rules::outcome(m_position, m_history).isOver()) {
            answer.verdict = MateVerdict::Refuted;
            return answer;
        }
        settle(0);
        const std::size_t first = m_nodes[0].first;
        const std::size_t last = first + m_nodes[0].count;
        for (std::size_t child = first; child < last; ++child) {
            addIfWon(child, answer); // what the search came upon first
        }
        for (std::size_t child = first; child < last; ++child) {
            if (!m_nodes[child].isSettled() && !isOut()) {
                goDown(child);
                settle(child);
                goUp();
                addIfWon(child, answer);
            }
            if (!m_nodes[child].isSettled()) {
                answer.open.push_back(m_nodes[child].move);
            }
        }
        if (answer.winning.empty() && answer.open.empty() && m_nodes[0].isExpanded) {
            answer.verdict = MateVerdict::Refuted;
        }
        answer.nodes = m_looked;
        return answer;
    }

private:
    [[nodiscard]] bool isOfAttacker() const { return m_position.turn() == m_attacker; }
    [[nodiscard]] bool isStopped() const { return m_limits.stop.stop_requested(); }
    [[nodiscard]] bool isOut() const { return m_looked >= m_limits.nodes || isStopped(); }

    void addIfWon(std::size_t child, MateAnswer& answer) {
        if (m_nodes[child].proof != 0) {
            return;
        }
        answer.verdict = MateVerdict::Proved;
        answer.winning.push_back(m_nodes[child].move);
        addProof(child, answer.proof);
        answer.nodes = m_looked;
        if (m_reports.onWinning) {
            m_reports.onWinning(answer);
        }
    }

    /// Expands the tree below a node, on which the position stands, until it is proved or refuted.
    void settle(std::size_t root) {
        while (!m_nodes[root].isSettled() && !isOut()) {
            std::size_t node = root;
            while (m_nodes[node].isExpanded) {
                node = mostProving(node);
                goDown(node);
            }
            const bool isExpanded = expand(node);
            if (m_reports.nodes != nullptr) {
                m_reports.nodes->store(m_looked, std::memory_order_relaxed);
            }
            for (;;) {
                if (isExpanded) {
                    update(node);
                }
                if (node == root) {
                    break;
                }
                goUp();
                node = m_nodes[node].parent;
            }
        }
    }

    [[nodiscard]] std::size_t mostProving(std::size_t node) const {
        const bool attacks = isOfAttacker();
        const auto begin = m_nodes.begin() + static_cast<std::ptrdiff_t>(m_nodes[node].first);
        const auto found = std::min_element(begin, begin + static_cast<std::ptrdiff_t>(m_nodes[node].count),
                                            [&](const Node& a, const Node& b) {
                                                return attacks ? a.proof < b.proof : a.disproof < b.disproof;
                                            });
        return static_cast<std::size_t>(found - m_nodes.begin());
    }

    void goDown(std::size_t node) {
        m_path.push_back(rules::resolve(m_position, m_nodes[node].move));
        m_position.apply(m_path.back());
        m_history.push(rules::entryAfter(m_path.back(), m_position));
    }
    void goUp() {
        m_position.revert(m_path.back());
        m_history.pop();
        m_path.pop_back();
    }

    /// Gives a node its children; none, and false, where the search is stopped before it has them all.
    bool expand(std::size_t node) {
        const bool attacks = isOfAttacker();
        const std::size_t royals = m_position.royals(opponent(m_attacker)).size();
        const std::size_t first = m_nodes.size();
        for (const Move& move : rules::legalMoves(m_position, m_history)) {
            if (isStopped()) {
                m_nodes.resize(first);
                return false;
            }
            Node child;
            child.move = move;
            child.parent = node;
            child.isOfAttacker = !attacks;
            m_nodes.push_back(child);
            goDown(m_nodes.size() - 1);
            const bool isQuiet = !judge(m_nodes.back()) && attacks && !isForcing(royals);
            goUp();
            if (isQuiet && !m_limits.hasQuietMoves) {
                m_nodes.pop_back();
                continue;
            }
            ++m_looked;
            if (isQuiet && !m_nodes.back().isSettled()) {
                m_nodes.back().proof = kQuiet;
            }
        }
        m_nodes[node].first = first;
        m_nodes[node].count = m_nodes.size() - first;
        m_nodes[node].isExpanded = true;
        return true;
    }

    /// What is known of a node before it is expanded, on which the position stands: whether the game is
    /// decided, or how many answers the loser has that save its last royal. True where the attacker has won.
    bool judge(Node& node) {
        if (isBack()) {
            node.proof = kInfinite;
            node.disproof = 0;
            return false;
        }
        const rules::Outcome outcome = rules::outcome(m_position, m_history);
        const bool answers = !outcome.isOver() && !isOfAttacker() && isInCheck(opponent(m_attacker));
        const Number saving = answers ? savingMoves() : 1;
        if (!outcome.isOver() && saving > 0) {
            node.proof = saving;
            return false;
        }
        const bool isWon = !outcome.isOver() || outcome.winner() == m_attacker;
        node.proof = isWon ? 0 : kInfinite;
        node.disproof = isWon ? kInfinite : 0;
        return isWon;
    }

    /// Whether the line has come back to a position that it has been through. Whoever wins from there wins
    /// without going round.
    [[nodiscard]] bool isBack() const {
        const auto& entries = m_history.entries();
        const auto line = entries.end() - 1 - static_cast<std::ptrdiff_t>(m_path.size());
        return std::any_of(line, entries.end() - 1,
                           [&](const History::Entry& entry) { return entry.key == m_position.key(); });
    }

    [[nodiscard]] bool isInCheck(Side side) const { return rules::inCheck(m_position, side); }

    /// Legal moves of the side to move, which is in check, that take the last royal of the other side, leave
    /// the own one safe, or end the game without a loss. Without one it is mate, also where the game goes on
    /// until the royal is taken. Some number where the search is stopped meanwhile.
    [[nodiscard]] Number savingMoves() {
        const Side loser = m_position.turn();
        Number count = 0;
        for (const Move& move : rules::legalMoves(m_position, m_history)) {
            if (isStopped()) {
                return 1;
            }
            const Transition transition = rules::resolve(m_position, move);
            m_position.apply(transition);
            count += m_position.isExtinct(m_attacker) ||
                             (!m_position.isExtinct(loser) && !isInCheck(loser)) ||
                             endsWithoutLoss(transition)
                         ? 1
                         : 0;
            m_position.revert(transition);
        }
        return count;
    }

    /// Whether the rules end the game with a transition that was just applied, and the attacker has not won.
    [[nodiscard]] bool endsWithoutLoss(const Transition& transition) {
        const bool mayEnd = rules::endByMaterial(m_position).has_value() ||
                            (m_history.mayRecur() && m_history.occurrences(m_position.key()) > 0);
        if (!mayEnd) {
            return false;
        }
        m_history.push(rules::entryAfter(transition, m_position));
        const rules::Outcome outcome = rules::outcome(m_position, m_history);
        m_history.pop();
        return outcome.isOver() && outcome.winner() != m_attacker;
    }

    /// Whether the move that led to the position takes a royal or attacks one.
    [[nodiscard]] bool isForcing(std::size_t royalsBefore) const {
        const std::span<const Square> royals = m_position.royals(opponent(m_attacker));
        return royals.size() < royalsBefore || std::any_of(royals.begin(), royals.end(), [&](Square royal) {
                   return rules::isAttacked(m_position, royal, m_attacker);
               });
    }

    /// From the children of a node, on which the position stands.
    void update(std::size_t number) {
        const bool attacks = isOfAttacker();
        Number least = kInfinite;
        Number all = 0;
        for (std::size_t i = 0; i < m_nodes[number].count; ++i) {
            const Node& child = m_nodes[m_nodes[number].first + i];
            const Number one = attacks ? child.proof : child.disproof;
            const Number other = attacks ? child.disproof : child.proof;
            least = std::min(least, one);
            all = other == kInfinite || all == kInfinite ? kInfinite : sum(all, other);
        }
        Node& node = m_nodes[number];
        (attacks ? node.proof : node.disproof) = least;
        (attacks ? node.disproof : node.proof) = all;
    }

    /// Fills in `m_plies` for the nodes of a proof.
    void countPlies(std::size_t root);
    void addProof(std::size_t root, std::vector<MateStep>& proof);

    Position m_position;
    History m_history;
    const MateLimits& m_limits;
    const MateReports& m_reports;
    Side m_attacker;
    std::vector<Node> m_nodes;
    std::vector<int> m_plies; ///< from nodes of proofs to the end
    std::vector<Transition> m_path;
    std::uint64_t m_looked = 0;
};

void MateSearch::countPlies(std::size_t root) {
    m_plies.resize(m_nodes.size());
    std::vector<std::size_t> proved{root}; // parents before their children
    for (std::size_t i = 0; i < proved.size(); ++i) {
        const Node& node = m_nodes[proved[i]];
        for (std::size_t child = node.first; child < node.first + node.count; ++child) {
            if (m_nodes[child].proof == 0) {
                proved.push_back(child);
            }
        }
    }
    std::for_each(proved.rbegin(), proved.rend(), [this](std::size_t number) {
        const Node& node = m_nodes[number];
        int best = -1;
        for (std::size_t child = node.first; child < node.first + node.count; ++child) {
            const int plies = m_plies[child];
            const bool isBetter = best < 0 || (node.isOfAttacker ? plies < best : plies > best);
            best = m_nodes[child].proof == 0 && isBetter ? plies : best;
        }
        m_plies[number] = best + 1;
    });
}

void MateSearch::addProof(std::size_t root, std::vector<MateStep>& proof) {
    countPlies(root);
    struct Open {
        std::size_t node;
        std::size_t before; ///< number of the step before it
    };
    std::vector<Open> open{{root, MateStep::kRoot}};
    while (!open.empty()) {
        const Open now = open.back();
        open.pop_back();
        const Node& node = m_nodes[now.node];
        proof.push_back({node.move, now.before, m_plies[now.node]});
        for (std::size_t child = node.first + node.count; child-- > node.first;) {
            if (!node.isOfAttacker) {
                open.push_back({child, proof.size()});
            } else if (m_nodes[child].proof == 0 && m_plies[child] + 1 == m_plies[now.node]) {
                open.push_back({child, proof.size()});
                break; // one move of the attacker is enough
            }
        }
    }
}

} // namespace

MateAnswer solveMate(const Position& position, const History& history, const MateLimits& limits,
                     const MateReports& reports) {
    return MateSearch(position, history, limits, reports).run();
}

} // namespace mujo
