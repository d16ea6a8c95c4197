#include "ui/panes/shown_move.h"

#include <QPainter>
#include <QPalette>

namespace mujo::ui {

void drawShownMove(QPainter& painter, const QRect& cell, const QPalette& palette, bool isPointed) {
    constexpr qreal kMargin = 1.5;
    constexpr qreal kRadius = 4;
    const QColor colour = palette.color(QPalette::Highlight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isPointed ? QPen(Qt::NoPen) : QPen(colour));
    painter.setBrush(isPointed ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(cell).adjusted(kMargin, kMargin, -kMargin, -kMargin), kRadius, kRadius);
    painter.restore();
}

} // namespace mujo::ui
