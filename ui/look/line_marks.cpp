#include "ui/look/line_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/look/mark_pen.h"

namespace mujo::ui::marks {

namespace {

constexpr qreal kHalf = 0.27;   // of the cell's side, along the ray
constexpr qreal kWidth = 0.085; // of the strokes

/// From units of the cell's side, with the ray to the right, to where the mark lies.
QTransform ontoBoard(const CellFrame& frame, QPointF direction, Place place) {
    constexpr qreal kCorner = -0.3;
    constexpr qreal kSmall = 0.6;
    const bool isMiddle = place == Place::Middle;
    const QPointF centre = isMiddle ? frame.at(0, 0) : frame.at(kCorner, kCorner);
    const qreal scale = frame.side * (isMiddle ? 1 : kSmall);
    // An arch stays upright: a ray to the left is drawn as one to the right.
    const QPointF ray = direction.x() < 0 ? -direction : direction;
    QTransform transform;
    transform.translate(centre.x(), centre.y());
    transform.rotate(std::atan2(ray.y(), ray.x()) * 180 / std::numbers::pi);
    transform.scale(scale, scale);
    return transform;
}

void stroke(QPainter& painter, const CellFrame& frame, const QPainterPath& path, QPointF direction,
            Place place, MarkClass colour, const Theme& theme) {
    const QTransform transform = ontoBoard(frame, direction, place);
    MarkPen(painter, theme.mark(colour), theme.markOutline)
        .stroke(transform.map(path), std::max(1.6, transform.map(QLineF(0, 0, kWidth, 0)).length()),
                Qt::RoundCap, Qt::RoundJoin);
}

} // namespace

void drawSlideOverBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme,
                      Place place) {
    constexpr qreal kArch = 0.14;
    QPainterPath path(QPointF(-kHalf, 0.05));
    path.lineTo(-kArch, 0.05);
    path.arcTo(QRectF(-kArch, 0.05 - kArch * 1.1, 2 * kArch, 2.2 * kArch), 180, -180);
    path.lineTo(kHalf, 0.05);
    stroke(painter, CellFrame(cell), path, direction, place, MarkClass::Jump, theme);
}

void drawRangeCaptureBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme,
                         Place place) {
    QPainterPath path(QPointF(-kHalf, 0));
    path.lineTo(kHalf, 0);
    for (const qreal x : {-0.1, 0.1}) {
        path.moveTo(x, -0.17);
        path.lineTo(x, 0.17);
    }
    stroke(painter, CellFrame(cell), path, direction, place, MarkClass::Capture, theme);
}

} // namespace mujo::ui::marks
