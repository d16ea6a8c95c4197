#include "ui/board/layers/found_layer.h"

#include <algorithm>

#include "ui/look/marks.h"

namespace mujo::ui {

void paintFoundFrame(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const qreal width = std::max(2.0, cell.height() * 0.07);
    QPainterPath frame;
    frame.addRoundedRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2), width, width);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.markOutline, width + 2));
    painter.drawPath(frame);
    painter.setPen(QPen(theme.mark(MarkClass::Jump), width));
    painter.drawPath(frame);
}

void paintFound(QPainter& painter, const BoardLayout& layout, const std::vector<Square>& found,
                FoundOrder order, const Theme& theme) {
    if (found.empty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(layout.visibleBoard(), Qt::IntersectClip);
    QPainterPath rest;
    rest.addRect(layout.visibleBoard());
    for (const Square square : found) {
        QPainterPath cell;
        cell.addRect(layout.cellRect(square));
        rest = rest.subtracted(cell);
    }
    QColor veil = theme.surround;
    constexpr int kVeil = 110;
    veil.setAlpha(kVeil);
    painter.fillPath(rest, veil);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const QRectF cell = layout.cellRect(found[i]);
        paintFoundFrame(painter, cell, theme);
        // The piece itself has no number, nor has a square that is met again.
        const bool isNumbered = order == FoundOrder::OneByOne && found.size() > 2 && i > 0 &&
                                std::find(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(i),
                                          found[i]) == found.begin() + static_cast<std::ptrdiff_t>(i);
        if (isNumbered) {
            marks::drawPlanNumber(painter, cell, static_cast<int>(i), theme);
        }
    }
    painter.restore();
}

} // namespace mujo::ui
