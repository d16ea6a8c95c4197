#include "core/insight/click_preview.h"

#include <algorithm>

#include "core/insight/shown_route.h"

namespace mujo::insight {

/// Drops take nothing and travel no way.
bool ClickPreview::isOnBoard() const {
    return m_node != ClickTree::kNone && m_tree.origin().has_value();
}

Losses ClickPreview::losses() const {
    if (m_node == ClickTree::kNone || m_tree.node(m_node).moves.empty()) {
        return {};
    }
    return lossesBy(m_position, m_tree.node(m_node).moves.front());
}

std::vector<Square> ClickPreview::victims() const {
    std::vector<Square> victims;
    if (!isOnBoard()) {
        return victims;
    }
    const auto& moves = m_tree.node(m_node).moves;
    if (!moves.empty()) {
        // Where a choice is still to come, all that may go: a promotion can decide what burns.
        for (const Move& move : moves) {
            for (const Square gone : goneAfter(m_position, move)) {
                if (std::find(victims.begin(), victims.end(), gone) == victims.end()) {
                    victims.push_back(gone);
                }
            }
        }
        const std::vector<Square> clicks = m_tree.clicksTo(m_node);
        if (moves.front().sweeps || clicks.size() == 1) {
            return victims; // on the way first, the end of it last
        }
        // What has been clicked comes first, in the order of the clicks.
        std::stable_sort(victims.begin(), victims.end(), [&](Square a, Square b) {
            return std::find(clicks.begin(), clicks.end(), a) < std::find(clicks.begin(), clicks.end(), b);
        });
        return victims;
    }
    for (const Square stop : m_tree.clicksTo(m_node)) {
        const bool counted = std::find(victims.begin(), victims.end(), stop) != victims.end();
        if (stop != m_tree.origin() && !m_position.at(stop).isEmpty() && !counted) {
            victims.push_back(stop);
        }
    }
    return victims;
}

std::vector<rules::Route> ClickPreview::routes() const {
    if (!isOnBoard()) {
        return {};
    }
    rules::Route clicked{*m_tree.origin()};
    const std::vector<Square> clicks = m_tree.clicksTo(m_node);
    clicked.insert(clicked.end(), clicks.begin(), clicks.end());
    const auto& moves = m_tree.node(m_node).moves;
    // What has been clicked is the way already, but for a single click whose corners are still open.
    if (moves.empty() || clicks.size() > 1) {
        return {clicked};
    }
    std::vector<rules::Route> all = shownWays(m_position, moves.front());
    return all.empty() ? std::vector<rules::Route>{clicked} : all;
}

std::vector<Square> ClickPreview::blockers() const {
    std::vector<Square> blockers;
    if (!isOnBoard() || m_node == ClickTree::kRoot || m_tree.node(m_node).parent != ClickTree::kRoot ||
        !m_tree.node(m_node).children.empty() || victims().size() > 1) {
        return blockers;
    }
    const auto all = routes();
    if (all.size() != 1 || all.front().size() != 3) {
        return blockers;
    }
    const BoardShape& shape = m_position.shape();
    const rules::Route& way = all.front();
    const int column = shape.column(way[0]) + shape.column(way[2]) - shape.column(way[1]);
    const int row = shape.row(way[0]) + shape.row(way[2]) - shape.row(way[1]);
    if (!shape.contains(column, row)) {
        return blockers;
    }
    const Square corner = shape.at(column, row);
    const auto walk = [&](Square from, Square to, bool endCounts) {
        const int length = shape.distance(from, to);
        for (int i = 1; i <= length; ++i) {
            const Square at =
                shape.at(shape.column(from) + (shape.column(to) - shape.column(from)) / length * i,
                         shape.row(from) + (shape.row(to) - shape.row(from)) / length * i);
            if ((i < length || endCounts) && !m_position.at(at).isEmpty()) {
                blockers.push_back(at);
                return;
            }
        }
    };
    walk(way[0], corner, true);
    if (blockers.empty()) {
        walk(corner, way[2], false);
    }
    return blockers;
}

} // namespace mujo::insight
