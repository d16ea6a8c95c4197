#pragma once

#include <QColor>
#include <QPaintDevice>
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

/// A length in units of the painter, and no less than so many pixels of the device: a screen of scale 2 draws
/// pieces in squares of as few units as another has pixels.
inline qreal atLeast(const QPainter& painter, qreal pixels, qreal length) {
    return std::max(pixels / painter.device()->devicePixelRatioF(), length);
}

/// Width of the outline around a stroke: a pixel of a screen of scale 1, or less around thin strokes where
/// pixels are smaller.
inline qreal outlineOf(const QPainter& painter, qreal stroke) {
    constexpr qreal kOfStroke = 0.4;
    return std::min(1.0, atLeast(painter, 1, stroke * kOfStroke));
}

/// Draws shapes with the outline that keeps them visible on wood and on pieces alike.
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

    void fill(const QPainterPath& path) { fill(path, 1); }
    void stroke(const QPainterPath& path, qreal width, Qt::PenCapStyle cap = Qt::RoundCap,
                Qt::PenJoinStyle join = Qt::MiterJoin) {
        const qreal outline = outlineOf(m_painter, width);
        if (cap == Qt::FlatCap) { // a wider stroke would have no outline at its ends
            QPainterPathStroker stroker;
            stroker.setWidth(width);
            stroker.setCapStyle(cap);
            stroker.setJoinStyle(join);
            QPainterPath shape = stroker.createStroke(path);
            shape.setFillRule(Qt::WindingFill);
            fill(shape, outline);
            return;
        }
        m_painter.strokePath(path, QPen(m_outline, width + 2 * outline, Qt::SolidLine, cap, join));
        m_painter.strokePath(path, QPen(m_colour, width, Qt::SolidLine, cap, join));
    }
    /// Text or another inlay on top of a filled shape.
    void inlay(const QPainterPath& path, const QColor& colour) { m_painter.fillPath(path, colour); }

private:
    void fill(const QPainterPath& path, qreal outline) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_outline, 2 * outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(path);
        m_painter.fillPath(path, m_colour);
    }

    QPainter& m_painter;
    QColor m_colour;
    QColor m_outline;
};

} // namespace mujo::ui::marks
