#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// Reads a weights file (docs/engine.md), what the engine has learned of a game. It must fit the game: the
/// same board, pieces that exist and move as they did. All faults, each with line and column.
Result<TunedEvaluation> readWeights(std::string_view text, const Variant& variant,
                                    const std::string& fileName);

/// The text of such a file.
[[nodiscard]] std::string writeWeights(const TunedEvaluation& evaluation, const Variant& variant);

} // namespace mujo
