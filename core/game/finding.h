#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game/position_score.h"
#include "core/position/move.h"

namespace mujo {

/// What a search of one position may use.
struct SearchBudget {
    enum class Unit : std::uint8_t { Milliseconds, Nodes };
    static constexpr int kLargest = 1'000'000'000; ///< that a file may have

    Unit unit = Unit::Milliseconds;
    int amount = 0;

    /// Whether a search with this budget makes one with the other needless. Time and nodes do not compare.
    [[nodiscard]] bool covers(const SearchBudget& other) const {
        return unit == other.unit && amount >= other.amount;
    }
    friend bool operator==(const SearchBudget&, const SearchBudget&) = default;
};

/// What the analysis of a whole game has found in a position.
struct Finding {
    static constexpr std::size_t kLongestLine = 10; ///< moves; the rest of a line is guesswork
    static constexpr std::size_t kLongestName = 100;

    PositionScore score;
    std::vector<Move> line; ///< the best moves from the position on, each legal after the one before it
    SearchBudget budget;
    std::string by; ///< the engine
    /// The move that was played here, where it seemed to give something away, in a search as deep as the one
    /// that found the best move.
    struct Compared {
        Move move;
        PositionScore score;

        friend bool operator==(const Compared&, const Compared&) = default;
    };
    std::optional<Compared> compared{};
    std::string unknown{}; ///< what a file said beside it that this program does not know, as JSON

    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace mujo
