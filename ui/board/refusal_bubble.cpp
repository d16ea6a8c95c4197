#include "ui/board/refusal_bubble.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/board/place_beside.h"

namespace mujo::ui {

namespace {

constexpr int kWidest = 280; // pixels of a line of text
constexpr int kTail = 7;     // between the edge of the widget and that of the bubble
constexpr int kPadX = 10;
constexpr int kPadY = 6;
constexpr double kRadius = 7;

/// The triangle from the bubble towards a point that lies straight above, below or beside it; empty for
/// others.
QPainterPath tail(const QRectF& body, QPointF target) {
    constexpr double kHalf = 7;
    const double reach = kTail - 1;
    QPainterPath path;
    const auto triangle = [&path](QPointF a, QPointF tip, QPointF b) {
        path.moveTo(a);
        path.lineTo(tip);
        path.lineTo(b);
        path.closeSubpath();
    };
    const double inset = kRadius + kHalf;
    const double x = std::clamp(target.x(), body.left() + inset, body.right() - inset);
    const double y =
        std::clamp(target.y(), body.top() + inset, std::max(body.top() + inset, body.bottom() - inset));
    if (target.x() > body.left() && target.x() < body.right()) {
        const bool isBelow = target.y() > body.bottom();
        const double edge = isBelow ? body.bottom() - 1 : body.top() + 1;
        triangle({x - kHalf, edge}, {x, edge + (isBelow ? reach : -reach)}, {x + kHalf, edge});
    } else if (target.y() > body.top() && target.y() < body.bottom()) {
        const bool isRight = target.x() > body.right();
        const double edge = isRight ? body.right() - 1 : body.left() + 1;
        triangle({edge, y - kHalf}, {edge + (isRight ? reach : -reach), y}, {edge, y + kHalf});
    }
    return path;
}

} // namespace

RefusalBubble::RefusalBubble(QWidget* parent) : QLabel(parent), m_theme(Theme::light()) {
    setObjectName(QStringLiteral("refusalBubble"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(kTail + kPadX, kTail + kPadY, kTail + kPadX, kTail + kPadY);
    hide();
}

void RefusalBubble::setLook(const Look& look) {
    m_theme = look.theme;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, m_theme.text);
    setPalette(colours);
}

/// The narrowest that needs no more lines than the widest: no last word stands in a line of its own.
int RefusalBubble::widthOfWords() const {
    const auto wrapped = [this](int width) {
        return fontMetrics().boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap | Qt::AlignLeft, text());
    };
    constexpr int kStep = 4;
    QRect words = wrapped(kWidest);
    for (;;) {
        const QRect narrower = wrapped(words.width() - kStep);
        if (narrower.height() > words.height() || narrower.width() >= words.width()) {
            return words.width();
        }
        words = narrower;
    }
}

void RefusalBubble::showBeside(const QRect& square, const std::vector<QRect>& keepFree,
                               const std::vector<QRect>& ratherFree) {
    const int width = widthOfWords() + 2 * (kTail + kPadX) + 2;
    const auto place =
        placeBeside(square, {width, heightForWidth(width)}, parentWidget()->rect(), keepFree, ratherFree);
    setVisible(place.has_value());
    if (place) {
        m_target = square;
        setGeometry(*place);
        raise();
        update();
    }
}

void RefusalBubble::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(kTail, kTail, -kTail, -kTail);
    QPainterPath shape;
    shape.addRoundedRect(body, kRadius, kRadius);
    // From farther away the tip would point at a square between.
    const int reach = m_target.height() / 2;
    if (m_target.adjusted(-reach, -reach, reach, reach).intersects(geometry())) {
        shape = shape.united(tail(body, m_target.center() - pos()));
    }
    painter.setPen(QPen(m_theme.negative, 1.5));
    painter.setBrush(m_theme.panel);
    painter.drawPath(shape);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace mujo::ui
