#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/sentence.h"
#include "core/game/game.h"
#include "core/variant_file/introduction.h"

namespace mujo {

/// A tour whose texts have been read and whose moves the rules allow.
struct TourLine {
    struct Step {
        Move own;
        std::optional<Move> reply; ///< none after the last step
    };
    Position start;
    std::vector<Step> steps; ///< as many as the tour has
};

/// Why a tour cannot be played.
struct TourFault {
    Sentence text; ///< for who wrote the tour
};

/// Plays a tour through, by the rules of this game.
Result<TourLine, TourFault> tourLine(const Tour& tour, const std::shared_ptr<const Variant>& variant);

} // namespace mujo
