#include "ui/study/diagram_painter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/look/board_texture.h"
#include "ui/look/line_marks.h"
#include "ui/look/mark_pen.h"
#include "ui/look/marks.h"
#include "ui/look/text_path.h"

namespace mujo::ui {

namespace {

void drawWay(QPainter& painter, const QRectF& cell, const insight::DiagramMark& mark, const Theme& theme) {
    const auto place = mark.captures ? marks::Place::Corner : marks::Place::Middle;
    const QPointF direction(mark.right, -mark.ahead);
    switch (mark.reach) {
    case insight::Reach::Slide:
    case insight::Reach::SlideOver:
    case insight::Reach::RangeCapture:
        if (mark.range == insight::DiagramMark::kUnlimited) {
            drawUnlimited(painter, cell, direction, theme);
        } else if (mark.range != 0) {
            drawSlideRange(painter, cell, mark.range, theme);
        } else if (mark.reach == insight::Reach::SlideOver) {
            marks::drawSlideOverBar(painter, cell, direction, theme, place);
        } else if (mark.reach == insight::Reach::RangeCapture) {
            marks::drawRangeCaptureBar(painter, cell, direction, theme, place);
        } else {
            marks::drawSlideBar(painter, cell, direction, theme, place);
        }
        break;
    case insight::Reach::Jump:
        marks::drawJumpCircle(painter, cell, theme, place);
        break;
    case insight::Reach::MultiLeg:
        marks::drawEndDiamond(painter, cell, theme, place);
        break;
    default:
        marks::drawStepDot(painter, cell, theme, place);
        break;
    }
}

} // namespace

void drawUnlimited(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme) {
    const marks::CellFrame frame(cell);
    const qreal length = std::hypot(direction.x(), direction.y());
    const QPointF along = direction / length;
    const QPointF across(-along.y(), along.x());
    QPainterPath head(cell.center() + along * 0.3 * frame.side);
    head.lineTo(cell.center() + (-along * 0.16 + across * 0.24) * frame.side);
    head.lineTo(cell.center() + (-along * 0.16 - across * 0.24) * frame.side);
    head.closeSubpath();
    marks::MarkPen(painter, theme.mark(MarkClass::Step), theme.markOutline).fill(head);
}

void drawSlideRange(QPainter& painter, const QRectF& cell, int range, const Theme& theme) {
    const marks::CellFrame frame(cell);
    const QPainterPath digits =
        fittedText(QString::number(range), GlyphFace::Sans, frame.box(0, 0, 0.3, 0.27));
    marks::MarkPen(painter, theme.mark(MarkClass::Step), theme.markOutline).fill(digits);
}

DiagramLayout::DiagramLayout(const insight::PieceDiagram& diagram, const QRectF& room, qreal devicePixelRatio)
    : m_diagram(diagram) {
    const auto snapped = [&](qreal value) { return std::floor(value * devicePixelRatio) / devicePixelRatio; };
    const int columns = std::max(diagram.columns, 1);
    const int rows = std::max(diagram.rows, 1);
    m_cell = snapped(std::min(room.width() / columns, room.height() / rows));
    const QSizeF size(m_cell * columns, m_cell * rows);
    m_board = QRectF(QPointF(snapped(room.center().x() - size.width() / 2),
                             snapped(room.center().y() - size.height() / 2)),
                     size);
}

QRectF DiagramLayout::cell(Square square) const {
    return {m_board.x() + m_diagram.columnOf(square) * m_cell, m_board.y() + m_diagram.rowOf(square) * m_cell,
            m_cell, m_cell};
}

std::optional<Square> DiagramLayout::hit(QPointF point) const {
    if (m_diagram.isEmpty() || m_cell <= 0 || !m_board.contains(point)) {
        return std::nullopt;
    }
    const int column = std::min(static_cast<int>((point.x() - m_board.x()) / m_cell), m_diagram.columns - 1);
    const int row = std::min(static_cast<int>((point.y() - m_board.y()) / m_cell), m_diagram.rows - 1);
    return Square((m_diagram.top + row) * m_diagram.files + m_diagram.left + column);
}

void paintDiagramBoard(QPainter& painter, const DiagramLayout& layout, const insight::PieceDiagram& diagram,
                       const PieceFaces& faces, const Theme& theme, PieceStyle style) {
    if (diagram.isEmpty()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintWood(painter, layout.board(), layout.board().width() / std::max(diagram.columns, 1), theme);
    drawGrid(painter, evenEdges(layout.board(), diagram.columns, diagram.rows), theme);
    style.nameShown = false;
    const PiecePainter piecePainter(theme, style);
    for (const insight::PieceDiagram::Standing& one : diagram.standing) {
        // Painted as in a cell that is large enough for a character.
        constexpr qreal kCharacterCell = 30;
        const QRectF rect = layout.cell(one.square);
        const qreal scale = std::min<qreal>(1, rect.width() / kCharacterCell);
        painter.save();
        painter.translate(rect.topLeft());
        painter.scale(scale, scale);
        piecePainter.paint(painter, QRectF(QPointF(), rect.size() / scale), faces.of(one.piece));
        painter.restore();
    }
}

void paintDiagramMarks(QPainter& painter, const DiagramLayout& layout, const insight::PieceDiagram& diagram,
                       const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (diagram.standing.size() > 1 && diagram.origin) {
        marks::drawBrackets(painter, layout.cell(*diagram.origin), theme);
    }
    for (const insight::DiagramMark& mark : diagram.marks) {
        const QRectF rect = layout.cell(mark.square);
        if (mark.captures) {
            marks::drawCaptureRing(painter, rect, theme);
        } else {
            drawWay(painter, rect, mark, theme);
        }
        if (mark.takesAndGoesOn) {
            marks::drawDiamond(painter, rect, theme, marks::Place::Corner);
        }
    }
}

} // namespace mujo::ui
