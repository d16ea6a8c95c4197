#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QRectF>
#include <algorithm>

namespace mujo::ui::marks {

/// A square cell seen from its centre, in units of its side.
struct CellFrame {
    explicit CellFrame(const QRectF& rect) : cell(rect), side(std::min(rect.width(), rect.height())) {}

    QPointF at(qreal x, qreal y) const { return cell.center() + QPointF(x, y) * side; }
    QRectF box(qreal x, qreal y, qreal halfWidth, qreal halfHeight) const {
        return {at(x - halfWidth, y - halfHeight), at(x + halfWidth, y + halfHeight)};
    }

    QRectF cell;
    qreal side;
};

/// Draws shapes with the 1 px outline that keeps them visible on wood and on pieces alike.
class MarkPen {
public:
    MarkPen(QPainter& painter, const QColor& colour, const QColor& outline)
        : m_painter(painter), m_colour(colour), m_outline(outline) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    ~MarkPen() { m_painter.restore(); }
    MarkPen(const MarkPen&) = delete;
    MarkPen& operator=(const MarkPen&) = delete;

    void fill(const QPainterPath& path) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_outline, 2 * kOutline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(path);
        m_painter.fillPath(path, m_colour);
    }
    void stroke(const QPainterPath& path, qreal width, Qt::PenCapStyle cap = Qt::RoundCap,
                Qt::PenJoinStyle join = Qt::MiterJoin) {
        QPainterPathStroker stroker;
        stroker.setWidth(width);
        stroker.setCapStyle(cap);
        stroker.setJoinStyle(join);
        QPainterPath shape = stroker.createStroke(path);
        shape.setFillRule(Qt::WindingFill);
        fill(shape);
    }
    /// Text or another inlay on top of a filled shape.
    void inlay(const QPainterPath& path, const QColor& colour) { m_painter.fillPath(path, colour); }

private:
    static constexpr qreal kOutline = 1;

    QPainter& m_painter;
    QColor m_colour;
    QColor m_outline;
};

} // namespace mujo::ui::marks
