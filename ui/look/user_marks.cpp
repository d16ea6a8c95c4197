#include "ui/look/user_marks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/mark_pen.h"

namespace mujo::ui::marks {

namespace {

const QColor& brushColour(int brush, const Theme& theme) {
    return theme.brushes[static_cast<std::size_t>(std::clamp(brush, 0, 3))];
}

} // namespace

void drawCursor(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 2.0, frame.side * 0.05);
    const qreal half = 0.5 - (width / 2 + 2) / frame.side;
    QPainterPath path;
    path.addRoundedRect(frame.box(0, 0, half, half), frame.side * 0.06, frame.side * 0.06);
    MarkPen(painter, theme.cursor, theme.markOutline).stroke(path, width);
}

void drawPremove(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 2.0, frame.side * 0.06);
    const qreal edge = 0.5 - (width / 2 + 1.5) / frame.side;
    QPainterPath path;
    for (int i = 0; i < 4; ++i) {
        // Three dashes a side.
        for (const qreal start : {-edge, -0.12, edge - 0.24}) {
            const auto at = [&](qreal along) {
                const std::array<QPointF, 4> sides = {frame.at(along, -edge), frame.at(edge, along),
                                                      frame.at(-along, edge), frame.at(-edge, -along)};
                return sides[static_cast<std::size_t>(i)];
            };
            path.moveTo(at(start));
            path.lineTo(at(start + 0.24));
        }
    }
    const MarkClass mark = number == 0 ? MarkClass::Selected : MarkClass::MultiLeg;
    MarkPen(painter, theme.mark(mark), theme.markOutline).stroke(path, width, Qt::FlatCap);
}

void drawUserCircle(QPainter& painter, const QRectF& cell, int brush, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 2.0, frame.side * 0.08);
    QPainterPath path;
    const qreal radius = frame.side / 2 - width / 2 - 1;
    path.addEllipse(frame.at(0, 0), radius, radius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(brushColour(brush, theme), width));
    painter.drawPath(path);
    painter.restore();
}

void drawUserArrow(QPainter& painter, QPointF from, QPointF to, qreal cellSide, int brush,
                   const Theme& theme) {
    const QPointF leg = to - from;
    const qreal length = std::hypot(leg.x(), leg.y());
    if (length <= 0) {
        return;
    }
    const QPointF along = leg / length;
    const QPointF across = QPointF(-along.y(), along.x()) * cellSide;
    const QPointF neck = to - along * cellSide * 0.34;
    // One outline for shaft and head: a translucent brush must not overlap itself.
    QPainterPath path;
    path.addPolygon(QPolygonF({from + across * 0.05, neck + across * 0.075, neck + across * 0.2, to,
                               neck - across * 0.2, neck - across * 0.075, from - across * 0.05}));
    path.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, brushColour(brush, theme));
    painter.restore();
}

} // namespace mujo::ui::marks
