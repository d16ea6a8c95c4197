#include "ui/look/last_move_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/look/mark_pen.h"

namespace mujo::ui::marks {

void drawLastWay(QPainter& painter, QPointF from, QPointF to, qreal cellSide, const Theme& theme) {
    const QPointF way = to - from;
    const qreal longest = std::max(std::abs(way.x()), std::abs(way.y()));
    if (longest < 1.5 * cellSide) {
        return;
    }
    const QPointF edge = way / longest * cellSide * 0.46;
    QPainterPath line(from + edge);
    line.lineTo(to - edge);
    painter.save();
    painter.setOpacity(0.7);
    MarkPen(painter, theme.accent, theme.markOutline).stroke(line, atLeast(painter, 1.4, cellSide * 0.045));
    painter.restore();
}

void drawLastRing(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath ring;
    const qreal radius = frame.side * 0.88;
    ring.addEllipse(cell.center(), radius, radius);
    MarkPen(painter, theme.accent, theme.markOutline).stroke(ring, atLeast(painter, 1.8, frame.side * 0.09));
}

} // namespace mujo::ui::marks
