#pragma once

#include <QRectF>

#include "core/insight/piece_diagram.h"
#include "ui/look/piece_faces.h"
#include "ui/look/piece_painter.h"

class QPainter;

namespace mujo::ui {

/// Where the squares of a diagram lie; cell edges on whole device pixels.
class DiagramLayout {
public:
    DiagramLayout(const insight::PieceDiagram& diagram, const QRectF& room, qreal devicePixelRatio);

    [[nodiscard]] QRectF board() const { return m_board; }
    [[nodiscard]] qreal cellSide() const { return m_cell; }
    [[nodiscard]] QRectF cell(Square square) const;
    /// The square under a point; none outside.
    [[nodiscard]] std::optional<Square> hit(QPointF point) const;

private:
    const insight::PieceDiagram& m_diagram;
    qreal m_cell = 0;
    QRectF m_board;
};

/// On the last square of a slide that only the edge of the board ends; points along the slide.
void drawUnlimited(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme);
/// On the last square of any other slide: how far it goes.
void drawSlideRange(QPainter& painter, const QRectF& cell, int range, const Theme& theme);
/// Board and pieces of a diagram, without its marks.
void paintDiagramBoard(QPainter& painter, const DiagramLayout& layout, const insight::PieceDiagram& diagram,
                       const PieceFaces& faces, const Theme& theme, PieceStyle style);
/// The marks in the shapes of the board.
void paintDiagramMarks(QPainter& painter, const DiagramLayout& layout, const insight::PieceDiagram& diagram,
                       const Theme& theme);

} // namespace mujo::ui
