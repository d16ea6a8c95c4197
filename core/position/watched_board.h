#pragma once

#include "core/geometry/square_set.h"
#include "core/position/position.h"

namespace mujo {

/// A position that writes down which squares it is asked for: those on which an answer depends.
class WatchedBoard {
public:
    /// `looked` has room for every square of the board.
    WatchedBoard(const Position& position, SquareSet::Word* looked)
        : m_position(position), m_looked(looked) {}

    [[nodiscard]] Cell at(Square square) const {
        SquareSet::set(m_looked, square);
        return m_position.at(square);
    }
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] const BoardShape& shape() const { return m_position.shape(); }

private:
    const Position& m_position;
    SquareSet::Word* m_looked;
};

} // namespace mujo
