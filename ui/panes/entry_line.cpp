#include "ui/panes/entry_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>

namespace mujo::ui {

EntryLine::EntryLine(QWidget* parent) : QLineEdit(parent) {
    hide();
}

void EntryLine::openLine() {
    clear();
    show();
    setFocus(Qt::ShortcutFocusReason);
}

void EntryLine::closeLine() {
    if (completer() != nullptr) {
        completer()->popup()->hide();
    }
    const bool hadKeys = hasFocus();
    hide();
    clear();
    emit closed();
    if (hadKeys) {
        emit left();
    }
}

/// A click elsewhere goes on with something else.
void EntryLine::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::MouseFocusReason) {
        closeLine();
    }
}

void EntryLine::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Slash: // opens the line and begins no text, nor does it take the place of one
        if (selectedText() != text()) {
            QLineEdit::keyPressEvent(event);
        }
        break;
    case Qt::Key_Escape:
        closeLine();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (text().trimmed().isEmpty()) {
            closeLine();
        } else {
            give();
        }
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace mujo::ui
