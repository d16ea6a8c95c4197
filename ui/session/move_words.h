#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>

#include "core/game/game.h"
#include "core/game/notation/japanese.h"

namespace mujo::ui {

/// A move with all its legs in words, such as "Gote: Lion takes Pawn on f9, takes Dragon King on e10".
[[nodiscard]] QString moveInWords(const Position& before, const Move& move);
/// The same of a legal move that is advised: also that it does not promote where it might.
[[nodiscard]] QString adviceInWords(const Game& game, const Move& move);
/// The same as a sentence without the side, such as "Lion takes Pawn on 7g and Gold General on 8f, ending on
/// 8f."
[[nodiscard]] QString moveSentence(const Position& before, const Move& move);
[[nodiscard]] QString moveSentence(const Game& game, Game::Node node);
/// The move of a game that led to `node`, not the start, in the notation that the reader has chosen.
[[nodiscard]] QString moveText(const Game& game, Game::Node node);
/// The same for a move of any line.
[[nodiscard]] QString moveText(const MoveInLine& line, const Move& move, const Transition& transition,
                               const MoveContext& context);
/// The same with the mark of the annotator, where it has one.
[[nodiscard]] QString markedMoveText(const Game& game, Game::Node node);
/// Moves are counted as the record counts them, everywhere: the moves of both sides share a number, or each
/// has its own where the language has it so. This is that of a move, not the start.
[[nodiscard]] int moveNumber(const Game& game, Game::Node node);
/// The same for any move that is so far from the start, in plies from 1.
[[nodiscard]] int moveNumberAt(const Game& game, std::size_t depth);
/// The number of the move that comes next after the position shown.
[[nodiscard]] int nextMoveNumber(const Game& game);
/// How many moves of either side are counted as one.
[[nodiscard]] int pliesOfMove();
/// The length of a game of so many moves of either side, counted in the same way.
[[nodiscard]] int movesCounted(std::size_t plies);
/// The move with its number and its mark, such as "12… P-8d!"; the dots say that it is one of Gote, which
/// Japanese notation says by itself.
[[nodiscard]] QString numberedMoveText(const Game& game, Game::Node node);
/// The moves that led to these nodes, one behind the other, with marks and the numbers that are needed.
[[nodiscard]] QString movesInARow(const Game& game, const std::vector<Game::Node>& nodes);
/// "good move" and so on, for the mark of an annotator.
[[nodiscard]] QString glyphInWords(MoveGlyph glyph);
/// The same for a move that is legal in the position of a node, as what comes next there.
[[nodiscard]] QString nextMoveText(const Game& game, Game::Node node, const Move& move);
[[nodiscard]] Position positionAt(const Game& game, Game::Node node);
/// "Pawn, Lion and Gold General"; not for an empty list.
[[nodiscard]] QString listed(const QStringList& parts);
/// The last move of a game in words; empty at its start.
[[nodiscard]] QString lastMoveInWords(const Game& game);
/// The same with the number of pieces that are gone in place of their names, for a move that takes many.
[[nodiscard]] QString lastMoveInFewWords(const Game& game);

} // namespace mujo::ui
