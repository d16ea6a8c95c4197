#include "ui/look/danger_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/mark_pen.h"
#include "ui/look/marks.h"

namespace mujo::ui::marks {

namespace {

QPointF unit(QPointF way) {
    return way / std::max(std::hypot(way.x(), way.y()), 1e-6);
}

/// Where a ray from the middle of a square leaves the part of it that a piece fills.
QPointF edgeOf(QPointF middle, QPointF along, qreal cellSide) {
    constexpr qreal kFace = 0.44;
    return middle + along / std::max(std::abs(along.x()), std::abs(along.y())) * cellSide * kFace;
}

} // namespace

void drawMate(QPainter& painter, const QRectF& cell, const Theme& theme) {
    drawCheck(painter, cell, theme);
    const CellFrame frame(cell);
    const qreal radius = std::max(6.0, frame.side * 0.2) / frame.side;
    const qreal middle = 0.48 - radius;
    MarkPen pen(painter, theme.check, theme.markOutline);
    QPainterPath disc;
    disc.addEllipse(frame.at(middle, middle), radius * frame.side, radius * frame.side);
    pen.fill(disc);
    QPainterPath bars;
    for (const qreal at : {-0.22, 0.22}) {
        bars.moveTo(frame.at(middle + (at + 0.1) * radius, middle - 0.6 * radius));
        bars.lineTo(frame.at(middle + (at - 0.1) * radius, middle + 0.6 * radius));
        bars.moveTo(frame.at(middle - 0.6 * radius, middle + at * radius));
        bars.lineTo(frame.at(middle + 0.6 * radius, middle + at * radius));
    }
    QPainterPathStroker stroker;
    stroker.setWidth(std::max(1.0, radius * frame.side * 0.16));
    pen.inlay(stroker.createStroke(bars), theme.textOn(theme.check));
}

void drawAttacker(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath wedges;
    constexpr std::array<QPointF, 4> kCorners = {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1),
                                                 QPointF(-1, 1)};
    for (const QPointF& out : kCorners) {
        constexpr qreal kOuter = 0.48;
        constexpr qreal kSide = 0.22;
        const QPointF tip = out * kOuter;
        wedges.addPolygon(
            QPolygonF({frame.at(tip.x(), tip.y()), frame.at(tip.x() - out.x() * kSide, tip.y()),
                       frame.at(tip.x(), tip.y() - out.y() * kSide), frame.at(tip.x(), tip.y())}));
    }
    MarkPen(painter, theme.check, theme.markOutline).fill(wedges);
}

void drawAttackLine(QPainter& painter, std::span<const QPointF> points, qreal cellSide, const Theme& theme) {
    if (points.size() < 2) {
        return;
    }
    const QPointF along = unit(points.back() - points[points.size() - 2]);
    const QPointF across(-along.y(), along.x());
    const QPointF tip = edgeOf(points.back(), -along, cellSide);
    const qreal head = std::max(5.0, cellSide * 0.2);
    QPainterPath line(edgeOf(points[0], unit(points[1] - points[0]), cellSide));
    for (const QPointF& point : points.subspan(1, points.size() - 2)) {
        line.lineTo(point);
    }
    line.lineTo(tip - along * head * 0.8);
    QPainterPathStroker dashes;
    const qreal width = std::max(1.6, cellSide * 0.06);
    dashes.setWidth(width);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({3, 2});
    QPainterPath shape = dashes.createStroke(line);
    shape.addPolygon(QPolygonF(
        {tip, tip - along * head + across * head * 0.5, tip - along * head - across * head * 0.5, tip}));
    shape.setFillRule(Qt::WindingFill);
    MarkPen(painter, theme.check, theme.markOutline).fill(shape);
}

} // namespace mujo::ui::marks
