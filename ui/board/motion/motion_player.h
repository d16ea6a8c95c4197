#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPainter>
#include <QRegion>
#include <QTimer>
#include <optional>

#include "core/game/game.h"
#include "ui/board/motion/motion_layer.h"

namespace mujo::ui {

struct BoardDesk;

/// Plays the motion of a move on the board, which shows the position after it all the while: squares that
/// have changed are covered, and what moves is painted over them. Nothing waits for it: whatever is done at
/// the board ends it. Asks only for the pixels that change.
class MotionPlayer : public QObject {
    Q_OBJECT

public:
    explicit MotionPlayer(BoardDesk& desk);

    /// Whether moves are shown by motion at all.
    void setOn(bool on);
    /// The position on the board has become another one: by one move it is played, forwards or backwards;
    /// what was under way ends in any case.
    void showChange();
    /// Another game is on the board: nothing is played.
    void forget();
    /// The position is shown as it is, at once.
    void finish();
    /// The piece of the move that comes now was dragged to its last square: its way has been seen.
    void skipWay(bool isDragged) { m_isDragged = isDragged; }
    [[nodiscard]] bool isRunning() const { return m_motion.has_value(); }

    /// Under the marks: the squares that have changed, and what leaves the board.
    void paintVictims(QPainter& painter, const LayerContext& context) const;
    /// Over the marks: the piece that moves.
    void paintMover(QPainter& painter, const LayerContext& context);

signals:
    void began(int length); ///< of a move that was played, in ms
    /// The mover is on its last square; once for each motion that began, at the latest with its end.
    void landed();
    void finished();

private:
    void begin(const MoveMotion& motion, bool isBackwards);
    void land();
    void onTick();
    [[nodiscard]] int now() const;
    [[nodiscard]] QRegion region() const;

    BoardDesk& m_desk;
    bool m_isOn = false;
    bool m_isDragged = false;
    std::optional<MoveMotion> m_motion;
    bool m_isBackwards = false;
    bool m_isInTheAir = false; ///< `landed` has yet to come
    int m_skipped = 0;         ///< ms at its beginning that are not shown
    QTimer m_tick;
    QElapsedTimer m_clock;
    QRegion m_painted; ///< by the last frame
    Game::Node m_shown = Game::kStart;
    std::size_t m_known = 0; ///< nodes of the game
    MotionLayer m_layer;
};

} // namespace mujo::ui
