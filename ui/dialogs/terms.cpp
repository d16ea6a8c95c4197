#include "ui/dialogs/terms.h"

#include <algorithm>

#include "core/engine/engine.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

GameSetup Terms::usual(const Settings& settings, std::shared_ptr<const Variant> variant) {
    GameSetup setup;
    setup.variant = std::move(variant);
    const int level = std::clamp(settings.value(Settings::kLevel), kWeakestLevel, kStrongestLevel);
    setup.seats = {Seat::of(settings.value(Settings::kSentePlayer), level),
                   Seat::of(settings.value(Settings::kGotePlayer), level)};
    setup.illegalMoveLoses = settings.value(Settings::kIllegalLoses);
    setup.endsAtMate = settings.value(Settings::kEndsAtMate);
    if (const auto time = parseTimeControl(settings.value(Settings::kTimeControl).toStdString())) {
        setup.time = *time;
    }
    setup.timeLoses = settings.value(Settings::kTimeLoses);
    return setup;
}

void Terms::keepAsUsual(Settings& settings, const GameSetup& setup) {
    settings.set(Settings::kTimeControl, setup.time ? toQString(timeControlText(*setup.time)) : QString());
    settings.set(Settings::kTimeLoses, setup.timeLoses);
    settings.set(Settings::kSentePlayer, setup.seats[Side::Sente].kind());
    settings.set(Settings::kGotePlayer, setup.seats[Side::Gote].kind());
    settings.set(Settings::kIllegalLoses, setup.illegalMoveLoses);
    settings.set(Settings::kEndsAtMate, setup.endsAtMate);
}

QString Terms::inWords(const GameSetup& setup) {
    const auto name = [](const Seat& seat) { return seat.isHuman() ? tr("human") : tr("computer"); };
    QStringList terms{tr("Sente: %1").arg(name(setup.seats[Side::Sente])),
                      tr("Gote: %1").arg(name(setup.seats[Side::Gote]))};
    const auto sentesLevel = setup.seats[Side::Sente].level();
    if (const auto level = sentesLevel ? sentesLevel : setup.seats[Side::Gote].level()) {
        terms << tr("level %1 (%2)").arg(*level).arg(levelName(*level));
    }
    if (setup.time) {
        terms << timeInWords(setup.time);
    }
    if (setup.illegalMoveLoses) {
        terms << tr("an illegal move loses");
    }
    return terms.join(QStringLiteral(",  "));
}

} // namespace mujo::ui
