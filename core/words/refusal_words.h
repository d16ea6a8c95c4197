#pragma once

#include <string>

#include "core/base/language.h"
#include "core/rules/outcome.h"
#include "core/rules/refusal.h"

namespace mujo::words {

/// A sentence that says why a move is refused, its squares named in this style. Empty for a legal move, and
/// for a refusal without a fact.
[[nodiscard]] std::string refusal(const Language& language, const Variant& variant,
                                  const rules::Explanation& explanation,
                                  SquareStyle style = SquareStyle::Shogi);

} // namespace mujo::words
