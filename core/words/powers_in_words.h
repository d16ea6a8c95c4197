#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/variant/move_abilities.h"
#include "core/variant/variant.h"

namespace mujo {

/// What captures by several steps can do, without their subject: "take up to two pieces in one move, by two
/// steps of one square each, diagonally; ...". Those whose steps turn freely, and longer ones on one line.
[[nodiscard]] std::vector<std::string> stepCapturesInWords(const MoveAbilities& can);

/// "a Lion or a Lion Dog in all eight directions; by a Horned Falcon straight forward": the kinds that have
/// directions of some sort, those with the same directions together, `by` before each.
using DirectionsOf = std::function<Directions(std::size_t kind)>;
[[nodiscard]] std::string kindsByDirection(const Variant& variant, const DirectionsOf& directions,
                                           const std::string& by);

/// How pieces move that do more than step, slide and leap: hook moves, several captures in one move, captures
/// without moving, walks, jumps, burning. Each names the pieces that do it.
[[nodiscard]] std::vector<std::string> powersInWords(const Variant& variant);

} // namespace mujo
