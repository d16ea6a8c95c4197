#pragma once

#include <QString>

#include "core/game/game.h"

namespace mujo::ui {

class BoardView;

/// Makes boards readable to assistive technology as tables of squares. Does so once, however often called.
void installBoardAccessibility();

/// The cursor of the keyboard has come to a square.
void announceCursor(BoardView& board, Square square);

/// Such as "8h, Sente Lion, promoted, 3 captures" or "7g, empty". Captures are the squares on which the piece
/// could take something now, were its side to move.
[[nodiscard]] QString spokenCell(const Game& game, Square square);
/// Who attacks and defends what stands on a square, and what the marks on it say.
[[nodiscard]] QString spokenState(const BoardView& board, Square square);

} // namespace mujo::ui
