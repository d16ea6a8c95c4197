#include "ui/board/square_tip.h"

#include <QPainter>
#include <algorithm>

#include "ui/board/place_beside.h"

namespace mujo::ui {

namespace {

/// So far away the tip would seem to name what lies beside it.
bool isFar(const QRect& place, const QRect& square) {
    constexpr int kNear = 40; // pixels, where squares are small
    const int across = std::max({place.left() - square.right(), square.left() - place.right(), 0});
    const int down = std::max({place.top() - square.bottom(), square.top() - place.bottom(), 0});
    return std::max(across, down) > std::max(kNear, square.width());
}

} // namespace

SquareTip::SquareTip(QWidget* parent) : QLabel(parent), m_theme(Theme::light()) {
    setObjectName(QStringLiteral("squareTip"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(8, 4, 8, 4);
    hide();
}

void SquareTip::setLook(const Look& look) {
    m_theme = look.theme;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, m_theme.text);
    setPalette(colours);
}

void SquareTip::showFor(const QString& text, const QRect& square, const std::vector<QRect>& keepFree) {
    setText(text);
    auto place = placeBeside(square, sizeHint(), parentWidget()->rect(), keepFree);
    if (place && isFar(*place, square)) {
        place.reset();
    }
    setVisible(place.has_value());
    if (place) {
        setGeometry(*place);
        raise();
    }
}

void SquareTip::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace mujo::ui
