#include "ui/trainer/question_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/words/moves_in_words.h"
#include "core/words/phrases.h"
#include "ui/session/words.h"
#include "ui/words/piece_title.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::QuestionWords)
};

/// The kanji on the face are the name.
bool isReadingAsked(const insight::Question& question) {
    const PieceType& type = question.variant->type(question.piece.type);
    return question.skill == insight::Skill::Name && type.name == type.kanji;
}

} // namespace

QString taskOf(const insight::Question& question) {
    const QString name = toQString(question.variant->type(question.piece.type).name);
    switch (question.skill) {
    case insight::Skill::Name:
        return isReadingAsked(question) ? QuestionWords::tr("How is the name of this piece read?")
                                        : QuestionWords::tr("What is this piece called?");
    case insight::Skill::Reach:
        return question.asked.empty()
                   ? QuestionWords::tr("%1: mark every square it can go to.").arg(name)
                   : QuestionWords::tr("%1: which of the marked squares can it go to?").arg(name);
    case insight::Skill::Capture:
        return QuestionWords::tr("Which of your pieces can take the enemy piece?");
    }
    return {};
}

QString lessonOf(const insight::Question& question) {
    QStringList lines;
    for (const PieceTypeId kind : question.kinds()) {
        const PieceType& type = question.variant->type(kind);
        const QString line =
            QuestionWords::tr("%1: %2", "a piece, and how it moves in sentences")
                .arg(isReadingAsked(question) ? PieceTitle::inLine(type) : toQString(type.name),
                     toQString(words::paragraph(QtLanguage(),
                                                words::movesInWords(QtLanguage(), *question.variant, kind))));
        if (!lines.contains(line)) {
            lines << line;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace mujo::ui
