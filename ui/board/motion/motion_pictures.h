#pragma once

#include <QPainter>
#include <QPixmap>

#include "ui/look/theme.h"

namespace mujo::ui {

/// What a lifted piece of this picture throws on the board.
[[nodiscard]] QPixmap shadowPicture(const QPixmap& piece);

/// The piece as it burns, from its edge to its middle: 0 whole, 1 charred all over.
[[nodiscard]] QPixmap charredPicture(const QPixmap& piece, double share);

/// A ring that leaves the piece while contagion turns it into another.
void paintInfection(QPainter& painter, const QRectF& piece, double share, const Theme& theme);

} // namespace mujo::ui
