// What either side could take, and what a piece that is being chosen could do next.

#include "core/insight/outcome_preview.h"
#include "core/insight/threat_map.h"
#include "core/position/as_if.h"
#include "core/position/candidates.h"
#include "core/rules/resolve.h"
#include "ui/board/board_scene.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

SceneItem item(Square square, Role role, int number = 0) {
    SceneItem made;
    made.square = square;
    made.role = role;
    made.number = number;
    return made;
}

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

void BoardScene::showThreats(bool on) {
    m_threatsShown = on;
    m_threats.clear();
    if (!on || m_game == nullptr) {
        return;
    }
    const insight::ThreatMap map(m_game->position());
    const int squares = m_game->variant().shape().squareCount();
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (int i = 0; i < squares; ++i) {
            if (map.isAttacked(Square(i), side)) {
                m_threats.push_back(
                    item(Square(i), side == Side::Sente ? Role::ThreatSente : Role::ThreatGote));
            }
        }
    }
}

void BoardScene::showHanging(bool on) {
    m_hangingShown = on;
    m_hanging.clear();
    if (!on || m_game == nullptr) {
        return;
    }
    m_worths = EvaluationTables::of(m_game->position().sharedVariant());
    for (const insight::HangingPiece& piece :
         insight::hangingPieces(m_game->position(), m_worths->worths())) {
        m_hanging.push_back(item(piece.square, Role::Hanging, static_cast<int>(piece.why)));
    }
}

/// On an empty square the side to move counts as its owner.
void BoardScene::addWatchers(Square square) {
    const Position& position = m_game->position();
    const Cell cell = position.at(square);
    const Side owner = cell.isEmpty() ? position.turn() : cell.owner();
    for (const Square from : insight::attackersOf(position, square, opponent(owner))) {
        m_previews.push_back(item(from, Role::Attacker));
    }
    for (const Square from : insight::attackersOf(position, square, owner)) {
        m_previews.push_back(item(from, Role::Defender));
    }
}

void BoardScene::showPremove(std::vector<Square> way) {
    m_premove = std::move(way);
}

void BoardScene::showOption(const std::optional<Move>& outcome) {
    m_options.clear();
    if (!outcome || m_game == nullptr) {
        return;
    }
    Position after = asIfToMove(m_game->position(), insight::moverOf(m_game->position(), *outcome));
    int number = 0;
    for (const Square square : insight::goneAfter(m_game->position(), *outcome)) {
        m_options.push_back(item(square, Role::PreviewVictim, ++number));
    }
    after.apply(rules::resolve(after, *outcome));
    const Square from = outcome->to();
    if (after.at(from).isEmpty()) {
        return;
    }
    const insight::ReachTable reach(after, from);
    const BoardShape& shape = after.shape();
    std::vector<bool> seen(static_cast<std::size_t>(shape.squareCount()));
    forEachCandidate(after, from, after.at(from).piece(), [&](const Candidate& candidate) {
        const auto slot = static_cast<std::size_t>(candidate.to.index());
        if (candidate.to != from && !seen[slot]) {
            seen[slot] = true;
            m_options.push_back(item(candidate.to, roleOf(reach.at(candidate.to))));
            m_options.back().direction = {
                static_cast<double>(shape.column(candidate.to) - shape.column(from)),
                static_cast<double>(shape.row(candidate.to) - shape.row(from))};
        }
        return true;
    });
}

} // namespace mujo::ui
