#pragma once

#include <QString>
#include <vector>

#include "core/game/judgement.h"

namespace mujo::ui {

/// "blunder" and so on, within a sentence.
[[nodiscard]] QString judgementName(Judgement judgement);
/// What the analysis of the whole game makes of the move that leads to a node, such as "Blunder by Gote:
/// +1.20 before, −6.00 after; better was P-7f"; empty for nothing.
[[nodiscard]] QString judgementInWords(const Game& game, Game::Node node);
/// What is to be said of a move that is not judged: that it ends the game, that it was analysed and how, or
/// that it was not.
[[nodiscard]] QString remarkInWords(const Game& game, Game::Node node);
/// Why a move is judged so: what the other side answers, what that wins, and what was better; as sentences.
/// Only for a move that is judged.
[[nodiscard]] QString reasonInWords(const Game& game, Game::Node node);

/// The moves after it that the reason is about, up to the last one that takes something; empty where the
/// analysis has found none.
[[nodiscard]] std::vector<Move> reasonInMoves(const Game& game, Game::Node node);

} // namespace mujo::ui
