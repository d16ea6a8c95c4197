#include "core/insight/outcome_preview.h"

#include <algorithm>
#include <set>

#include "core/insight/as_if_moves.h"
#include "core/position/as_if.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

namespace {

/// Pieces of the other side can be studied, too; only for these the position is copied.
Transition consequences(const Position& position, const Move& move) {
    const Side mover = moverOf(position, move);
    return mover == position.turn() ? rules::resolve(position, move)
                                    : rules::resolve(asIfToMove(position, mover), move);
}

} // namespace

Side moverOf(const Position& position, const Move& move) {
    return move.isDrop() ? position.turn() : position.at(move.from()).owner();
}

std::vector<Square> capturedBy(const Position& position, const Move& move) {
    if (move.isDrop()) {
        return {};
    }
    const auto captured = rules::capturedSquares(position, move);
    return {captured.begin(), captured.end()};
}

int captureCount(const Position& position, std::span<const Move> legal, Square square) {
    std::set<Square> taken;
    const auto add = [&](const Move& move) {
        for (const Square victim : rules::capturedSquares(position, move)) {
            if (!position.at(victim).holds(position.at(square).owner())) {
                taken.insert(victim);
            }
        }
    };
    if (position.at(square).owner() == position.turn()) {
        for (const Move& move : legal) {
            if (!move.isDrop() && move.origin == square) {
                add(move);
            }
        }
    } else {
        for (const Move& move : movesAsIfToMove(position, square)) {
            add(move);
        }
    }
    return static_cast<int>(taken.size());
}

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
        const bool swallowed =
            change.square == move.to() && change.after.isEmpty() && move.to() != move.origin;
        if ((emptied && change.square != move.origin) || swallowed) {
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
    const Cell mover = position.at(move.from());
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

} // namespace mujo::insight
