#pragma once

#include <utility>
#include <variant>
#include <vector>

#include "core/position/move.h"
#include "core/rules/capture_bans/refusals.h"
#include "core/rules/contagion/refusals.h"
#include "core/rules/drops/refusals.h"
#include "core/rules/emperor/refusals.h"
#include "core/rules/lion_trade/refusals.h"
#include "core/rules/outcome.h"
#include "core/rules/passing/refusals.h"
#include "core/rules/promotion/refusals.h"
#include "core/rules/ranks/refusals.h"
#include "core/rules/refusal_reason.h"
#include "core/rules/refused_route_facts.h"
#include "core/rules/repetition/refusals.h"
#include "core/rules/unreached_facts.h"

namespace mujo::rules {

/// What exactly the rules have against a move, each fact with the reason that it belongs to. `mover` is the
/// piece that was to move, on the square from which it was to. Each rule has its own facts in its own file;
/// those of no single rule stand here.
namespace why {

struct GameOver {
    static constexpr auto kReason = RefusalReason::GameOver;
    Outcome outcome;
};
struct Ambiguous {
    static constexpr auto kReason = RefusalReason::Ambiguous;
    std::vector<Move> fitting;
};
struct NoPieceThere {
    static constexpr auto kReason = RefusalReason::NoPieceThere;
    Square square;
};
struct NotYourPiece {
    static constexpr auto kReason = RefusalReason::NotYourPiece;
    PieceAt piece;
    Side toMove;
};
struct OwnPieceOnTarget {
    static constexpr auto kReason = RefusalReason::OwnPieceOnTarget;
    PieceAt mover;
    PieceAt own;
};
struct OwnRoyalExposed {
    static constexpr auto kReason = RefusalReason::OwnRoyalExposed;
    PieceAt royal;
    PiecesAt attackers;
    bool already; ///< attacked before the move as well
};

} // namespace why

/// None for a legal move.
using RefusalFact = std::variant<
    std::monostate, why::GameOver, why::Ambiguous, why::DropOnSeveralSquares, why::NoDropsInGame,
    why::DropNotInHand, why::DropOccupied, why::DropCouldNeverMove, why::DropSecondOnFile, why::DropFileFull,
    why::DropMates, why::NoPieceThere, why::NotYourPiece, why::OwnPieceOnTarget, why::OwnRoyalExposed,
    why::Repetition, why::PerpetualCheck, why::PerpetualAttack, why::PassedFirst, why::NoPassInGame,
    why::PassedLastTurn, why::OpponentHasPassed, why::CannotStepOutAndBack, why::DoesNotBecome,
    why::NoPromotionInGame, why::NeverPromotes, why::PassNeverPromotes, why::PromotesOnlyByCapture,
    why::DoesNotPromoteHere, why::Infected, why::TakesPromotedPiece, why::PromotesByCapture,
    why::CouldNeverMoveAgain, why::EndsInZone, why::CaptureBanned, why::ProtectedFromEmperor,
    why::LionProtected, why::LionCounterStrike, why::NoSuchMove, why::OnlyToTake, why::NotToTake,
    why::TargetOutranks, why::InTheWay, why::PassesOnlyLowerRanks, why::JumpsOnlyToTake,
    why::JumpsOnlyLowerRanks, why::JumpsOnlyToTakeLowerRanks, why::TooManyToJump, why::NoIgui,
    why::IguiTakesOne, why::IguiOnlyBeside, why::StopsOnOwnPiece, why::BurnsOnlyOne, why::BurnsOnlyBeside,
    why::EndsWhereItTakes, why::TakesAtMost, why::TooManySteps, why::KeepsToOneLine, why::GoesOnOnlyThere,
    why::TurnsOnlyOnce, why::CannotGoOn>;

/// The reason that a fact belongs to.
[[nodiscard]] RefusalReason reasonOf(const RefusalFact& fact);

struct Explanation {
    RefusalReason reason = RefusalReason::None;
    RefusalFact fact;            ///< may be missing where the window knows more of the reason than the rules
    std::vector<Square> squares; ///< those that cause the refusal: what blocks, what protects, what hangs
    std::vector<Move> fitting;   ///< the legal moves that the text fits, one when it is legal

    [[nodiscard]] bool isLegal() const { return reason == RefusalReason::None; }
};

/// A refusal for this fact, which these squares cause.
[[nodiscard]] Explanation refuse(RefusalFact fact, std::vector<Square> squares = {});

} // namespace mujo::rules
