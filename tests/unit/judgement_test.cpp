#include "core/game/judgement.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

/// The score at which Sente has this chance, rounded so that it has at least as much.
PositionScore scoreOf(double chance) {
    const double points = kJudgementThresholds.points * std::log(chance / (1 - chance));
    return {static_cast<int>(std::ceil(points)), false, 8};
}

/// A point less.
PositionScore below(PositionScore score) {
    --score.value;
    return score;
}

PositionScore ofGote(PositionScore score) {
    score.value = -score.value;
    return score;
}

/// By Sente; that Gote is judged alike is checked on the way.
std::optional<Judgement> judged(const PositionScore& before, const PositionScore& after) {
    const auto judgement = judgeMove(before, after, Side::Sente);
    EXPECT_EQ(judgeMove(ofGote(before), ofGote(after), Side::Gote), judgement);
    return judgement;
}

TEST(Judgement, GoesByTheChanceThatIsGivenAway) {
    const PositionScore level{0, false, 8};
    const auto after = [](double lost) { return scoreOf(0.5 - lost); };
    EXPECT_EQ(judged(level, level), std::nullopt);
    EXPECT_EQ(judged(level, {300, false, 8}), std::nullopt);
    EXPECT_EQ(judged(level, after(kJudgementThresholds.inaccuracy)), std::nullopt);
    EXPECT_EQ(judged(level, below(after(kJudgementThresholds.inaccuracy))), Judgement::Inaccuracy);
    EXPECT_EQ(judged(level, after(kJudgementThresholds.mistake)), Judgement::Inaccuracy);
    EXPECT_EQ(judged(level, below(after(kJudgementThresholds.mistake))), Judgement::Mistake);
    EXPECT_EQ(judged(level, after(kJudgementThresholds.blunder)), Judgement::Mistake);
    EXPECT_EQ(judged(level, below(after(kJudgementThresholds.blunder))), Judgement::Blunder);
}

TEST(Judgement, PointsThatDecideNothingCostNothing) {
    EXPECT_EQ(judged({3000, false, 8}, {1500, false, 8}), std::nullopt);
    EXPECT_EQ(judged({-1500, false, 8}, {-3000, false, 8}), std::nullopt);
    EXPECT_EQ(judged({-4, true, 8}, {-2, true, 8}), std::nullopt);
}

// Whoever has been mated looks for the move that allowed it.
TEST(Judgement, AMoveThatAllowsAForcedWinIsMarkedInALostGameAsWell) {
    EXPECT_EQ(judged({-1500, false, 8}, {-4, true, 8}), Judgement::Inaccuracy);
    EXPECT_EQ(judged({-1500, false, 8}, {4, true, 8}), std::nullopt);
    EXPECT_EQ(judged({0, false, 8}, {-4, true, 8}), Judgement::Blunder);
}

TEST(Judgement, AWonGameThatBecomesLevelIsAMissedWin) {
    const PositionScore won = scoreOf(kJudgementThresholds.won);
    const PositionScore level = scoreOf(kJudgementThresholds.level);
    EXPECT_EQ(judged(won, level), Judgement::MissedWin);
    EXPECT_EQ(judged(below(won), level), Judgement::Blunder);
    EXPECT_EQ(judged(won, below(level)), Judgement::Blunder) << "the game is worse than level";
    EXPECT_EQ(judged(won, scoreOf(kJudgementThresholds.won - 0.25)), Judgement::Mistake);
}

TEST(Judgement, AForcedWinGivenAwayIsAMissedMate) {
    const PositionScore mate{5, true, 8};
    EXPECT_EQ(judged(mate, {9, true, 8}), std::nullopt) << "later, but forced";
    EXPECT_EQ(judged(mate, {4000, false, 8}), Judgement::MissedMate);
    EXPECT_EQ(judged({4000, false, 8}, {4000, false, 8}), std::nullopt);
    EXPECT_EQ(judged(mate, {-3, true, 8}), Judgement::MissedMate);
    EXPECT_EQ(judged({0, false, 8}, {-3, true, 8}), Judgement::Blunder);
}

