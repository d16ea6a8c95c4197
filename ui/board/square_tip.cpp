#include "ui/board/square_tip.h"

#include <algorithm>
#include <limits>

namespace mujo::ui {

namespace {

constexpr int kGap = 4;
constexpr int kStep = 8; // pixels between the places that are tried

} // namespace

SquareTip::SquareTip(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("squareTip"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setMargin(4);
    setAutoFillBackground(true);
    setFrameShape(QFrame::Box);
    hide();
}

void SquareTip::setLook(const Look& look) {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, look.theme.panel);
    colours.setColor(QPalette::WindowText, look.theme.text);
    setPalette(colours);
}

void SquareTip::showFor(const QString& text, const QRect& square, const std::vector<QRect>& keepFree) {
    setText(text);
    const QSize size = sizeHint();
    const QRect room = parentWidget()->rect();
    const QRect beside = square.adjusted(-kGap, -kGap, kGap, kGap);
    QPoint best;
    int bestCost = std::numeric_limits<int>::max();
    const auto consider = [&](QPoint at) {
        const QRect place(at, size);
        if (!room.contains(place) || place.intersects(beside)) {
            return;
        }
        int cost = (place.center() - square.center()).manhattanLength();
        // Nothing that is lit is worth being hidden, whatever the way to a free place.
        for (const QRect& busy : keepFree) {
            const QRect hidden = busy.intersected(place);
            cost += hidden.isEmpty() ? 0 : 10000 + hidden.width() * hidden.height();
        }
        if (cost < bestCost) {
            bestCost = cost;
            best = at;
        }
    };
    // Right above or below, where one looks for it; then anywhere.
    for (const int y : {beside.top() - size.height(), beside.bottom() + 1}) {
        consider(
            {std::clamp(square.center().x() - size.width() / 2, 0, std::max(0, room.width() - size.width())),
             y});
    }
    if (bestCost >= 10000) {
        for (int y = 0; y + size.height() <= room.height(); y += kStep) {
            for (int x = 0; x + size.width() <= room.width(); x += kStep) {
                consider({x, y});
            }
        }
    }
    setVisible(bestCost < std::numeric_limits<int>::max());
    setGeometry(QRect(best, size));
    raise();
}

} // namespace mujo::ui
