#pragma once

#include <cstdint>
#include <memory>

#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// What a fixed amount of search has cost.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::uint64_t nodesPerSecond = 0; ///< of processor time
    std::uint64_t signature = 0;      ///< of scores, lines and node counts: the same on every machine
};

/// Searches a few positions of the game, the start position first, each to a fixed number of nodes.
[[nodiscard]] BenchResult benchSearch(const std::shared_ptr<const Variant>& variant,
                                      const std::shared_ptr<const TunedEvaluation>& tuned);

} // namespace mujo
