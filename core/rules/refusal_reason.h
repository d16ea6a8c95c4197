#pragma once

#include <vector>

#include "core/position/position.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

/// Why a move is refused. Every reason has a code for machines; core/words has sentences for people, made of
/// the facts of core/rules/refusal.h.
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
    PieceTypeId kind{};
    Square square;
};
using PiecesAt = std::vector<PieceAt>;

/// The piece that stands on an occupied square.
[[nodiscard]] PieceAt pieceAt(const Position& position, Square square);
[[nodiscard]] PiecesAt piecesAt(const Position& position, const std::vector<Square>& squares);

struct Explanation; ///< core/rules/refusal.h

} // namespace mujo::rules