/// Two moves of a game in which Gote's second-best move is played.
struct JudgedGame {
    JudgedGame() : game(testing::game("sho")) {
        game.play(Move(game.legalMoves().front()));
        best = game.legalMoves().back();
        game.play(Move(game.legalMoves().front()));
    }
    void note(Game::Node node, int score, std::vector<Move> line = {}) {
        game.noteFinding(node, {{score, false, 8}, std::move(line), {}, {}});
    }
    Game game;
    Move best{Origin(Square(0)), {}, {}, {}};
};

TEST(Judgement, FollowsFromTheFindingsBeforeAndAfterAMove) {
    JudgedGame scene;
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt);
    scene.note(1, 0, {scene.best});
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt) << "what it led to is not known";
    scene.note(2, 2000);
    EXPECT_EQ(judgementOf(scene.game, 2), Judgement::Blunder);
    EXPECT_EQ(judgementOf(scene.game, 1), std::nullopt);
    EXPECT_EQ(judgementOf(scene.game, Game::kStart), std::nullopt);
    scene.note(1, 0, {scene.game.ply(2).move});
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt) << "no better one was found";
}

// A short search tells the first moves of a game apart less well than it seems.
TEST(Judgement, AnInaccuracyOfTheFirstMovesIsNotHeldAgainstTheMover) {
    constexpr int kInaccuracy = 200;
    constexpr int kMistake = 400;
    JudgedGame scene;
    while (scene.game.line().size() < 10) {
        scene.game.play(Move(scene.game.legalMoves()[scene.game.line().size()])); // no position twice
    }
    for (const Game::Node node : {Game::Node{2}, Game::Node{10}}) { // both are Gote's
        const Move played = scene.game.ply(node).move;
        scene.game.goTo(node - 1);
        const auto& legal = scene.game.legalMoves();
        scene.note(node - 1, 0, {legal.front() == played ? legal.back() : legal.front()});
        scene.note(node, kMistake);
        EXPECT_EQ(judgementOf(scene.game, node), Judgement::Mistake);
        scene.note(node, kInaccuracy);
        EXPECT_EQ(judgementOf(scene.game, node),
                  node == 2 ? std::nullopt : std::optional(Judgement::Inaccuracy));
    }
}

// Two searches may differ by what each side thinks of its turn; one search of both moves decides.
TEST(Judgement, GoesByTheSearchThatComparesTheMoveWithTheBestOne) {
    JudgedGame scene;
    scene.note(1, 0, {scene.best});
    scene.note(2, 2000);
    Finding before = *scene.game.ply(1).finding;
    before.compared = {scene.game.ply(2).move, {30, false, 8}};
    scene.game.noteFinding(1, before);
    EXPECT_EQ(scoreOfMove(scene.game, 2), (PositionScore{30, false, 8}));
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt);
    before.compared->move = scene.best;
    scene.game.noteFinding(1, before);
    EXPECT_EQ(judgementOf(scene.game, 2), Judgement::Blunder) << "that was another move";
}

TEST(Judgement, AResignationIsNoFaultOfTheMoveBeforeIt) {
    JudgedGame scene;
    scene.note(1, 0, {scene.best});
    scene.game.resign(scene.game.position().turn());
    EXPECT_FALSE(isOverByRules(scene.game, 2));
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt);
    scene.note(2, 10);
    EXPECT_EQ(judgementOf(scene.game, 2), std::nullopt);
}

TEST(Judgement, AGameThatIsOverNeedsNoFinding) {
    testing::Scene scene("shogi", "K 5i, k 5a, G 5c, G 8h", "b hand=G 1");
    Game& game = scene.game();
    game.noteFinding(Game::kStart, {{1, true, 8}, {game.legalMoves().back()}, {}, {}});
    scene.play("G*5b");
    ASSERT_TRUE(isOverByRules(game, 1));
    EXPECT_EQ(judgementOf(game, 1), std::nullopt) << "it wins";
}

} // namespace
} // namespace mujo
