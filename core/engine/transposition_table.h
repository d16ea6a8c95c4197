#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

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

    explicit TranspositionTable(std::size_t bytes);

    /// Entries of earlier searches lose their claim to stay.
    void newSearch() { m_age = (m_age + 1U) & kAgeMask; }
    void clear();
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

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

    [[nodiscard]] std::size_t clusterOf(std::uint64_t key) const {
        return static_cast<std::size_t>(key) & m_mask;
    }
    [[nodiscard]] std::uint64_t packed(const TableEntry& entry) const;
    [[nodiscard]] static TableEntry unpacked(std::uint64_t data);
    [[nodiscard]] int keepValue(std::uint64_t data) const;

    struct Release {
        void operator()(void* memory) const { std::free(memory); } // NOLINT: counterpart of calloc
    };

    std::size_t m_bytes;
    std::size_t m_count;
    std::size_t m_mask;
    /// Fresh memory from the system, which is zero and costs nothing until it is written to.
    std::unique_ptr<void, Release> m_memory;
    Cluster* m_clusters = nullptr; ///< the first one in it that begins a cache line
    unsigned m_age = 0;
};

} // namespace mujo
