#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/variant/piece_type.h"

namespace mujo {

/// How much each part of the evaluation counts beside the worth of the pieces, in hundredths.
struct EvaluationWeights {
    int placement = 100; ///< where the pieces stand
    int mobility = 100;  ///< what they reach, and what of that lies about the enemy royals
    int attack = 100;    ///< several pieces that look at the surroundings of a royal
    int shelter = 100;   ///< what stands about the last royal
    int threats = 100;   ///< what may be taken at the next move

    bool operator==(const EvaluationWeights&) const = default;
};

/// The weights by their names in the variant file.
struct NamedWeight {
    const char* name;
    int EvaluationWeights::*weight;
};
inline constexpr std::array<NamedWeight, 5> kEvaluationWeights = {
    {{"placement", &EvaluationWeights::placement},
     {"mobility", &EvaluationWeights::mobility},
     {"attack", &EvaluationWeights::attack},
     {"shelter", &EvaluationWeights::shelter},
     {"threats", &EvaluationWeights::threats}}};

/// What tuning has found, which replaces what the move programs say.
struct TunedEvaluation {
    PerType<std::optional<int>> worth; ///< in hundredths of a pawn
    EvaluationWeights weights;
    std::string provenance; ///< games, settings, date
};

} // namespace mujo
