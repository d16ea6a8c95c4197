#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why one leg does not lead to the target.

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
struct InTheWay {
    static constexpr auto kReason = RefusalReason::Blocked;
    PieceAt mover;
    Square to;
    PieceAt blocker;
};

} // namespace mujo::rules::why
