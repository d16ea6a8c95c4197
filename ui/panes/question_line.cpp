#include "ui/panes/question_line.h"

#include <QKeyEvent>

namespace mujo::ui {

namespace {

constexpr int kCharacters = 34;

} // namespace

QuestionLine::QuestionLine(QWidget* parent) : QLineEdit(parent) {
    setObjectName(QStringLiteral("questionLine"));
    hide();
}

void QuestionLine::ask(const QString& question) {
    setAccessibleName(question);
    setPlaceholderText(question);
    setFixedWidth(fontMetrics().averageCharWidth() * kCharacters);
    clear();
    show();
    setFocus(Qt::ShortcutFocusReason);
}

void QuestionLine::askAgain() {
    selectAll();
}

void QuestionLine::closeLine() {
    hide();
    clear();
    emit closed();
}

void QuestionLine::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        closeLine();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (text().trimmed().isEmpty()) {
            closeLine();
        } else {
            emit answered(text().trimmed());
        }
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace mujo::ui
