#include "core/insight/stuck.h"

#include <algorithm>
#include <vector>

#include "core/rules/generator.h"

namespace mujo::insight {

// The generator leaves out just the safety of royals and repetition.

Stuck whyStuck(const Position& position, Square square) {
    std::vector<Move> moves;
    rules::Generator().from(position, square, moves);
    return moves.empty() ? Stuck::NoSquare : Stuck::RoyalFirst;
}

Stuck whyStuckInHand(const Position& position, PieceTypeId type) {
    std::vector<Move> moves;
    rules::Generator::drops(position, moves);
    const bool hasDrop =
        std::any_of(moves.begin(), moves.end(), [type](const Move& move) { return move.dropped() == type; });
    return hasDrop ? Stuck::RoyalFirst : Stuck::NoSquare;
}

} // namespace mujo::insight
