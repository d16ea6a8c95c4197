#include "ui/board/layers/overlay_layer.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/insight/threat_map.h"
#include "ui/board/layers/plan_layer.h"
#include "ui/theme/marks.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

int eighth(QPointF direction) {
    const double angle = std::atan2(direction.y(), direction.x());
    return (static_cast<int>(std::lround(angle / (std::numbers::pi / 4))) + 8) % 8;
}

QPointF ofEighth(int number) {
    const double angle = number * std::numbers::pi / 4;
    return {std::cos(angle), std::sin(angle)};
}

bool holdsPiece(const BoardScene& scene, Square square) {
    const auto& pieces = scene.pieces();
    // Pieces come in the order of their squares, crowns and lines after them.
    const auto end = std::find_if(pieces.begin(), pieces.end(),
                                  [](const SceneItem& item) { return item.role != Role::Piece; });
    const auto found = std::lower_bound(pieces.begin(), end, square,
                                        [](const SceneItem& item, Square s) { return item.square < s; });
    return found != end && found->square == square;
}

} // namespace

bool OverlayLayer::isOccupied(const LayerContext& context, Square square) {
    return holdsPiece(context.scene, square);
}

void OverlayLayer::paint(QPainter& painter, const LayerContext& context, const QRectF& dirty, bool ghosts) {
    const BoardScene& scene = context.scene;
    const BoardLayout& layout = context.layout;
    painter.save();
    painter.setClipRect(layout.view().adjusted(-3, -3, 3, 3), Qt::IntersectClip);
    const double spill = layout.cellSize() * 0.4;
    const auto isDirty = [&](const SceneItem& item) {
        return layout.cellRect(item.square).adjusted(-spill, -spill, spill, spill).intersects(dirty);
    };
    const auto paintAll = [&](const std::vector<SceneItem>& items) {
        for (const SceneItem& item : items) {
            if (isDirty(item)) {
                paintItem(painter, context, item);
            }
        }
    };
    paintAll(scene.threats());
    for (const SceneItem& item : scene.history()) {
        if (isDirty(item)) {
            paintHistory(painter, context, item, ghosts);
        }
    }
    if (scene.lastPath().size() > 2 && scene.marks().empty()) {
        painter.setOpacity(0.5);
        paintRoute(painter, context, scene.lastPath());
        painter.setOpacity(1);
    }
    paintAll(scene.hanging());
    paintPremove(painter, context);
    PlanLayer::paint(painter, context, dirty);
    paintAll(scene.marks());
    paintAll(scene.options());
    if (scene.previewPath().size() > 1) {
        paintRoute(painter, context, scene.previewPath());
    }
    paintAll(scene.previews());
    paintAll(scene.notes());
    for (const DrawnShape& shape : scene.shapes()) {
        if (shape.from == shape.to) {
            marks::drawUserCircle(painter, layout.cellRect(shape.to), shape.brush, context.theme);
        } else {
            marks::drawUserArrow(painter, layout.centre(shape.from), layout.centre(shape.to),
                                 layout.cellSize(), shape.brush, context.theme);
        }
    }
    painter.restore();
}

void OverlayLayer::paintPremove(QPainter& painter, const LayerContext& context) {
    const rules::Route& way = context.scene.premove();
    for (std::size_t i = 0; i < way.size(); ++i) {
        marks::drawPremove(painter, context.layout.cellRect(way[i]), static_cast<int>(i), context.theme);
    }
    if (way.size() > 1) {
        painter.setOpacity(0.7);
        paintRoute(painter, context, way);
        painter.setOpacity(1);
    }
}

/// Single steps are told by the numbers on their squares; a line over them would only hide the pieces.
void OverlayLayer::paintRoute(QPainter& painter, const LayerContext& context, const rules::Route& way) {
    const BoardShape& shape = context.layout.shape();
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const bool occupied = i > 1 && isOccupied(context, way[i - 1]);
        if (occupied && shape.distance(way[i - 1], way[i]) == 1) {
            break;
        }
        points.push_back(context.layout.centre(way[i]));
    }
    const bool steps = points.size() < 2 || shape.distance(way[0], way[1]) == 1;
    if (steps && (points.size() < 3 || shape.distance(way[1], way[2]) == 1)) {
        return;
    }
    marks::drawPath(painter, points, context.layout.cellSize(), context.theme);
}

void OverlayLayer::paintHistory(QPainter& painter, const LayerContext& context, const SceneItem& item,
                                bool ghosts) {
    const QRectF cell = context.layout.cellRect(item.square);
    switch (item.role) {
    case Role::LastMove:
        // A move of one leg needs no numbers.
        marks::drawBrackets(painter, cell, context.scene.lastPath().size() > 2 ? item.number : 0,
                            context.theme);
        break;
    case Role::LastVictim:
        if (ghosts && !isOccupied(context, item.square)) {
            painter.setOpacity(0.35);
            painter.drawPixmap(cell.topLeft(), context.picture(*item.piece));
            painter.setOpacity(1);
            marks::drawVictim(painter, cell, 0, context.theme);
        }
        break;
    case Role::Check:
        marks::drawCheck(painter, cell, context.theme);
        break;
    default:
        break;
    }
}

