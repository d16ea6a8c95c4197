// What the engine considers, and lines of play.

#include <algorithm>

#include "core/rules/resolve.h"
#include "ui/board/board_scene.h"

namespace mujo::ui {

void BoardScene::forgetLines() {
    m_candidates.clear();
    m_line.clear();
    m_lineEnd.clear();
}

void BoardScene::showCandidates(const std::vector<std::pair<Move, QString>>& candidates) {
    m_candidates.clear();
    if (m_game == nullptr) {
        return;
    }
    const Position& position = m_game->position();
    for (const auto& [move, score] : candidates) {
        const int number = static_cast<int>(m_candidates.size()) + 1;
        m_candidates.push_back({shownRoute(position, move), position.turn(), number, score});
    }
}

void BoardScene::showLine(const std::vector<Move>& moves) {
    m_line.clear();
    m_lineEnd.clear();
    if (m_game == nullptr) {
        return;
    }
    Position position = m_game->position();
    std::vector<Square> touched;
    for (const Move& move : moves) {
        m_line.push_back(
            {shownRoute(position, move), position.turn(), static_cast<int>(m_line.size()) + 1, {}});
        const Transition transition = rules::resolve(position, move);
        for (const SquareChange& change : transition.squares) {
            touched.push_back(change.square);
        }
        position.apply(transition);
    }
    addLineEnd(position, touched);
}

void BoardScene::addLineEnd(const Position& after, const std::vector<Square>& touched) {
    std::vector<Square> squares = touched;
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    for (const Square square : squares) {
        const Cell now = m_game->position().at(square);
        const Cell then = after.at(square);
        if (now == then) {
            continue;
        }
        SceneItem made;
        made.square = square;
        if (now.isEmpty()) {
            made.role = SceneItem::Role::LineGhost;
            made.piece = then.piece();
        } else {
            made.role = SceneItem::Role::LineVictim; // or gone elsewhere: nothing hides the piece itself
            const bool leaves = std::any_of(m_line.begin(), m_line.end(), [square](const ScenePlan& plan) {
                return plan.way.size() > 1 && plan.way.front() == square;
            });
            if (leaves && then.isEmpty()) {
                continue;
            }
        }
        m_lineEnd.push_back(std::move(made));
    }
}

} // namespace mujo::ui
