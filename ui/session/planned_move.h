#pragma once

#include <optional>

#include "core/game/game.h"

namespace mujo::ui {

/// A move that was chosen while the other side thinks, to be made when its turn comes.
class PlannedMove {
public:
    /// None to give it up.
    void choose(std::optional<Move> move, const Game& game);
    void forget() { m_move.reset(); }
    [[nodiscard]] const std::optional<Move>& move() const { return m_move; }
    /// To be asked after every change of the game. The plan stays as long as the game stands where it was
    /// chosen, and is let go when the game has gone any way. What it returns is due: the other side has just
    /// moved.
    [[nodiscard]] std::optional<Move> settle(const Game& game);

private:
    std::optional<Move> m_move;
    Game::Node m_chosenAt = Game::kStart;
};

} // namespace mujo::ui
