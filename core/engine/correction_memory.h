#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/engine/search_constants.h"
#include "core/geometry/per_side.h"

namespace mujo {

/// By how much searches have found judgements to be wrong in positions that have something in common: the
/// same pieces, royals on the same squares, the same last move. Of one search.
class CorrectionMemory {
public:
    /// What a position is known by here.
    struct Keys {
        Side turn{};
        std::uint64_t material = 0;
        std::uint64_t royals = 0;
        std::uint64_t reply = 0; ///< of the last move; 0 for none
    };

    explicit CorrectionMemory(const SearchConstants& constants)
        : m_weights{constants.correctionMaterial, constants.correctionRoyals, constants.correctionReply},
          m_errors(isActive() ? kTables * 2 * kEntries : 0) {}

    /// Whether any of it counts.
    [[nodiscard]] bool isActive() const {
        return std::any_of(m_weights.begin(), m_weights.end(), [](int weight) { return weight > 0; });
    }
    /// What to add to a judgement, in hundredths of a pawn.
    [[nodiscard]] int of(const Keys& keys) const {
        int sum = 0;
        for (std::size_t table = 0; table < kTables; ++table) {
            sum += m_errors[place(keys, table)] * m_weights[table];
        }
        return sum / (kFine * kHundred);
    }
    /// A search of this depth has found the judgement to be too low by so much, or too high.
    void learn(const Keys& keys, int error, int depth) {
        const int share = std::min(depth + 1, kMostShare);
        const int fine = std::clamp(error, -kMostError, kMostError) * kFine;
        for (std::size_t table = 0; table < kTables; ++table) {
            std::int16_t& known = m_errors[place(keys, table)];
            const int mixed = (known * (kWhole - share) + fine * share) / kWhole;
            known = static_cast<std::int16_t>(std::clamp(mixed, -kMostKnown * kFine, kMostKnown * kFine));
        }
    }

private:
    static constexpr std::size_t kTables = 3;
    static constexpr std::size_t kEntries = 4096;
    static constexpr int kHundred = 100;
    static constexpr int kFine = 64; ///< parts of a hundredth of a pawn
    static constexpr int kWhole = 128;
    static constexpr int kMostShare = 16;
    static constexpr int kMostError = 1200;
    static constexpr int kMostKnown = 400;

    [[nodiscard]] static std::size_t place(const Keys& keys, std::size_t table) {
        const std::uint64_t key = table == 0 ? keys.material : table == 1 ? keys.royals : keys.reply;
        const std::size_t side = keys.turn == Side::Sente ? 0 : 1;
        return (table * 2 + side) * kEntries + (key * 0x9E3779B97F4A7C15ULL >> 52U);
    }
    static_assert(kEntries == std::size_t{1} << 12U);

    std::array<int, kTables> m_weights;
    std::vector<std::int16_t> m_errors; ///< by table, side to move and key; empty when none counts
};

} // namespace mujo
