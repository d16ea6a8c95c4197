#pragma once

#include <QToolButton>
#include <vector>

#include "ui/look/theme.h"

namespace mujo::ui {

/// The button that passes, beside a piece that can.
class PassChip : public QToolButton {
    Q_OBJECT

public:
    explicit PassChip(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Shows it behind or before the piece on `cell`, on the edge of its square: over none of `others`, the
    /// squares of the pieces around, where one of the two places is free, and else as one letter in the
    /// corner of its own square that the wedge leaves free, beside its tip; `tipIsBelow` for a piece that
    /// looks down. Pixels of the parent. The middle of every square stays free for clicks.
    void showBeside(const QRect& cell, bool tipIsBelow, const std::vector<QRect>& others);

signals:
    void entered(); ///< by the mouse
    void left();    ///< by the mouse, or by going out of sight

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QSize sizeFor(const QRect& cell, int width);
};

} // namespace mujo::ui
