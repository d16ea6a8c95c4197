#include "ui/dialogs/wheel_guard.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace mujo::ui {

namespace {

/// What gets another value from the wheel. A scroll bar only shows another place by it.
bool isControl(const QObject* watched) {
    return qobject_cast<const QComboBox*>(watched) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(watched) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(watched) != nullptr &&
            qobject_cast<const QScrollBar*>(watched) == nullptr);
}

bool isInScrollArea(const QWidget& control) {
    const QWidget* around = &control;
    while (!around->isWindow()) {
        around = around->parentWidget();
        if (qobject_cast<const QAbstractScrollArea*>(around) != nullptr) {
            return true;
        }
    }
    return false;
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish && isControl(watched)) {
        auto& control = *static_cast<QWidget*>(watched);
        if (control.focusPolicy() == Qt::WheelFocus) {
            control.setFocusPolicy(Qt::StrongFocus); // or the wheel would give it the keys first
        }
    } else if (event->type() == QEvent::Wheel && isControl(watched)) {
        const auto& control = *static_cast<const QWidget*>(watched);
        if (!control.hasFocus() || isInScrollArea(control)) {
            event->ignore(); // by which Qt offers the turn to the parent
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
