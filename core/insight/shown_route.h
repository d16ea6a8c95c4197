#pragma once

#include "core/position/position.h"
#include "core/rules/routes.h"

namespace mujo::insight {

/// The way of a move as the eye needs it: without the return after burning and without
/// pieces that are jumped over and stay; of a drop its square alone.
[[nodiscard]] rules::Route shownRoute(const Position& position, const Move& move);

} // namespace mujo::insight
