#include "ui/panes/question_line.h"

namespace mujo::ui {

QuestionLine::QuestionLine(QWidget* parent) : EntryLine(parent) {
    setObjectName(QStringLiteral("questionLine"));
}

void QuestionLine::ask(const QString& question) {
    constexpr int kRoomier = 4; // characters, beside the question itself
    setAccessibleName(question);
    setPlaceholderText(question);
    setFixedWidth(fontMetrics().horizontalAdvance(question) + kRoomier * fontMetrics().averageCharWidth());
    openLine();
}

} // namespace mujo::ui
