#pragma once

#include <vector>

#include "core/base/static_vector.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Squares at which a moving piece turns, takes, hops or stops, the start and the destination included.
using Route = std::vector<Square>;

/// Every way a legal move can be travelled, the ones with the fewest turning points first. What the eye
/// needs: corners of hook moves, hops, steps. A drop has no route.
[[nodiscard]] std::vector<Route> routes(const Position& position, const Move& move);

/// The first of them; just the two ends where there is nothing between. Of a drop its square.
[[nodiscard]] Route route(const Position& position, const Move& move);

} // namespace mujo::rules
