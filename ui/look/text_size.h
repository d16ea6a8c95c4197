#pragma once

#include <QSize>

class QWidget;

namespace mujo::ui {

/// A length that was chosen for text of the usual size, in logical pixels: as it is, or larger as the text of
/// the widget is larger.
[[nodiscard]] int withText(const QWidget& widget, int pixels);
[[nodiscard]] QSize withText(const QWidget& widget, QSize size);

} // namespace mujo::ui
