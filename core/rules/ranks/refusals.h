#pragma once

#include <cstddef>

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a piece may not pass or take one of its rank or a higher one.

struct TargetOutranks {
    static constexpr auto kReason = RefusalReason::CannotTakeThere;
    PieceAt mover;
    PieceAt target;
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
struct JumpsOnlyToTakeLowerRanks {
    static constexpr auto kReason = RefusalReason::CannotTakeThere;
    PieceAt mover;
    PieceAt target;
};
struct TooManyToJump {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    Square to;
    std::size_t most;
    PiecesAt blockers;
};

} // namespace mujo::rules::why
