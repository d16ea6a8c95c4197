#include "ui/board/layers/overlay_layer.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/board/layers/plan_layer.h"
#include "ui/board/layers/route_painter.h"
#include "ui/look/marks.h"

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

} // namespace

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
    const OverlayCanvas canvas{painter, context, dirty, m_pictures, ghosts};
    const auto paintOverlays = [&](Overlay::Place place) {
        for (const auto& overlay : scene.overlays()) {
            overlay->paint(canvas, place);
        }
    };
    paintOverlays(Overlay::Place::BelowMarks);
    PlanLayer::paint(painter, context, dirty);
    paintAll(scene.marks());
    paintAll(scene.options());
    if (scene.previewPath().size() > 1) {
        paintRoute(painter, context, scene.previewPath());
    }
    paintAll(scene.previews());
    paintOverlays(Overlay::Place::AboveMarks);
    painter.restore();
}

void OverlayLayer::paintGround(QPainter& painter, const LayerContext& context, const QRectF& dirty) {
    const OverlayCanvas canvas{painter, context, dirty, m_pictures};
    for (const auto& overlay : context.scene.overlays()) {
        overlay->paint(canvas, Overlay::Place::Ground);
    }
}

/// Marks of which there may be hundreds, from kept pictures. False when the role is not one of them.
bool OverlayLayer::paintKept(QPainter& painter, const LayerContext& context, const SceneItem& item) {
    const bool occupied = context.scene.holdsPiece(item.square);
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
        break;
    default:
        return false;
    }
    const bool goesOn = item.number > 0;
    if (occupied && !goesOn && (item.role == Role::Step || item.role == Role::Slide)) {
        return true; // the ring around the piece says enough
    }
    const int number =
        ((static_cast<int>(item.role) * 8 + turn) * 2 + (occupied ? 1 : 0)) * 2 + (goesOn ? 1 : 0);
    m_pictures.paint(painter, context, item.square, this, number, [&](QPainter& pen, const QRectF& box) {
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
        default:
            marks::drawStepDot(pen, box, context.theme, place);
            break;
        }
    });
    return true;
}

void OverlayLayer::paintItem(QPainter& painter, const LayerContext& context, const SceneItem& item) {
    if (paintKept(painter, context, item)) {
        return;
    }
    const QRectF cell = context.layout.cellRect(item.square);
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
    case Role::Cursor:
        marks::drawCursor(painter, cell, theme);
        break;
    default:
        break;
    }
}

QRegion OverlayLayer::previewRegion(const LayerContext& context) {
    const BoardLayout& layout = context.layout;
    const double spill = std::max(14.0, layout.cellSize() * 0.4);
    QRegion region;
    const auto addAll = [&](const std::vector<SceneItem>& items) {
        for (const SceneItem& item : items) {
            const QRectF cell = layout.cellRect(item.square);
            region += cell.adjusted(-spill, -spill, spill, spill).toAlignedRect();
            if (item.role == SceneItem::Role::PreviewCount) {
                region += marks::countChip(cell, item.text).adjusted(-2, -2, 2, 2).toAlignedRect();
            }
        }
    };
    addAll(context.scene.previews());
    for (const auto& overlay : context.scene.overlays()) {
        addAll(overlay->pointedItems());
    }
    const auto& way = context.scene.previewPath();
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QRectF leg = layout.cellRect(way[i - 1]).united(layout.cellRect(way[i]));
        region += leg.adjusted(-2, -2, 2, 2).toAlignedRect();
    }
    return region;
}

} // namespace mujo::ui
