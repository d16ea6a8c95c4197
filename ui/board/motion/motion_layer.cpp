#include "ui/board/motion/motion_layer.h"

#include <algorithm>
#include <cmath>

#include "ui/board/layers/base_layer.h"
#include "ui/board/motion/motion_pictures.h"

namespace mujo::ui {

namespace {

constexpr double kGrowth = 0.04;    // of a lifted piece
constexpr double kRise = 0.07;      // of a cell, upwards
constexpr double kShadowFall = 0.1; // of a cell, to the right and down
constexpr double kSpill = 0.2;      // of a cell, beyond it

} // namespace

QRegion MotionLayer::region(const BoardLayout& layout, const MoveMotion& motion, int time) {
    QRegion region;
    for (const Square square : motion.squares()) {
        region += layout.cellRect(square).toAlignedRect();
    }
    const double spill = layout.cellSize() * kSpill + 2;
    const QRectF mover = placeOf(layout, motion.moverAt(time).at);
    region += mover.adjusted(-spill, -spill, spill, spill).toAlignedRect();
    return region;
}

/// The cell at a place between squares.
QRectF MotionLayer::placeOf(const BoardLayout& layout, QPointF at) {
    const BoardShape& shape = layout.shape();
    const int column = static_cast<int>(std::floor(at.x()));
    const int row = static_cast<int>(std::floor(at.y()));
    const QRectF here = layout.cellRect(shape.at(column, row));
    const int nextColumn = std::min(column + 1, shape.files() - 1);
    const int nextRow = std::min(row + 1, shape.ranks() - 1);
    const QRectF next = layout.cellRect(shape.at(nextColumn, nextRow));
    const QPointF share(at.x() - column, at.y() - row);
    const QPointF way = next.topLeft() - here.topLeft();
    return here.translated(way.x() * share.x(), way.y() * share.y());
}

void MotionLayer::paintVictims(QPainter& painter, const LayerContext& context, const MoveMotion& motion,
                               int time) {
    painter.save();
    painter.setClipRect(context.layout.view(), Qt::IntersectClip);
    for (const Square square : motion.squares()) {
        BaseLayer::paintWoodOf(painter, context, square);
    }
    for (const MoveMotion::Victim& victim : motion.victimsAt(time)) {
        const QPixmap face = context.picture(victim.piece);
        painter.setOpacity(victim.opacity);
        painter.drawPixmap(context.layout.cellRect(victim.square).topLeft(),
                           charredPicture(face, victim.charred));
    }
    painter.restore();
}

void MotionLayer::paintMover(QPainter& painter, const LayerContext& context, const MoveMotion& motion,
                             int time) {
    const MoveMotion::Mover mover = motion.moverAt(time);
    const double cell = context.layout.cellSize();
    const QRectF place = placeOf(context.layout, mover.at);
    const QPixmap face = charredPicture(context.picture(mover.face), mover.charred);
    painter.save();
    painter.setClipRect(context.layout.view(), Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double size = cell * (1 + kGrowth * mover.lift);
    const QSizeF extent(size * mover.width, size);
    QRectF target(QPointF(), extent);
    if (mover.lift > 0) {
        const double fall = cell * kShadowFall * mover.lift;
        target.moveCenter(place.center() + QPointF(fall * 0.6, fall));
        painter.setOpacity(mover.opacity);
        const QPixmap shadow = shadowOf(face);
        painter.drawPixmap(target, shadow, QRectF(shadow.rect()));
    }
    target.moveCenter(place.center() - QPointF(0, cell * kRise * mover.lift));
    painter.setOpacity(mover.opacity * (mover.otherFace ? 1 - mover.otherShare : 1));
    painter.drawPixmap(target, face, QRectF(face.rect()));
    if (mover.otherFace) {
        const QPixmap other = context.picture(*mover.otherFace);
        painter.setOpacity(mover.opacity * mover.otherShare);
        painter.drawPixmap(target, other, QRectF(other.rect()));
        painter.setOpacity(1);
        paintInfection(painter, target, mover.otherShare, context.theme);
    }
    painter.restore();
}

QPixmap MotionLayer::shadowOf(const QPixmap& picture) {
    if (m_shadowOf != picture.cacheKey()) {
        m_shadowOf = picture.cacheKey();
        m_shadow = shadowPicture(picture);
    }
    return m_shadow;
}

} // namespace mujo::ui
