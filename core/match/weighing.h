#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "core/match/elo.h"
#include "core/variant/variant.h"

namespace mujo {

/// How the weights of the evaluation's parts are improved: the engine plays with one weight doubled or halved
/// against itself without that, from openings with colours changed.
struct WeighSettings {
    std::shared_ptr<const Variant> variant;
    int games = 60;            ///< of each trial; an even number
    std::uint64_t nodes = 500; ///< for each move
    std::uint64_t seed = 1;
    int openingPlies = 8;
    int mostPlies = 400; ///< a game that lasts longer is a draw
};

/// One weight changed, and how that did against the weights so far.
struct WeightTrial {
    const char* weight = nullptr; ///< its name
    int before = 0;
    int after = 0;
    Score score;       ///< of the changed one
    bool kept = false; ///< it won by more than chance mostly does
};

/// The score of one set of weights against another, half of the games with either colour.
[[nodiscard]] Score duel(const WeighSettings& settings, const EvaluationWeights& ours,
                         const EvaluationWeights& theirs);

/// Goes through all weights once, each as far as it gains, and gives back the variant's evaluation with them.
/// `onTrial` is told of each trial. The same settings give the same.
[[nodiscard]] TunedEvaluation weigh(const WeighSettings& settings,
                                    const std::function<void(const WeightTrial&)>& onTrial);

} // namespace mujo
