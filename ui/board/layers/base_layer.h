#pragma once

#include <QPixmap>
#include <QSize>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// What changes with the game and the view only: surround, wood, grid, zones, coordinates, pieces. Kept as
/// pictures of the whole widget, so that a hover costs a copy.
class BaseLayer {
public:
    void invalidate() { m_valid = false; }
    /// Pictures of the widget without and with pieces; painted anew when they are out of date.
    void prepare(const LayerContext& context, QSize size);
    [[nodiscard]] const QPixmap& board() const { return m_board; }
    [[nodiscard]] const QPixmap& complete() const { return m_complete; }
    /// One cell again, its wood tinted under the piece.
    void paintTinted(QPainter& painter, const LayerContext& context, Square square, const QColor& tint) const;

private:
    static void paintBoard(QPainter& painter, const LayerContext& context, QSize size);
    static void paintZones(QPainter& painter, const LayerContext& context);
    static void paintLabels(QPainter& painter, const LayerContext& context);
    static void paintPieces(QPainter& painter, const LayerContext& context);

    QPixmap m_board;
    QPixmap m_complete;
    bool m_valid = false;
};

} // namespace mujo::ui
