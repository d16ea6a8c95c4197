#include "core/insight/stuck.h"

#include <algorithm>
#include <vector>

#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"

namespace mujo::insight {

// The generator leaves out just the safety of royals and repetition.

Stuck whyStuck(const Position& position, Square square) {
    std::vector<Move> moves;
    rules::Generator().from(position, square, moves);
    if (moves.empty()) {
        return Stuck::NoSquare;
    }
    const auto exposes = [&position](const Move& move) {
        return rules::judge(position, History(), move) == rules::RefusalReason::OwnRoyalExposed;
    };
    const auto exposing = std::count_if(moves.begin(), moves.end(), exposes);
    return exposing == 0                                           ? Stuck::Repeats
           : exposing == static_cast<std::ptrdiff_t>(moves.size()) ? Stuck::RoyalFirst
                                                                   : Stuck::RoyalFirstOrRepeats;
}

Stuck whyStuckInHand(const Position& position, PieceTypeId type) {
    std::vector<Move> moves;
    rules::Generator::drops(position, moves);
    const bool hasDrop =
        std::any_of(moves.begin(), moves.end(), [type](const Move& move) { return move.dropped() == type; });
    return hasDrop ? Stuck::RoyalFirst : Stuck::NoSquare;
}

} // namespace mujo::insight
