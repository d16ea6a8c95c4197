#pragma once

#include <cstdint>

#include "core/position/move.h"

namespace mujo {

/// 32 bits that tell the moves of one position apart: what the table and the killers remember of a move.
[[nodiscard]] inline std::uint32_t moveCode(const Move& move) {
    std::uint64_t hash = static_cast<std::uint64_t>(move.from.index()) << 32U |
                         static_cast<std::uint64_t>(index(move.dropped)) << 16U |
                         static_cast<std::uint64_t>(index(move.promotion));
    for (const Square square : move.path) {
        hash = (hash ^ static_cast<std::uint64_t>(square.index())) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 31U;
    }
    hash *= 0xBF58476D1CE4E5B9ULL;
    const auto code = static_cast<std::uint32_t>(hash >> 32U);
    return code != 0 ? code : 1;
}

/// A move with what the search asks of it again and again.
struct SearchMove {
    Move move;
    std::uint32_t code = 0;
    std::int32_t gain = 0; ///< worth of the victims and of turning into another kind
    std::uint8_t victims = 0;
    std::uint8_t royals = 0; ///< enemy royals among the victims

    [[nodiscard]] bool isQuiet() const { return victims == 0 && !move.promotes(); }
};

} // namespace mujo
