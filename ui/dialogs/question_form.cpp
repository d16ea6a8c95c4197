#include "ui/dialogs/question_form.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include "core/import/question_words.h"
#include "ui/dialogs/piece_list_edit.h"
#include "ui/session/words.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

QuestionForm::QuestionForm(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 8, 0);
    m_layout->setSpacing(10);
    m_layout->addStretch(1);
}

void QuestionForm::show(const std::vector<ImportQuestion>& questions, const Pieces& pieces) {
    std::map<std::string, Line> old;
    std::swap(old, m_lines);
    int row = 0;
    for (const ImportQuestion& question : questions) {
        const auto found = old.find(question.key);
        const bool stays = found != old.end() && found->second.question.choices == question.choices;
        Line line = stays ? std::move(found->second) : makeLine(question);
        if (stays) {
            old.erase(found);
        }
        line.update(toQString(question.value), pieces);
        if (m_layout->indexOf(line.widget) != row) {
            m_layout->insertWidget(row, line.widget);
        }
        ++row;
        m_lines.emplace(question.key, std::move(line));
    }
    for (const auto& [key, line] : old) {
        m_layout->removeWidget(line.widget);
        line.widget->deleteLater();
        line.widget->hide();
    }
}

QuestionForm::Line QuestionForm::makeLine(const ImportQuestion& question) {
    Line line{question, new QWidget, {}};
    auto* layout = new QVBoxLayout(line.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    const QString text = toQString(questionInWords(QtLanguage(), question));
    auto* label = new QLabel(inButton(text)); // of a field
    label->setWordWrap(true);
    layout->addWidget(label);
    QWidget* editor = question.kind == ImportQuestion::Kind::Choice ? makeChoice(question, line)
                                                                    : makePieces(question, line);
    editor->setObjectName(toQString(question.key));
    editor->setAccessibleName(text);
    label->setBuddy(editor);
    layout->addWidget(editor);
    return line;
}

QWidget* QuestionForm::makeChoice(const ImportQuestion& question, Line& line) {
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const std::string& choice : question.choices) {
        box->addItem(toQString(choiceInWords(QtLanguage(), question, choice)), toQString(choice));
    }
    connect(box, &QComboBox::activated, this, [this, box, key = toQString(question.key)] {
        emit answered(key, box->currentData().toString());
    });
    line.update = [box](const QString& value, const Pieces&) { box->setCurrentIndex(box->findData(value)); };
    return box;
}

QWidget* QuestionForm::makePieces(const ImportQuestion& question, Line& line) {
    auto* edit =
        new PieceListEdit(question.kind == ImportQuestion::Kind::Infections ? PieceListEdit::Holds::Pairs
                                                                            : PieceListEdit::Holds::Pieces);
    connect(edit, &PieceListEdit::changed, this,
            [this, key = toQString(question.key)](const QString& value) { emit answered(key, value); });
    // The boxes are filled anew only for other pieces.
    line.update = [edit, last = Pieces()](const QString& value, const Pieces& pieces) mutable {
        if (pieces != last) {
            last = pieces;
            edit->setPieces(pieces);
        }
        if (edit->value() != value) {
            edit->setValue(value);
        }
    };
    return edit;
}

} // namespace mujo::ui
