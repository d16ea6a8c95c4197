#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a piece may not promote, or may not stay what it is.

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

} // namespace mujo::rules::why
