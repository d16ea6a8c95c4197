#pragma once

#include <span>
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
    /// Of any move, also one of another game.
    [[nodiscard]] bool isLegal(const Move& move) const;
    /// Goes on with a move that is legal, and gives what it does.
    Transition make(const Move& move);

private:
    Position m_position;
    History m_history;
    std::vector<Move> m_moves;
};

/// The moves of a line until the first that is not legal in its place, which the moves of a search, or those
/// of another game, need not be.
[[nodiscard]] std::vector<Move> legalStart(const Game& game, std::span<const Move> line);

} // namespace mujo
