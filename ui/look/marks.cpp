#include "ui/look/marks.h"

#include "ui/look/glyph_store.h"
#include "ui/look/mark_pen.h"
#include "ui/look/text_path.h"

#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>

namespace mujo::ui::marks {

namespace {

// Smallest height at which a digit is readable, and the side of the badge that holds it.
constexpr qreal kMinDigitPx = 7;
constexpr qreal kCornerOffset = 0.355;

MarkPen penFor(QPainter& painter, MarkClass mark, const Theme& theme) {
    return {painter, theme.mark(mark), theme.markOutline};
}

QPainterPath ellipse(QPointF centre, qreal radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath closed(const QPolygonF& points) {
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath diamond(QPointF centre, qreal radius) {
    return closed(QPolygonF({centre + QPointF(0, -radius), centre + QPointF(radius, 0),
                             centre + QPointF(0, radius), centre + QPointF(-radius, 0)}));
}

/// Drop with its tip upwards in `box`.
QPainterPath drop(const QRectF& box) {
    const qreal radius = box.width() / 2;
    const QPointF centre(box.center().x(), box.bottom() - radius);
    QPainterPath path(QPointF(centre.x(), box.top()));
    path.cubicTo(centre.x() + radius * 0.35, box.top() + radius * 0.55, centre.x() + radius,
                 centre.y() - radius * 0.6, centre.x() + radius, centre.y());
    path.arcTo(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), 0, -180);
    path.cubicTo(centre.x() - radius, centre.y() - radius * 0.6, centre.x() - radius * 0.35,
                 box.top() + radius * 0.55, centre.x(), box.top());
    return path;
}

/// Two tongues, the right one higher, in `box`.
QPainterPath flame(const QRectF& box) {
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPainterPath path(at(0.5, 1));
    path.cubicTo(at(0.1, 1), at(-0.05, 0.75), at(0.12, 0.45));
    path.cubicTo(at(0.2, 0.6), at(0.3, 0.62), at(0.36, 0.5));
    path.cubicTo(at(0.3, 0.25), at(0.45, 0.1), at(0.6, 0));
    path.cubicTo(at(0.6, 0.25), at(1, 0.4), at(1, 0.7));
    path.cubicTo(at(1, 0.9), at(0.8, 1), at(0.5, 1));
    return path;
}

struct Spot {
    QPointF centre;
    qreal scale;
};

Spot spotOf(const CellFrame& frame, Place place) {
    return place == Place::Middle ? Spot{frame.at(0, 0), 1.0}
                                  : Spot{frame.at(-kCornerOffset, -kCornerOffset), 0.62};
}

void drawNumberDisc(QPainter& painter, QPointF centre, qreal side, int number, MarkClass mark,
                    const Theme& theme) {
    const qreal digit = std::max(kMinDigitPx, side * 0.17);
    MarkPen pen = penFor(painter, mark, theme);
    pen.fill(ellipse(centre, digit * 0.82));
    const QRectF box(centre - QPointF(digit * 0.62, digit / 2), QSizeF(digit * 1.24, digit));
    pen.inlay(fittedText(QString::number(number), GlyphFace::Sans, box), theme.textOn(theme.mark(mark)));
}

qreal badgeRadius(qreal side) {
    return std::max(kMinDigitPx, side * 0.17) * 0.82;
}

} // namespace

void drawStepDot(QPainter& painter, const QRectF& cell, const Theme& theme, Place place) {
    const CellFrame frame(cell);
    const Spot spot = spotOf(frame, place);
    penFor(painter, MarkClass::Step, theme).fill(ellipse(spot.centre, frame.side * 0.135 * spot.scale));
}

void drawSlideBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme, Place place) {
    const CellFrame frame(cell);
    const Spot spot = spotOf(frame, place);
    const qreal length = std::hypot(direction.x(), direction.y());
    if (length <= 0) {
        return;
    }
    const QPointF half = direction / length * frame.side * 0.21 * spot.scale;
    QPainterPath path(spot.centre - half);
    path.lineTo(spot.centre + half);
    penFor(painter, MarkClass::Step, theme).stroke(path, frame.side * 0.13 * spot.scale);
}

void drawJumpCircle(QPainter& painter, const QRectF& cell, const Theme& theme, Place place) {
    const CellFrame frame(cell);
    const Spot spot = spotOf(frame, place);
    penFor(painter, MarkClass::Jump, theme)
        .stroke(ellipse(spot.centre, frame.side * 0.19 * spot.scale),
                atLeast(painter, 2.0, frame.side * 0.085 * spot.scale));
}

void drawDiamond(QPainter& painter, const QRectF& cell, const Theme& theme, Place place) {
    const CellFrame frame(cell);
    const Spot spot = spotOf(frame, place);
    penFor(painter, MarkClass::MultiLeg, theme).fill(diamond(spot.centre, frame.side * 0.22 * spot.scale));
}

void drawEndDiamond(QPainter& painter, const QRectF& cell, const Theme& theme, Place place) {
    const CellFrame frame(cell);
    const Spot spot = spotOf(frame, place);
    penFor(painter, MarkClass::MultiLeg, theme)
        .stroke(diamond(spot.centre, frame.side * 0.15 * spot.scale),
                atLeast(painter, 1.6, frame.side * 0.065 * spot.scale));
}

void drawCaptureRing(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 2.0, frame.side * 0.07);
    QPainterPath path;
    const qreal half = 0.5 - (width / 2 + 1.5 * outlineOf(painter, width)) / frame.side;
    path.addRoundedRect(frame.box(0, 0, half, half), frame.side * 0.17, frame.side * 0.17);
    penFor(painter, MarkClass::Capture, theme).stroke(path, width);
}

