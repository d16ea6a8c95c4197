#include "ui/models/fallen_pieces.h"

#include <algorithm>

#include "core/rules/resolve.h"

namespace mujo::ui {

namespace {

/// The piece that stood on the square before the change.
Cell before(const Transition& transition, Square square) {
    for (const SquareChange& change : transition.squares) {
        if (change.square == square) {
            return change.before;
        }
    }
    return {};
}

} // namespace

std::vector<FallenKind> fallenPieces(const Game& game, Side loser, const PerType<int>& worths) {
    std::vector<FallenKind> kinds;
    const auto add = [&](const Cell& gone) {
        if (gone.isEmpty() || gone.owner() != loser) {
            return;
        }
        const auto same = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const FallenKind& kind) { return kind.type == gone.type(); });
        if (same != kinds.end()) {
            ++same->count;
        } else {
            kinds.push_back({gone.type(), 1});
        }
    };
    for (const Game::Ply& ply : game.plies()) {
        for (const Square square : rules::removedSquares(ply.transition, ply.move)) {
            add(before(ply.transition, square));
        }
        if (!ply.move.isDrop() && rules::moverBurns(ply.transition, ply.move)) {
            add(before(ply.transition, ply.move.from()));
        }
    }
    std::stable_sort(kinds.begin(), kinds.end(), [&](const FallenKind& a, const FallenKind& b) {
        return worths[a.type] > worths[b.type];
    });
    return kinds;
}

int materialBalance(const Position& position, Side side, const PerType<int>& worths) {
    const auto sum = [&](Side owner) {
        int worth = 0;
        for (const Square square : position.pieces(owner)) {
            worth += worths[position.at(square).type()];
        }
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            const auto type = static_cast<PieceTypeId>(i);
            worth += position.inHand(owner, type) * worths[type];
        }
        return worth;
    };
    return sum(side) - sum(opponent(side));
}

} // namespace mujo::ui
