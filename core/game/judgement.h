#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/game.h"

namespace mujo {

/// What the analysis of a whole game makes of a move.
enum class Judgement : std::uint8_t { Inaccuracy, Mistake, Blunder, MissedWin, MissedMate };

/// What separates the judgements. A chance lies between 0 and 1; points say little, since a lead of three
/// pawns decides a level game and changes nothing in one that is won.
struct JudgementThresholds {
    double points = 400; ///< hundredths of a pawn; a score s is a chance of 1 / (1 + exp(-s / points))
    // From so much of the chance to win that the move gives away:
    double inaccuracy = 0.10;
    double mistake = 0.20;
    double blunder = 0.30;
    /// An inaccuracy among the first so many plies is no judgement: short searches of the first moves differ
    /// by as much.
    int openingPlies = 8;
    // A blunder of a side that was to win, and afterwards does not stand worse, is a missed win:
    double won = 0.85;   ///< from this chance before the move
    double level = 0.40; ///< and from this one after it
};
inline constexpr JudgementThresholds kJudgementThresholds{};

/// What a move of `mover` is worth that leads from a position of one score to one of the other; none for a
/// move that gives nothing away. A forced win after which none is left is a missed mate.
[[nodiscard]] std::optional<Judgement> judgeMove(const PositionScore& before, const PositionScore& after,
                                                 Side mover);
/// What the move that leads to a node is worth: by a search of the position before it, which compares it with
/// the best move, else by that of the position after it. None where neither is known. A game that is over by
/// the rules needs none.
[[nodiscard]] std::optional<PositionScore> scoreOfMove(const Game& game, Game::Node node);
/// The same for the move that leads to a node, from the finding before it and what the move is worth. None
/// for the best move that was found, whatever the searches say, and where a finding is missing.
[[nodiscard]] std::optional<Judgement> judgementOf(const Game& game, Game::Node node);

struct JudgedMove {
    Game::Node node; ///< it leads there
    Judgement judgement;
};
/// The marked ones among the moves from the start to `last`, in the order of play.
[[nodiscard]] std::vector<JudgedMove> judgedMoves(const Game& game, Game::Node last);

/// The score of a position in which the game is over like this.
[[nodiscard]] PositionScore scoreOfEnd(const rules::Outcome& outcome);
/// Whether the rules, and no resignation or the like, have ended the game there.
[[nodiscard]] bool isOverByRules(const Game& game, Game::Node node);

} // namespace mujo