void drawVictim(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 1.6, frame.side * 0.05);
    QPainterPath hatch;
    // Short strokes across the border zone and a cross whose arms stop before the kanji.
    constexpr int kStrokes = 4;
    constexpr qreal kEdge = 0.455;
    constexpr qreal kDepth = 0.085;
    for (int i = 0; i < kStrokes; ++i) {
        const qreal along = -0.27 + 0.18 * i;
        for (const int turn : {0, 1, 2, 3}) {
            const auto rotated = [&](qreal x, qreal y) {
                const std::array<QPointF, 4> turned = {QPointF(x, y), QPointF(-y, x), QPointF(-x, -y),
                                                       QPointF(y, -x)};
                const QPointF point = turned[static_cast<std::size_t>(turn)];
                return frame.at(point.x(), point.y());
            };
            hatch.moveTo(rotated(along - 0.035, -kEdge));
            hatch.lineTo(rotated(along + 0.035, -kEdge + kDepth));
        }
    }
    QPainterPath cross;
    for (const auto& [x, y] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
        cross.moveTo(frame.at(0.455 * x, 0.455 * y));
        cross.lineTo(frame.at(0.285 * x, 0.285 * y));
    }
    {
        MarkPen pen = penFor(painter, MarkClass::Victim, theme);
        pen.stroke(hatch, width * 0.8);
        pen.stroke(cross, width * 1.7);
    }
    if (number > 0) {
        const qreal inset = badgeRadius(frame.side) / frame.side + 0.02;
        drawNumberDisc(painter, frame.at(0.5 - inset, -0.5 + inset), frame.side, number, MarkClass::Victim,
                       theme);
    }
}

void drawBrackets(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 2.0, frame.side * 0.06);
    const qreal edge = 0.5 - (width / 2 + outlineOf(painter, width)) / frame.side;
    constexpr qreal kArm = 0.2;
    QPainterPath path;
    for (const auto& [x, y] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
        path.moveTo(frame.at(x * (edge - kArm), y * edge));
        path.lineTo(frame.at(x * edge, y * edge));
        path.lineTo(frame.at(x * edge, y * (edge - kArm)));
    }
    penFor(painter, MarkClass::Selected, theme).stroke(path, width, Qt::FlatCap);
}

void drawStopNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal inset = badgeRadius(frame.side) / frame.side + 0.01;
    drawNumberDisc(painter, frame.at(-0.5 + inset, -0.5 + inset), frame.side, number, MarkClass::Selected,
                   theme);
}

void drawSelection(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 1.0, frame.side * 0.022);
    const qreal edge = 0.5 - (width / 2 + outlineOf(painter, width)) / frame.side;
    QPainterPath line;
    line.addRect(QRectF(frame.at(-edge, -edge), frame.at(edge, edge)));
    penFor(painter, MarkClass::Selected, theme).stroke(line, width, Qt::FlatCap);
    drawBrackets(painter, cell, theme);
}

void drawPromotionChevron(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    QPainterPath path(frame.at(0.21, -0.30));
    path.lineTo(frame.at(0.33, -0.42));
    path.lineTo(frame.at(0.45, -0.30));
    penFor(painter, MarkClass::Promotion, theme)
        .stroke(path, atLeast(painter, 2.0, frame.side * 0.075), Qt::RoundCap, Qt::RoundJoin);
}

void drawFlame(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    penFor(painter, MarkClass::Capture, theme).fill(flame(frame.box(-0.33, 0.27, 0.14, 0.19)));
}

void drawContagionSign(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    penFor(painter, MarkClass::Contagion, theme).fill(drop(frame.box(0.35, 0.32, 0.095, 0.14)));
}

void drawContagionDrop(QPainter& painter, const QRectF& cell, const PieceFace& becomes, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal half = std::max(8.0, frame.side * 0.19) / frame.side;
    const QRectF box = frame.box(0.47 - half, 0.47 - half * 1.3, half, half * 1.3);
    MarkPen pen = penFor(painter, MarkClass::Contagion, theme);
    pen.fill(drop(box));

    const QRectF inside(box.left() + box.width() * 0.14, box.bottom() - box.width() * 0.88,
                        box.width() * 0.72, box.width() * 0.76);
    const QColor ink = theme.textOn(theme.mark(MarkClass::Contagion));
    const QList<uint> kanji = (becomes.kanji1.isEmpty() ? becomes.kanji2 : becomes.kanji1).toUcs4();
    const Glyph* glyph = kanji.isEmpty() ? nullptr : GlyphStore::shared().find(kanji.first());
    if (glyph == nullptr) {
        pen.inlay(fittedText(becomes.code, GlyphFace::Sans,
                             inside.adjusted(0, inside.height() * 0.2, 0, -inside.height() * 0.2)),
                  ink);
        return;
    }
    const qreal scale = inside.width() / std::max(glyph->bounds.width(), glyph->bounds.height());
    QTransform place;
    place.translate(inside.center().x(), inside.center().y());
    place.scale(scale, scale);
    place.translate(-glyph->bounds.center().x(), -glyph->bounds.center().y());
    pen.inlay(place.map(glyph->path), ink);
}

void drawPath(QPainter& painter, std::span<const QPointF> points, qreal cellSide, const Theme& theme) {
    if (points.size() < 2) {
        return;
    }
    const QPointF tip = points.back();
    const QPointF leg = tip - points[points.size() - 2];
    const qreal length = std::hypot(leg.x(), leg.y());
    if (length <= 0) {
        return;
    }
    const QPointF along = leg / length;
    const QPointF across(-along.y(), along.x());
    // The head ends at the near edge of the last cell's middle, so that the piece there stays readable.
    const QPointF head = tip - along * cellSide * 0.22;
    // And the line begins at the edge of the first cell, beside the piece.
    const QPointF start = points[1] - points[0];
    QPainterPath line(points[0] +
                      start * (cellSide * 0.44 / std::max({std::abs(start.x()), std::abs(start.y()), 1.0})));
    for (const QPointF& point : points.subspan(1, points.size() - 2)) {
        line.lineTo(point);
    }
    line.lineTo(head - along * cellSide * 0.16);
    QPainterPath shapes = closed(QPolygonF({head, head - along * cellSide * 0.2 + across * cellSide * 0.12,
                                            head - along * cellSide * 0.2 - across * cellSide * 0.12}));
    MarkPen pen = penFor(painter, MarkClass::MultiLeg, theme);
    pen.stroke(line, atLeast(painter, 2.0, cellSide * 0.07), Qt::RoundCap, Qt::RoundJoin);
    for (const QPointF& point : points.subspan(1, points.size() - 2)) {
        pen.fill(diamond(point, cellSide * 0.16));
    }
    pen.fill(shapes);
}

