#include "ui/dialogs/terms.h"

#include <algorithm>

#include "core/engine/engine.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestNameInTerms = 24; // characters of a player in a line of terms

} // namespace

GameSetup Terms::usual(const Settings& settings, std::shared_ptr<const Variant> variant) {
    GameSetup setup;
    setup.variant = std::move(variant);
    const PerSide<SeatKind> kinds{settings.value(Settings::kSentePlayer),
                                  settings.value(Settings::kGotePlayer)};
    const bool areBothComputers = kinds == PerSide<SeatKind>{SeatKind::Computer, SeatKind::Computer};
    const auto level = [&settings](const Setting<int>& setting) {
        return std::clamp(settings.value(setting), kWeakestLevel, kStrongestLevel);
    };
    setup.seats = {
        Seat::of(kinds[Side::Sente], level(Settings::kLevel)),
        Seat::of(kinds[Side::Gote], level(areBothComputers ? Settings::kSecondLevel : Settings::kLevel))};
    Seat& sente = setup.seats[Side::Sente];
    Seat& gote = setup.seats[Side::Gote];
    if (sente.isHuman() && gote.isHuman()) {
        sente.name = settings.value(Settings::kPlayerNameA);
        gote.name = settings.value(Settings::kPlayerNameB);
    } else if (sente.isHuman() || gote.isHuman()) {
        (sente.isHuman() ? sente : gote).name = settings.value(Settings::kOwnName);
    }
    setup.illegalMoveLoses = settings.value(Settings::kIllegalLoses);
    setup.endsAtMate = settings.value(Settings::kEndsAtMate);
    // An hour for a game of eleven files says nothing of one of thirty-six.
    const bool isForIt =
        !setup.variant || settings.value(Settings::kTimeGame) == toQString(setup.variant->id());
    const auto time = parseGameTime(settings.value(Settings::kTimeControl).toStdString());
    if (time && isForIt) {
        setup.time = *time;
    }
    setup.timeLoses = settings.value(Settings::kTimeLoses);
    return setup;
}

GameSetup Terms::calm(const Settings& settings, std::shared_ptr<const Variant> variant) {
    GameSetup setup = usual(settings, std::move(variant));
    setup.time.reset();
    setup.illegalMoveLoses = false;
    return setup;
}

void Terms::keepAsUsual(Settings& settings, const GameSetup& setup) {
    settings.set(Settings::kTimeControl, setup.time ? toQString(gameTimeText(*setup.time)) : QString());
    settings.set(Settings::kTimeGame, toQString(setup.variant->id()));
    settings.set(Settings::kTimeLoses, setup.timeLoses);
    if (setup.seats[Side::Sente].isHuman() || setup.seats[Side::Gote].isHuman()) { // to watch is no habit
        settings.set(Settings::kSentePlayer, setup.seats[Side::Sente].kind());
        settings.set(Settings::kGotePlayer, setup.seats[Side::Gote].kind());
    }
    settings.set(Settings::kIllegalLoses, setup.illegalMoveLoses);
    settings.set(Settings::kEndsAtMate, setup.endsAtMate);
}

/// With the names that go with every game until others are given.
QString Terms::peopleInWords(const GameSetup& setup) {
    PerSide<QString> names;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const QString& name = setup.seats[side].name;
        names[side] =
            name.isEmpty()
                ? sideName(side)
                : tr("%1 (%2)", "a name, a side").arg(shortened(name, kLongestNameInTerms), sideName(side));
    }
    const bool isNamed = !setup.seats[Side::Sente].name.isEmpty() || !setup.seats[Side::Gote].name.isEmpty();
    return isNamed ? tr("Two people at this screen: %1 and %2").arg(names[Side::Sente], names[Side::Gote])
                   : tr("Two people at this screen");
}

QString Terms::inWords(const GameSetup& setup) {
    const bool isSenteHuman = setup.seats[Side::Sente].isHuman();
    const bool isGoteHuman = setup.seats[Side::Gote].isHuman();
    QStringList terms{isSenteHuman && isGoteHuman ? peopleInWords(setup)
                      : isSenteHuman              ? tr("You move first (Sente), against the computer")
                      : isGoteHuman               ? tr("You move second (Gote), against the computer")
                                                  : tr("Two computers play")};
    const auto sentesLevel = setup.seats[Side::Sente].level();
    const auto gotesLevel = setup.seats[Side::Gote].level();
    if (sentesLevel && gotesLevel && *sentesLevel != *gotesLevel) {
        terms << tr("levels %1 and %2").arg(*sentesLevel).arg(*gotesLevel);
    } else if (const auto level = sentesLevel ? sentesLevel : gotesLevel) {
        QString words = tr("level %1 (%2)").arg(*level).arg(levelName(*level));
        terms << words.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); // it is never broken
    }
    if (setup.time) {
        terms << timeInWords(setup.time);
    }
    if (setup.illegalMoveLoses) {
        terms << tr("an illegal move loses");
    }
    return Phrases::list(terms);
}

} // namespace mujo::ui
