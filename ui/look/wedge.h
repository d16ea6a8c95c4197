#pragma once

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <array>

namespace mujo::ui {

/// Lengths of a wedge of the largest size, in sides of the cell.
struct WedgeShape {
    qreal height = 0.92;
    qreal base = 0.82;      ///< width
    qreal shoulders = 0.67; ///< width
    qreal drop = 0.155;     ///< from the tip down to the shoulders

    bool operator==(const WedgeShape&) const = default;
};

/// The five-cornered outline of a piece, tip upwards, centred on the origin, in units of the cell's side.
class Wedge {
public:
    /// `sizeClass` 0 (largest) to 3 (smallest); other values are clamped.
    explicit Wedge(int sizeClass, const WedgeShape& shape = {});

    /// Left base, left shoulder, tip, right shoulder, right base.
    const std::array<QPointF, 5>& corners() const { return m_corners; }
    /// Every edge moved inwards by `inset`.
    std::array<QPointF, 5> inset(qreal inset) const;

    qreal top() const { return m_corners[2].y(); }
    qreal bottom() const { return m_corners[0].y(); }
    qreal height() const { return bottom() - top(); }
    /// Inner half width at height `y`.
    qreal halfWidthAt(qreal y) const;

private:
    std::array<QPointF, 5> m_corners;
};

QPolygonF polygon(const std::array<QPointF, 5>& corners);
/// The same outline with every corner rounded by `radius`, in units of the cell's side.
QPainterPath rounded(const std::array<QPointF, 5>& corners, qreal radius);

} // namespace mujo::ui
