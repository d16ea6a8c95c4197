#pragma once

#include <string>

#include "core/variant/variant.h"

namespace mujo {

/// Markdown for one game: what each option and choice means, and a table of the choices of every profile.
/// Empty for a game without options.
[[nodiscard]] std::string profileTable(const Variant& variant);

} // namespace mujo
