#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// Whether the kind with this number in the table of kinds is meant.
using WhichKinds = std::function<bool(std::size_t)>;

/// Names of the kinds that `wanted` selects, each once, in the order of the table. Kinds that only describe
/// another are left out.
[[nodiscard]] std::vector<std::string> kindNames(const Variant& variant, const WhichKinds& wanted);
/// "King, Prince and Drunk Elephant".
[[nodiscard]] std::string allOf(const Variant& variant, const WhichKinds& wanted);
/// "a Lion, a Lion Dog or an Oxcart"; empty when no kind is meant.
[[nodiscard]] std::string anyOf(const Variant& variant, const WhichKinds& wanted);
/// The same with a capital letter, to begin a sentence with.
[[nodiscard]] std::string capitalAnyOf(const Variant& variant, const WhichKinds& wanted);

} // namespace mujo
