#include "ui/board/square_tip.h"

#include <QPainter>

#include "ui/board/place_beside.h"

namespace mujo::ui {

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
    const auto place = placeBeside(square, sizeHint(), parentWidget()->rect(), keepFree);
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
