#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/geometry/square_set.h"
#include "core/position/candidates.h"

namespace mujo::rules {

/// Finds numbers again by a hash, in a time that does not grow with their count. Emptying it costs nothing.
class OutcomeIndex {
public:
    void clear() {
        ++m_now;
        m_count = 0;
    }

    /// The number under this hash for which `same(number)` holds; when there is none, `number` is put in and
    /// returned.
    template <class Same>
    std::uint32_t findOrInsert(std::uint64_t hash, std::uint32_t number, Same&& same) {
        if (2 * (m_count + 1) > m_slots.size()) {
            grow();
        }
        std::size_t at = placeOf(hash);
        for (; m_slots[at].stamp == m_now; at = (at + 1) & (m_slots.size() - 1)) {
            if (m_slots[at].hash == hash && same(m_slots[at].number)) {
                return m_slots[at].number;
            }
        }
        m_slots[at] = {hash, number, m_now};
        ++m_count;
        return number;
    }

private:
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t number = 0;
        std::uint32_t stamp = 0; ///< the slot is in use when this is `m_now`
    };

    [[nodiscard]] std::size_t placeOf(std::uint64_t hash) const {
        constexpr unsigned kHalf = 32;
        return static_cast<std::size_t>((hash * 0x9E3779B97F4A7C15ULL) >> kHalf) & (m_slots.size() - 1);
    }

    void grow() {
        constexpr std::size_t kFirst = 64;
        std::vector<Slot> old(m_slots.empty() ? kFirst : 2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot& slot : old) {
            if (slot.stamp == m_now) {
                std::size_t at = placeOf(slot.hash);
                while (m_slots[at].stamp == m_now) {
                    at = (at + 1) & (m_slots.size() - 1);
                }
                m_slots[at] = slot;
            }
        }
    }

    std::vector<Slot> m_slots; ///< a power of two of them, or none
    std::size_t m_count = 0;
    std::uint32_t m_now = 1;
};

/// Tells candidates of one piece apart by what they do: where the piece ends and which pieces it takes, in
/// whatever order and by whatever route. The rules list each outcome once.
class OutcomeFilter {
public:
    void clear() {
        m_plain.fill(0);
        m_outcomes.clear();
        m_index.clear();
    }

    /// Whether no candidate with the same outcome has come since `clear`.
    bool isNew(const Candidate& candidate) {
        Outcome outcome{candidate.to, {}};
        std::uint64_t hash = mixed(candidate.to) >> 1U;
        for (const Square victim : candidate.victims) {
            if (victim != candidate.to) {
                outcome.victims.push_back(victim);
                hash += mixed(victim);
            }
        }
        if (outcome.victims.empty()) {
            return isNewEnd(candidate.to);
        }
        const auto number = static_cast<std::uint32_t>(m_outcomes.size());
        const std::uint32_t found = m_index.findOrInsert(
            hash ^ hash >> 32U, number, [&](std::uint32_t i) { return same(m_outcomes[i], outcome); });
        if (found == number) {
            m_outcomes.push_back(outcome);
        }
        return found == number;
    }

    /// The same for a candidate that takes nothing on its way.
    bool isNewEnd(Square to) {
        const bool seen = SquareSet::test(m_plain.data(), to);
        SquareSet::set(m_plain.data(), to);
        return !seen;
    }

private:
    /// A candidate that takes something on its way.
    struct Outcome {
        Square to;
        StaticVector<Square, betza::kMaxVictims> victims; ///< without the piece on its last square
    };

    static std::uint64_t mixed(Square square) {
        const std::uint64_t product = static_cast<std::uint64_t>(square.index() + 1) * 0x9E3779B97F4A7C15ULL;
        return (product ^ product >> 29U) * 0xBF58476D1CE4E5B9ULL;
    }
    static bool same(const Outcome& a, const Outcome& b) {
        return a.to == b.to && a.victims.size() == b.victims.size() &&
               std::all_of(a.victims.begin(), a.victims.end(),
                           [&b](Square victim) { return b.victims.contains(victim); });
    }

    std::array<SquareSet::Word, SquareSet::wordsFor(BoardShape::kMaxSquares)> m_plain{}; ///< by destination
    std::vector<Outcome> m_outcomes;
    OutcomeIndex m_index; ///< of `m_outcomes`
};

} // namespace mujo::rules
