#include "ui/panes/face_button.h"

#include <QPainter>

namespace mujo::ui {

FaceButton::FaceButton(int side, QWidget* parent) : QAbstractButton(parent), m_side(side) {
    m_style.nameShown = false;
    setFixedSize(side, side);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
}

void FaceButton::setFace(const PieceFace& face) {
    m_face = face;
    setAccessibleName(face.name);
    setToolTip(face.name);
    update();
}

void FaceButton::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_style.nameShown = false;
    update();
}

void FaceButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void FaceButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

void FaceButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse() || hasFocus()) {
        constexpr qreal kRadius = 5;
        painter.setPen(hasFocus() ? QPen(m_theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(isChecked() || underMouse() ? QBrush(m_theme.panelAlternate) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
    }
    if (m_face) {
        PiecePainter(m_theme, m_style).paint(painter, QRectF(rect()).adjusted(2, 2, -2, -2), *m_face);
    }
}

} // namespace mujo::ui
