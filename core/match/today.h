#pragma once

#include <string>

namespace mujo {

/// The date, `2026-01-31`, for what tells where values come from.
[[nodiscard]] std::string today();

} // namespace mujo
