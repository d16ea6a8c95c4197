#pragma once

#include <QFont>
#include <QPainter>

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"
#include "ui/look/piece_painter.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// All that the layers of the board are painted from.
struct LayerContext {
    const BoardLayout& layout;
    const BoardScene& scene;
    const Theme& theme;
    const PieceStyle& style;
    const PieceFaces* faces; ///< null without a game
    PieceCache& cache;
    SquareStyle squareStyle;
    QFont font;
    bool isQuick = false; ///< pictures of pieces need not be of the right size yet

    /// The face as it lies on the screen: turned for the side that sits at the far edge.
    [[nodiscard]] const PieceFace& faceOf(mujo::Piece piece) const {
        return faces->of(mujo::Piece{piece.type, layout.isFlipped() ? opponent(piece.owner) : piece.owner});
    }
    [[nodiscard]] int devicePixels() const {
        return static_cast<int>(layout.cellSize() * layout.devicePixelRatio() + 0.01);
    }
    /// How much the faces on the board show.
    [[nodiscard]] DetailLevel level() const { return levelFor(layout.cellSize(), layout.devicePixelRatio()); }
    [[nodiscard]] QPixmap picture(mujo::Piece piece) const {
        return cache.pixmap(faceOf(piece), style, theme, devicePixels(), layout.devicePixelRatio());
    }
    void paintPiece(QPainter& painter, const QRectF& cell, mujo::Piece piece) const;
};

inline void LayerContext::paintPiece(QPainter& painter, const QRectF& cell, mujo::Piece piece) const {
    if (!isQuick) {
        painter.drawPixmap(cell.topLeft(), picture(piece));
        return;
    }
    const int side = devicePixels();
    const double ratio = layout.devicePixelRatio();
    const QPixmap ready = cache.quickPixmap(faceOf(piece), style, theme, side, ratio);
    if (ready.width() == side) {
        painter.drawPixmap(cell.topLeft(), ready);
    } else {
        painter.drawPixmap(QRectF(cell.topLeft(), QSizeF(side, side) / ratio), ready, QRectF(ready.rect()));
    }
}

} // namespace mujo::ui
