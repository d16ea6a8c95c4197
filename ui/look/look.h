#pragma once

#include "ui/look/piece_painter.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// How everything is painted: the colours and the pieces.
struct Look {
    Theme theme = Theme::light();
    PieceStyle pieces = {};

    friend bool operator==(const Look& a, const Look& b) {
        return a.theme.id() == b.theme.id() && a.theme.palette() == b.theme.palette() && a.pieces == b.pieces;
    }
};

} // namespace mujo::ui
