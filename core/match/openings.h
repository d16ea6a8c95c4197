#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/position/move.h"
#include "core/variant/variant.h"

namespace mujo {

/// How openings are made: random moves, kept when a short search finds neither side ahead.
struct OpeningSettings {
    int plies = 8;
    int margin = 120;           ///< in hundredths of a pawn
    std::uint64_t nodes = 8000; ///< of the search that judges
    std::uint64_t seed = 1;
};

using Opening = std::vector<Move>;

/// Opening number `number`, the same on every machine. When none is balanced among many, the most balanced.
[[nodiscard]] Opening randomOpening(const std::shared_ptr<const Variant>& variant,
                                    const OpeningSettings& settings, int number);

} // namespace mujo
