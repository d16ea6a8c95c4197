#include "core/engine/transposition_table.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

namespace mujo {

namespace {

// One entry in 64 bits: move 32, score 20, depth 6, bound 2, age 4.
constexpr unsigned kScoreAt = 32;
constexpr unsigned kDepthAt = 52;
constexpr unsigned kBoundAt = 58;
constexpr unsigned kAgeAt = 60;
constexpr std::uint64_t kScoreMask = 0xFFFFF;
constexpr std::uint64_t kDepthMask = 0x3F;

int depthOf(std::uint64_t data) {
    return static_cast<int>(data >> kDepthAt & kDepthMask);
}
unsigned ageOf(std::uint64_t data) {
    return static_cast<unsigned>(data >> kAgeAt);
}

} // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : m_bytes(bytes), m_count(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Cluster)))) {
    clear();
}

void TranspositionTable::clear() {
    constexpr std::size_t kFirstBytes = std::size_t{16} << 20U;
    std::size_t space = (m_count + 1) * sizeof(Cluster);
    m_memory.reset();
    m_memory = zeroedMemory(space);
    if (!m_memory) {
        throw std::bad_alloc();
    }
    void* aligned = m_memory.get();
    std::align(kLine, m_count * sizeof(Cluster), aligned, space);
    m_clusters = static_cast<Cluster*>(aligned);
    m_age = 0;
    const std::size_t used = std::min(m_count, kFirstBytes / sizeof(Cluster));
    m_used.store(used, std::memory_order_relaxed);
    m_mask.store(used - 1, std::memory_order_relaxed);
}

void TranspositionTable::growFor(std::uint64_t nodes) {
    constexpr std::uint64_t kNodesPerCluster = 2; // more than enough: one node fills a quarter of one
    for (std::uint64_t n = nodes / kNodesPerCluster; n > 0; --n) {
        const std::size_t used = m_used.load(std::memory_order_relaxed);
        std::size_t mask = m_mask.load(std::memory_order_relaxed);
        if (used == m_count) {
            return;
        }
        if (used > mask) {
            mask = 2 * mask + 1;
            m_mask.store(mask, std::memory_order_relaxed);
        }
        split(used & mask >> 1U, used);
        m_used.store(used + 1, std::memory_order_relaxed);
    }
}

/// Moves to another cluster, which is empty, what belongs there from now on. An entry that another thread
/// writes meanwhile may be lost.
void TranspositionTable::split(std::size_t cluster, std::size_t into) {
    const std::size_t moving = cluster ^ into;
    for (std::size_t i = 0; i < kClusterSize; ++i) {
        Slot& slot = m_clusters[cluster][i];
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        const std::uint64_t check = slot.check.load(std::memory_order_relaxed);
        if (data != 0 && ((check ^ data) & moving) != 0) {
            m_clusters[into][i].check.store(check, std::memory_order_relaxed);
            m_clusters[into][i].data.store(data, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
}

std::uint64_t TranspositionTable::packed(const TableEntry& entry) const {
    const auto score =
        static_cast<std::uint64_t>(std::clamp(entry.score, -kMostScore, kMostScore) + kMostScore);
    const auto depth = static_cast<std::uint64_t>(std::clamp(entry.depth, 0, static_cast<int>(kDepthMask)));
    return static_cast<std::uint64_t>(entry.moveCode) | score << kScoreAt | depth << kDepthAt |
           static_cast<std::uint64_t>(entry.bound) << kBoundAt | static_cast<std::uint64_t>(m_age) << kAgeAt;
}

TableEntry TranspositionTable::unpacked(std::uint64_t data) {
    return {static_cast<int>(data >> kScoreAt & kScoreMask) - kMostScore, depthOf(data),
            static_cast<Bound>(data >> kBoundAt & 3U), static_cast<std::uint32_t>(data)};
}

int TranspositionTable::keepValue(std::uint64_t data) const {
    constexpr int kWorthOfAge = 8;
    const unsigned age = (m_age - ageOf(data)) & kAgeMask;
    return data == 0 ? -1000 : depthOf(data) - kWorthOfAge * static_cast<int>(age);
}

bool TranspositionTable::probe(std::uint64_t key, TableEntry& entry) const {
    for (const Slot& slot : m_clusters[clusterOf(key)]) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            entry = unpacked(data);
            return true;
        }
    }
    return false;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    constexpr int kTooShallow = 3;
    Slot* target = nullptr;
    std::uint64_t old = 0;
    bool same = false;
    for (Slot& slot : m_clusters[clusterOf(key)]) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        same = data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key;
        if (same || target == nullptr || keepValue(data) < keepValue(old)) {
            target = &slot;
            old = data;
        }
        if (same) {
            break;
        }
    }
    if (same && entry.bound != Bound::Exact && entry.depth + kTooShallow < depthOf(old) &&
        ageOf(old) == m_age) {
        return;
    }
    TableEntry kept = entry;
    if (same && entry.moveCode == 0) {
        kept.moveCode = static_cast<std::uint32_t>(old);
    }
    const std::uint64_t data = packed(kept);
    target->check.store(key ^ data, std::memory_order_relaxed);
    target->data.store(data, std::memory_order_relaxed);
}

} // namespace mujo
