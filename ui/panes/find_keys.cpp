#include "ui/panes/find_keys.h"

#include <QKeyEvent>
#include <QWidget>

namespace mujo::ui {

FindKeys::FindKeys(QObject* parent) : QObject(parent) {}

void FindKeys::watch(QWidget& field) {
    field.installEventFilter(this);
}

bool FindKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit stepped(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            emit closed();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
