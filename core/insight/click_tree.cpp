#include "core/insight/click_tree.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/rules/resolve.h"
#include "core/rules/routes.h"

namespace mujo::insight {

namespace {

std::vector<Square> stopsOf(const Move& move) {
    return {move.path.begin(), move.path.end()};
}

/// Arrival first, then what is burnt. Taking without moving keeps the order of every other piece: the victim,
/// then the square on which the piece stands.
std::vector<Square> burningClicks(const Move& move) {
    std::vector<Square> clicks = stopsOf(move);
    if (move.to() != move.origin) {
        std::rotate(clicks.begin(), clicks.end() - 1, clicks.end());
    }
    return clicks;
}

/// Which destinations tell the whole move, whatever is taken on the way.
class Destinations {
public:
    explicit Destinations(std::span<const Move> moves) {
        for (const Move& move : moves) {
            const auto [found, isNew] = m_first.try_emplace(move.to(), &move);
            if (!isNew && !samePath(*found->second, move)) {
                m_several.insert(move.to());
            }
        }
    }
    [[nodiscard]] bool tell(const Move& move) const {
        return move.to() != move.origin && m_several.count(move.to()) == 0;
    }

private:
    std::map<Square, const Move*> m_first;
    std::set<Square> m_several;
};

/// Every order in which a way of travelling can take `taken`, its end last.
void collectOrders(const rules::Route& way, std::size_t at, std::vector<Square>& open,
                   std::vector<Square>& clicks, std::vector<std::vector<Square>>& orders) {
    const Square square = way[at];
    const auto found = std::find(open.begin(), open.end(), square);
    if (at + 1 == way.size()) {
        const bool takesNow = found != open.end();
        if (open.size() == (takesNow ? 1U : 0U)) {
            orders.push_back(clicks);
            orders.back().push_back(square);
        }
        return;
    }
    if (found != open.end()) {
        std::vector<Square> rest = open;
        std::erase(rest, square);
        clicks.push_back(square);
        collectOrders(way, at + 1, rest, clicks, orders);
        clicks.pop_back();
    }
    // Left for later only where the way comes by again.
    const auto rest = way.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    if (found == open.end() || std::find(rest, way.end(), square) != way.end()) {
        collectOrders(way, at + 1, open, clicks, orders);
    }
}

} // namespace

bool samePath(const Move& a, const Move& b) {
    return a.origin == b.origin && a.path == b.path && a.sweeps == b.sweeps;
}

ClickTree ClickTree::ofPiece(const Position& position, Square origin, std::span<const Move> moves) {
    ClickTree tree(origin);
    const bool burns = position.variant().type(position.at(origin).type()).burns;
    const Destinations destinations(moves);
    std::vector<const Move*> withStops;
    for (const Move& move : moves) {
        if (move.isPass()) {
            tree.m_passes.push_back(move);
        } else if (destinations.tell(move)) {
            // Burning without a choice is no second click, nor is anything that a sweep takes.
            tree.add({move.to()}, move);
            if (!burns && !move.sweeps && move.path.size() > 1) {
                withStops.push_back(&move); // the piece may be led there step by step all the same
            }
        } else if (burns) {
            tree.add(burningClicks(move), move);
        } else {
            tree.add(stopsOf(move), move);
            if (!move.sweeps) {
                withStops.push_back(&move);
            }
        }
    }
    tree.addOtherOrders(position, withStops);
    return tree;
}

ClickTree ClickTree::ofDrops(std::span<const Move> moves) {
    ClickTree tree;
    for (const Move& move : moves) {
        tree.add({move.to()}, move);
    }
    return tree;
}

/// Children stand in the order of their squares: an emperor has one for nearly every square of the board.
std::size_t ClickTree::child(std::size_t number, Square square) const {
    const auto& children = m_nodes[number].children;
    const auto found = std::lower_bound(children.begin(), children.end(), square,
                                        [this](std::size_t a, Square b) { return m_nodes[a].square < b; });
    return found != children.end() && m_nodes[*found].square == square ? *found : kNone;
}

std::vector<Square> ClickTree::clicksTo(std::size_t number) const {
    std::vector<Square> clicks;
    for (; number != kRoot; number = m_nodes[number].parent) {
        clicks.push_back(m_nodes[number].square);
    }
    std::reverse(clicks.begin(), clicks.end());
    return clicks;
}

std::size_t ClickTree::find(const Move& move) const {
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const auto& moves = m_nodes[i].moves;
        if (std::find(moves.begin(), moves.end(), move) != moves.end()) {
            return i;
        }
    }
    return kNone;
}

std::size_t ClickTree::walk(const Clicks& clicks) const {
    std::size_t at = kRoot;
    for (const Square click : clicks) {
        at = child(at, click);
        if (at == kNone) {
            break;
        }
    }
    return at;
}

std::size_t ClickTree::grow(const Clicks& clicks) {
    std::size_t at = kRoot;
    for (const Square click : clicks) {
        std::size_t next = child(at, click);
        if (next == kNone) {
            next = m_nodes.size();
            m_nodes.push_back(Node{click, at, {}, {}});
            auto& children = m_nodes[at].children;
            children.insert(
                std::upper_bound(children.begin(), children.end(), click,
                                 [this](Square a, std::size_t b) { return a < m_nodes[b].square; }),
                next);
        }
        at = next;
    }
    return at;
}

void ClickTree::add(const Clicks& clicks, const Move& move) {
    m_nodes[grow(clicks)].moves.push_back(move);
}

/// Whether the clicks go on from where another move is complete with its last click: that one would need a
/// further click then.
bool ClickTree::leadsThroughAnEnd(const Clicks& clicks) const {
    std::size_t at = kRoot;
    for (std::size_t i = 0; i + 1 < clicks.size(); ++i) {
        at = child(at, clicks[i]);
        if (at == kNone) {
            return false;
        }
        if (m_nodes[at].children.empty() && !m_nodes[at].moves.empty()) {
            return true;
        }
    }
    return false;
}

/// A piece that can take the same victims on several ways may be entered along each of them, as long as the
/// clicks mean nothing else: also along the only one, where its last square alone would do.
void ClickTree::addOtherOrders(const Position& position, std::span<const Move* const> moves) {
    struct Meaning {
        std::vector<const Move*> moves;
        bool ambiguous = false;
    };
    std::map<Clicks, Meaning> meanings;
    for (const Move* move : moves) {
        const auto captured = rules::capturedSquares(position, *move);
        if (captured.size() < 2) {
            continue;
        }
        std::vector<std::vector<Square>> orders;
        for (const rules::Route& way : rules::routes(position, *move)) {
            std::vector<Square> open(captured.begin(), captured.end());
            std::vector<Square> clicks;
            collectOrders(way, 1, open, clicks, orders);
        }
        std::sort(orders.begin(), orders.end());
        orders.erase(std::unique(orders.begin(), orders.end()), orders.end());
        for (Clicks& clicks : orders) {
            const std::size_t at = walk(clicks);
            if ((at != kNone && !m_nodes[at].moves.empty()) || leadsThroughAnEnd(clicks)) {
                continue;
            }
            Meaning& meaning = meanings[std::move(clicks)];
            meaning.ambiguous =
                meaning.ambiguous || (!meaning.moves.empty() && !samePath(*meaning.moves.front(), *move));
            meaning.moves.push_back(move);
        }
    }
    for (const auto& [clicks, meaning] : meanings) {
        if (leadsThroughAnEnd(clicks)) {
            continue;
        }
        for (const Move* move : meaning.moves) {
            if (!meaning.ambiguous) {
                add(clicks, *move);
            }
        }
    }
}

} // namespace mujo::insight
