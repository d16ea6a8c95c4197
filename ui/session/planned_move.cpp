#include "ui/session/planned_move.h"

#include <utility>

namespace mujo::ui {

void PlannedMove::choose(std::optional<Move> move, const Game& game) {
    m_move = std::move(move);
    m_ply = game.plies().size();
}

std::optional<Move> PlannedMove::settle(const Game& game) {
    const std::size_t now = game.plies().size();
    if (!m_move || (m_ply == now && !game.isOver())) {
        return std::nullopt;
    }
    const auto move = std::exchange(m_move, std::nullopt);
    return m_ply + 1 == now && !game.isOver() ? move : std::nullopt;
}

} // namespace mujo::ui
