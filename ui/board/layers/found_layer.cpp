#include "ui/board/layers/found_layer.h"

#include <algorithm>

namespace mujo::ui {

void paintFound(QPainter& painter, const BoardLayout& layout, const std::vector<Square>& found,
                const Theme& theme) {
    if (found.empty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(layout.visibleBoard(), Qt::IntersectClip);
    QPainterPath rest;
    rest.addRect(layout.visibleBoard());
    QPainterPath frames;
    const qreal width = std::max(2.0, layout.cellSize() * 0.07);
    for (const Square square : found) {
        QPainterPath cell;
        cell.addRect(layout.cellRect(square));
        rest = rest.subtracted(cell);
        frames.addRoundedRect(layout.cellRect(square).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                              width, width);
    }
    QColor veil = theme.surround;
    constexpr int kVeil = 110;
    veil.setAlpha(kVeil);
    painter.fillPath(rest, veil);
    painter.setPen(QPen(theme.markOutline, width + 2));
    painter.drawPath(frames);
    painter.setPen(QPen(theme.mark(MarkClass::Jump), width));
    painter.drawPath(frames);
    painter.restore();
}

} // namespace mujo::ui
