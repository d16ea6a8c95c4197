#include "core/rules/passing/passing.h"

#include "core/rules/refusal.h"

namespace mujo::rules {

namespace {

/// Whether the piece has an empty square to step out to and come back from.
bool stepsOutAndBack(const Position& position, Square from) {
    return !forEachCandidate(position, from, position.at(from).piece(), [&](const Candidate& candidate) {
        return candidate.to != from || !candidate.isQuiet();
    });
}

} // namespace

Explanation whyNoPass(const Position& position, Square from) {
    const Variant& variant = position.variant();
    if (!anyPieceCanSkip(variant)) {
        return refuse(why::NoPassInGame{});
    }
    if (!stepsOutAndBack(position, from)) {
        return refuse(why::CannotStepOutAndBack{
            pieceAt(position, from), abilitiesOf(variant.type(position.at(from).type()).program).passes});
    }
    switch (variant.rules().pass) {
    case PassRule::NotTwiceByOneSide:
        return refuse(why::PassedLastTurn{});
    case PassRule::NotAfterPass:
        return refuse(why::OpponentHasPassed{});
    default:
        return refuse(why::NoPassInGame{});
    }
}

void watchPassing(const Variant& variant, PieceTypeId type, Watches& watches) {
    static_cast<void>(type);
    watches.passIsMove = watches.passIsMove || (watches.besideEnds && variant.rules().pass == PassRule::Free);
}

void rememberPass(const Position& position, const Move& move, RuleState& state) {
    if (position.variant().rules().tracksSkips()) {
        state.skipped[position.turn()] = move.isPass() && !move.promotes();
    }
}

} // namespace mujo::rules
