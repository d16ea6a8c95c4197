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
/// every size.
QIcon lineIcon(LineIcon kind);

} // namespace mujo::ui
