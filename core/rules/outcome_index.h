#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

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

} // namespace mujo::rules
