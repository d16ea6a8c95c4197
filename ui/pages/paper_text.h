#pragma once

#include "core/game/game.h"
#include "core/game/game_info.h"
#include "ui/look/piece_painter.h"

class QTextDocument;

namespace mujo::ui {

/// What of a game comes onto paper.
struct PaperChoices {
    bool hasStart = true;  ///< a diagram of the position before the first move
    bool hasMarked = true; ///< diagrams where the record has them
    bool hasEnd = true;    ///< a diagram of the last position of the main line
    int every = 0;         ///< another one after so many moves of the main line each; 0 for none
    bool hasOtherLines = true;
    bool hasComments = true;
    bool isFlipped = false;
    PieceStyle pieces{};
};

/// The text of a game, with a character of `PaperDiagrams` for each diagram; `document` is empty.
void writeGame(QTextDocument& document, const Game& game, const GameDetails& details,
               const PaperChoices& choices);

} // namespace mujo::ui
