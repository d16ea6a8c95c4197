#include "ui/board/lens.h"

#include <algorithm>

#include "ui/board/layers/base_layer.h"

namespace mujo::ui {

namespace {

constexpr double kSmallest = 200;
constexpr double kLargest = 420;
constexpr double kShare = 0.36; // of the view's shorter side

} // namespace

void Lens::show(const BoardLayout& board, QPointF at) {
    const QRectF view = board.view();
    const double side = std::clamp(std::min(view.width(), view.height()) * kShare, kSmallest, kLargest);
    const auto from = [side](double middle, double least, double most) {
        return std::clamp(middle - side / 2, least, std::max(least, most - side));
    };
    m_rect =
        QRectF(from(at.x(), view.left(), view.right()), from(at.y(), view.top(), view.bottom()), side, side);
    m_at = at;
    m_layout = board;
    m_layout.magnify(kMagnification, at);
    // At the edge of the view the lens lies beside the pointer: the square under it is moved into it whole.
    m_pointed = board.nearest(at);
    const QRectF square = m_layout.cellRect(m_pointed);
    const auto missing = [](double begin, double end, double least, double most) {
        return begin < least ? least - begin : end > most ? most - end : 0;
    };
    m_layout.panBy({missing(square.left(), square.right(), m_rect.left(), m_rect.right()),
                    missing(square.top(), square.bottom(), m_rect.top(), m_rect.bottom())});
}

void Lens::paint(QPainter& painter, const LayerContext& outer, QSize widget, bool ghosts) {
    if (!isShown()) {
        return;
    }
    const LayerContext inner{m_layout,    outer.scene,       outer.theme, outer.style,  outer.faces,
                             outer.cache, outer.squareStyle, outer.font,  outer.isQuick};
    painter.save();
    painter.setClipRect(m_rect, Qt::IntersectClip);
    BaseLayer::paintDirectly(painter, inner, widget);
    m_overlay.paint(painter, inner, m_rect, ghosts);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outer.theme.accent, 2));
    painter.drawRect(m_layout.cellRect(m_pointed));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outer.theme.gridFrame, 3));
    painter.drawRect(m_rect);
    painter.setPen(QPen(outer.theme.accent, 1.5));
    painter.drawRect(m_rect);
}

} // namespace mujo::ui
