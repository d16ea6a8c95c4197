#include "ui/trainer/question_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/words/moves_in_words.h"
#include "ui/session/words.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::QuestionWords)
};

} // namespace

QString taskOf(const insight::Question& question) {
    const QString name = toQString(question.variant->type(question.piece.type).name);
    switch (question.skill) {
    case insight::Skill::Name:
        return QuestionWords::tr("What is this piece called?");
    case insight::Skill::Reach:
        return question.asked.empty()
                   ? QuestionWords::tr("%1: mark every square it can go to.").arg(name)
                   : QuestionWords::tr("%1: which of the marked squares can it go to?").arg(name);
    case insight::Skill::Capture:
        return QuestionWords::tr("Which of your pieces can take the one in the frame?");
    }
    return {};
}

QString lessonOf(const insight::Question& question) {
    QStringList lines;
    for (const PieceTypeId kind : question.kinds()) {
        QString line = toQString(question.variant->type(kind).name) + QLatin1Char(':');
        for (const std::string& words : words::movesInWords(QtLanguage(), *question.variant, kind)) {
            line += QLatin1Char(' ') + toQString(words);
        }
        if (!lines.contains(line)) {
            lines << line;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace mujo::ui
