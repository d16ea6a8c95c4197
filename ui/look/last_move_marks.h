#pragma once

#include <QPointF>
#include <QRectF>

#include "ui/look/theme.h"

class QPainter;

/// Marks by which the last move is found on a large board, beside its brackets.
namespace mujo::ui::marks {

/// A thin line between the squares of the move; none between neighbours.
void drawLastWay(QPainter& painter, QPointF from, QPointF to, qreal cellSide, const Theme& theme);
/// A ring around a small square, on the border of its neighbours.
void drawLastRing(QPainter& painter, const QRectF& cell, const Theme& theme);

} // namespace mujo::ui::marks
