#include "ui/shell/held_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/board/board_view.h"
#include "ui/shell/text_focus.h"

namespace mujo::ui {

HeldKeys::HeldKeys(QWidget& window, BoardView& board) : QObject(&window), m_window(window), m_board(board) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldKeys::isForBoard(const QWidget& widget, const QKeyEvent& key) const {
    return (key.key() == Qt::Key_T || key.key() == Qt::Key_M) && key.modifiers() == Qt::NoModifier &&
           widget.window() == &m_window && m_board.isVisible() && !takesText(&widget);
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::KeyRelease) {
        return false;
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (widget == nullptr || widget == &m_board) {
        return false;
    }
    const bool isLetGo = !isPress && m_held != 0 && key.key() == m_held; // wherever the keys are now
    if (!isLetGo && !isForBoard(*widget, key)) {
        return false;
    }
    if (!key.isAutoRepeat()) {
        m_held = isPress ? key.key() : 0;
    }
    QCoreApplication::sendEvent(&m_board, &key);
    return true;
}

} // namespace mujo::ui
