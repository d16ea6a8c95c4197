#pragma once

#include <cstdint>
#include <memory>

#include "core/variant/variant.h"

namespace mujo {

/// Fixed search work from the start position of a game.
struct BenchResult {
    std::uint64_t nodes = 0;
    double nodesPerSecond = 0;
    std::uint64_t signature = 0; ///< of the moves and scores found; the same on every machine
};

BenchResult benchSearch(const std::shared_ptr<const Variant>& variant);

} // namespace mujo
