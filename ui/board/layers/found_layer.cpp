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
                const Theme& theme) {
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
    for (const Square square : found) {
        paintFoundFrame(painter, layout.cellRect(square), theme);
    }
    painter.restore();
}

void paintStepNumbers(QPainter& painter, const BoardLayout& layout, std::span<const Square> steps,
                      const Theme& theme) {
    constexpr std::size_t kFewest = 3; // a piece and one square need no numbers
    if (steps.size() < kFewest) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(layout.visibleBoard(), Qt::IntersectClip);
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const auto before = steps.first(i);
        const bool isMetAgain = std::find(before.begin(), before.end(), steps[i]) != before.end();
        if (!isMetAgain) {
            marks::drawPlanNumber(painter, layout.cellRect(steps[i]), static_cast<int>(i), theme);
        }
    }
    painter.restore();
}

} // namespace mujo::ui
