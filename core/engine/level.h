#pragma once

#include <cstdint>

#include "core/engine/search_move.h"
#include "core/position/position.h"

namespace mujo {

/// How far a player of a level sees, and what escapes it. The weaknesses are those of people: little depth,
/// a vague judgement, replies that are quiet or come from far away overlooked, and at the lower end many of
/// their own moves, too.
struct LevelTraits {
    int share = 100;           ///< per cent of the time or nodes it is given that it uses
    int depth = 0;             ///< deepest search; 0 for no limit
    int captureDepth = 0;      ///< how many captures in a row are followed up; 0 for no limit
    int vagueness = 0;         ///< the judgement of a position errs by up to this much
    int missesQuiet = 0;       ///< per cent of quiet moves overlooked below the root
    int missesFar = 0;         ///< per cent of captures from afar overlooked below the root
    int missesNear = 0;        ///< per cent of the other captures
    int missesOwn = 0;         ///< per cent of its own moves that do not come to its mind
    int catchesEye = 0;        ///< captures that gain so many hundredths always come to its mind; 0: none do
    bool missesRoyals = false; ///< captures of royals are overlooked like others; else nobody overlooks one
};

[[nodiscard]] LevelTraits traitsOf(int level);

/// What a player of a level overlooks in one search. The same things each time it looks, given the seed.
class Oversight {
public:
    Oversight(int level, std::uint64_t seed) : m_traits(traitsOf(level)), m_seed(seed) {}

    [[nodiscard]] const LevelTraits& traits() const { return m_traits; }
    [[nodiscard]] bool isActive() const { return m_traits.missesQuiet != 0 || m_traits.missesFar != 0; }
    /// Whether a move below the root escapes the player's notice.
    [[nodiscard]] bool misses(const BoardShape& shape, const SearchMove& move) const;
    /// Whether one of the moves to choose from does not come to the player's mind: far and backward ones more
    /// often than others, one that takes a royal never.
    [[nodiscard]] bool forgets(const Position& position, const SearchMove& move) const;
    /// Error of judgement on a position.
    [[nodiscard]] int error(std::uint64_t key) const;

private:
    [[nodiscard]] bool isMissed(std::uint64_t position, const SearchMove& move, int percent) const;

    LevelTraits m_traits;
    std::uint64_t m_seed;
};

} // namespace mujo
