#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a kind may not take another.

struct CaptureBanned {
    static constexpr auto kReason = RefusalReason::CaptureBanned;
    PieceTypeId attacker;
    PieceTypeId victim;
};

} // namespace mujo::rules::why
