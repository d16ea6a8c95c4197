#include "core/game/notation/move_acts.h"

#include <algorithm>
#include <iterator>

#include "core/rules/side_effects.h"

namespace mujo {

MoveActs actsOf(const Variant& variant, const Move& move, const Transition& transition, PieceTypeId mover) {
    MoveActs acts;
    if (move.isDrop()) {
        return acts;
    }
    const rules::Squares removed = rules::removedSquares(transition, move);
    acts.stays = move.to() == move.origin;
    std::copy(move.victimsBegin(), move.victimsEnd(), std::back_inserter(acts.taken));
    if (move.sweeps) {
        const auto line = variant.shape().between(move.from(), move.to());
        std::copy_if(line.begin(), line.end(), std::back_inserter(acts.swept),
                     [&](Square square) { return removed.contains(square); });
    }
    const auto isTaken = [&](Square square) {
        return acts.taken.contains(square) || acts.swept.contains(square);
    };
    acts.takesAtEnd = !acts.stays && removed.contains(move.to()) && !isTaken(move.to());
    if (rules::haveSideEffects(variant)) {
        acts.moverBurns = rules::moverBurns(transition, move);
        std::copy_if(removed.begin(), removed.end(), std::back_inserter(acts.burnt), [&](Square square) {
            return !isTaken(square) && !(acts.takesAtEnd && square == move.to());
        });
    } else if (variant.type(mover).burns && !acts.stays) {
        std::copy_if(acts.taken.begin(), acts.taken.end(), std::back_inserter(acts.burnt),
                     [&](Square square) { return square != move.to(); });
        acts.taken.clear();
    }
    return acts;
}

PieceTypeId moverOf(const Position& position, const Move& move) {
    return move.isDrop() ? move.dropped() : position.at(move.from()).type();
}

} // namespace mujo
