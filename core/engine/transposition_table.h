#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/system/memory.h"

namespace mujo {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What earlier visits of a position have found out.
struct TableEntry {
    int score = 0; ///< within +-`TranspositionTable::kMostScore`
    int depth = 0; ///< from 0 to 63
    Bound bound = Bound::None;
    std::uint32_t moveCode = 0; ///< 0 when no move is known
};

/// Remembers positions by their keys, in clusters of which the least useful entry is given up. All threads of
/// a search may read and write it at once: an entry torn between two of them no longer fits its key.
class TranspositionTable {
public:
    static constexpr int kMostScore = (1 << 19) - 1;

    /// Throws `std::bad_alloc` when the system does not give the memory.
    explicit TranspositionTable(std::size_t bytes);

    /// Entries of earlier searches lose their claim to stay.
    void newSearch() { m_age = (m_age + 1U) & kAgeMask; }
    void clear();
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// The part that is in use. It begins small, since memory costs time when it is written to first.
    [[nodiscard]] std::size_t bytesInUse() const {
        return m_used.load(std::memory_order_relaxed) * sizeof(Cluster);
    }

    /// Takes into use what so many further nodes of a search need. Nothing that is known is lost. For one
    /// thread at a time; the others may go on reading and writing.
    void growFor(std::uint64_t nodes);

    [[nodiscard]] bool probe(std::uint64_t key, TableEntry& entry) const;
    void store(std::uint64_t key, const TableEntry& entry);
    /// Fetches into the processor's cache what will soon be asked for.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&m_clusters[clusterOf(key)]); }

private:
    static constexpr unsigned kAgeMask = 0xF;
    static constexpr std::size_t kClusterSize = 4;
    static constexpr std::size_t kLine = 64;

    struct Slot {
        std::atomic<std::uint64_t> check; ///< key and data, xored
        std::atomic<std::uint64_t> data;  ///< 0 when empty
    };
    using Cluster = std::array<Slot, kClusterSize>;
    static_assert(sizeof(Cluster) == kLine);

    // Linear hashing: of the 2^n clusters that the mask tells, those from `m_used` on are not in use yet, and
    // their keys stay where they were when there were half as many. Whatever two threads see of the mask and
    // the count while one of them changes them, the cluster they find is in the memory.
    [[nodiscard]] std::size_t clusterOf(std::uint64_t key) const {
        const std::size_t mask = m_mask.load(std::memory_order_relaxed);
        const std::size_t cluster = static_cast<std::size_t>(key) & mask;
        return cluster < m_used.load(std::memory_order_relaxed) ? cluster : cluster & mask >> 1U;
    }
    void split(std::size_t cluster, std::size_t into);
    [[nodiscard]] std::uint64_t packed(const TableEntry& entry) const;
    [[nodiscard]] static TableEntry unpacked(std::uint64_t data);
    [[nodiscard]] int keepValue(std::uint64_t data) const;

    std::size_t m_bytes;
    std::size_t m_count; ///< clusters when all are in use, a power of two
    std::atomic<std::size_t> m_mask{0};
    std::atomic<std::size_t> m_used{0}; ///< clusters, at least half of those that the mask tells
    Memory m_memory;
    Cluster* m_clusters = nullptr; ///< the first one in it that begins a cache line
    unsigned m_age = 0;
};

} // namespace mujo
