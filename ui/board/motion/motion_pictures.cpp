#include "ui/board/motion/motion_pictures.h"

#include <QRadialGradient>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr QColor kShadow(20, 12, 6, 105);
constexpr QColor kCoal(34, 26, 22, 238);
constexpr QColor kEmber(255, 132, 36, 235);
constexpr QColor kGlow(255, 208, 92, 120);

} // namespace

QPixmap shadowPicture(const QPixmap& piece) {
    QPixmap shadow = piece;
    QPainter painter(&shadow);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), piece.deviceIndependentSize()), kShadow);
    return shadow;
}

QPixmap charredPicture(const QPixmap& piece, double share) {
    if (share <= 0) {
        return piece;
    }
    QPixmap burning = piece;
    QPainter painter(&burning);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    const QRectF rect(QPointF(), piece.deviceIndependentSize());
    constexpr double kReach = 0.6; // of the side, from the middle to beyond the edge
    constexpr double kEdge = 0.16; // of that, how broad the embers are
    QRadialGradient fire(rect.center(), rect.width() * kReach);
    const double front = std::clamp(1 - share, 0.0, 1.0) * (1 - 2 * kEdge);
    fire.setColorAt(0, front > 0 ? QColor(kGlow.red(), kGlow.green(), kGlow.blue(), 0) : kCoal);
    fire.setColorAt(front, front > 0 ? QColor(kGlow.red(), kGlow.green(), kGlow.blue(), 0) : kCoal);
    if (front > 0) {
        fire.setColorAt(front + kEdge / 2, kGlow);
        fire.setColorAt(front + kEdge, kEmber);
        fire.setColorAt(front + 2 * kEdge, kCoal);
    }
    fire.setColorAt(1, kCoal);
    painter.fillRect(rect, fire);
    return burning;
}

void paintInfection(QPainter& painter, const QRectF& piece, double share, const Theme& theme) {
    constexpr double kSmallest = 0.3; // of the side
    constexpr double kGrown = 0.25;
    const double radius = piece.height() * (kSmallest + kGrown * share);
    QColor colour = theme.mark(MarkClass::Contagion);
    colour.setAlphaF(static_cast<float>(4 * share * (1 - share))); // comes and goes
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, std::max(1.5, piece.height() * 0.05)));
    painter.drawEllipse(piece.center(), radius, radius);
    painter.restore();
}

} // namespace mujo::ui
