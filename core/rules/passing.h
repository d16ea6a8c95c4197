#pragma once

#include "core/position/position.h"

namespace mujo::rules {

/// Whether nothing ever forbids a pass, so that one with an effect is a move like others.
[[nodiscard]] inline bool passesFreely(const Variant& variant) {
    return variant.rules().pass == PassRule::Free;
}

/// Whether the side to move may skip its turn, if it has a piece that can.
/// Rule: Hook Shogi, no player skips two turns of his own in a row; Suzumu Shogi, no skip right after a skip.
[[nodiscard]] inline bool mayPass(const Position& position) {
    const Side side = position.turn();
    switch (position.variant().rules().pass) {
    case PassRule::Free:
        return true;
    case PassRule::NotTwiceByOneSide:
        return !position.state().skipped[side];
    case PassRule::NotAfterPass:
        return !position.state().skipped[opponent(side)];
    default:
        return false;
    }
}

} // namespace mujo::rules
