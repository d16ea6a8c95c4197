#pragma once

#include <QString>

#include "core/game/game.h"
#include "core/game/notation/japanese.h"

namespace mujo::ui {

/// A move with all its legs in words, such as "Gote: Lion takes Pawn on f9, takes Dragon King on e10".
[[nodiscard]] QString moveInWords(const Position& before, const Move& move);
/// The move of a game that led to `node`, not the start, in the notation that the reader has chosen.
[[nodiscard]] QString moveText(const Game& game, Game::Node node);
/// The same for a move of any line.
[[nodiscard]] QString moveText(const MoveInLine& line, const Move& move, const Transition& transition,
                               const MoveContext& context);
/// The same with the mark of the annotator, where it has one.
[[nodiscard]] QString markedMoveText(const Game& game, Game::Node node);
/// The number of a move, not the start, as lists have it: both sides' moves share one.
[[nodiscard]] int moveNumber(const Game& game, Game::Node node);
/// The move with its number and its mark, such as "12… P-8d!"; the dots say that it is one of Gote, which
/// Japanese notation says by itself.
[[nodiscard]] QString numberedMoveText(const Game& game, Game::Node node);
/// "good move" and so on, for the mark of an annotator.
[[nodiscard]] QString glyphInWords(MoveGlyph glyph);
/// The last move of a game in words; empty at its start.
[[nodiscard]] QString lastMoveInWords(const Game& game);

} // namespace mujo::ui
