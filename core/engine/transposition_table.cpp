#include "core/engine/transposition_table.h"

#include <algorithm>
#include <bit>
#include <new>

namespace mujo {

TranspositionTable::TranspositionTable(std::size_t bytes)
    : m_count(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Cluster)))), m_mask(m_count - 1) {
    clear();
}

void TranspositionTable::clear() {
    m_clusters.reset();
    m_clusters.reset(static_cast<Cluster*>(std::calloc(m_count, sizeof(Cluster)))); // NOLINT: see the header
    if (!m_clusters) {
        throw std::bad_alloc();
    }
    m_age = 0;
}

bool TranspositionTable::probe(std::uint64_t key, TableEntry& entry) const {
    for (const Slot& slot : m_clusters[clusterOf(key)]) {
        if (matches(slot, key)) {
            entry = {slot.score, slot.depth, static_cast<Bound>(slot.ageAndBound & 3U), slot.moveCode};
            return true;
        }
    }
    return false;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    Cluster& cluster = m_clusters[clusterOf(key)];
    const auto keepValue = [this](const Slot& slot) {
        const unsigned age = (m_age - (slot.ageAndBound >> 2U)) & kAgeMask;
        return slot.ageAndBound == 0 ? -100000 : slot.depth - 8 * static_cast<int>(age);
    };
    Slot* target = &cluster[0];
    for (Slot& slot : cluster) {
        if (matches(slot, key)) {
            target = &slot;
            break;
        }
        if (keepValue(slot) < keepValue(*target)) {
            target = &slot;
        }
    }
    const bool same = matches(*target, key);
    if (same && entry.bound != Bound::Exact && entry.depth + 3 < target->depth &&
        (target->ageAndBound >> 2U) == m_age) {
        return;
    }
    if (entry.moveCode != 0 || !same) {
        target->moveCode = entry.moveCode;
    }
    target->check = static_cast<std::uint32_t>(key >> 32U);
    target->check2 = static_cast<std::uint8_t>(key >> 24U);
    target->score = entry.score;
    target->depth = static_cast<std::int16_t>(entry.depth);
    target->ageAndBound =
        static_cast<std::uint8_t>(static_cast<unsigned>(m_age) << 2U | static_cast<unsigned>(entry.bound));
}

} // namespace mujo
