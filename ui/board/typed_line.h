#pragma once

#include <QString>
#include <vector>

#include "core/game/game.h"

namespace mujo::ui {

/// Characters of a text that is read at once: thousands of moves, which take a moment.
inline constexpr qsizetype kLongestTypedLine = 30000;

/// Moves that a text has, one after the other.
struct TypedLine {
    std::vector<Move> moves;
    int unread = 0; ///< words behind them, from the first that is no move that is possible there
};

/// Reads a line of play from text, such as one that was copied from a mail: moves as `TypedMoves` reads them,
/// with blanks between them, from the position behind `from` on. Numbers of moves are passed over.
[[nodiscard]] TypedLine readTypedLine(Game game, Game::Node from, const QString& text);

} // namespace mujo::ui
