#include "core/engine/level.h"

#include <algorithm>
#include <array>

#include "core/base/random.h"
#include "core/engine/engine.h"

namespace mujo {

namespace {

constexpr std::array<LevelTraits, kStrongestLevel> kTraits = {{
    {100, 1, 1, 220, 65, 60},
    {100, 2, 1, 140, 45, 40},
    {100, 2, 3, 80, 25, 22},
    {100, 3, 4, 45, 12, 10},
    {100, 4, 0, 20, 5, 4},
    {100, 5, 0, 8, 0, 0},
    {100, 7, 0, 0, 0, 0},
    {100, 9, 0, 0, 0, 0},
    {100, 0, 0, 0, 0, 0},
    {100, 0, 0, 0, 0, 0},
}};
constexpr std::array<int, kStrongestLevel> kMilliseconds = {300,  400,  600,  900,  1500,
                                                            2500, 4000, 6000, 9000, 15000};

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

bool Oversight::misses(const BoardShape& shape, const SearchMove& move) const {
    constexpr int kFar = 4;
    const bool quiet = move.isQuiet();
    if (!quiet && (move.move.isDrop() || shape.distance(move.move.from, move.move.to()) < kFar)) {
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
