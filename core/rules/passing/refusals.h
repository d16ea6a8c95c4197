#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a turn may not be skipped.

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

} // namespace mujo::rules::why
