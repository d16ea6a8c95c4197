#pragma once

#include <QSize>

class QScreen;

namespace mujo::ui {

/// The largest size a window can have on the screen without losing its frame or an edge; logical pixels.
[[nodiscard]] QSize roomOn(const QScreen& screen);

/// Of the main window as long as the user has not given it one: wide enough for the panes beside a large
/// board, and never beyond the room, so that the status line is in sight.
[[nodiscard]] QSize firstWindowSize(QSize room);

} // namespace mujo::ui
