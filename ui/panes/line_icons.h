#pragma once

#include <QIcon>

namespace mujo::ui {

enum class LineIcon {
    TakeBack,
    Hint,
    Flip,
    Draw,
    Resign,
    MoveNow,
    Search,
    Tree,
    Close,
    ToStart,
    StepBack,
    Play,
    StepForward,
    ToEnd,
};

/// A drawn icon that takes its colour from the application's palette each time it is painted, and is sharp at
/// every size; or that of the desktop, where it has one and they are wanted.
QIcon lineIcon(LineIcon kind);

/// Whether icons are those of the desktop from now on, also where they are shown already.
void useDesktopIcons(bool wanted);

} // namespace mujo::ui
