#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/outcome.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

/// Why a move is refused. Every reason has a code for machines; core/words has sentences for people, made of
/// the facts below.
enum class RefusalReason {
    None, ///< the move is legal
    NoPieceThere,
    NotYourPiece,
    OwnPieceOnTarget,
    NoSuchMove,      ///< the piece does not move like this on any board
    Blocked,         ///< it would, were something not in the way or missing
    NothingToTake,   ///< the move exists only as a capture
    CannotTakeThere, ///< the move exists only without a capture
    CaptureBanned,
    ProtectedFromEmperor,
    LionProtected,     ///< a distant lion that could be retaken
    LionCounterStrike, ///< right after a lion was taken by another piece
    PassForbidden,
    PassImpossible,
    MustPromote,
    CannotPromote,
    OwnRoyalExposed,
    DropNotInHand,
    DropOccupied,
    DropCouldNeverMove,
    DropSecondOnFile,
    DropFileFull, ///< of a kind of which a file has room for several
    DropMates,
    NoDropsInGame,
    Repetition,
    PerpetualCheck,
    PerpetualAttack,
    PassedFirst, ///< of passes in a row
    Ambiguous,
    GameOver,
};

/// `blocked`, `pass-forbidden` and so on; `legal` for none.
[[nodiscard]] const char* refusalCode(RefusalReason reason);

/// A piece where it stands, or would stand after the move.
struct PieceAt {
    PieceTypeId kind = kNoPieceType;
    Square square;
};
using PiecesAt = std::vector<PieceAt>;

