#include "core/game/judgement.h"

#include <algorithm>
#include <cmath>

namespace mujo {

namespace {

bool wins(const PositionScore& score, Side side) {
    return score.isForced && (score.value > 0) == (side == Side::Sente);
}

/// The chance of a side to win a position of this score.
double winningChance(const PositionScore& score, Side side) {
    if (score.isForced) {
        return wins(score, side) ? 1 : 0;
    }
    const double seen = side == Side::Sente ? score.value : -score.value;
    return 1 / (1 + std::exp(-seen / kJudgementThresholds.points));
}

} // namespace

std::optional<Judgement> judgeMove(const PositionScore& before, const PositionScore& after, Side mover) {
    constexpr const JudgementThresholds& kAt = kJudgementThresholds;
    if (wins(before, mover)) {
        return wins(after, mover) ? std::nullopt : std::optional(Judgement::MissedMate);
    }
    const double had = winningChance(before, mover);
    const double has = winningChance(after, mover);
    const double lost = had - has;
    if (lost >= kAt.blunder) {
        return had >= kAt.won && has >= kAt.level ? Judgement::MissedWin : Judgement::Blunder;
    }
    if (lost >= kAt.mistake) {
        return Judgement::Mistake;
    }
    // However little there was to lose: a win of the other side is forced only now.
    const bool allowsWin = !before.isForced && wins(after, opponent(mover));
    return lost >= kAt.inaccuracy || allowsWin ? std::optional(Judgement::Inaccuracy) : std::nullopt;
}

std::optional<PositionScore> scoreOfMove(const Game& game, Game::Node node) {
    if (isOverByRules(game, node)) {
        return scoreOfEnd(game.outcome(node));
    }
    const auto& before = game.ply(game.parent(node)).finding;
    if (before && before->compared && before->compared->move == game.ply(node).move) {
        return before->compared->score;
    }
    const auto& after = game.ply(node).finding;
    return after ? std::optional(after->score) : std::nullopt;
}

std::optional<Judgement> judgementOf(const Game& game, Game::Node node) {
    if (node == Game::kStart) {
        return std::nullopt;
    }
    const auto& before = game.ply(game.parent(node)).finding;
    const auto score = scoreOfMove(game, node);
    if (!before || !score || (!before->line.empty() && before->line.front() == game.ply(node).move)) {
        return std::nullopt;
    }
    const auto judgement = judgeMove(before->score, *score, game.turn(game.parent(node)));
    const bool isOpening = static_cast<int>(game.depth(node)) <= kJudgementThresholds.openingPlies;
    return isOpening && judgement == Judgement::Inaccuracy ? std::nullopt : judgement;
}

std::vector<JudgedMove> judgedMoves(const Game& game, Game::Node last) {
    std::vector<JudgedMove> judged;
    for (Game::Node node = last; node != Game::kStart; node = game.parent(node)) {
        if (const auto judgement = judgementOf(game, node)) {
            judged.push_back({node, *judgement});
        }
    }
    std::reverse(judged.begin(), judged.end());
    return judged;
}

PositionScore scoreOfEnd(const rules::Outcome& outcome) {
    const auto winner = outcome.winner();
    if (!winner) {
        return {};
    }
    return {*winner == Side::Sente ? 1 : -1, true, 0};
}

bool isOverByRules(const Game& game, Game::Node node) {
    return game.outcome(node).isOver() && !game.ended(node);
}

} // namespace mujo
