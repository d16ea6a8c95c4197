#pragma once

#include "ui/panes/entry_line.h"

namespace mujo::ui {

/// A line for a short answer of the user.
class QuestionLine : public EntryLine {
    Q_OBJECT

public:
    explicit QuestionLine(QWidget* parent = nullptr);

    /// `question` is the name of the line, as it is read out and as it stands there while it is empty.
    void ask(const QString& question);

signals:
    void answered(const QString& text);

protected:
    void give() override { emit answered(text().trimmed()); }
};

} // namespace mujo::ui
