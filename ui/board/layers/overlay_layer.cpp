#include "ui/board/layers/overlay_layer.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>

#include "ui/look/chip_marks.h"

namespace mujo::ui {

void OverlayLayer::paint(QPainter& painter, const LayerContext& context, const QRectF& dirty, bool ghosts) {
    painter.save();
    painter.setClipRect(context.layout.view().adjusted(-3, -3, 3, 3), Qt::IntersectClip);
    const OverlayCanvas canvas{painter, context, dirty, m_pictures, ghosts};
    for (const auto place : {Overlay::Place::BelowMarks, Overlay::Place::Marks, Overlay::Place::AboveMarks}) {
        for (const auto& overlay : context.scene.overlays()) {
            overlay->paint(canvas, place);
        }
    }
    painter.restore();
}

void OverlayLayer::paintGround(QPainter& painter, const LayerContext& context, const QRectF& dirty) {
    const OverlayCanvas canvas{painter, context, dirty, m_pictures};
    for (const auto& overlay : context.scene.overlays()) {
        overlay->paint(canvas, Overlay::Place::Ground);
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
