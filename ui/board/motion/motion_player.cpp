#include "ui/board/motion/motion_player.h"

#include <algorithm>
#include <utility>

#include "ui/board/board_desk.h"

namespace mujo::ui {

namespace {

constexpr int kFrame = 16; // ms

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
        begin(MoveMotion(position, ply.move, isPlayed ? MoveMotion::Pace::Played : MoveMotion::Pace::Stepped,
                         m_desk.scene.ways()),
              false);
        if (isPlayed) {
            m_isInTheAir = true;
            emit began(m_motion->length() - m_skipped);
        }
    } else if (before != Game::kStart && game.parent(before) == m_shown) {
        begin(MoveMotion(position, game.ply(before).move, MoveMotion::Pace::Stepped, m_desk.scene.ways()),
              true);
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
    land();
    emit finished();
}

void MotionPlayer::land() {
    if (std::exchange(m_isInTheAir, false)) {
        emit landed();
    }
}

void MotionPlayer::onTick() {
    if (!m_clock.isValid()) {
        m_clock.start();
    }
    if (m_clock.elapsed() + m_skipped >= m_motion->arrival()) {
        land();
    }
    if (m_motion && m_clock.elapsed() + m_skipped >= m_motion->length()) {
        finish();
        return;
    }
    if (!m_motion) {
        return; // ended by who heard of the landing
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
    return MotionLayer::region(m_desk.layout, *m_motion, now());
}

void MotionPlayer::paintVictims(QPainter& painter, const LayerContext& context) const {
    if (m_motion) {
        MotionLayer::paintVictims(painter, context, *m_motion, now());
    }
}

void MotionPlayer::paintMover(QPainter& painter, const LayerContext& context) {
    if (m_motion) {
        m_layer.paintMover(painter, context, *m_motion, now());
    }
}

} // namespace mujo::ui
