#pragma once

#include <QFont>
#include <QPainter>

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/layers/sized_pictures.h"
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
    /// Where pictures are found first; null for what is painted for a moment, such as a lens.
    SizedPictures* sized = nullptr;

    /// The piece as it lies on the screen: turned for the side that sits at the far edge.
    [[nodiscard]] mujo::Piece seen(mujo::Piece piece) const {
        return {piece.type, layout.isFlipped() ? opponent(piece.owner) : piece.owner};
    }
    [[nodiscard]] const PieceFace& faceOf(mujo::Piece piece) const { return faces->of(seen(piece)); }
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
    if (sized == nullptr) {
        painter.drawPixmap(cell.topLeft(), picture(piece));
        return;
    }
    if (const QPixmap* known = sized->find(seen(piece))) {
        painter.drawPixmap(cell.topLeft(), *known);
        return;
    }
    const QPixmap* before = isQuick && !sized->hasTime() ? sized->findBefore(seen(piece)) : nullptr;
    if (before != nullptr) {
        sized->fallBehind();
        const double side = devicePixels() / layout.devicePixelRatio();
        painter.drawPixmap(QRectF(cell.topLeft(), QSizeF(side, side)), *before, QRectF(before->rect()));
        return;
    }
    const QPixmap drawn = picture(piece);
    painter.drawPixmap(cell.topLeft(), drawn);
    sized->keep(seen(piece), drawn);
}

} // namespace mujo::ui
