#pragma once

#include <vector>

#include "core/position/position.h"
#include "core/rules/routes.h"

namespace mujo::insight {

/// The way of a move as the eye needs it: without the return after burning and without
/// pieces that are jumped over and stay; of a drop its square alone,
/// and of a pass, which goes nowhere whatever it steps on.
[[nodiscard]] rules::Route shownRoute(const Position& position, const Move& move);

/// The shortest ways of the move, the same pieces left out; empty where the rules tell none.
[[nodiscard]] std::vector<rules::Route> shownWays(const Position& position, const Move& move);

/// A piece that is jumped over in a straight line and stays is no station of the way of a move.
void leaveOutJumped(rules::Route& way, const Position& position, const Move& move);

} // namespace mujo::insight
