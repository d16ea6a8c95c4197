#include "core/rules/bare_king/bare_king.h"

#include <algorithm>

#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

/// Whether the side has, besides its royals, a piece that counts.
bool hasForce(const Position& position, Side side) {
    const Variant& variant = position.variant();
    const auto& doNotCount = variant.rules().bareKing->doNotCount;
    const auto pieces = position.pieces(side);
    return std::any_of(pieces.begin(), pieces.end(), [&](Square square) {
        const PieceTypeId type = position.at(square).type();
        return !variant.type(type).royal && !doNotCount.contains(type) &&
               variant.canEverMove(type, square, side);
    });
}

/// Whether the bare side to move can bare the other, or take its last royal.
bool canAnswer(const Position& position, const History& history) {
    const Side side = position.turn();
    Position next = position;
    const std::vector<Move> moves = legalMoves(position, history);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        const Transition transition = resolve(position, move);
        next.apply(transition);
        const bool answers = next.isExtinct(opponent(side)) || isBare(next, opponent(side));
        next.revert(transition);
        return answers;
    });
}

} // namespace

bool isBare(const Position& position, Side side) {
    return position.pieces(side).size() == 1 && position.royals(side).size() == 1 &&
           position.handIsEmpty(side);
}

std::optional<Outcome> bareKingEnd(const Position& position, const History& history) {
    if (!position.variant().rules().bareKing) {
        return std::nullopt;
    }
    const Side toMove = position.turn();
    const bool bare = isBare(position, toMove);
    const bool otherBare = isBare(position, opponent(toMove));
    if (bare && otherBare) {
        return Outcome{GameState::Draw, Reason::BareKing};
    }
    if (otherBare && hasForce(position, toMove)) {
        return Outcome::wonBy(toMove, Reason::BareKing);
    }
    if (bare && hasForce(position, opponent(toMove)) && !canAnswer(position, history)) {
        return Outcome::wonBy(opponent(toMove), Reason::BareKing);
    }
    return std::nullopt;
}

std::optional<Outcome> bareKingEnd(const Position& position) {
    const bool any = position.variant().rules().bareKing &&
                     (isBare(position, Side::Sente) || isBare(position, Side::Gote));
    return any ? bareKingEnd(position, History(position.key())) : std::nullopt;
}

} // namespace mujo::rules
