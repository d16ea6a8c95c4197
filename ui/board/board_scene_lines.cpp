// What the engine considers, lines of play, and outcomes that are being chosen.

#include "core/insight/line_preview.h"
#include "core/insight/shown_route.h"
#include "ui/board/board_scene.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

Role roleOf(insight::Reach reach) {
    switch (reach) {
    case insight::Reach::Step:
        return Role::Step;
    case insight::Reach::Slide:
        return Role::Slide;
    case insight::Reach::Jump:
        return Role::Jump;
    default:
        return Role::MultiLeg;
    }
}

} // namespace

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
        m_candidates.push_back({insight::shownRoute(position, move), position.turn(), number, score});
    }
}

void BoardScene::showLine(const std::vector<Move>& moves) {
    m_line.clear();
    m_lineEnd.clear();
    if (m_game == nullptr) {
        return;
    }
    const insight::LinePreview line = insight::previewOfLine(m_game->position(), moves);
    for (const insight::LinePreview::Step& step : line.steps) {
        m_line.push_back({step.way, step.side, static_cast<int>(m_line.size()) + 1, {}});
    }
    for (const insight::LinePreview::Change& change : line.changes) {
        m_lineEnd.push_back(itemOn(change.square, change.arrives ? Role::LineGhost : Role::LineVictim));
        m_lineEnd.back().piece = change.arrives;
    }
}

void BoardScene::showOption(const std::optional<Move>& outcome) {
    m_options.clear();
    if (!outcome || m_game == nullptr) {
        return;
    }
    const insight::OptionPreview option = insight::previewOfOption(m_game->position(), *outcome);
    int number = 0;
    for (const Square square : option.gone) {
        m_options.push_back(itemOn(square, Role::PreviewVictim, ++number));
    }
    const BoardShape& shape = m_game->position().shape();
    for (const insight::OptionPreview::Target& target : option.targets) {
        m_options.push_back(itemOn(target.square, roleOf(target.reach)));
        m_options.back().direction = {
            static_cast<double>(shape.column(target.square) - shape.column(option.from)),
            static_cast<double>(shape.row(target.square) - shape.row(option.from))};
    }
}

} // namespace mujo::ui
