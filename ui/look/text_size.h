#pragma once

#include <QFont>
#include <QSize>

#include "ui/look/settings.h"

class QWidget;

namespace mujo::ui {

/// A length that was chosen for text of the usual size, in logical pixels: as it is, or larger as the font,
/// or that of the widget, is larger.
[[nodiscard]] int withText(const QFont& font, int pixels);
[[nodiscard]] int withText(const QWidget& widget, int pixels);
[[nodiscard]] QSize withText(const QWidget& widget, QSize size);

/// A font of the desktop in the size that the user wants.
[[nodiscard]] QFont inSize(QFont font, TextSize size);

} // namespace mujo::ui
