#pragma once

#include <QCoreApplication>
#include <QString>
#include <memory>

#include "ui/look/settings.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

/// On which terms a game is played: by whom, how strongly, with which clocks and limits.
class Terms {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::Terms)

public:
    /// Those that stand in the settings, for a game that begins without asking; the clock that was chosen
    /// last is only for the game that it was chosen for. Null for no game in particular.
    [[nodiscard]] static GameSetup usual(const Settings& settings, std::shared_ptr<const Variant> variant);
    /// The same without a clock and without the strict rule: for a game of which nobody has been told the
    /// terms, such as one that the command line asks for.
    [[nodiscard]] static GameSetup calm(const Settings& settings, std::shared_ptr<const Variant> variant);
    /// These become the usual ones.
    static void keepAsUsual(Settings& settings, const GameSetup& setup);
    [[nodiscard]] static QString inWords(const GameSetup& setup);

private:
    [[nodiscard]] static QString peopleInWords(const GameSetup& setup);
};

} // namespace mujo::ui
