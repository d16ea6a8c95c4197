#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <functional>

class QPainter;

namespace mujo::ui {

/// What `paint` draws into a rectangle of `size` at the origin, as SVG (UTF-8). Its title is plain text.
/// Strokes with a gradient become black, and what is clipped is drawn whole: SVG is written without both.
[[nodiscard]] QByteArray svgDrawing(const QSizeF& size, const QString& title,
                                    const std::function<void(QPainter&)>& paint);

} // namespace mujo::ui
