#include "ui/look/danger_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/mark_pen.h"

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

void strokeFrame(const CellFrame& frame, QPainter& painter, MarkPen& pen) {
    QPainterPath line;
    const qreal width = atLeast(painter, 1.6, frame.side * 0.045);
    const qreal half = 0.5 - (width / 2 + 1) / frame.side;
    line.addRect(frame.box(0, 0, half, half));
    pen.stroke(line, width);
}

/// The radius of a disc with a sign in a corner, as a part of the cell's side.
qreal discRadius(const CellFrame& frame) {
    return std::max(6.0, frame.side * 0.2) / frame.side;
}

} // namespace

void drawMate(QPainter& painter, const QRectF& cell, const Theme& theme) {
    drawCheck(painter, cell, theme);
    const CellFrame frame(cell);
    const qreal radius = discRadius(frame);
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
    const qreal width = atLeast(painter, 1.6, cellSide * 0.06);
    dashes.setWidth(width);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({3, 2});
    QPainterPath shape = dashes.createStroke(line);
    shape.addPolygon(QPolygonF(
        {tip, tip - along * head + across * head * 0.5, tip - along * head - across * head * 0.5, tip}));
    shape.setFillRule(Qt::WindingFill);
    MarkPen(painter, theme.check, theme.markOutline).fill(shape);
}

void drawCheck(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    MarkPen pen(painter, theme.check, theme.markOutline);
    strokeFrame(frame, painter, pen);
    QPainterPath wedges;
    constexpr std::array<QPointF, 4> kOutward = {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1),
                                                 QPointF(-1, 0)};
    for (const QPointF& out : kOutward) {
        const QPointF across(-out.y(), out.x());
        const auto at = [&](qreal outwards, qreal aside) {
            const QPointF point = out * outwards + across * aside;
            return frame.at(point.x(), point.y());
        };
        wedges.addPolygon(QPolygonF({at(0.48, -0.12), at(0.34, 0), at(0.48, 0.12), at(0.48, -0.12)}));
    }
    pen.fill(wedges);
}

void drawRefusal(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    MarkPen pen(painter, theme.check, theme.markOutline);
    strokeFrame(frame, painter, pen);
    const qreal radius = discRadius(frame);
    const qreal middle = 0.48 - radius;
    QPainterPath disc;
    disc.addEllipse(frame.at(middle, -middle), radius * frame.side, radius * frame.side);
    pen.fill(disc);
    QPainterPath bar;
    bar.addRect(frame.box(middle, -middle, 0.62 * radius, 0.2 * radius));
    pen.inlay(bar, theme.textOn(theme.check));
}

void drawRefusalReason(QPainter& painter, const QRectF& cell, const Theme& theme) {
    MarkPen pen(painter, theme.check, theme.markOutline);
    strokeFrame(CellFrame(cell), painter, pen);
}

void drawThreat(QPainter& painter, const QRectF& cell, Attacker attacker, const Theme& theme) {
    const CellFrame frame(cell);
    QColor colour = theme.mark(attacker == Attacker::Near ? MarkClass::Step : MarkClass::Capture);
    colour.setAlphaF(0.6F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(cell.adjusted(1, 1, -1, -1), Qt::IntersectClip);
    constexpr qreal kSmall = 30; // of the cell's side: there lines of two sides would be a grey net
    if (frame.side < kSmall) {
        const qreal at = attacker == Attacker::Near ? 0.5 : -0.5;
        const qreal leg = attacker == Attacker::Near ? -0.5 : 0.5;
        QPainterPath corner;
        corner.addPolygon(QPolygonF(
            {frame.at(-at, at), frame.at(-at - leg, at), frame.at(-at, at + leg), frame.at(-at, at)}));
        colour.setAlphaF(0.85F);
        painter.fillPath(corner, colour);
        painter.restore();
        return;
    }
    painter.setPen(QPen(colour, atLeast(painter, 1.2, frame.side * 0.035)));
    const qreal lean = attacker == Attacker::Near ? 1 : -1;
    constexpr int kLines = 5;
    for (int i = -kLines; i <= kLines; ++i) {
        const qreal shift = i / static_cast<qreal>(kLines) + 0.1;
        painter.drawLine(frame.at(shift - 0.5 * lean, 0.5), frame.at(shift + 0.5 * lean, -0.5));
    }
    painter.restore();
}

void drawShield(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath path(frame.at(-0.46, 0.16));
    path.lineTo(frame.at(-0.20, 0.16));
    path.lineTo(frame.at(-0.20, 0.32));
    path.quadTo(frame.at(-0.21, 0.41), frame.at(-0.33, 0.47));
    path.quadTo(frame.at(-0.45, 0.41), frame.at(-0.46, 0.32));
    path.closeSubpath();
    MarkPen(painter, theme.mark(MarkClass::Step), theme.markOutline).fill(path);
}

void drawHanging(QPainter& painter, const QRectF& cell, bool defended, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath path;
    path.addPolygon(QPolygonF({frame.at(0.31, 0.15), frame.at(0.47, 0.45), frame.at(0.15, 0.45)}));
    path.closeSubpath();
    MarkPen pen(painter, theme.check, theme.markOutline);
    if (defended) {
        pen.stroke(path, atLeast(painter, 1.6, frame.side * 0.045));
        return;
    }
    pen.fill(path);
    QPainterPath sign;
    const qreal half = std::max(0.6, frame.side * 0.018);
    const QPointF middle = frame.at(0.31, 0);
    sign.addRect(QRectF(QPointF(middle.x() - half, frame.at(0, 0.25).y()),
                        QPointF(middle.x() + half, frame.at(0, 0.35).y())));
    sign.addRect(QRectF(QPointF(middle.x() - half, frame.at(0, 0.38).y()),
                        QPointF(middle.x() + half, frame.at(0, 0.38).y() + 2 * half)));
    pen.inlay(sign, theme.textOn(theme.check));
}

} // namespace mujo::ui::marks
