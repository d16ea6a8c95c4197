#include "core/engine/level.h"

#include <algorithm>
#include <array>

#include "core/base/random.h"
#include "core/engine/engine.h"

namespace mujo {

namespace {

// From the middle on a level has its strength from its share of the time, whatever that is; at the lower end
// from how little it sees.
constexpr std::array<LevelTraits, kStrongestLevel> kTraits = {{
    {100, 1, 1, 400, 80, 75, true},
    {100, 1, 2, 110, 33, 32},
    {100, 2, 2, 110, 32, 30},
    {100, 3, 4, 60, 12, 12},
    {5, 4, 0, 35, 7, 7},
    {9, 5, 0, 8, 1, 1},
    {16, 7, 0, 0, 0, 0},
    {28, 9, 0, 0, 0, 0},
    {53, 0, 0, 0, 0, 0},
    {100, 0, 0, 0, 0, 0},
}};
constexpr std::array<int, kStrongestLevel> kMilliseconds = {200,   250,   300,   400,   15000,
                                                            15000, 15000, 15000, 15000, 15000};

std::size_t place(int level) {
    return static_cast<std::size_t>(std::clamp(level, kWeakestLevel, kStrongestLevel) - kWeakestLevel);
}

} // namespace

LevelTraits traitsOf(int level) {
    return kTraits[place(level)];
}

std::chrono::milliseconds timeForLevel(int level) {
    return std::chrono::milliseconds(kMilliseconds[place(level)]);
}

std::chrono::milliseconds timeUsedByLevel(int level) {
    return timeForLevel(level) * traitsOf(level).share / 100;
}

bool Oversight::misses(const BoardShape& shape, const SearchMove& move) const {
    constexpr int kFar = 4;
    const bool quiet = move.isQuiet();
    if (move.royals > 0 && !m_traits.missesRoyals) {
        return false;
    }
    if (!quiet && (move.move.isDrop() || shape.distance(move.move.from(), move.move.to()) < kFar)) {
        return false;
    }
    const auto percent = Random(m_seed ^ (static_cast<std::uint64_t>(move.code) << 20U)).below(100);
    return static_cast<int>(percent) < (quiet ? m_traits.missesQuiet : m_traits.missesFar);
}

int Oversight::error(std::uint64_t key) const {
    if (m_traits.vagueness == 0) {
        return 0;
    }
    const auto span = 2 * static_cast<std::uint64_t>(m_traits.vagueness) + 1;
    return static_cast<int>(Random(m_seed ^ key).below(span)) - m_traits.vagueness;
}

} // namespace mujo
