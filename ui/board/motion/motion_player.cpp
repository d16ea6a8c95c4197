#include "ui/board/motion/motion_player.h"

#include <algorithm>
#include <cmath>

#include "ui/board/board_desk.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/motion/motion_pictures.h"

namespace mujo::ui {

namespace {

constexpr int kFrame = 16;          // ms
constexpr double kGrowth = 0.04;    // of a lifted piece
constexpr double kRise = 0.07;      // of a cell, upwards
constexpr double kShadowFall = 0.1; // of a cell, to the right and down
constexpr double kSpill = 0.2;      // of a cell, beyond it

} // namespace

MotionPlayer::MotionPlayer(BoardDesk& desk) : m_desk(desk) {
    m_tick.setTimerType(Qt::PreciseTimer);
    m_tick.setInterval(kFrame);
    connect(&m_tick, &QTimer::timeout, this, &MotionPlayer::onTick);
}

void MotionPlayer::setOn(bool on) {
    m_isOn = on;
    if (!on) {
        finish();
    }
}

void MotionPlayer::forget() {
    finish();
    m_shown = m_desk.game != nullptr ? m_desk.game->current() : Game::kStart;
    m_known = m_desk.game != nullptr ? m_desk.game->nodeCount() : 0;
}

void MotionPlayer::showChange() {
    const Game& game = *m_desk.game;
    const Game::Node before = std::exchange(m_shown, game.current());
    const std::size_t known = std::exchange(m_known, game.nodeCount());
    if (before == m_shown) {
        return;
    }
    finish();
    if (!m_isOn || !m_desk.view.isVisible() || before >= game.nodeCount()) {
        return;
    }
    Position position = game.position();
    if (m_shown != Game::kStart && game.parent(m_shown) == before) {
        const Game::Ply& ply = game.ply(m_shown);
        position.revert(ply.transition);
        const bool isPlayed = game.nodeCount() > known;
        begin(MoveMotion(position, ply.move, isPlayed ? MoveMotion::Pace::Played : MoveMotion::Pace::Stepped),
              false);
        if (isPlayed) {
            emit began(m_motion->length() - m_skipped);
        }
    } else if (before != Game::kStart && game.parent(before) == m_shown) {
        begin(MoveMotion(position, game.ply(before).move, MoveMotion::Pace::Stepped), true);
    }
}

void MotionPlayer::begin(const MoveMotion& motion, bool isBackwards) {
    m_motion = motion;
    m_isBackwards = isBackwards;
    m_skipped = m_isDragged && !isBackwards ? motion.arrival() : 0;
    m_isDragged = false;
    m_clock.invalidate(); // starts with the first frame that was painted
    m_painted = region();
    m_desk.scene.holdLastMove(true);
    m_tick.start();
}

void MotionPlayer::finish() {
    if (!m_motion) {
        return;
    }
    m_tick.stop();
    m_motion.reset();
    m_desk.scene.holdLastMove(false);
    m_desk.view.update();
    emit finished();
}

void MotionPlayer::onTick() {
    if (!m_clock.isValid()) {
        m_clock.start();
    }
    if (m_clock.elapsed() + m_skipped >= m_motion->length()) {
        finish();
        return;
    }
    const QRegion before = std::exchange(m_painted, region());
    m_desk.view.update(before + m_painted);
}

int MotionPlayer::now() const {
    const int since = m_skipped + (m_clock.isValid() ? static_cast<int>(m_clock.elapsed()) : 0);
    const int time = std::clamp(since, 0, m_motion->length());
    return m_isBackwards ? m_motion->length() - time : time;
}

/// What the motion paints on now.
QRegion MotionPlayer::region() const {
    const BoardLayout& layout = m_desk.layout;
    QRegion region;
    for (const Square square : m_motion->squares()) {
        region += layout.cellRect(square).toAlignedRect();
    }
    const double spill = layout.cellSize() * kSpill + 2;
    const QRectF mover = placeOf(layout, m_motion->moverAt(now()).at);
    region += mover.adjusted(-spill, -spill, spill, spill).toAlignedRect();
    return region;
}

/// The cell at a place between squares.
QRectF MotionPlayer::placeOf(const BoardLayout& layout, QPointF at) const {
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

void MotionPlayer::paintVictims(QPainter& painter, const LayerContext& context) {
    if (!m_motion) {
        return;
    }
    painter.save();
    painter.setClipRect(context.layout.view(), Qt::IntersectClip);
    for (const Square square : m_motion->squares()) {
        BaseLayer::paintWoodOf(painter, context, square);
    }
    for (const MoveMotion::Victim& victim : m_motion->victimsAt(now())) {
        const QPixmap face = context.picture(victim.piece);
        painter.setOpacity(victim.opacity);
        painter.drawPixmap(context.layout.cellRect(victim.square).topLeft(),
                           charredPicture(face, victim.charred));
    }
    painter.restore();
}

void MotionPlayer::paintMover(QPainter& painter, const LayerContext& context) {
    if (!m_motion) {
        return;
    }
    const MoveMotion::Mover mover = m_motion->moverAt(now());
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

QPixmap MotionPlayer::shadowOf(const QPixmap& picture) {
    if (m_shadowOf != picture.cacheKey()) {
        m_shadowOf = picture.cacheKey();
        m_shadow = shadowPicture(picture);
    }
    return m_shadow;
}

} // namespace mujo::ui
