#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace mujo {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What earlier visits of a position have found out.
struct TableEntry {
    int score = 0;
    int depth = 0;
    Bound bound = Bound::None;
    std::uint32_t moveCode = 0; ///< 0 when no move is known
};

/// Remembers positions by their keys, in clusters of which the least useful entry is given up.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t bytes);

    /// Entries of earlier searches lose their claim to stay.
    void newSearch() { m_age = static_cast<std::uint8_t>((m_age + 1U) & kAgeMask); }
    void clear();

    [[nodiscard]] bool probe(std::uint64_t key, TableEntry& entry) const;
    void store(std::uint64_t key, const TableEntry& entry);

private:
    static constexpr std::uint8_t kAgeMask = 0x3F;

    struct Slot {
        std::uint32_t check = 0;
        std::uint32_t moveCode = 0;
        std::int32_t score = 0;
        std::int16_t depth = 0;
        std::uint8_t ageAndBound = 0;
        std::uint8_t check2 = 0;
    };
    static constexpr std::size_t kClusterSize = 4;
    using Cluster = std::array<Slot, kClusterSize>;

    [[nodiscard]] std::size_t clusterOf(std::uint64_t key) const {
        return static_cast<std::size_t>(key) & m_mask;
    }
    [[nodiscard]] static bool matches(const Slot& slot, std::uint64_t key) {
        return slot.ageAndBound != 0 && slot.check == static_cast<std::uint32_t>(key >> 32U) &&
               slot.check2 == static_cast<std::uint8_t>(key >> 24U);
    }

    struct Release {
        void operator()(Cluster* clusters) const { std::free(clusters); } // NOLINT: counterpart of calloc
    };

    /// Fresh memory from the system, which is zero and costs nothing until it is written to.
    std::unique_ptr<Cluster[], Release> m_clusters;
    std::size_t m_count = 0;
    std::size_t m_mask = 0;
    std::uint8_t m_age = 0;
};

} // namespace mujo
