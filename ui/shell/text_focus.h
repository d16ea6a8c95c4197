#pragma once

class QWidget;

namespace mujo::ui {

/// Whether what is typed there becomes text.
[[nodiscard]] bool takesText(const QWidget* widget);

} // namespace mujo::ui
