#pragma once

#include <QPixmap>
#include <QPointF>
#include <QRegion>
#include <QSize>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// What changes with the game and the view only: surround, wood, grid, zones, coordinates, pieces. Kept as a
/// picture of the whole widget, so that a hover costs a copy.
class BaseLayer {
public:
    void invalidate() {
        m_isPainted = false;
        m_hasBoard = false;
        m_shift.reset();
    }
    /// Other pieces on the same board.
    void invalidatePieces() {
        m_isPainted = false;
        m_shift.reset();
    }
    /// The same board elsewhere, by so many logical pixels. While it moves, its picture is kept and moved
    /// along.
    void shift(QPointF by);
    /// Paints a region of the widget; the context has sized pictures. A whole frame that is out of date is
    /// painted directly and kept only when a part of it is asked for or the board moves, and the bare board
    /// not while zooming: that would be work for nothing.
    void paint(QPainter& painter, const LayerContext& context, QSize size, const QRegion& region);
    /// One cell again, its wood tinted under the piece.
    static void paintTinted(QPainter& painter, const LayerContext& context, Square square,
                            const QColor& tint);
    /// The wood of one cell alone.
    static void paintWoodOf(QPainter& painter, const LayerContext& context, Square square);
    /// Everything at once within the painter's clip, nothing kept; also for a lens.
    static void paintDirectly(QPainter& painter, const LayerContext& context, QSize size);

private:
    /// The bare board from its picture, where there is one, and the pieces.
    void paintWhole(QPainter& painter, const LayerContext& context, QSize size) const;
    static void paintBoard(QPainter& painter, const LayerContext& context, QSize size);
    static void paintBody(QPainter& painter, const LayerContext& context);
    static void paintZones(QPainter& painter, const LayerContext& context);
    static void paintLabels(QPainter& painter, const LayerContext& context);
    static void paintPieces(QPainter& painter, const LayerContext& context, const QRegion& region);
    /// Moves the picture by what the board has moved, and paints what has come into sight.
    void moveAlong(const LayerContext& context, QSize size);

    QPixmap m_picture;
    QPixmap m_board; ///< without the pieces
    bool m_isPainted = false;
    bool m_hasBoard = false;
    std::optional<QPointF> m_shift; ///< of the board since the picture was painted; set while it moves
};

} // namespace mujo::ui
