#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a piece may not be dropped.

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

} // namespace mujo::rules::why
