#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>

class QAction;
class QWidget;

namespace mujo::ui {

class GameSession;

/// Replays the line on the board, a move after the other, from the position shown, or from the start where
/// that is its end. Ends there, when it is asked to, and by anything else that is done on the board or with
/// the game.
class RecordPlayer : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kBeat{1000};

    /// The switch is checked while the record is played. All must outlive it, which the board owns.
    RecordPlayer(GameSession& session, QAction& play, QWidget& board);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void start();
    void stop();
    void step();

    GameSession& m_session;
    QAction& m_play;
    QTimer m_beat;
    bool m_isStepping = false; ///< the change of the position is this one's
};

} // namespace mujo::ui
