#pragma once

#include <QByteArray>

#include "core/game/game.h"
#include "core/game/game_info.h"

namespace mujo::ui {

/// A game as one page of HTML (UTF-8) that replays it in a browser: all its lines, comments and marks, and
/// the pieces as outlines. The page refers to nothing outside itself, and knows no rules: it is told what
/// each move changes. Texts are in the language of the program.
[[nodiscard]] QByteArray gamePage(const Game& game, const GameDetails& details);

} // namespace mujo::ui
