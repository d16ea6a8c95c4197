#include "ui/look/wedge.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace mujo::ui {

namespace {

constexpr std::array<qreal, 4> kScale = {1.0, 0.96, 0.92, 0.9};

} // namespace

Wedge::Wedge(int sizeClass, const WedgeShape& shape) {
    const qreal scale = kScale[static_cast<std::size_t>(std::clamp(sizeClass, 0, 3))];
    const qreal top = -shape.height / 2;
    const qreal base = shape.base / 2;
    const qreal shoulder = shape.shoulders / 2;
    m_corners = {QPointF(-base, -top), QPointF(-shoulder, top + shape.drop), QPointF(0, top),
                 QPointF(shoulder, top + shape.drop), QPointF(base, -top)};
    for (QPointF& corner : m_corners) {
        corner *= scale;
    }
}

std::array<QPointF, 5> Wedge::inset(qreal inset) const {
    std::array<QLineF, 5> edges;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const QLineF edge(m_corners[i], m_corners[(i + 1) % m_corners.size()]);
        const QLineF normal = edge.normalVector().unitVector();
        // Corners run clockwise on the screen, so the inner side lies against Qt's normal.
        edges[i] = edge.translated(-normal.dx() * inset, -normal.dy() * inset);
    }
    std::array<QPointF, 5> result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        edges[(i + edges.size() - 1) % edges.size()].intersects(edges[i], &result[i]);
    }
    return result;
}

qreal Wedge::halfWidthAt(qreal y) const {
    const QPointF tip = m_corners[2];
    const QPointF shoulder = m_corners[3];
    const QPointF base = m_corners[4];
    const auto lerp = [y](QPointF a, QPointF b) {
        return a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
    };
    if (y <= tip.y() || y > base.y()) {
        return 0;
    }
    return y < shoulder.y() ? lerp(tip, shoulder) : lerp(shoulder, base);
}

QPolygonF polygon(const std::array<QPointF, 5>& corners) {
    return QPolygonF(QList<QPointF>(corners.begin(), corners.end()));
}

QPainterPath rounded(const std::array<QPointF, 5>& corners, qreal radius) {
    QPainterPath path;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF corner = corners[i];
        const QLineF back = QLineF(corner, corners[(i + corners.size() - 1) % corners.size()]).unitVector();
        const QLineF ahead = QLineF(corner, corners[(i + 1) % corners.size()]).unitVector();
        const QPointF in(back.dx(), back.dy());
        const QPointF out(ahead.dx(), ahead.dy());
        const qreal angle = std::acos(std::clamp(QPointF::dotProduct(in, out), -1.0, 1.0));
        const qreal reach = radius / std::tan(angle / 2); // from the corner to where the arc touches the edge
        // Of a cubic that comes nearest to an arc of this turn.
        const qreal control = reach - 4.0 / 3 * std::tan((std::numbers::pi - angle) / 4) * radius;
        const QPointF start = corner + in * reach;
        if (i == 0) {
            path.moveTo(start);
        } else {
            path.lineTo(start);
        }
        path.cubicTo(corner + in * control, corner + out * control, corner + out * reach);
    }
    path.closeSubpath();
    return path;
}

} // namespace mujo::ui
