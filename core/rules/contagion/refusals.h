#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a piece may not stay what it is when it takes a contagious one.

struct Infected {
    static constexpr auto kReason = RefusalReason::MustPromote;
    PieceAt mover;
    PieceTypeId form;
};

} // namespace mujo::rules::why
