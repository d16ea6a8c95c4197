#pragma once

#include <array>
#include <atomic>
#include <bitset>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "core/engine/search_constants.h"
#include "core/learn/trial.h"
#include "core/match/line_log.h"

namespace mujo {

/// Numbers that stand for constants while they are looked for, in the order of `kSearchConstants`; they need
/// not be whole.
using ConstantValues = std::array<double, kSearchConstants.size()>;
/// Some of the constants, in the same order.
using ConstantSet = std::bitset<kSearchConstants.size()>;

[[nodiscard]] ConstantValues valuesOf(const SearchConstants& constants);
/// The nearest constants within their limits.
[[nodiscard]] SearchConstants nearestConstants(const ConstantValues& values);

/// A search for better constants by games, all together: simultaneous perturbation (Spall 1992). In each
/// step all constants are changed at once, each up or down by lot; the engine plays itself with the changes
/// against the engine with the opposite ones, and the constants move towards who has won.
struct ConstantsTuning {
    std::vector<Trial> boards; ///< played in turn; their `a`, `b.constants`, `games` and `seed` are not used
    SearchConstants from{};    ///< where it begins
    ConstantSet moved = ConstantSet().set();
    int pairs = 8;   ///< of games in a step, from one opening each
    int steps = 400; ///< as planned; with so many the changes grow small
    std::uint64_t seed = 1;
};

/// The steps that have been made of such a search, in a file (see `LineLog`) or in memory alone.
class TuningBook {
public:
    /// An empty path keeps them in memory.
    static Result<TuningBook, LogFault> open(const std::filesystem::path& path, const ConstantsTuning& plan);

    [[nodiscard]] int stepsMade() const { return m_made; }
    /// Where the steps have led to.
    [[nodiscard]] const ConstantValues& values() const { return m_values; }

    /// Makes what is missing of the planned steps, on so many threads. The same plan leads to the same values
    /// for any number of threads and interruptions. `onStep` is told of each; `stop` may be set by any
    /// thread, and ends it at the next pair: a step under way is not kept.
    Result<void, LogFault> play(int threads, const std::function<void()>& onStep,
                                const std::atomic<bool>& stop);

private:
    /// The values of a step for either side.
    struct Rivals {
        ConstantValues up{};
        ConstantValues down{};
    };

    [[nodiscard]] Rivals rivals(int step) const;
    /// Games that the changes won less games that they lost.
    [[nodiscard]] int resultOf(int step, int threads, const std::atomic<bool>& stop) const;
    /// Moves the values after a step.
    void follow(int result);

    ConstantsTuning m_plan;
    LineLog m_file;
    int m_made = 0;
    ConstantValues m_values{};
};

} // namespace mujo
