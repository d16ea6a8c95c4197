#pragma once

#include <utility>

#include "core/position/position.h"

namespace mujo {

/// A copy of a position as it would be if a side were to move, whichever side's turn it is, and if other
/// pieces stood on some squares. For what teaches and explains: no move leads to such a position, and it has
/// no place in a game or a search.
class AsIf {
public:
    /// The ply and the state that the rules remember stay those of the position.
    AsIf(const Position& position, Side toMove) : m_position(position) {
        if (m_position.turn() != toMove) {
            m_position.flipTurn();
        }
    }

    /// Puts a piece on a square, or none, in place of what it holds; the turn stays.
    void put(Square square, Cell cell) { m_position.replace(square, cell); }
    [[nodiscard]] const Position& position() const& { return m_position; }
    [[nodiscard]] Position position() && { return std::move(m_position); }

private:
    Position m_position;
};

/// A copy of the position with this side to move; nothing else differs.
[[nodiscard]] inline Position asIfToMove(const Position& position, Side side) {
    return AsIf(position, side).position();
}

} // namespace mujo
