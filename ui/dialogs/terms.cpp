#include "ui/dialogs/terms.h"

#include <algorithm>

#include "core/engine/engine.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

GameSetup Terms::usual(const Settings& settings, std::shared_ptr<const Variant> variant) {
    GameSetup setup;
    setup.variant = std::move(variant);
    setup.players = {settings.value(Settings::kSentePlayer), settings.value(Settings::kGotePlayer)};
    setup.level = std::clamp(settings.value(Settings::kLevel), kWeakestLevel, kStrongestLevel);
    setup.illegalMoveLoses = settings.value(Settings::kIllegalLoses);
    setup.endsAtMate = settings.value(Settings::kEndsAtMate);
    if (const auto time = parseTimeControl(settings.value(Settings::kTimeControl).toStdString())) {
        setup.time = *time;
    }
    setup.timeLoses = settings.value(Settings::kTimeLoses);
    return setup;
}

void Terms::keepAsUsual(Settings& settings, const GameSetup& setup) {
    settings.set(Settings::kTimeControl, setup.time ? shown(timeControlText(*setup.time)) : QString());
    settings.set(Settings::kTimeLoses, setup.timeLoses);
    settings.set(Settings::kSentePlayer, setup.players[Side::Sente]);
    settings.set(Settings::kGotePlayer, setup.players[Side::Gote]);
    settings.set(Settings::kLevel, setup.level);
    settings.set(Settings::kIllegalLoses, setup.illegalMoveLoses);
    settings.set(Settings::kEndsAtMate, setup.endsAtMate);
}

QString Terms::inWords(const GameSetup& setup) {
    const auto name = [](Player player) { return player == Player::Human ? tr("human") : tr("computer"); };
    QStringList terms{tr("Sente: %1").arg(name(setup.players[Side::Sente])),
                      tr("Gote: %1").arg(name(setup.players[Side::Gote]))};
    if (setup.players[Side::Sente] == Player::Computer || setup.players[Side::Gote] == Player::Computer) {
        terms << tr("level %1 (%2)").arg(setup.level).arg(levelName(setup.level));
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
