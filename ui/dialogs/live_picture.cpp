#include "ui/dialogs/live_picture.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/dialogs/small_board.h"

namespace mujo::ui {

namespace {

constexpr int kSmallest = 120;
constexpr int kUsual = 300;

} // namespace

LivePicture::LivePicture(QWidget* parent) : QWidget(parent) {
    setMinimumSize(kSmallest, kSmallest);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCursor(Qt::PointingHandCursor);
}

void LivePicture::setLook(const Look& look) {
    m_look = look;
    m_drawn = {};
    update();
}

void LivePicture::show(const std::optional<Position>& position, Side near, bool isFaded) {
    m_position = position;
    m_near = near;
    m_isFaded = isFaded;
    m_drawn = {};
    update();
}

QSize LivePicture::sizeHint() const {
    return {kUsual, kUsual};
}

QRect LivePicture::place() const {
    const int side = std::min(width(), height());
    return {(width() - side) / 2, 0, side, side};
}

void LivePicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRect at = place();
    if (!m_position) {
        painter.setPen(QPen(m_look.theme.border, 1, Qt::DashLine));
        painter.drawRect(QRectF(at).adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    if (m_drawn.isNull()) {
        m_drawn = livePicture(*m_position, m_near, at.width(), devicePixelRatioF(), m_look);
    }
    constexpr qreal kFaded = 0.4;
    painter.setOpacity(m_isFaded ? kFaded : 1);
    painter.drawPixmap(at.topLeft(), m_drawn);
}

void LivePicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_drawn = {};
}

void LivePicture::mousePressEvent(QMouseEvent* event) {
    event->setAccepted(event->button() == Qt::LeftButton);
}

void LivePicture::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && place().contains(event->pos())) {
        emit clicked();
    }
}

} // namespace mujo::ui
