#pragma once

#include <QPointF>
#include <QRectF>

#include "ui/look/theme.h"

class QPainter;

/// Marks of what the user has put on the board.
namespace mujo::ui::marks {

/// Keyboard cursor: a frame inside the grid lines.
void drawCursor(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A move that waits for its turn: dashed brackets on a square of it.
void drawPremove(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// The player's own circles and arrows; `brush` 0..3.
void drawUserCircle(QPainter& painter, const QRectF& cell, int brush, const Theme& theme);
void drawUserArrow(QPainter& painter, QPointF from, QPointF to, qreal cellSide, int brush,
                   const Theme& theme);

} // namespace mujo::ui::marks
