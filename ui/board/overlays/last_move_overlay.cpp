#include "ui/board/overlays/last_move_overlay.h"

#include <algorithm>

#include "core/insight/outcome_preview.h"
#include "core/insight/shown_route.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/route_painter.h"
#include "ui/look/last_move_marks.h"
#include "ui/look/marks.h"

namespace mujo::ui {

using Role = SceneItem::Role;

std::vector<SquareChange> victimsOf(const Game::Ply& ply) {
    std::vector<SquareChange> victims;
    for (const SquareChange& change : ply.transition.squares) {
        const bool isTaken = change.after.isEmpty() || (change.square == ply.move.to() && !ply.move.isDrop());
        if (!change.before.isEmpty() && change.square != ply.move.origin && isTaken) {
            victims.push_back(change);
        }
    }
    return victims;
}

namespace {

/// Among hundreds of small squares brackets alone are not found.
bool isSmall(const LayerContext& context) {
    constexpr double kSmall = 32; // pixels
    return context.layout.cellSize() < kSmall;
}

} // namespace

void LastMoveOverlay::collect(const OverlaySource& source) {
    if (source.game.plies().empty()) {
        return;
    }
    const Game::Ply& ply = source.game.plies().back();
    Position before = source.game.position();
    before.revert(ply.transition);
    m_way = source.ways.shown(before, ply.move);
    for (std::size_t i = 0; i < m_way.size(); ++i) {
        add(m_way[i], Role::LastMove, static_cast<int>(i));
    }
    const bool burnsItself = !ply.move.isDrop() && insight::lossesBy(before, ply.move).mover;
    for (const SquareChange& change : victimsOf(ply)) {
        if (!burnsItself || change.square != ply.move.to()) {
            add(change.square, Role::LastVictim).piece = change.before.piece();
        }
    }
    if (burnsItself) { // where it burned, over what it has taken there
        add(ply.move.to(), Role::LastVictim).piece = before.at(ply.move.from()).piece();
    }
}

void LastMoveOverlay::paintItem(const OverlayCanvas& canvas, const SceneItem& item) const {
    const LayerContext& context = canvas.context;
    const QRectF cell = canvas.cell(item.square);
    if (item.role == Role::LastMove) {
        marks::drawBrackets(canvas.painter, cell, context.theme);
    } else if (canvas.ghosts && !context.scene.holdsPiece(item.square)) {
        canvas.painter.setOpacity(0.35);
        canvas.painter.drawPixmap(cell.topLeft(), context.picture(*item.piece));
        canvas.painter.setOpacity(1);
        marks::drawVictim(canvas.painter, cell, 0, context.theme);
    }
}

void LastMoveOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    const LayerContext& context = canvas.context;
    if (m_isHeld) {
        return;
    }
    if (place == Place::Ground) {
        QColor tint = context.theme.accent;
        tint.setAlpha(isSmall(context) ? 170 : 84);
        for (const Square square : m_way) {
            if (canvas.cell(square).intersects(canvas.dirty)) {
                BaseLayer::paintTinted(canvas.painter, context, square, tint);
            }
        }
    } else if (place == Place::BelowMarks) {
        if (m_way.size() > 2 && context.scene.marks().empty()) {
            canvas.painter.setOpacity(0.5);
            paintRoute(canvas.painter, context, m_way);
            canvas.painter.setOpacity(1);
        } else if (m_way.size() == 2 && context.scene.marks().empty()) {
            marks::drawLastWay(canvas.painter, context.layout.centre(m_way[0]),
                               context.layout.centre(m_way[1]), context.layout.cellSize(), context.theme);
        }
        for (const SceneItem& item : items()) { // above the way, so that its numbers can be read
            if (canvas.touches(item.square)) {
                paintItem(canvas, item);
            }
        }
        if (!m_way.empty() && isSmall(context)) {
            marks::drawLastRing(canvas.painter, context.layout.cellRect(m_way.back()), context.theme);
        }
    } else if (place == Place::Marks &&
               m_way.size() > 2) { // above the marks of a check, which has these corners
        // The ring of what can be taken would hide half of the number.
        const auto isTarget = [&](Square square) {
            const auto& marks = context.scene.marks();
            return std::any_of(marks.begin(), marks.end(),
                               [&](const SceneItem& mark) { return mark.square == square; });
        };
        for (const SceneItem& item : items()) {
            if (item.role == Role::LastMove && item.number > 0 && canvas.touches(item.square) &&
                !isTarget(item.square)) {
                marks::drawStopNumber(canvas.painter, canvas.cell(item.square), item.number, context.theme);
            }
        }
    }
}

} // namespace mujo::ui
