#include "core/rules/side_effects.h"

#include "core/rules/burning/burning.h"

namespace mujo::rules {

SideEffects sideEffects(const Position& position, const Move& move) {
    return burntBy(position, move);
}

} // namespace mujo::rules
