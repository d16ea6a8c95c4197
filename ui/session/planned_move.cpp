#include "ui/session/planned_move.h"

#include <utility>

namespace mujo::ui {

void PlannedMove::choose(std::optional<Move> move, const Game& game) {
    m_move = std::move(move);
    m_chosenAt = game.current();
}

std::optional<Move> PlannedMove::settle(const Game& game) {
    const Game::Node now = game.current();
    if (!m_move || (now == m_chosenAt && !game.isOver())) {
        return std::nullopt;
    }
    const auto move = std::exchange(m_move, std::nullopt);
    const bool isNext = now != Game::kStart && game.parent(now) == m_chosenAt;
    return isNext && !game.isOver() ? move : std::nullopt;
}

} // namespace mujo::ui
