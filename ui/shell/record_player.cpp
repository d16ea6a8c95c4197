#include "ui/shell/record_player.h"

#include <QAction>
#include <QEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include "ui/session/game_session.h"

namespace mujo::ui {

RecordPlayer::RecordPlayer(GameSession& session, QAction& play, QWidget& board)
    : QObject(&board), m_session(session), m_play(play) {
    m_beat.setInterval(kBeat);
    connect(&m_beat, &QTimer::timeout, this, &RecordPlayer::step);
    connect(&m_play, &QAction::triggered, this, [this](bool on) { on ? start() : stop(); });
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (!m_isStepping && (what & (GameFact::Game | GameFact::Record | GameFact::Position))) {
            stop();
        }
    });
    board.installEventFilter(this);
}

void RecordPlayer::start() {
    const QScopedValueRollback stepping(m_isStepping, true);
    if (m_session.game().following().empty()) {
        m_session.goToPly(0);
    }
    m_beat.start();
    step(); // what was asked for is seen to begin
}

void RecordPlayer::stop() {
    m_beat.stop();
    m_play.setChecked(false);
}

void RecordPlayer::step() {
    const QScopedValueRollback stepping(m_isStepping, true);
    m_session.goToPly(static_cast<int>(m_session.game().plies().size()) + 1);
    if (m_session.game().following().empty()) {
        stop();
    }
}

bool RecordPlayer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress && m_beat.isActive()) {
        stop();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
