#pragma once

#include "core/game/game.h"
#include "core/game/game_info.h"
#include "ui/pages/paper_text.h"

class QPagedPaintDevice;

namespace mujo::ui {

/// Prints a game: who played and when, the moves in running text with comments and the other lines, and
/// diagrams. Texts are in the language of the program, moves as its lists have them. `paper` is one on which
/// nothing has been painted; back comes how many pages it takes.
int printGame(QPagedPaintDevice& paper, const Game& game, const GameDetails& details,
              const PaperChoices& choices);

} // namespace mujo::ui
