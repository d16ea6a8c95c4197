#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/board/board_layout.h"
#include "ui/board/layers/overlay_layer.h"

namespace mujo::ui {

/// A magnifier around the pointer, whole within the view: the pointer stays on its square, so that a click
/// means the same with the lens and without it, and the whole of this square is seen.
class Lens {
public:
    static constexpr double kMagnification = 3;

    /// The pointer is here now, and the board lies so.
    void show(const BoardLayout& board, QPointF at);
    void hide() { m_rect = {}; }
    [[nodiscard]] bool isShown() const { return !m_rect.isEmpty(); }

    [[nodiscard]] QRectF rect() const { return m_rect; }
    /// Where the pointer is.
    [[nodiscard]] QPointF at() const { return m_at; }
    /// Where the squares lie inside.
    [[nodiscard]] const BoardLayout& layout() const { return m_layout; }
    /// Forgets its pictures of marks: the size or the look has changed.
    void invalidate() { m_overlay.invalidate(); }
    /// `outer` is the board without the lens; `ghosts` as for the layers.
    void paint(QPainter& painter, const LayerContext& outer, QSize widget, bool ghosts);

private:
    QRectF m_rect;
    QPointF m_at;
    Square m_pointed; ///< under the pointer; it has a frame
    BoardLayout m_layout;
    OverlayLayer m_overlay; ///< marks in the size of the lens
};

} // namespace mujo::ui
