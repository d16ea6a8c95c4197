#include "core/openings/opening_tree.h"

#include <algorithm>
#include <unordered_set>

#include "core/engine/engine.h"

namespace mujo {

namespace {

bool isBetter(const OpeningMove& a, const OpeningMove& b) {
    return a.score > b.score;
}

/// What a score of the side to move is for the other side, a ply before.
int scoreBefore(int score) {
    const int negated = -score;
    return isForced(negated) ? negated + (negated < 0 ? 1 : -1) : negated;
}

} // namespace

const OpeningTree::Moves& OpeningTree::at(std::uint64_t key) const {
    static const Moves kNone;
    const auto found = m_moves.find(key);
    return found == m_moves.end() ? kNone : found->second;
}

std::size_t OpeningTree::moves() const {
    std::size_t count = 0;
    for (const auto& [key, moves] : m_moves) {
        count += moves.size();
    }
    return count;
}

bool OpeningTree::add(std::uint64_t key, OpeningMove move) {
    Moves& moves = m_moves[key];
    const bool isThere = std::any_of(moves.begin(), moves.end(),
                                     [&](const OpeningMove& each) { return each.move == move.move; });
    if (!isThere) {
        moves.push_back(move);
    }
    return !isThere;
}

void OpeningTree::countGame(std::uint64_t key, const Move& move) {
    Moves& moves = m_moves.at(key);
    std::find_if(moves.begin(), moves.end(), [&](const OpeningMove& each) {
        return each.move == move;
    })->games++;
}

/// Goes through the tree from the start, the leaves first. A way that comes back to a position on it takes
/// the score of the search there.
class OpeningTree::BackingUp {
public:
    explicit BackingUp(OpeningTree& tree) : m_tree(tree) {}

    /// The moves of the position in their order; null where none is known or they are being worked out.
    const Moves* visit(std::uint64_t key) {
        const auto found = m_tree.m_moves.find(key);
        if (found == m_tree.m_moves.end() || m_onWay.count(key) > 0) {
            return nullptr;
        }
        if (m_done.insert(key).second) {
            m_onWay.insert(key);
            for (OpeningMove& each : found->second) {
                if (const Moves* replies = visit(each.after)) {
                    each.score = scoreBefore(replies->front().score);
                    each.depth = replies->front().depth + 1;
                }
            }
            std::stable_sort(found->second.begin(), found->second.end(), isBetter);
            m_onWay.erase(key);
        }
        return &found->second;
    }

private:
    OpeningTree& m_tree;
    std::unordered_set<std::uint64_t> m_done;
    std::unordered_set<std::uint64_t> m_onWay;
};

OpeningTree OpeningTree::backedUp() const {
    OpeningTree tree = *this;
    BackingUp(tree).visit(tree.m_start);
    return tree;
}

} // namespace mujo
