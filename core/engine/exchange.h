#pragma once

#include "core/engine/evaluation.h"
#include "core/engine/move_cache.h"
#include "core/engine/search_move.h"
#include "core/position/position.h"

namespace mujo {

/// What a capture gains in the end when both sides take back on its last square as long as that pays, in
/// hundredths of a pawn. Guards that only come into view when a piece before them is gone are not counted,
/// and a royal takes back only where nothing can take it in turn.
class Exchange {
public:
    /// The cache must have the moves of the position.
    Exchange(const Position& position, const EvaluationTables& tables, const MoveCache& cache)
        : m_position(position), m_tables(tables), m_cache(cache) {}

    [[nodiscard]] int value(const SearchMove& move) const;
    /// Whether it gains or is even; mostly cheaper than to work it out. Not for drops.
    [[nodiscard]] bool pays(const SearchMove& move) const;

private:
    [[nodiscard]] bool isAlone(const SearchMove& move) const;

    const Position& m_position;
    const EvaluationTables& m_tables;
    const MoveCache& m_cache;
};

} // namespace mujo
