#include "ui/board/pass_chip.h"

#include <algorithm>

namespace mujo::ui {

PassChip::PassChip(QWidget* parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("passChip"));
    setAccessibleName(tr("Pass (P)"));
    setMouseTracking(true);
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

/// As large as the square allows, with as many words as `width` holds, in pixels.
QSize PassChip::sizeFor(const QRect& cell, int width) {
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
        return metrics.horizontalAdvance(text) + 2 * kPad <= width;
    };
    const auto found = std::find_if(texts.begin(), texts.end() - 1, fits);
    setText(*found);
    return {std::max(height, metrics.horizontalAdvance(*found) + 2 * kPad), height};
}

void PassChip::showBeside(const QRect& cell, bool tipIsBelow, const std::vector<QRect>& others) {
    const QRect room = parentWidget()->rect();
    const auto leftFor = [&](int x, QSize size) {
        return std::clamp(x, 0, std::max(0, room.width() - size.width()));
    };
    const QSize size = sizeFor(cell, cell.width());
    const int x = leftFor(cell.center().x() - size.width() / 2, size);
    // Of the square behind or before it covers about a third: what is marked in the middle of that one
    // stays in sight.
    constexpr double kOutside = 0.35;
    const int outside = std::min(size.height() - 1, static_cast<int>(cell.height() * kOutside));
    const QRect above(QPoint(x, cell.top() - outside), size);
    const QRect below(QPoint(x, cell.bottom() + 1 + outside - size.height()), size);
    const auto isFree = [&](const QRect& place) {
        return room.contains(place) && std::none_of(others.begin(), others.end(), [&](const QRect& other) {
                   return other.intersects(place);
               });
    };
    // Behind the piece first: it moves ahead.
    const QRect behind = tipIsBelow ? above : below;
    const QRect before = tipIsBelow ? below : above;
    if (isFree(behind) || isFree(before)) {
        setGeometry(isFree(behind) ? behind : before);
    } else {
        // One letter in the corner: a second click on the piece, which puts it down, must not meet the chip.
        const QSize letter = sizeFor(cell, 0);
        constexpr double kInside = 0.46; // in a small square it hangs over the edge
        const int inside = std::min(letter.height(), static_cast<int>(cell.height() * kInside));
        const int y = tipIsBelow ? cell.bottom() + 1 - inside : cell.top() + inside - letter.height();
        setGeometry(QRect(QPoint(leftFor(cell.right() + 1 - letter.width(), letter),
                                 std::clamp(y, 0, room.height() - letter.height())),
                          letter));
    }
    raise();
}

void PassChip::enterEvent(QEnterEvent* event) {
    QToolButton::enterEvent(event);
    emit entered();
}

void PassChip::leaveEvent(QEvent* event) {
    QToolButton::leaveEvent(event);
    emit left();
}

void PassChip::hideEvent(QHideEvent* event) {
    QToolButton::hideEvent(event);
    emit left();
}

/// The board below it would take the mouse for that of one of its squares.
void PassChip::mouseMoveEvent(QMouseEvent* event) {
    QToolButton::mouseMoveEvent(event);
    event->accept();
}

} // namespace mujo::ui
