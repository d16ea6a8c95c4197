#include "ui/shell/double_click_guard.h"

#include <QCoreApplication>
#include <QEvent>
#include <utility>

namespace mujo::ui {

DoubleClickGuard::DoubleClickGuard(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool DoubleClickGuard::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) {
        return false;
    }
    auto* widget = static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_pressed = widget;
        m_dropsRelease = false;
        return false;
    case QEvent::MouseButtonDblClick:
        // A press that nobody takes is offered to the parents one after the other.
        m_dropsRelease = m_pressed == nullptr || (m_pressed != widget && !widget->isAncestorOf(m_pressed) &&
                                                  !m_pressed->isAncestorOf(widget));
        return m_dropsRelease;
    case QEvent::MouseButtonRelease:
        return std::exchange(m_dropsRelease, false);
    default:
        return false;
    }
}

} // namespace mujo::ui
