#include "core/rules/refusal.h"

#include <algorithm>
#include <iterator>
#include <type_traits>

namespace mujo::rules {

const char* refusalCode(RefusalReason reason) {
    switch (reason) {
    case RefusalReason::None:
        return "legal";
    case RefusalReason::NoPieceThere:
        return "no-piece";
    case RefusalReason::NotYourPiece:
        return "not-your-piece";
    case RefusalReason::OwnPieceOnTarget:
        return "own-piece-on-target";
    case RefusalReason::NoSuchMove:
        return "no-such-move";
    case RefusalReason::Blocked:
        return "blocked";
    case RefusalReason::NothingToTake:
        return "nothing-to-take";
    case RefusalReason::CannotTakeThere:
        return "cannot-take";
    case RefusalReason::CaptureBanned:
        return "capture-banned";
    case RefusalReason::ProtectedFromEmperor:
        return "protected-from-emperor";
    case RefusalReason::LionProtected:
        return "lion-protected";
    case RefusalReason::LionCounterStrike:
        return "lion-counter-strike";
    case RefusalReason::PassForbidden:
        return "pass-forbidden";
    case RefusalReason::PassImpossible:
        return "pass-impossible";
    case RefusalReason::MustPromote:
        return "must-promote";
    case RefusalReason::CannotPromote:
        return "cannot-promote";
    case RefusalReason::OwnRoyalExposed:
        return "royal-exposed";
    case RefusalReason::DropNotInHand:
        return "not-in-hand";
    case RefusalReason::DropOccupied:
        return "drop-occupied";
    case RefusalReason::DropCouldNeverMove:
        return "drop-stuck";
    case RefusalReason::DropSecondOnFile:
        return "drop-second-on-file";
    case RefusalReason::DropFileFull:
        return "drop-file-full";
    case RefusalReason::DropMates:
        return "drop-mates";
    case RefusalReason::NoDropsInGame:
        return "no-drops";
    case RefusalReason::Repetition:
        return "repetition";
    case RefusalReason::PerpetualCheck:
        return "perpetual-check";
    case RefusalReason::PerpetualAttack:
        return "perpetual-attack";
    case RefusalReason::PassedFirst:
        return "passed-first";
    case RefusalReason::Ambiguous:
        return "ambiguous";
    case RefusalReason::GameOver:
        return "game-over";
    }
    return "";
}

RefusalReason reasonOf(const RefusalFact& fact) {
    return std::visit(
        [](const auto& each) {
            if constexpr (std::is_same_v<std::decay_t<decltype(each)>, std::monostate>) {
                return RefusalReason::None;
            } else {
                return each.kReason;
            }
        },
        fact);
}

Explanation refuse(RefusalFact fact, std::vector<Square> squares) {
    const RefusalReason reason = reasonOf(fact);
    return {reason, std::move(fact), std::move(squares), {}};
}

PieceAt pieceAt(const Position& position, Square square) {
    return {position.at(square).type(), square};
}

PiecesAt piecesAt(const Position& position, const std::vector<Square>& squares) {
    PiecesAt found;
    std::transform(squares.begin(), squares.end(), std::back_inserter(found),
                   [&](Square square) { return pieceAt(position, square); });
    return found;
}

} // namespace mujo::rules