/// What exactly the rules have against a move, each fact with the reason that it belongs to. `mover` is the
/// piece that was to move, on the square from which it was to.
namespace why {

struct GameOver {
    static constexpr auto kReason = RefusalReason::GameOver;
    Outcome outcome;
};
struct Ambiguous {
    static constexpr auto kReason = RefusalReason::Ambiguous;
    std::vector<Move> fitting;
};

// Drops.
struct DropOnSeveralSquares { ///< or promoted
    static constexpr auto kReason = RefusalReason::NoSuchMove;
};
struct NoDropsInGame {
    static constexpr auto kReason = RefusalReason::NoDropsInGame;
};
struct DropNotInHand {
    static constexpr auto kReason = RefusalReason::DropNotInHand;
    PieceTypeId kind;
};
struct DropOccupied {
    static constexpr auto kReason = RefusalReason::DropOccupied;
    PieceAt there;
};
struct DropCouldNeverMove {
    static constexpr auto kReason = RefusalReason::DropCouldNeverMove;
    PieceAt dropped;
};
struct DropSecondOnFile {
    static constexpr auto kReason = RefusalReason::DropSecondOnFile;
    PieceTypeId kind;
};
struct DropFileFull {
    static constexpr auto kReason = RefusalReason::DropFileFull;
    PieceTypeId kind;
    int there; ///< unpromoted ones of the mover's on the file
};
struct DropMates {
    static constexpr auto kReason = RefusalReason::DropMates;
    PieceTypeId kind;
};

// The square of origin, and the target.
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

// Safety of the royal, and repetition.
struct OwnRoyalExposed {
    static constexpr auto kReason = RefusalReason::OwnRoyalExposed;
    PieceAt royal;
    PiecesAt attackers;
    bool already; ///< attacked before the move as well
};
struct Repetition {
    static constexpr auto kReason = RefusalReason::Repetition;
    bool onlyForAttacker;
};
struct PerpetualCheck {
    static constexpr auto kReason = RefusalReason::PerpetualCheck;
};
struct PerpetualAttack {
    static constexpr auto kReason = RefusalReason::PerpetualAttack;
};
struct PassedFirst {
    static constexpr auto kReason = RefusalReason::PassedFirst;
};

// Skipped turns.
struct NoPassInGame {
    static constexpr auto kReason = RefusalReason::PassForbidden;
};
struct PassedLastTurn {
    static constexpr auto kReason = RefusalReason::PassForbidden;
};
struct OpponentHasPassed {
    static constexpr auto kReason = RefusalReason::PassForbidden;
};
struct CannotStepOutAndBack {
    static constexpr auto kReason = RefusalReason::PassImpossible;
    PieceAt mover;
    Directions ways; ///< in which it could on a board with empty squares; none for most kinds
};

// Promotion.
struct DoesNotBecome {
    static constexpr auto kReason = RefusalReason::CannotPromote;
    PieceAt mover;
    PieceTypeId form;
};
struct NoPromotionInGame {
    static constexpr auto kReason = RefusalReason::CannotPromote;
};
struct NeverPromotes {
    static constexpr auto kReason = RefusalReason::CannotPromote;
    PieceAt mover;
    bool promotedAlready;
    bool exemptFromContagion; ///< and the move takes a contagious piece
};
struct PassNeverPromotes {
    static constexpr auto kReason = RefusalReason::CannotPromote;
};
struct PromotesOnlyByCapture {
    static constexpr auto kReason = RefusalReason::CannotPromote;
    PieceAt mover;
};
struct DoesNotPromoteHere {
    static constexpr auto kReason = RefusalReason::CannotPromote;
    enum class Since {
        OutsideZone,      ///< the move neither starts nor ends in the zone
        EndsOutsideZone,  ///< and an end in it is needed
        DeclinedLastTurn, ///< only a capture promotes until the turn after next
        DeclinedBefore,   ///< only a capture promotes until it has moved in the zone
        WasInZone,        ///< where only a capture promotes
        DoesNotEnterZone,
    };
    PieceAt mover;
    Since since;
    int zoneDepth; ///< in ranks
};
struct Infected {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
    PieceTypeId form;
};
struct TakesPromotedPiece {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
};
struct PromotesByCapture {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
};
struct CouldNeverMoveAgain {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
    Square to;
};
struct EndsInZone {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
};

// Captures that the rules forbid.
struct CaptureBanned {
    static constexpr auto kReason = RefusalReason::CaptureBanned;
    PieceTypeId attacker;
    PieceTypeId victim;
};
struct ProtectedFromEmperor {
    static constexpr auto kReason = RefusalReason::ProtectedFromEmperor;
    PieceAt mover;
    PieceAt victim;
    PiecesAt protectors;
};
struct LionProtected {
    static constexpr auto kReason = RefusalReason::LionProtected;
    PieceAt mover;
    PieceAt lion;
    PiecesAt protectors;
};
struct LionCounterStrike {
    static constexpr auto kReason = RefusalReason::LionCounterStrike;
    Square taken; ///< where a lion was taken just now
    PieceAt lion;
};

// One leg that does not lead to the target.
struct NoSuchMove {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Square to;
};
struct OnlyToTake {
    static constexpr auto kReason = RefusalReason::NothingToTake;
    PieceAt mover;
    Square to;
};
struct NotToTake {
    static constexpr auto kReason = RefusalReason::CannotTakeThere;
    PieceAt mover;
    Square to;
};
struct TargetOutranks {
    static constexpr auto kReason = RefusalReason::CannotTakeThere;
    PieceAt mover;
    PieceAt target;
};
struct InTheWay {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    Square to;
    PieceAt blocker;
};
struct PassesOnlyLowerRanks {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    PieceAt high;
};
struct JumpsOnlyToTake {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    Square to;
};
struct JumpsOnlyLowerRanks {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    PieceAt high;
};
struct TooManyToJump {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    Square to;
    std::size_t most;
    PiecesAt blockers;
};

// Several legs that do not make one move.
struct NoIgui {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct IguiTakesOne {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct IguiOnlyBeside {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Directions ways;
};
struct StopsOnOwnPiece {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    PieceAt own;
};
struct BurnsOnlyOne {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct BurnsOnlyBeside {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Square victim;
    Square to;
};
struct EndsWhereItTakes {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    PieceAt victim;
};
struct TakesAtMost {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::size_t most;
};
struct TooManySteps {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::size_t most;
    std::size_t needed;
};
struct KeepsToOneLine {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::optional<std::size_t> steps; ///< only in moves of so many
};
struct GoesOnOnlyThere {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Directions ways;
};
struct TurnsOnlyOnce {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct CannotGoOn {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Square over;
    Square to;
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
    why::JumpsOnlyLowerRanks, why::TooManyToJump, why::NoIgui, why::IguiTakesOne, why::IguiOnlyBeside,
    why::StopsOnOwnPiece, why::BurnsOnlyOne, why::BurnsOnlyBeside, why::EndsWhereItTakes, why::TakesAtMost,
    why::TooManySteps, why::KeepsToOneLine, why::GoesOnOnlyThere, why::TurnsOnlyOnce, why::CannotGoOn>;

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

/// The piece that stands on an occupied square.
[[nodiscard]] PieceAt pieceAt(const Position& position, Square square);
[[nodiscard]] PiecesAt piecesAt(const Position& position, const std::vector<Square>& squares);

} // namespace mujo::rules
