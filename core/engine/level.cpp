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
    {100, 1, 1, 400, 80, 81, 63, 72, 0, true},
    {100, 1, 1, 290, 66, 64, 39, 42},
    {100, 1, 1, 165, 46, 43, 15, 17, 1000},
    {100, 2, 2, 120, 33, 31, 5, 5, 1000},
    {100, 2, 3, 82, 22, 21, 1, 1, 1000},
    {5, 4, 4, 48, 11, 11, 0, 0},
    {9, 5, 0, 10, 2, 2, 0, 0},
    {18, 7, 0, 0, 0, 0, 0, 0},
    {45, 0, 0, 0, 0, 0, 0, 0},
    {100, 0, 0, 0, 0, 0, 0, 0},
}};
constexpr std::array<int, kStrongestLevel> kMilliseconds = {200,   250,   300,   400,   500,
                                                            15000, 15000, 15000, 15000, 15000};

constexpr int kCertain = 100; // per cent
constexpr int kFar = 4;       // steps

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

/// By lot, which falls the same way for the same move each time; in another position another lot is drawn.
bool Oversight::isMissed(std::uint64_t position, const SearchMove& move, int percent) const {
    const std::uint64_t lot = m_seed ^ position ^ (static_cast<std::uint64_t>(move.code) << 20U);
    return static_cast<int>(Random(lot).below(kCertain)) < percent;
}

bool Oversight::misses(const BoardShape& shape, const SearchMove& move) const {
    const bool quiet = move.isQuiet();
    if (move.royals > 0 && !m_traits.missesRoyals) {
        return false;
    }
    const bool far = !move.move.isDrop() && shape.distance(move.move.from(), move.move.to()) >= kFar;
    return isMissed(0, move, quiet ? m_traits.missesQuiet : far ? m_traits.missesFar : m_traits.missesNear);
}

bool Oversight::forgets(const Position& position, const SearchMove& move) const {
    const bool catchesEye = m_traits.catchesEye > 0 && move.victims > 0 &&
                            move.gain >= m_traits.catchesEye; // a lion that stands open
    if (m_traits.missesOwn == 0 || move.royals > 0 || catchesEye) {
        return false;
    }
    int percent = m_traits.missesOwn;
    if (!move.move.isDrop()) {
        const BoardShape& shape = position.shape();
        const Square from = move.move.from();
        const Square to = move.move.to();
        const int forward = (shape.row(from) - shape.row(to)) * (position.turn() == Side::Sente ? 1 : -1);
        if (forward < 0 || shape.distance(from, to) >= kFar) {
            percent += (kCertain - percent) / 2;
        }
    }
    return isMissed(position.key(), move, percent);
}

int Oversight::error(std::uint64_t key) const {
    if (m_traits.vagueness == 0) {
        return 0;
    }
    const auto span = 2 * static_cast<std::uint64_t>(m_traits.vagueness) + 1;
    return static_cast<int>(Random(m_seed ^ key).below(span)) - m_traits.vagueness;
}

} // namespace mujo
