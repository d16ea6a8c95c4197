#pragma once

#include <QLineEdit>

namespace mujo::ui {

/// A line for a short answer of the user: Enter gives it, Esc closes the line. It is hidden until a question
/// is asked.
class QuestionLine : public QLineEdit {
    Q_OBJECT

public:
    explicit QuestionLine(QWidget* parent = nullptr);

    /// `question` is the name of the line, as it is read out and as it stands there while it is empty.
    void ask(const QString& question);
    /// The text may be changed and given again.
    void askAgain();
    void closeLine();

signals:
    void answered(const QString& text);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace mujo::ui
