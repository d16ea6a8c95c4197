#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why an emperor may not take.

struct ProtectedFromEmperor {
    static constexpr auto kReason = RefusalReason::ProtectedFromEmperor;
    PieceAt mover;
    PieceAt victim;
    PiecesAt protectors;
};

} // namespace mujo::rules::why