void drawPlan(QPainter& painter, std::span<const QPointF> points, qreal cellSide, qreal weight, bool hollow,
              const Theme& theme) {
    const auto unit = [](QPointF leg) { return leg / std::max(std::hypot(leg.x(), leg.y()), 1.0); };
    // It begins and ends at the edges of the middles, of which it would lose what lies in them.
    const auto toEdge = [cellSide](QPointF ray) {
        return ray * (kPlanMiddle * cellSide / std::max({std::abs(ray.x()), std::abs(ray.y()), 1e-6}));
    };
    const QPointF along = unit(points.back() - points[points.size() - 2]);
    const QPointF across(-along.y(), along.x());
    const QPointF tip = points.back() - toEdge(along);
    const qreal width = atLeast(painter, 2.4, cellSide * 0.12 * weight);
    const qreal head = std::max(width * 2, cellSide * 0.22);
    QPainterPath shaft(points[0] + toEdge(points[1] - points[0]));
    for (const QPointF& point : points.subspan(1, points.size() - 2)) {
        shaft.lineTo(point);
    }
    shaft.lineTo(tip - along * head * 0.9);
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QPainterPath arrow = stroker.createStroke(shaft).united(closed(QPolygonF(
        {tip, tip - along * head + across * head * 0.7, tip - along * head - across * head * 0.7})));
    MarkPen pen = penFor(painter, MarkClass::Jump, theme);
    if (hollow) {
        pen.stroke(arrow, atLeast(painter, 1.2, width * 0.28), Qt::RoundCap, Qt::RoundJoin);
    } else {
        pen.fill(arrow);
    }
}

void drawPlanRing(QPainter& painter, const QRectF& cell, qreal weight, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 1.8, frame.side * 0.09 * weight);
    penFor(painter, MarkClass::Jump, theme)
        .stroke(ellipse(cell.center(), frame.side * 0.5 - width / 2 - 1.5 * outlineOf(painter, width)),
                width);
}

void drawPlanNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal inset = badgeRadius(frame.side) / frame.side + 0.02;
    drawNumberDisc(painter, frame.at(0.5 - inset, 0.5 - inset), frame.side, number, MarkClass::Jump, theme);
}

void drawVictimBadge(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal inset = badgeRadius(frame.side) / frame.side + 0.02;
    drawNumberDisc(painter, frame.at(0.5 - inset, -0.5 + inset), frame.side, number, MarkClass::Capture,
                   theme);
}

void drawFinishFlag(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const CellFrame frame(cell);
    const qreal width = atLeast(painter, 1.5, frame.side * 0.045);
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
        .stroke(path, atLeast(painter, 2.0, frame.side * 0.065));
}

void drawEdgeArrow(QPainter& painter, QPointF tip, QPointF along, qreal size, const Theme& theme) {
    const QPointF across(-along.y(), along.x());
    QPainterPath path;
    path.addPolygon(QPolygonF({tip, tip - along * size * 0.8 + across * size * 0.45,
                               tip - along * size * 0.55, tip - along * size * 0.8 - across * size * 0.45}));
    path.closeSubpath();
    MarkPen(painter, theme.mark(MarkClass::Selected), theme.markOutline).fill(path);
}

} // namespace mujo::ui::marks
