#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

void giveToHand(const Position& position, Transition& transition, PieceTypeId captured) {
    const Variant& variant = position.variant();
    if (!variant.rules().drops) {
        return;
    }
    const PieceTypeId base = variant.type(captured).base;
    for (HandChange& change : transition.hands) {
        if (change.type == base) {
            ++change.by;
            return;
        }
    }
    transition.hands.push_back({position.turn(), base, 1});
}

RuleState stateAfter(const Position& position, const Move& move) {
    RuleState state = position.state();
    if (position.variant().rules().tracksSkips()) {
        state.skipped[index(position.turn())] = move.isPass() && !move.promotes();
    }
    return state;
}

} // namespace

StaticVector<Square, kMaxStops> capturedSquares(const Position& position, const Move& move) {
    StaticVector<Square, kMaxStops> result;
    for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
        result.push_back(*victim);
    }
    if (!move.isDrop() && move.to() != move.from && !position.at(move.to()).isEmpty() &&
        !result.contains(move.to())) {
        result.push_back(move.to());
    }
    return result;
}

Transition resolve(const Position& position, const Move& move) {
    Transition transition;
    transition.stateBefore = position.state();
    transition.stateAfter = stateAfter(position, move);
    const Side side = position.turn();
    if (move.isDrop()) {
        transition.squares.push_back({move.to(), Cell{}, Piece{move.dropped, side}});
        transition.hands.push_back({side, move.dropped, -1});
        return transition;
    }
    const Cell mover = position.at(move.from);
    const Cell arrived = move.promotes() ? Cell(Piece{move.promotion, side}) : mover;
    const auto captured = capturedSquares(position, move);
    for (const Square square : captured) {
        giveToHand(position, transition, position.at(square).type());
        if (square != move.to()) {
            transition.squares.push_back({square, position.at(square), Cell{}});
        }
    }
    if (move.to() == move.from) {
        if (arrived != mover) {
            transition.squares.push_back({move.from, mover, arrived});
        }
        return transition;
    }
    transition.squares.push_back({move.from, mover, Cell{}});
    transition.squares.push_back({move.to(), position.at(move.to()), arrived});
    return transition;
}

} // namespace mujo::rules
