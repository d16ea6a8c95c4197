#pragma once

#include <vector>

#include "core/game/game.h"

namespace mujo {

/// Moves that follow each other from the position of a game on, without being made in it.
class LineAhead {
public:
    explicit LineAhead(const Game& game) : m_position(game.position()), m_history(game.history()) {}

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }
    [[nodiscard]] std::vector<Move> legal() const;
    /// The legal moves from this square; for a piece in hand, all legal moves.
    [[nodiscard]] std::vector<Move> legalFrom(Origin origin) const;
    /// Goes on with a move that is legal, and gives what it does.
    Transition make(const Move& move);

private:
    Position m_position;
    History m_history;
    std::vector<Move> m_moves;
};

} // namespace mujo
