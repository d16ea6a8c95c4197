#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace mujo::ui {

/// Whether a name of a rank may be written one character below the other: kanji, but not letters and digits.
[[nodiscard]] bool isStackable(const QString& name);

/// The name of a rank in the middle of `room`, in the font of the painter; kanji that have no room beside
/// each other stand below each other, in a smaller one where the height asks for it.
void paintRankName(QPainter& painter, const QRectF& room, const QString& name);

} // namespace mujo::ui
