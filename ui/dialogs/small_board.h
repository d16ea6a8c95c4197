#pragma once

#include <QPixmap>
#include <QPoint>
#include <QRect>
#include <QSize>

#include "core/position/position.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// The start position of a game, drawn small: `side` logical pixels, `ratio` device pixels each.
QPixmap thumbnail(const Variant& variant, int side, qreal ratio, const Look& look);
/// Any position, with the camp of `near` below.
QPixmap thumbnail(const Position& position, Side near, int side, qreal ratio, const Look& look);

/// The squares of a board that lie wholly inside a picture of it; `cell` and `corner` are in its pixels.
struct BoardPart {
    int cell = 0;
    QPoint corner; ///< of the board; outside the picture where the board begins there
    QRect squares; ///< columns and rows of the board
};

/// Where a picture of the camp of Sente has its squares: the middle of the near ranks where the board is too
/// large for cells of at least `readable` pixels.
BoardPart campPart(const Variant& variant, QSize size, int readable);
/// The camp of Sente at the start, in cells that can be read. It shows whole pieces only.
QPixmap campPicture(const Variant& variant, QSize size, qreal ratio, const Look& look);
/// As the thumbnail, but of a board that would be no more than a texture so small the part that `livePicture`
/// shows, in larger cells.
QPixmap smallPicture(const Position& position, Side near, int side, qreal ratio, const Look& look);
/// A position where it has changed most since the start, in cells that can be read; the whole board where
/// that is possible. The camp of `near` lies below.
QPixmap livePicture(const Position& position, Side near, int side, qreal ratio, const Look& look);

/// Logical pixels below which the faces of pieces cannot be told apart.
inline constexpr int kReadableCell = 24;

} // namespace mujo::ui
