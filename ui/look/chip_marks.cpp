#include "ui/look/chip_marks.h"

#include <algorithm>

#include "ui/look/mark_pen.h"
#include "ui/look/text_path.h"

namespace mujo::ui::marks {

namespace {

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

} // namespace mujo::ui::marks
