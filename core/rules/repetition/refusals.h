#pragma once

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why a position may not come again.

struct Repetition {
    static constexpr auto kReason = RefusalReason::Repetition;
    bool onlyForAttacker;
};
struct PerpetualCheck {
    static constexpr auto kReason = RefusalReason::PerpetualCheck;
};
struct PerpetualAttack {
    static constexpr auto kReason = RefusalReason::PerpetualAttack;
};
struct PassedFirst {
    static constexpr auto kReason = RefusalReason::PassedFirst;
};

} // namespace mujo::rules::why
