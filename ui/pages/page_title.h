#pragma once

#include <QString>

#include "core/game/game.h"
#include "core/game/game_info.h"

namespace mujo::ui {

/// "Habu – Oyama", with Sente and Gote for players without a name; the name of the game where both have none.
[[nodiscard]] QString pageTitle(const Game& game, const GameDetails& details);
/// The game, the handicap, the event, the place and the date, as far as they are known, in one line.
[[nodiscard]] QString pageSubtitle(const Game& game, const GameDetails& details);

} // namespace mujo::ui
