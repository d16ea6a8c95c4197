#include "core/engine/move_memory.h"

#include <algorithm>
#include <new>

namespace mujo {

namespace {

constexpr int kMostHistory = 16000;

void drift(std::int16_t& value, int amount) {
    value = static_cast<std::int16_t>(value + amount - value * std::abs(amount) / kMostHistory);
}

} // namespace

MoveMemory::MoveMemory(const Variant& variant, const SearchConstants& constants)
    : m_constants(constants), m_squares(static_cast<std::size_t>(variant.shape().squareCount())),
      m_rowSize(variant.types().size() * kZones), m_history((2 * variant.types().size() + 1) * m_squares, 0),
      m_zones(m_squares) {
    constexpr int kParts = 8;
    const BoardShape& shape = variant.shape();
    for (int i = 0; i < shape.squareCount(); ++i) {
        const int column = shape.column(Square(i)) * kParts / shape.files();
        const int row = shape.row(Square(i)) * kParts / shape.ranks();
        m_zones[Square(i)] = static_cast<std::uint8_t>(row * kParts + column);
    }
    m_sequels.reset(static_cast<std::int16_t*>(
        std::calloc((kRows + 1) * m_rowSize, sizeof(std::int16_t)))); // NOLINT: see the header
    if (!m_sequels) {
        throw std::bad_alloc();
    }
}

std::int16_t* MoveMemory::row(const Made& move) const {
    if (move.piece.isEmpty()) {
        return m_sequels.get();
    }
    const std::size_t mixed = place(move.piece, move.to) * 0x9E3779B97F4A7C15ULL;
    return m_sequels.get() + (1 + (mixed >> 32U) % kRows) * m_rowSize;
}

void MoveMemory::add(const Position& position, const Context& context, const QuietMove& move, int amount) {
    const Cell piece = mover(position, move);
    drift(m_history[place(piece, move.to)], amount);
    const std::size_t at = rowPlace(piece, move.to);
    for (const Made& earlier : {context.last, context.own}) {
        if (!earlier.piece.isEmpty()) {
            drift(row(earlier)[at], amount);
        }
    }
}

void MoveMemory::reward(const Position& position, const Context& context, const QuietMove& best,
                        std::span<const QuietMove> tried, int depth, int ply) {
    const int amount = std::min(m_constants.historyMost, m_constants.historyBonus * depth * (depth + 2));
    add(position, context, best, amount);
    for (const QuietMove& move : tried) {
        if (!(move == best)) {
            add(position, context, move, -amount);
        }
    }
    Killers& killers = m_killers[static_cast<std::size_t>(ply)];
    if (killers[0] != best) {
        killers[1] = killers[0];
        killers[0] = best;
    }
    if (context.last.code != 0) {
        m_counters[context.last.code % kCounters] = best;
    }
}

} // namespace mujo
