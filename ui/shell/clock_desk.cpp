#include "ui/shell/clock_desk.h"

#include <QEvent>
#include <QWidget>

#include "ui/panes/clock_face.h"
#include "ui/panes/game_pane.h"
#include "ui/session/game_clock.h"
#include "ui/shell/commands.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

ClockDesk::ClockDesk(GameClock& clock, const Messages& messages, GamePane& pane, CommandSet& commands,
                     QWidget& window)
    : QObject(&window), m_clock(clock) {
    window.installEventFilter(this);
    connect(&messages, &Messages::playersAsked, &clock, &GameClock::awaitAnswer);
    for (const Side side : {Side::Sente, Side::Gote}) {
        connect(&pane.panel(side).clock(), &ClockFace::clicked, commands[Command::PauseClocks],
                &QAction::trigger);
    }
}

bool ClockDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_clock.cover(event->type() == QEvent::WindowBlocked);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
