#include "ui/shell/dialog_pause.h"

#include <QEvent>
#include <QWidget>

#include "ui/session/game_clock.h"

namespace mujo::ui {

DialogPause::DialogPause(GameClock& clock, QWidget& window) : QObject(&window), m_clock(clock) {
    window.installEventFilter(this);
}

bool DialogPause::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_clock.cover(event->type() == QEvent::WindowBlocked);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
