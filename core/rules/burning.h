#pragma once

#include "core/position/candidates.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Whether the piece burns what is beside the square on which it ends a move. A change of such a piece is
/// felt by every move that ends beside it.
[[nodiscard]] inline bool isDemon(const Variant& variant, PieceTypeId type) {
    return variant.rules().burning && variant.rules().burning->demons.contains(type);
}

/// Whether a move of the piece may burn others: as it is, or once it has promoted. Such a move depends on the
/// squares beside its end.
[[nodiscard]] inline bool mayBurn(const Variant& variant, PieceTypeId type) {
    return isDemon(variant, type) || isDemon(variant, variant.type(type).promotesTo);
}

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
    const auto isDemon = [&](PieceTypeId type) { return rule.demons.contains(type); };
    bool besideDemon = false;
    StaticVector<Square, 8> demons;
    StaticVector<Square, 8> enemies;
    for (const Square square : board.shape().beside(to)) {
        if (board.at(square).holds(opponent(arrived.owner))) {
            const bool demon = isDemon(board.at(square).type());
            besideDemon = besideDemon || demon;
            (demon ? demons : enemies).push_back(square);
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
