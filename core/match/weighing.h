#pragma once

#include <functional>

#include "core/match/elo.h"
#include "core/match/tuning.h"

namespace mujo {

/// One weight changed, and how that did against the weights so far.
struct WeightTrial {
    const char* weight = nullptr; ///< its name
    int before = 0;
    int after = 0;
    Score score;       ///< of the changed one
    bool kept = false; ///< it won by more than chance mostly does
};

/// The score of one set of weights against another, over openings that both play from either side;
/// `settings.games` must be even.
[[nodiscard]] Score duel(const SelfPlay& settings, const EvaluationWeights& ours,
                         const EvaluationWeights& theirs);

/// Improves the weights of the evaluation's parts by duels with one of them doubled or halved: goes through
/// all once, each as far as it gains, and gives back the variant's evaluation with them. `settings.games` is
/// for each duel. `onTrial` is told of each. The same settings give the same.
[[nodiscard]] TunedEvaluation weigh(const SelfPlay& settings,
                                    const std::function<void(const WeightTrial&)>& onTrial);

} // namespace mujo
