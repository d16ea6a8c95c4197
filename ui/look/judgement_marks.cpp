#include "ui/look/judgement_marks.h"

#include <QPainter>
#include <QPen>
#include <QPolygonF>

namespace mujo::ui::marks {

namespace {

constexpr qreal kStroke = 0.14; // of the side

void drawTriangle(QPainter& painter, const QRectF& box) {
    painter.drawPolygon(QPolygonF({box.topLeft(), box.topRight(), {box.center().x(), box.bottom()}}));
}

void drawRing(QPainter& painter, const QRectF& box, bool isCrossed) {
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box);
    painter.drawLine(box.bottomLeft(), box.topRight());
    if (isCrossed) {
        painter.drawLine(box.topLeft(), box.bottomRight());
    }
}

} // namespace

QColor judgementColour(const Theme& theme, Judgement judgement) {
    return judgement == Judgement::Inaccuracy || judgement == Judgement::Mistake ? theme.warning
                                                                                 : theme.negative;
}

void drawJudgement(QPainter& painter, const QRectF& box, Judgement judgement, const QColor& ink) {
    const qreal stroke = kStroke * box.width();
    const QRectF inner = box.adjusted(stroke, stroke, -stroke, -stroke);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(judgement == Judgement::Inaccuracy ? QBrush(Qt::NoBrush) : QBrush(ink));
    switch (judgement) {
    case Judgement::Inaccuracy:
    case Judgement::Mistake:
        drawTriangle(painter, inner.adjusted(0, stroke, 0, 0));
        break;
    case Judgement::Blunder: {
        const qreal half = inner.height() / 2 - stroke / 2;
        drawTriangle(painter, {inner.left(), inner.top(), inner.width(), half});
        drawTriangle(painter, {inner.left(), inner.bottom() - half, inner.width(), half});
        break;
    }
    case Judgement::MissedWin:
        drawRing(painter, inner, false);
        break;
    case Judgement::MissedMate:
        drawRing(painter, inner, true);
        break;
    }
    painter.restore();
}

} // namespace mujo::ui::marks
