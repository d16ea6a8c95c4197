#include "ui/shell/menu_guard.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

namespace mujo::ui {

MenuGuard::MenuGuard(QMenuBar& bar) : QObject(&bar), m_bar(bar) {
    bar.installEventFilter(this);
    for (QMenu* menu : bar.findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        menu->installEventFilter(this);
    }
}

bool MenuGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) {
        m_byMouse = true;
    } else if (event->type() == QEvent::KeyPress) {
        const bool closes = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && watched != &m_bar;
        if (closes && m_byMouse) {
            // Another Esc is what the bar itself lets its title go by.
            QTimer::singleShot(0, this, [this] {
                QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
                QCoreApplication::sendEvent(&m_bar, &escape);
            });
        }
        m_byMouse = false;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
