#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/import/import_answers.h"

class QVBoxLayout;

namespace mujo::ui {

/// The rules that a diagram leaves open, each with the answers to choose from.
class QuestionForm : public QWidget {
    Q_OBJECT

public:
    explicit QuestionForm(QWidget* parent = nullptr);

    /// Shows these questions; those that are there already stay as they are, with the focus where it is.
    void show(const std::vector<ImportQuestion>& questions,
              const std::vector<std::pair<std::string, std::string>>& pieces);

signals:
    void answered(const QString& key, const QString& value);

private:
    using Pieces = std::vector<std::pair<std::string, std::string>>;
    struct Line {
        ImportQuestion question; ///< as it was shown, its value left out
        QWidget* widget = nullptr;
        std::function<void(const QString& value, const Pieces& pieces)> update;
    };

    Line makeLine(const ImportQuestion& question);
    QWidget* makeChoice(const ImportQuestion& question, Line& line);
    QWidget* makePieces(const ImportQuestion& question, Line& line);

    std::map<std::string, Line> m_lines;
    QVBoxLayout* m_layout;
};

} // namespace mujo::ui
