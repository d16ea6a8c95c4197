// Moves of a record are found by what they did, and positions wherever they stand.

#include "core/game/record_search.h"

#include <gtest/gtest.h>

#include <sstream>

#include "core/rules/move_text.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;

void playAll(Game& game, const std::string& texts) {
    std::istringstream stream(texts);
    for (std::string text; stream >> text;) {
        const auto parsed = rules::parseMoveText(game.variant(), text);
        const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
        ASSERT_TRUE(move && game.play(*move)) << text;
    }
}

bool any(const Game::Ply& /*ply*/) {
    return true;
}

TEST(RecordSearch, FindsCapturesAndPromotionsInTheOrderOfTheRecord) {
    Game game(testing::game("shogi"));
    playAll(game, "7g7f 3c3d 8h2b+ 3a2b");
    game.goTo(2);
    playAll(game, "2g2f 2b8h+");
    using Nodes = std::vector<Game::Node>;
    EXPECT_EQ(nodesInOrder(game), (Nodes{0, 1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(findMoves(game, SearchFor::Captures, any), (Nodes{3, 4, 6}));
    EXPECT_EQ(findMoves(game, SearchFor::Promotions, any), (Nodes{3, 6}));
    const PieceTypeId pawn = *game.variant().find("P");
    EXPECT_EQ(findMoves(game, SearchFor::AnyMove,
                        [pawn](const Game::Ply& ply) { return ply.context.mover == pawn; }),
              (Nodes{1, 2, 5}));
    game.setComment(Game::kStart, "before");
    game.setComment(5, "another line");
    EXPECT_EQ(findMoves(game, SearchFor::Comments, any), (Nodes{0, 5}));
    EXPECT_EQ(
        findMoves(game, SearchFor::Comments, [](const Game::Ply& ply) { return ply.comment.size() > 6; }),
        (Nodes{5}));
}

TEST(RecordSearch, FindsAPositionWhereverItStands) {
    Game game(testing::game("shogi"));
    playAll(game, "7g7f 3c3d 2g2f 8c8d");
    const std::uint64_t key = game.position().key();
    game.goTo(Game::kStart);
    playAll(game, "2g2f 8c8d 7g7f 3c3d");
    EXPECT_EQ(game.position().key(), key);
    EXPECT_EQ(nodesWithPosition(game, key), (std::vector<Game::Node>{4, 8}));
    game.setPlace(5, std::nullopt);
    EXPECT_EQ(nodesWithPosition(game, key), (std::vector<Game::Node>{4})) << "what was cut out is not found";
}

TEST(RecordSearch, WhatBurnsIsACapture) {
    const Scene scene("tenjiku", "K 8p, k 8a, FD 8h, p 8f", "b - 1");
    Game game(scene.game());
    playAll(game, "8h8g");
    EXPECT_TRUE(takesSomething(game, 1)) << "the fire demon burns the pawn beside it";
    EXPECT_EQ(findMoves(game, SearchFor::Captures, any).size(), 1U);
}

} // namespace
} // namespace mujo
