#pragma once

#include <QPixmap>
#include <QSize>

#include "core/position/position.h"
#include "core/variant/variant.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// The start position of a game, drawn small: `side` logical pixels, `ratio` device pixels each.
QPixmap thumbnail(const Variant& variant, int side, qreal ratio, const Theme& theme);
/// The same for any position.
QPixmap thumbnail(const Position& position, int side, qreal ratio, const Theme& theme);

/// The camp of Sente at the start, in cells that can be read: the middle of the near ranks where the board is
/// too large for the picture.
QPixmap campPicture(const Variant& variant, QSize size, qreal ratio, const Theme& theme);
/// A position where it has changed most since the start, in cells that can be read; the whole board where
/// that is possible.
QPixmap livePicture(const Position& position, int side, qreal ratio, const Theme& theme);

/// Logical pixels below which the faces of pieces cannot be told apart.
inline constexpr int kReadableCell = 24;

} // namespace mujo::ui
