#include "ui/panes/face_view.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/look/marks.h"

namespace mujo::ui {

FaceView::FaceView(int side, QWidget* parent) : QWidget(parent) {
    setFixedSize(side, side);
    m_style.nameShown = false;
}

void FaceView::setFace(const std::optional<PieceFace>& face) {
    m_face = face;
    setAccessibleName(face ? face->name : QString());
    update();
}

void FaceView::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_style.nameShown = false;
    update();
}

void FaceView::setContagious(bool contagious) {
    m_contagious = contagious;
    update();
}

void FaceView::setTurn(double turn) {
    m_turn = turn;
    update();
}

void FaceView::paintEvent(QPaintEvent*) {
    if (!m_face) {
        return;
    }
    QPainter painter(this);
    const QRectF cell(rect());
    const double width = std::abs(std::cos(m_turn * std::numbers::pi));
    constexpr double kEdge = 0.04;
    painter.translate(cell.center());
    painter.scale(std::max(width, kEdge), 1);
    painter.translate(-cell.center());
    PiecePainter(m_theme, m_style).paint(painter, cell, *m_face);
    if (m_contagious) {
        marks::drawContagionSign(painter, cell, m_theme);
    }
}

} // namespace mujo::ui
