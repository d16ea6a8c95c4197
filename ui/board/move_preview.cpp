#include <algorithm>

#include "core/rules/resolve.h"
#include "ui/board/move_input.h"
#include "ui/board/outcome_preview.h"

// What would follow from a click, before it is made.

namespace mujo::ui {

namespace {

/// With the turn of the piece that moves: pieces of the other side can be studied, too.
Transition consequences(const Position& position, const Move& move) {
    Position before = position;
    if (!move.isDrop() && before.at(move.from).owner() != before.turn()) {
        before.flipTurn();
    }
    return rules::resolve(before, move);
}

} // namespace

std::vector<Square> goneAfter(const Position& position, const Move& move) {
    const auto captured = rules::capturedSquares(position, move);
    std::vector<Square> gone(captured.begin(), captured.end());
    const auto addOnce = [&](Square square) {
        if (std::find(gone.begin(), gone.end(), square) == gone.end()) {
            gone.push_back(square);
        }
    };
    for (const SquareChange& change : consequences(position, move).squares) {
        const bool emptied = !change.before.isEmpty() && change.after.isEmpty();
        const bool swallowed = change.square == move.to() && change.after.isEmpty() && move.to() != move.from;
        if ((emptied && change.square != move.from) || swallowed) {
            addOnce(change.square);
        }
    }
    return gone;
}

Losses lossesBy(const Position& position, const Move& move) {
    Losses losses;
    if (move.isDrop()) {
        return losses;
    }
    const Cell mover = position.at(move.from);
    const bool burns = position.variant().type(mover.type()).burns;
    const auto captured = rules::capturedSquares(position, move);
    for (const Square square : captured) {
        const bool isEnd = square == move.to();
        losses.passedOver += move.sweeps && !isEnd ? 1 : 0;
        losses.burnt += burns && !move.sweeps && !isEnd ? 1 : 0;
        losses.own += position.at(square).holds(mover.owner()) ? 1 : 0;
    }
    losses.taken = static_cast<int>(captured.size()) - losses.passedOver - losses.burnt;
    const Transition transition = consequences(position, move);
    losses.mover = rules::moverBurns(transition, move);
    for (const Square square : rules::removedSquares(transition, move)) {
        losses.burnt += std::find(captured.begin(), captured.end(), square) == captured.end() ? 1 : 0;
    }
    return losses;
}

Losses MoveInput::previewLosses(Square square) const {
    const std::size_t number = nodeFor(square);
    if (number == ClickTree::kNone || m_tree.node(number).moves.empty()) {
        return {};
    }
    return lossesBy(m_game->position(), m_tree.node(number).moves.front());
}

std::vector<Square> MoveInput::previewVictims(Square square) const {
    const std::size_t number = nodeFor(square);
    std::vector<Square> victims;
    if (number == ClickTree::kNone || m_fromHand != kNoPieceType) {
        return victims;
    }
    const Position& position = m_game->position();
    const auto& moves = m_tree.node(number).moves;
    if (!moves.empty()) {
        // Where a choice is still to come, all that may go: a promotion can decide what burns.
        for (const Move& move : moves) {
            for (const Square gone : goneAfter(position, move)) {
                if (std::find(victims.begin(), victims.end(), gone) == victims.end()) {
                    victims.push_back(gone);
                }
            }
        }
        // What has been clicked comes first, in the order of the clicks.
        const std::vector<Square> clicks = m_tree.clicksTo(number);
        std::stable_sort(victims.begin(), victims.end(), [&](Square a, Square b) {
            return std::find(clicks.begin(), clicks.end(), a) < std::find(clicks.begin(), clicks.end(), b);
        });
        return victims;
    }
    for (const Square stop : m_tree.clicksTo(number)) {
        const bool counted = std::find(victims.begin(), victims.end(), stop) != victims.end();
        if (stop != m_tree.origin() && !position.at(stop).isEmpty() && !counted) {
            victims.push_back(stop);
        }
    }
    return victims;
}

std::vector<rules::Route> MoveInput::previewRoutes(Square square) const {
    const std::size_t number = nodeFor(square);
    if (number == ClickTree::kNone || m_fromHand != kNoPieceType) {
        return {};
    }
    rules::Route clicked{m_tree.origin()};
    const std::vector<Square> clicks = m_tree.clicksTo(number);
    clicked.insert(clicked.end(), clicks.begin(), clicks.end());
    const auto& moves = m_tree.node(number).moves;
    // What has been clicked is the way already, but for a single click whose corners are still open.
    if (moves.empty() || clicks.size() > 1) {
        return {clicked};
    }
    std::vector<rules::Route> all = rules::routes(m_game->position(), moves.front());
    if (all.empty()) {
        return {clicked};
    }
    const std::size_t shortest = all.front().size();
    std::erase_if(all, [shortest](const rules::Route& way) { return way.size() > shortest; });
    return all;
}

rules::Route MoveInput::previewPath(Square square, std::size_t alternate) const {
    const auto all = previewRoutes(square);
    return all.empty() ? rules::Route{} : all[alternate % all.size()];
}

std::vector<Square> MoveInput::previewBlockers(Square square) const {
    std::vector<Square> blockers;
    const TargetMark* mark = m_node == ClickTree::kRoot ? markOn(square) : nullptr;
    if (mark == nullptr || mark->goesOn || previewVictims(square).size() > 1) {
        return blockers;
    }
    const auto all = previewRoutes(square);
    if (all.size() != 1 || all.front().size() != 3) {
        return blockers;
    }
    const Position& position = m_game->position();
    const BoardShape& shape = position.shape();
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
            if ((i < length || endCounts) && !position.at(at).isEmpty()) {
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

} // namespace mujo::ui
