#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "core/engine/search_constants.h"
#include "core/learn/lesson.h"
#include "core/match/elo.h"

namespace mujo {

/// What the engine goes by when it plays.
struct EngineKnowledge {
    std::shared_ptr<const TunedEvaluation> tuned{};     ///< null for what the moves alone tell
    std::shared_ptr<const SearchConstants> constants{}; ///< null for the shipped ones
};

/// Games of the engine between two ways to go by, over openings that each of them plays from both sides.
struct Trial {
    std::shared_ptr<const Variant> variant;
    EngineKnowledge a{};
    EngineKnowledge b{};
    int games = 100; ///< rounded down to pairs
    std::uint64_t nodes = 1000;
    std::uint64_t seed = 1;
    int mostPlies = 400; ///< a game that lasts longer is a draw
};

/// A's score in both games of the opening of that number.
[[nodiscard]] Score playTrialPair(const Trial& trial, int number);

/// A's score. The same trial gives the same score on every machine and for any number of threads, unless it
/// is stopped: then it is that of the pairs which were played. `onPair` is told it so far, on one thread at a
/// time.
[[nodiscard]] Score playTrial(const Trial& trial, int threads,
                              const std::function<void(const Score&)>& onPair, const std::atomic<bool>& stop);

} // namespace mujo
