#pragma once

#include <string>
#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/move_text.h"

namespace mujo::rules {

/// Why a move is refused. Every reason has a code for machines and a sentence for people.
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
    DropMates,
    NoDropsInGame,
    Repetition,
    PerpetualCheck,
    PerpetualAttack,
    PassedFirst, ///< of passes in a row
    Ambiguous,
    GameOver,
};

/// `blocked`, `pass-forbidden` and so on.
[[nodiscard]] const char* refusalCode(RefusalReason reason);

struct Explanation {
    RefusalReason reason = RefusalReason::None;
    std::string sentence;        ///< squares named in the style that was asked for
    std::vector<Square> squares; ///< those that cause the refusal: what blocks, what protects, what hangs
    std::vector<Move> fitting;   ///< the legal moves that the text fits, one when it is legal

    [[nodiscard]] bool isLegal() const { return reason == RefusalReason::None; }
};

/// Explains why a move is or is not legal.
[[nodiscard]] Explanation explain(const Position& position, const History& history, const ParsedMove& move,
                                  SquareStyle style = SquareStyle::Shogi);

} // namespace mujo::rules
