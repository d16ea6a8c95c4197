#pragma once

#include <span>

#include "core/variant_file/catalog.h"

namespace mujo {

/// Every shipped openings file, which core/openings reads; its name is that of the variant file but for the
/// end.
std::span<const VariantText> builtinOpenings();

} // namespace mujo
