// The tree of a record: how a reader walks through it, and where it is drawn.

#include <gtest/gtest.h>

#include <map>

#include "core/base/random.h"
#include "core/game/record_layout.h"
#include "core/game/record_walk.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

/// Plays the first legal move that has not been played from here.
Game::Node playAnother(Game& game) {
    const auto& made = game.next(game.current());
    for (const Move& move : std::vector<Move>(game.legalMoves())) {
        const bool isKnown = std::any_of(made.begin(), made.end(),
                                         [&](Game::Node node) { return game.ply(node).move == move; });
        if (!isKnown && game.play(move)) {
            break;
        }
    }
    return game.current();
}

Game::Node playMoves(Game& game, int count) {
    for (int i = 0; i < count; ++i) {
        playAnother(game);
    }
    return game.current();
}

Game::Node walk(Game& game, RecordStep step) {
    game.goTo(afterStep(game, step));
    return game.current();
}

TEST(RecordWalk, StepsInTheLineOnTheBoard) {
    Game game(testing::game("shogi"));
    EXPECT_EQ(walk(game, RecordStep::Back), Game::kStart);
    EXPECT_EQ(walk(game, RecordStep::Forward), Game::kStart);
    playMoves(game, 25);
    EXPECT_EQ(walk(game, RecordStep::Forward), Game::Node{25});
    EXPECT_EQ(walk(game, RecordStep::Back), Game::Node{24});
    EXPECT_EQ(walk(game, RecordStep::PageBack), Game::Node{14});
    EXPECT_EQ(walk(game, RecordStep::PageForward), Game::Node{24});
    EXPECT_EQ(walk(game, RecordStep::PageForward), Game::Node{25});
    EXPECT_EQ(walk(game, RecordStep::ToStart), Game::kStart);
    EXPECT_EQ(walk(game, RecordStep::PageBack), Game::kStart);
    EXPECT_EQ(walk(game, RecordStep::ToEnd), Game::Node{25});
}

TEST(RecordWalk, GoesAmongTheMovesFromOnePositionAndFromForkToFork) {
    Game game(testing::game("shogi"));
    playMoves(game, 6);
    game.goTo(2);
    const Game::Node second = playMoves(game, 1);
    game.goTo(2);
    const Game::Node third = playMoves(game, 3);
    game.goTo(3);
    EXPECT_EQ(walk(game, RecordStep::SiblingBefore), Game::Node{3}) << "there is none before the first";
    EXPECT_EQ(walk(game, RecordStep::Sibling), second);
    EXPECT_EQ(walk(game, RecordStep::Sibling), third - 2);
    EXPECT_EQ(walk(game, RecordStep::Sibling), third - 2);
    EXPECT_EQ(walk(game, RecordStep::SiblingBefore), second);
    EXPECT_EQ(walk(game, RecordStep::SiblingBefore), Game::Node{3});
    EXPECT_EQ(walk(game, RecordStep::ForkBack), Game::Node{3}) << "it is a fork itself, and the only one";
    EXPECT_EQ(walk(game, RecordStep::ToEnd), Game::Node{6});
    EXPECT_EQ(walk(game, RecordStep::Sibling), Game::Node{6});
    EXPECT_EQ(walk(game, RecordStep::ForkBack), Game::Node{3});
    EXPECT_EQ(walk(game, RecordStep::ToStart), Game::kStart);
    EXPECT_EQ(walk(game, RecordStep::Sibling), Game::kStart);
    EXPECT_EQ(walk(game, RecordStep::ForkForward), Game::Node{3});
}

TEST(RecordLayout, GivesTheMainLineTheFirstLaneAndAShortLineTheNext) {
    Game game(testing::game("shogi"));
    RecordLayout layout = layOut(game);
    EXPECT_EQ(layout.laneCount, 1U);
    EXPECT_EQ(layout.columnCount, 1U);
    playMoves(game, 8);
    game.goTo(2);
    const Game::Node early = playMoves(game, 1);
    game.goTo(5);
    const Game::Node late = playMoves(game, 2);
    layout = layOut(game);
    EXPECT_EQ(layout.lanes[8], 0U);
    EXPECT_EQ(layout.lanes[late], 1U);
    EXPECT_EQ(layout.lanes[early], 1U) << "both have room beside each other";
    EXPECT_EQ(layout.laneCount, 2U);
    EXPECT_EQ(layout.columnCount, 9U);
    game.setPlace(early, std::nullopt);
    EXPECT_FALSE(layOut(game).lanes[early]) << "what was cut out is not drawn";
}

/// What stands in each cell: a node, or the connections that leave one fork.
using Cells = std::map<std::pair<std::size_t, std::size_t>, Game::Node>;

void expectFree(Cells& cells, std::size_t lane, std::size_t column, Game::Node owner) {
    const auto [at, isNew] = cells.try_emplace({lane, column}, owner);
    EXPECT_TRUE(isNew || at->second == owner) << "lane " << lane << ", column " << column;
}

TEST(RecordLayout, LetsNoLineCrossAnotherOne) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        Game game(testing::game("shogi"));
        playMoves(game, 30);
        for (int line = 0; line < 25; ++line) {
            game.goTo(random.below(game.nodeCount()));
            playMoves(game, 1 + static_cast<int>(random.below(12)));
        }
        const RecordLayout layout = layOut(game);
        Cells cells;
        for (Game::Node node = 0; node < game.nodeCount(); ++node) {
            ASSERT_TRUE(layout.lanes[node]);
            ASSERT_LT(*layout.lanes[node], layout.laneCount);
            expectFree(cells, *layout.lanes[node], game.depth(node), node);
        }
        for (Game::Node node = 1; node < game.nodeCount(); ++node) {
            const Game::Node fork = game.parent(node);
            for (std::size_t lane = *layout.lanes[fork] + 1; lane <= *layout.lanes[node]; ++lane) {
                expectFree(cells, lane, game.depth(fork), fork);
            }
        }
    }
}

TEST(RecordLayout, StaysQuickWithVeryManyLines) {
    Game game(testing::game("taikyoku"));
    const std::size_t moves = game.legalMoves().size();
    for (std::size_t i = 0; i < moves; ++i) {
        game.goTo(Game::kStart);
        playMoves(game, 1);
    }
    const RecordLayout layout = layOut(game);
    EXPECT_EQ(layout.laneCount, moves);
}

} // namespace
} // namespace mujo
