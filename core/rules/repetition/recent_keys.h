#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/position/history.h"

namespace mujo::rules {

/// Finds out fast for many keys which of them cannot be that of a position of the game so far: a game of
/// quiet moves has thousands that could come again, and each move is asked for each of them. Holds for the
/// history as it was when it was made.
class RecentKeys {
public:
    explicit RecentKeys(const History& history) {
        const std::vector<History::Entry>& entries = history.entries();
        std::size_t first = entries.size();
        while (first > 0 && !(first < entries.size() && entries[first].irreversible)) {
            --first;
        }
        constexpr std::size_t kBitsForEach = 16;
        m_bits.resize(std::bit_ceil((entries.size() - first) * kBitsForEach / kWord + 1));
        for (std::size_t i = first; i < entries.size(); ++i) {
            m_bits[wordOf(entries[i].key)] |= bitOf(entries[i].key);
        }
    }

    /// False only where no position since the last move that cannot be undone has this key.
    [[nodiscard]] bool mayHold(std::uint64_t key) const { return (m_bits[wordOf(key)] & bitOf(key)) != 0; }

private:
    static constexpr std::size_t kWord = 64;

    [[nodiscard]] std::size_t wordOf(std::uint64_t key) const { return (key / kWord) & (m_bits.size() - 1); }
    [[nodiscard]] static std::uint64_t bitOf(std::uint64_t key) { return std::uint64_t{1} << (key % kWord); }

    std::vector<std::uint64_t> m_bits; ///< a power of two of them
};

} // namespace mujo::rules
