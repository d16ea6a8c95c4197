#include "ui/words/phrases.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <numeric>

namespace mujo::ui {

namespace {

/// All phrases in one, put together by a text that takes two of them.
QString joined(const QStringList& phrases, const QString& pair) {
    QString whole = phrases.value(0);
    for (qsizetype i = 1; i < phrases.size(); ++i) {
        whole = pair.arg(whole, phrases[i]);
    }
    return whole;
}

} // namespace

QString Phrases::list(const QStringList& phrases) {
    return joined(phrases, tr("%1, %2", "a list"));
}

QString Phrases::inParts(const QStringList& phrases) {
    return joined(phrases, tr("%1; %2", "phrases that may have commas in them"));
}

QString Phrases::sentence(const QString& phrase) {
    return tr("%1.", "one phrase or several, as a sentence").arg(phrase);
}

QString Phrases::inARow(const QStringList& phrases) {
    return joined(phrases, tr("%1. %2", "phrases that follow one another"));
}

bool Phrases::countsSingleMoves() {
    return tr("pairs",
              "How moves are counted in this language, and nothing that is shown: \"pairs\" where a move "
              "of each side has one number, \"single\" where each move has its own.") ==
           QLatin1String("single");
}

bool Phrases::writesMovesInKanji() {
    return tr("western", "How moves are written in this language, and nothing that is shown: \"western\" for "
                         "P-7f, \"japanese\" for ▲７六歩.") == QLatin1String("japanese");
}

QString Phrases::inLines(const QString& text) {
    constexpr int kLongest = 76; // letters; a kanji is as wide as two
    constexpr char16_t kFirstWide = 0x2e80;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    QString lines;
    int length = 0;
    for (qsizetype from = 0, to = breaks.toNextBoundary(); to > from;
         from = to, to = breaks.toNextBoundary()) {
        const QString part = text.mid(from, to - from);
        const int width = std::accumulate(part.begin(), part.end(), 0, [](int sum, QChar letter) {
            return sum + (letter.unicode() < kFirstWide ? 1 : 2);
        });
        if (length > 0 && length + width > kLongest) {
            while (lines.endsWith(QLatin1Char(' '))) {
                lines.chop(1);
            }
            lines += QLatin1Char('\n');
            length = 0;
        }
        lines += part;
        length = part.endsWith(QLatin1Char('\n')) ? 0 : length + width;
    }
    if (Qt::mightBeRichText(lines)) { // names and comments are what they are
        constexpr char16_t kNoSpace = 0x200b;
        lines.replace(QLatin1Char('<'), QLatin1Char('<') + QString(QChar(kNoSpace)));
        lines.replace(QLatin1Char('&'), QLatin1Char('&') + QString(QChar(kNoSpace)));
    }
    return lines;
}

QString Phrases::withoutMnemonic(QString label) {
    static const QRegularExpression kInBrackets(QStringLiteral(" ?\\(&[A-Za-z0-9]\\)"));
    return label.remove(kInBrackets).remove(QLatin1Char('&'));
}

} // namespace mujo::ui
