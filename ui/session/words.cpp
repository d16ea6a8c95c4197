#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/printable.h"
#include "core/engine/engine.h"
#include "core/insight/royal_attacks.h"
#include "core/words/phrases.h"
#include "ui/session/result_words.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestSaid = 200; // of what another program says

/// The context of the texts here.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::Words)
};

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
    return side == Side::Sente ? Words::tr("Sente") : Words::tr("Gote");
}

QString playerName(const Seat& seat, Side side) {
    return seat.name.isEmpty() ? sideName(side)
                               : Words::tr("%1 (%2)", "a player and the side").arg(seat.name, sideName(side));
}

QString seatInWords(const Seat& seat, const Seat& other) {
    const auto level = seat.level();
    const Seat::Hosted* hosted = seat.hosted();
    constexpr qsizetype kLongestName = 90; // characters
    const bool isYou = seat.isHuman() && seat.name.isEmpty() && !other.isHuman();
    return isYou            ? Words::tr("You")
           : seat.isHuman() ? QString()
           : level          ? Words::tr("Computer, level %1").arg(*level)
           : hosted         ? Words::tr("Engine %1").arg(shortened(hosted->engine, kLongestName))
                            : Words::tr("Computer");
}

QString sideSign(Side side) {
    return side == Side::Sente ? QStringLiteral("☗") : QStringLiteral("☖");
}

QString readingName(const Variant& variant) {
    const OptionTable& table = variant.data().optionTable;
    if (const auto named = numberOf(table.profiles, variant.profile())) {
        return toQString(table.profiles[*named].name);
    }
    return Words::tr("own rules");
}

QString gameName(const Variant& variant) {
    const QString name = toQString(variant.name());
    return variant.profile() == kStandardProfile
               ? name
               : Words::tr("%1 (%2)", "a game and a reading of its rules").arg(name, readingName(variant));
}

QString inWords(const Diagnostic& fault) {
    const QtLanguage language;
    QString said = toQString(words::capitalised(printable(fault.message.in(language))));
    while (said.endsWith(QLatin1Char('.')) || said.endsWith(QChar(0x3002))) {
        said.chop(1);
    }
    if (!fault.hint.empty()) {
        said = Words::tr("%1; %2", "a fault, and a hint")
                   .arg(said, toQString(printable(fault.hint.in(language))));
    }
    const bool isOneLine = fault.file.empty() && fault.line == 1;
    const bool isOfTheWhole = fault.line == 0 || (!isOneLine && fault.line == 1 && fault.column == 1);
    if (isOfTheWhole) {
        return Words::tr("%1.", "a fault as a sentence").arg(said);
    }
    return isOneLine ? Words::tr("%1 (character %2).", "a fault, and its place").arg(said).arg(fault.column)
                     : Words::tr("%1 (line %2, character %3).", "a fault, and its place")
                           .arg(said)
                           .arg(fault.line)
                           .arg(fault.column);
}

QString toQString(const Diagnostics& faults) {
    QStringList lines;
    if (!faults.empty() && !faults.front().file.empty()) {
        const QString path = toQString(printable(faults.front().file));
        lines << Words::tr("In %1:", "the name of a file, before its faults")
                     .arg(path.section(QLatin1Char('/'), -1));
    }
    for (const Diagnostic& fault : faults) {
        lines << inWords(fault);
    }
    return lines.join(QLatin1Char('\n'));
}

QString levelName(int level) {
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("mujo::ui::Words", "first steps"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "beginner"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "casual"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "attentive"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "club player"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "experienced"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "strong"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "very strong"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "expert"),
                                       QT_TRANSLATE_NOOP("mujo::ui::Words", "full strength")};
    const int at = std::clamp(level, kWeakestLevel, kStrongestLevel) - kWeakestLevel;
    return Words::tr(kNames[static_cast<std::size_t>(at)]);
}

QString levelInWords(int level) {
    const double seconds = static_cast<double>(timeUsedByLevel(level).count()) / 1000.0;
    const QString time =
        QLocale().toString(seconds, 'f', seconds < 10 && seconds != std::floor(seconds) ? 1 : 0);
    return Words::tr("Level %1, %2, up to %3 s a move").arg(level).arg(levelName(level), time);
}

QString checkInWords(const Game& game) {
    const Position& position = game.position();
    const QString side = sideName(position.turn());
    if (insight::haveSeveralRoyals(game.start())) {
        return game.isMate()    ? Words::tr("Mate: %1 cannot save the last royal piece.").arg(side)
               : game.inCheck() ? Words::tr("Check: %1's last royal piece is attacked.").arg(side)
                                : QString();
    }
    const auto royals = position.royals(position.turn());
    const QString royal =
        royals.empty() ? QString() : toQString(game.variant().type(position.at(*royals.begin()).type()).name);
    return game.isMate()
               ? Words::tr("Mate: %1 cannot save the %2.", "a side, its royal piece").arg(side, royal)
           : game.inCheck()
               ? Words::tr("Check: %1's %2 is attacked.", "a side, its royal piece").arg(side, royal)
               : QString();
}

QString noMoveInWords(const Answer& answer, const QString& name) {
    const QString said = shortened(toQString(answer.text), kLongestSaid);
    switch (answer.kind) {
    case Answer::Kind::Illegal:
        return Words::tr("%1 wants to play \"%2\", which is not legal. The game is as it was.")
            .arg(name, said);
    case Answer::Kind::Refuses:
        return Words::tr("%1 refuses a legal move (%2). The game is as it was.").arg(name, said);
    case Answer::Kind::HangsUp:
        return Words::tr("%1 has not answered in time. The game is as it was.").arg(name);
    case Answer::Kind::CannotPlay:
        return Words::tr("%1 cannot play: %2. The game is as it was.")
            .arg(name, shortened(toQString(answer.why), kLongestSaid));
    case Answer::Kind::ClaimsDraw:
    case Answer::Kind::ClaimsWin:
        return Words::tr("%1 claims a result that the rules do not give (%2). The game is as it was.")
            .arg(name, said);
    case Answer::Kind::Resigns:
        return Words::tr("%1 would resign in this position. The game is as it was.").arg(name);
    case Answer::Kind::HasNoMove:
        return Words::tr("%1 has found no move. The game is as it was.").arg(name);
    case Answer::Kind::Died:
    case Answer::Kind::Move:
        break;
    }
    return Words::tr("%1 has ended without a move. The game is as it was.").arg(name);
}

QString turnInWords(const Game& game) {
    return game.isOver() ? ResultWords().title(game.outcome())
                         : Words::tr("%1 to move").arg(sideName(game.position().turn()));
}

} // namespace mujo::ui