/// Marks of which there may be hundreds, from kept pictures. False when the role is not one of them.
bool OverlayLayer::paintKept(QPainter& painter, const LayerContext& context, const SceneItem& item,
                             const QRectF& cell) {
    const bool occupied = isOccupied(context, item.square);
    const auto place = occupied ? marks::Place::Corner : marks::Place::Middle;
    const int turn =
        item.role == Role::Slide ? eighth(context.layout.isFlipped() ? -item.direction : item.direction) : 0;
    switch (item.role) {
    case Role::Step:
    case Role::Slide:
    case Role::Jump:
    case Role::MultiLeg:
    case Role::Drop:
    case Role::Capture:
    case Role::ThreatSente:
    case Role::ThreatGote:
        break;
    default:
        return false;
    }
    const bool goesOn = item.number > 0;
    if (occupied && !goesOn && (item.role == Role::Step || item.role == Role::Slide)) {
        return true; // the ring around the piece says enough
    }
    const int key =
        ((static_cast<int>(item.role) * 8 + turn) * 2 + (occupied ? 1 : 0)) * 2 + (goesOn ? 1 : 0);
    QPixmap& picture = m_pictures[key];
    if (picture.isNull()) {
        const double ratio = context.layout.devicePixelRatio();
        const int side = context.devicePixels();
        picture = QPixmap(side, side);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter pen(&picture);
        const QRectF box(0, 0, side / ratio, side / ratio);
        const bool near = (item.role == Role::ThreatSente) != context.layout.isFlipped();
        switch (item.role) {
        case Role::Slide:
            marks::drawSlideBar(pen, box, ofEighth(turn), context.theme, place);
            break;
        case Role::Jump:
            marks::drawJumpCircle(pen, box, context.theme, place);
            break;
        case Role::MultiLeg: {
            // Smaller where the move ends: a hook has hundreds of such targets.
            const double inset = goesOn || occupied ? 0 : box.width() * 0.17;
            marks::drawDiamond(pen, box.adjusted(inset, inset, -inset, -inset), context.theme, place);
            break;
        }
        case Role::Capture:
            marks::drawCaptureRing(pen, box, context.theme);
            break;
        case Role::ThreatSente:
        case Role::ThreatGote:
            marks::drawThreat(pen, box, near ? marks::Attacker::Near : marks::Attacker::Far, context.theme);
            break;
        default:
            marks::drawStepDot(pen, box, context.theme, place);
            break;
        }
    }
    painter.drawPixmap(cell.topLeft(), picture);
    return true;
}

void OverlayLayer::paintItem(QPainter& painter, const LayerContext& context, const SceneItem& item) {
    const QRectF cell = context.layout.cellRect(item.square);
    if (paintKept(painter, context, item, cell)) {
        return;
    }
    const Theme& theme = context.theme;
    switch (item.role) {
    case Role::Selected:
    case Role::Armed:
        marks::drawBrackets(painter, cell, 0, theme);
        break;
    case Role::Taken:
        marks::drawVictimBadge(painter, cell, item.number, theme);
        break;
    case Role::StopHere:
        marks::drawFinishFlag(painter, cell, theme);
        break;
    case Role::Igui:
        marks::drawDiamond(painter, cell, theme, marks::Place::Corner);
        break;
    case Role::Burn:
        marks::drawVictim(painter, cell, 0, theme);
        break;
    case Role::Promotion:
        marks::drawPromotionChevron(painter, cell, theme);
        break;
    case Role::Contagion:
        marks::drawContagionDrop(painter, cell, context.faces->of(item.piece->type), theme);
        break;
    case Role::PreviewVictim:
        if (item.number > 0) {
            marks::drawVictim(painter, cell, item.number, theme);
        }
        break;
    case Role::PreviewCount:
        marks::drawCountChip(painter, cell, item.text, theme);
        break;
    case Role::Blocker:
        marks::drawBlocked(painter, cell, theme);
        break;
    case Role::Refusal:
        marks::drawCheck(painter, cell, theme);
        break;
    case Role::Cursor:
        marks::drawCursor(painter, cell, theme);
        break;
    case Role::Attacker:
        marks::drawCaptureRing(painter, cell, theme);
        break;
    case Role::Defender:
        marks::drawShield(painter, cell, theme);
        break;
    case Role::Hanging:
        marks::drawHanging(painter, cell,
                           item.number == static_cast<int>(insight::HangingPiece::Why::ByCheaper), theme);
        break;
    default:
        break;
    }
}

QRegion OverlayLayer::previewRegion(const LayerContext& context) {
    const BoardLayout& layout = context.layout;
    const double spill = std::max(14.0, layout.cellSize() * 0.4);
    QRegion region;
    for (const SceneItem& item : context.scene.previews()) {
        region += layout.cellRect(item.square).adjusted(-spill, -spill, spill, spill).toAlignedRect();
    }
    const auto& way = context.scene.previewPath();
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QRectF leg = layout.cellRect(way[i - 1]).united(layout.cellRect(way[i]));
        region += leg.adjusted(-2, -2, 2, 2).toAlignedRect();
    }
    return region;
}

} // namespace mujo::ui
