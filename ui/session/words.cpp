#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/engine/engine.h"
#include "ui/session/result_words.h"

namespace mujo::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Words", text);
}

} // namespace

QString inButton(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString inTitle(QString text) {
    return text.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

QString breakable(const QString& text) {
    constexpr int kLongestWord = 30;
    constexpr QChar kBreak(0x200B); // without width
    QString broken;
    broken.reserve(text.size());
    int run = 0;
    for (const QChar c : text) {
        if (run >= kLongestWord && !c.isLowSurrogate() && !c.isMark()) {
            broken += kBreak;
            run = 0;
        }
        broken += c;
        run = c.isSpace() || c == kBreak ? 0 : run + 1;
    }
    return broken;
}

QString shortened(const QString& text, qsizetype longest) {
    if (text.size() <= longest) {
        return text;
    }
    const qsizetype end = text[longest - 1].isHighSurrogate() ? longest - 1 : longest;
    return text.left(end) + QStringLiteral("…");
}

QString sideName(Side side) {
    return side == Side::Sente ? tr("Sente") : tr("Gote");
}

QString shown(const Diagnostics& faults) {
    QStringList lines;
    for (const Diagnostic& fault : faults) {
        lines << shown(fault.text());
    }
    return lines.join(QLatin1Char('\n'));
}

QString levelName(int level) {
    static constexpr std::array kNames{
        QT_TRANSLATE_NOOP("Words", "first steps"), QT_TRANSLATE_NOOP("Words", "beginner"),
        QT_TRANSLATE_NOOP("Words", "casual"),      QT_TRANSLATE_NOOP("Words", "attentive"),
        QT_TRANSLATE_NOOP("Words", "club player"), QT_TRANSLATE_NOOP("Words", "experienced"),
        QT_TRANSLATE_NOOP("Words", "strong"),      QT_TRANSLATE_NOOP("Words", "very strong"),
        QT_TRANSLATE_NOOP("Words", "expert"),      QT_TRANSLATE_NOOP("Words", "full strength")};
    const int at = std::clamp(level, kWeakestLevel, kStrongestLevel) - kWeakestLevel;
    return tr(kNames[static_cast<std::size_t>(at)]);
}

QString levelInWords(int level) {
    const double seconds = static_cast<double>(timeUsedByLevel(level).count()) / 1000.0;
    const QString time =
        QLocale().toString(seconds, 'f', seconds < 10 && seconds != std::floor(seconds) ? 1 : 0);
    return tr("Level %1, %2, about %3 s a move").arg(level).arg(levelName(level), time);
}

QString checkInWords(const Game& game) {
    const QString side = sideName(game.position().turn());
    if (game.isMate()) {
        return tr("Mate: %1 cannot save the last royal piece.").arg(side);
    }
    return game.inCheck() ? tr("Check: %1's last royal piece is attacked.").arg(side) : QString();
}

QString turnInWords(const Game& game) {
    return game.isOver() ? resultTitle(game.outcome())
                         : tr("%1 to move").arg(sideName(game.position().turn()));
}

} // namespace mujo::ui
