#include "ui/look/mark_pen.h"
#include "ui/look/marks.h"
#include "ui/look/text_path.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mujo::ui::marks {

namespace {

const QColor& brushColour(int brush, const Theme& theme) {
    return theme.brushes[static_cast<std::size_t>(std::clamp(brush, 0, 3))];
}

/// A pill with one line of text.
void drawChip(QPainter& painter, const QRectF& chip, const QString& text, const QColor& colour,
              const Theme& theme) {
    const qreal height = chip.height();
    QPainterPath path;
    path.addRoundedRect(chip, height / 2, height / 2);
    MarkPen pen(painter, colour, theme.markOutline);
    pen.fill(path);
    const QRectF inside = chip.adjusted(height * 0.3, height * 0.23, -height * 0.3, -height * 0.23);
    pen.inlay(fittedText(text, GlyphFace::Sans, inside), theme.textOn(colour));
}

QSizeF chipSize(const QString& text, qreal height) {
    return {textPath(text, GlyphFace::Sans, height * 0.75).width + height * 0.7, height};
}

} // namespace

QRectF countChip(const QRectF& cell, const QString& text) {
    const qreal height = std::max(12.0, CellFrame(cell).side * 0.28);
    const QPointF centre(cell.center().x(), cell.bottom() - height * 0.35);
    const QSizeF size = chipSize(text, height);
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

void drawCountChip(QPainter& painter, const QRectF& cell, const QString& text, const Theme& theme) {
    drawChip(painter, countChip(cell, text), text, theme.mark(MarkClass::Victim), theme);
}

QSizeF planChipSize(const QString& text, qreal cellSide) {
    return chipSize(text, std::max(13.0, cellSide * 0.26));
}

void drawPlanChip(QPainter& painter, const QRectF& chip, const QString& text, bool best, const Theme& theme) {
    const QColor& colour = theme.mark(MarkClass::Jump);
    drawChip(painter, chip, text, best ? colour : theme.panel, theme);
    if (!best) {
        QPainterPath edge;
        edge.addRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.strokePath(edge, QPen(colour, 1.5));
        painter.restore();
    }
}

void drawCheck(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    MarkPen pen(painter, theme.check, theme.markOutline);
    QPainterPath frameLine;
    const qreal width = std::max(1.6, frame.side * 0.045);
    const qreal half = 0.5 - (width / 2 + 1) / frame.side;
    frameLine.addRect(frame.box(0, 0, half, half));
    pen.stroke(frameLine, width);
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

void drawFinishFlag(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = std::max(1.5, frame.side * 0.045);
    QPainterPath pole(frame.at(-0.42, 0.44));
    pole.lineTo(frame.at(-0.42, 0.13));
    QPainterPath cloth;
    cloth.addPolygon(QPolygonF({frame.at(-0.42, 0.12), frame.at(-0.19, 0.205), frame.at(-0.42, 0.29)}));
    cloth.closeSubpath();
    MarkPen pen(painter, theme.mark(MarkClass::Selected), theme.markOutline);
    pen.stroke(pole, width);
    pen.fill(cloth);
}

void drawBlocked(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath path(frame.at(0.28, 0.28));
    path.lineTo(frame.at(0.43, 0.43));
    path.moveTo(frame.at(0.43, 0.28));
    path.lineTo(frame.at(0.28, 0.43));
    MarkPen(painter, theme.mark(MarkClass::MultiLeg), theme.markOutline)
        .stroke(path, std::max(2.0, frame.side * 0.065));
}

void drawCursor(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = std::max(2.0, frame.side * 0.05);
    const qreal half = 0.5 - (width / 2 + 2) / frame.side;
    QPainterPath path;
    path.addRoundedRect(frame.box(0, 0, half, half), frame.side * 0.06, frame.side * 0.06);
    MarkPen(painter, theme.cursor, theme.markOutline).stroke(path, width);
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
    painter.setPen(QPen(colour, std::max(1.2, frame.side * 0.035)));
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
        pen.stroke(path, std::max(1.6, frame.side * 0.045));
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

void drawEdgeArrow(QPainter& painter, QPointF tip, QPointF along, qreal size, const Theme& theme) {
    const QPointF across(-along.y(), along.x());
    QPainterPath path;
    path.addPolygon(QPolygonF({tip, tip - along * size * 0.8 + across * size * 0.45,
                               tip - along * size * 0.55, tip - along * size * 0.8 - across * size * 0.45}));
    path.closeSubpath();
    MarkPen(painter, theme.mark(MarkClass::Selected), theme.markOutline).fill(path);
}

void drawPremove(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = std::max(2.0, frame.side * 0.06);
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
    const qreal width = std::max(2.0, frame.side * 0.08);
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
