#pragma once

#include <QToolButton>

#include "ui/look/theme.h"

namespace mujo::ui {

/// The button that passes, on the square of a piece that can.
class PassChip : public QToolButton {
    Q_OBJECT

public:
    explicit PassChip(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Shows it on the corner of the piece's own square, in pixels of the parent, that the piece leaves free,
    /// beside its tip: `tipIsBelow` for a piece that looks down. What lies in a square belongs to it. The
    /// middle of the square stays free for clicks, and so do all other squares but for a strip.
    void showOn(const QRect& cell, bool tipIsBelow);
};

} // namespace mujo::ui
