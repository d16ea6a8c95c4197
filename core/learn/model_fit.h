#pragma once

#include <atomic>
#include <functional>

#include "core/learn/examples.h"

namespace mujo {

/// How the model is fitted.
struct FitSettings {
    int epochs = 30;
    float scoreShare = 0.85F; ///< of the target; the rest is the result of the game
    float pull = 50; ///< towards what was there before: as much as so much of the curvature of the data
    /// Boards with more squares than this, files that mirror each other counted once, have no weight a
    /// square.
    std::size_t mostSquares = 150;
};

/// What a fit has come to.
struct ModelFit {
    TunedEvaluation evaluation;
    double scale = 0;      ///< a score s means an expected result of 1 / (1 + exp(-scale s))
    double lossBefore = 0; ///< mean cross entropy on games that the fit has not seen
    double lossAfter = 0;
    int epochs = 0; ///< until the loss on these games was least
};

/// Fits worth and places of all kinds, and the weights of the parts, by which positions are judged, so that
/// they predict what searches have found and how the games ended (logistic regression). `onEpoch` is told the
/// loss on the games that are held out, every tenth. Everything is the same on each run; it stops early when
/// told to.
[[nodiscard]] ModelFit fitModel(const LessonPlan& plan, const Examples& examples, const FitSettings& settings,
                                const std::function<void(int, double)>& onEpoch,
                                const std::atomic<bool>& stop);

} // namespace mujo
