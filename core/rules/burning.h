#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What burns at the end of a move.
struct Burnt {
    StaticVector<Square, 8> others; ///< squares of burnt pieces that did not move
    bool mover = false;             ///< the piece that moved burns where it arrived
};

/// What burns when a piece ends its move as `arrived` on `to`, the board being `board` with the captures of
/// the move made and the piece standing on `to`. `promoted` tells whether the move made it what it is.
/// Rule: Tenjiku Shogi, fire demon. It burns every enemy beside the square it ends on; who ends beside an
/// enemy demon is burnt, after his captures; a demon that ends beside an enemy demon burns itself alone.
/// Own pieces never burn.
template <class Board>
Burnt burntBy(const Board& board, const Burning& rule, Square to, Piece arrived, bool promoted) {
    Burnt burnt;
    const BoardShape& shape = board.shape();
    const auto isDemon = [&](PieceTypeId type) { return rule.demons[index(type)]; };
    bool besideDemon = false;
    StaticVector<Square, 8> demons;
    StaticVector<Square, 8> enemies;
    for (int right = -1; right <= 1; ++right) {
        for (int forward = -1; forward <= 1; ++forward) {
            const auto square = shape.step(to, Offset{right, forward}, Side::Sente);
            if (!square || *square == to || !board.at(*square).holds(opponent(arrived.owner))) {
                continue;
            }
            const bool demon = isDemon(board.at(*square).type());
            besideDemon = besideDemon || demon;
            (demon ? demons : enemies).push_back(*square);
        }
    }
    if (!isDemon(arrived.type)) {
        burnt.mover = rule.passive && besideDemon;
        return burnt;
    }
    if (promoted && !rule.onPromotion) {
        burnt.mover = rule.passive && besideDemon;
        return burnt;
    }
    if (besideDemon && rule.meeting != Burning::Demons::NoneBurns) {
        burnt.mover = true;
        if (rule.meeting == Burning::Demons::MoverBurns) {
            return burnt;
        }
        for (const Square demon : demons) {
            burnt.others.push_back(demon);
        }
    }
    for (const Square enemy : enemies) {
        burnt.others.push_back(enemy);
    }
    return burnt;
}

} // namespace mujo::rules
