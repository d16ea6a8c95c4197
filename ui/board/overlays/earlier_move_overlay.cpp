#include "ui/board/overlays/earlier_move_overlay.h"

#include <algorithm>

#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/route_painter.h"
#include "ui/board/overlays/last_move_overlay.h"
#include "ui/look/marks.h"

namespace mujo::ui {

using Role = SceneItem::Role;

namespace {

constexpr double kMarks = 0.45; // opacities
constexpr double kRoute = 0.3;
constexpr int kGround = 26; // of 255

} // namespace

void EarlierMoveOverlay::collect(const OverlaySource& source) {
    const auto plies = source.game.plies();
    if (plies.size() < 2) {
        return;
    }
    Position before = source.game.position();
    before.revert(plies.back().transition);
    const Game::Ply& ply = plies[plies.size() - 2];
    const bool isThere = before.at(ply.move.to()) == source.game.position().at(ply.move.to());
    before.revert(ply.transition);
    m_way = source.ways.shown(before, ply.move);
    for (std::size_t i = 0; i < m_way.size(); ++i) {
        add(m_way[i], Role::EarlierMove, static_cast<int>(i));
    }
    for (const SquareChange& change : victimsOf(ply)) {
        add(change.square, Role::EarlierVictim).piece = change.before.piece();
    }
    if (ply.move.promotes() && isThere) {
        add(ply.move.to(), Role::EarlierChange);
    }
}

void EarlierMoveOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    const LayerContext& context = canvas.context;
    QPainter& painter = canvas.painter;
    if (!isOn() || m_way.empty()) {
        return;
    }
    if (place == Place::Ground) {
        QColor tint = context.theme.accent;
        tint.setAlpha(kGround);
        for (const Square square : m_way) {
            if (canvas.cell(square).intersects(canvas.dirty)) {
                BaseLayer::paintTinted(painter, context, square, tint);
            }
        }
    }
    if (place != Place::BelowMarks) {
        return;
    }
    for (const SceneItem& item : items()) {
        if (!canvas.touches(item.square)) {
            continue;
        }
        const QRectF cell = canvas.cell(item.square);
        const bool isOnWay = std::find(m_way.begin(), m_way.end(), item.square) != m_way.end();
        if (item.role == Role::EarlierVictim) {
            if (canvas.ghosts && !isOnWay && !context.scene.holdsPiece(item.square)) {
                painter.setOpacity(kMarks); // no picture of the piece: it would look like one
                marks::drawVictim(painter, cell, 0, context.theme);
            }
        } else if (item.role == Role::EarlierChange) {
            painter.setOpacity(kMarks);
            marks::drawPromotionChevron(painter, cell, context.theme);
        } else if (item.role == Role::EarlierMove) {
            painter.setOpacity(kMarks);
            marks::drawBrackets(painter, cell, context.theme);
        }
    }
    if (m_way.size() > 2 && context.scene.marks().empty()) {
        painter.setOpacity(kRoute);
        paintRoute(painter, context, m_way);
    }
    painter.setOpacity(1);
}

} // namespace mujo::ui
