#include "ui/study/piece_search.h"

#include <algorithm>

#include "ui/words/search_text.h"

namespace mujo::ui {

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

/// From the beginning of a word on, so that "ox" finds no fox.
bool wordsBegin(const QString& words, const QString& search) {
    return (QLatin1Char(' ') + words).contains(QLatin1Char(' ') + search);
}

} // namespace

QString foldedText(const QString& text) {
    QString folded;
    for (const QChar c : withoutAccents(text)) {
        folded += c.isLetterOrNumber() || c.isSurrogate() ? c : QChar(QLatin1Char(' '));
    }
    return folded.simplified();
}

QString foldedReading(const QString& text) {
    QString folded = foldedText(text);
    for (const char* vowel : {"ou", "oo", "uu", "aa", "ee"}) {
        folded.replace(QLatin1String(vowel), QLatin1String(vowel, 1));
    }
    return folded;
}

PieceMatch pieceMatch(const PieceType& type, const QString& search) {
    const QString wanted = foldedText(search);
    if (wanted.isEmpty()) {
        return PieceMatch::None;
    }
    const QString name = foldedText(text(type.name));
    if (foldedText(text(type.id)) == wanted || name == wanted) {
        return PieceMatch::Whole;
    }
    if (wordsBegin(name, wanted)) {
        return name.startsWith(wanted) ? PieceMatch::Beginning : PieceMatch::Word;
    }
    const QString plain = search.simplified();
    const bool inKanji = plain.at(0).unicode() > 0x2E00 && // from the radicals on
                         (text(type.kanji).contains(plain) || text(type.kanji1).contains(plain));
    const bool otherwise =
        inKanji || wordsBegin(foldedReading(text(type.romaji)), foldedReading(search)) ||
        std::any_of(type.aliases.begin(), type.aliases.end(),
                    [&](const std::string& alias) { return wordsBegin(foldedText(text(alias)), wanted); });
    return otherwise ? PieceMatch::Otherwise : PieceMatch::None;
}

} // namespace mujo::ui
