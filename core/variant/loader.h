#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/variant/variant.h"

namespace mujo {

/// Reads a variant file under a profile or a combination of choices (`OptionTable::parse`);
/// variants/SCHEMA.md describes the format. All faults of the file are reported at once, each with line and
/// column.
Result<std::shared_ptr<const Variant>, Diagnostics>
loadVariant(std::string_view text, const std::string& fileName, std::string_view profile = kStandardProfile);

/// Reads the file under every one of its profiles and choices and reports what any of them shows.
Diagnostics checkVariant(std::string_view text, const std::string& fileName);

} // namespace mujo
