#include "ui/board/pass_chip.h"

#include <algorithm>

namespace mujo::ui {

PassChip::PassChip(QWidget* parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("passChip"));
    setAccessibleName(tr("Pass (P)"));
    setToolTip(tr("Leave everything as it is and give the turn to the other side"));
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    hide();
}

void PassChip::setTheme(const Theme& theme) {
    setStyleSheet(QStringLiteral("QToolButton { background: %1; color: %2; border: 1px "
                                 "solid %3; border-radius: 6px; "
                                 "padding: 0px; } QToolButton:hover { background: %4; }")
                      .arg(theme.accent.name(), theme.accentText.name(), theme.markOutline.name(),
                           theme.accent.lighter(115).name()));
}

void PassChip::showOn(const QRect& cell, bool tipIsBelow) {
    constexpr double kShare = 0.38; // of the square's height
    constexpr int kSmallest = 13;
    constexpr int kLargest = 22;
    constexpr int kPad = 5;
    const int height = std::clamp(static_cast<int>(cell.height() * kShare), kSmallest, kLargest);
    QFont pen = parentWidget()->font();
    pen.setPixelSize(std::clamp(height - 5, 9, 13));
    if (font() != pen) { // a style sheet is worked out anew for each font
        setFont(pen);
    }
    const QFontMetrics metrics(pen);
    const QStringList texts{tr("Pass (P)"), tr("Pass"), tr("P", "the key that passes")};
    const auto fits = [&](const QString& text) {
        return metrics.horizontalAdvance(text) + 2 * kPad <= cell.width();
    };
    const auto found = std::find_if(texts.begin(), texts.end() - 1, fits);
    setText(*found);
    const QSize size(std::max(height, metrics.horizontalAdvance(*found) + 2 * kPad), height);
    // In a small square it hangs over the edge, so that the middle stays free.
    constexpr double kInside = 0.46;
    const int inside = std::min(height, static_cast<int>(cell.height() * kInside));
    const int y = tipIsBelow ? cell.bottom() + 1 - inside : cell.top() + inside - height;
    const QSize room = parentWidget()->size();
    setGeometry(QRect(QPoint(std::clamp(cell.right() + 1 - size.width(), 0, room.width() - size.width()),
                             std::clamp(y, 0, room.height() - size.height())),
                      size));
    raise();
}

} // namespace mujo::ui
