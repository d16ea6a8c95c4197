#include "ui/study/piece_search.h"

#include <algorithm>

#include "ui/words/search_text.h"

namespace mujo::ui {

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

constexpr char16_t kMacron = 0x304; // makes the vowel before it a long one

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

QStringList foldedReadings(const QString& text) {
    const QString parts = text.normalized(QString::NormalizationForm_D).toLower();
    QStringList spelled{{}, {}, {}};
    for (const QChar c : parts) {
        const bool isLong = c == QChar(kMacron) && !spelled[0].isEmpty();
        spelled[0] += c;
        spelled[1] += isLong ? spelled[1].back() : c;
        spelled[2] +=
            isLong ? (spelled[2].back() == QLatin1Char('o') ? QChar(QLatin1Char('u')) : spelled[2].back())
                   : c;
    }
    for (QString& each : spelled) {
        each = foldedText(each);
    }
    spelled.removeDuplicates();
    return spelled;
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
    const QStringList readings = foldedReadings(text(type.romaji));
    const bool otherwise =
        inKanji ||
        std::any_of(readings.begin(), readings.end(),
                    [&](const QString& reading) { return wordsBegin(reading, wanted); }) ||
        std::any_of(type.aliases.begin(), type.aliases.end(),
                    [&](const std::string& alias) { return wordsBegin(foldedText(text(alias)), wanted); });
    return otherwise ? PieceMatch::Otherwise : PieceMatch::None;
}

} // namespace mujo::ui
