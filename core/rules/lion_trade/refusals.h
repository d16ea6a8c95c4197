#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a lion may not be taken.

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
    bool whileProtected = false; ///< one that nothing protects may be taken
};

} // namespace mujo::rules::why
