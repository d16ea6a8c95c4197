#pragma once

#include <QLineEdit>

namespace mujo::ui {

/// Gives the line the button that empties it, with a name for assistive technology.
void addClearButton(QLineEdit& line);

} // namespace mujo::ui
