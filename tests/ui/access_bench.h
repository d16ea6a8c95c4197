#pragma once

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QStringList>
#include <utility>

#include "tests/ui/test_window.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_view.h"

namespace mujo::ui::testing {

/// A window as assistive technology has it.
struct AccessBench : WindowBench {
    using WindowBench::WindowBench;
    QAccessibleTableInterface* table() {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
        return board != nullptr ? board->tableInterface() : nullptr;
    }
};

/// The names of all notifications that begin to show while it lives. A widget's event of being shown is what
/// makes Qt tell assistive technology; the platform of the tests has none of its own.
class Notifications : public QObject {
public:
    Notifications() { qApp->installEventFilter(this); }

    [[nodiscard]] QStringList take() {
        settle();
        return std::exchange(m_names, {});
    }
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Show && object->isWidgetType()) {
            QAccessibleInterface* about = QAccessible::queryAccessibleInterface(object);
            if (about != nullptr && about->role() == QAccessible::Notification && !about->state().invisible) {
                m_names << about->text(QAccessible::Name);
            }
        }
        return false;
    }

private:
    QStringList m_names;
};

} // namespace mujo::ui::testing
