#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRegion>

#include "ui/board/layers/layer_context.h"
#include "ui/board/motion/move_motion.h"

namespace mujo::ui {

/// Paints a motion as it stands at a time (in ms), over a board that shows the position after the move.
class MotionLayer {
public:
    /// Under the marks: the squares that have changed, and what leaves the board.
    static void paintVictims(QPainter& painter, const LayerContext& context, const MoveMotion& motion,
                             int time);
    /// Over the marks: the piece that moves.
    void paintMover(QPainter& painter, const LayerContext& context, const MoveMotion& motion, int time);
    /// The pixels that both may touch.
    [[nodiscard]] static QRegion region(const BoardLayout& layout, const MoveMotion& motion, int time);

private:
    [[nodiscard]] static QRectF placeOf(const BoardLayout& layout, QPointF at);
    [[nodiscard]] QPixmap shadowOf(const QPixmap& picture);

    QPixmap m_shadow;
    qint64 m_shadowOf = 0; ///< the key of the picture
};

} // namespace mujo::ui
