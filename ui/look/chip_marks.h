#pragma once

#include <QRectF>
#include <QString>

#include "ui/look/theme.h"

class QPainter;

/// Pills with a line of text on the board.
namespace mujo::ui::marks {

/// Where the chip of `drawCountChip` lies: it may be wider than the cell.
QRectF countChip(const QRectF& cell, const QString& text);
/// Chip with a count in the cell's lower edge, such as the number of burnt pieces.
void drawCountChip(QPainter& painter, const QRectF& cell, const QString& text, const Theme& theme);
/// The score of a move that is thought of; the chip has this size, and is filled for the best.
QSizeF planChipSize(const QString& text, qreal cellSide);
void drawPlanChip(QPainter& painter, const QRectF& chip, const QString& text, bool best, const Theme& theme);

} // namespace mujo::ui::marks
