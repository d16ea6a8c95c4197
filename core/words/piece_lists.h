#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/move_abilities.h"
#include "core/variant/variant.h"

namespace mujo::words {

/// Whether the kind is meant.
using WhichKinds = std::function<bool(PieceTypeId)>;

/// Names of the kinds that `wanted` selects, each once, in the order of the table. Kinds that only describe
/// another are left out.
[[nodiscard]] std::vector<std::string> kindNames(const Variant& variant, const WhichKinds& wanted);
/// "King, Prince and Drunk Elephant".
[[nodiscard]] std::string allKinds(const Language& language, const Variant& variant,
                                   const WhichKinds& wanted);
/// "a Lion, a Lion Dog or an Oxcart"; empty when no kind is meant.
[[nodiscard]] std::string anyKind(const Language& language, const Variant& variant, const WhichKinds& wanted);

/// "a Lion or a Lion Dog in all eight directions; a Horned Falcon straight forward": the kinds that have
/// directions of some sort, those with the same directions together. `group` says one of them: %1 stands for
/// its pieces, %2 for their directions.
using DirectionsOf = std::function<Directions(PieceTypeId)>;
[[nodiscard]] std::string kindsByDirection(const Language& language, const Variant& variant,
                                           const DirectionsOf& directions, const std::string& group);

} // namespace mujo::words
