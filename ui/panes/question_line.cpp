#include "ui/panes/question_line.h"

namespace mujo::ui {

QuestionLine::QuestionLine(QWidget* parent) : EntryLine(parent) {
    setObjectName(QStringLiteral("questionLine"));
}

void QuestionLine::ask(const QString& question) {
    constexpr int kCharacters = 34;
    setAccessibleName(question);
    setPlaceholderText(question);
    setFixedWidth(fontMetrics().averageCharWidth() * kCharacters);
    openLine();
}

} // namespace mujo::ui
