#include "core/game/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/game/line_ahead.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "tests/support/random_tree.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::moveBeside;
using testing::playRandomly;
using testing::randomTree;
using testing::Scene;

TEST(Game, PlaysOnlyLegalMoves) {
    Game game(testing::game("wa"));
    Move move = game.legalMoves().front();
    EXPECT_TRUE(game.play(move));
    EXPECT_FALSE(game.play(move)) << "it is the other side's turn";
    EXPECT_EQ(game.plies().size(), 1U);
}

TEST(LineAhead, GoesAsFarAsTheMovesAreLegal) {
    const Game small(testing::game("wa"));
    const Game large(testing::game("taikyoku"));
    const std::vector<Move> legal = small.legalMoves();
    for (const Move& move : large.legalMoves()) { // most of them from squares beyond the small board
        EXPECT_EQ(LineAhead(small).isLegal(move), std::find(legal.begin(), legal.end(), move) != legal.end());
    }
    const Move first = legal.front();
    LineAhead ahead(small);
    ahead.make(first);
    const Move reply = ahead.legal().front();
    EXPECT_EQ(legalStart(small, std::vector<Move>{first, reply, first}), (std::vector<Move>{first, reply}))
        << "it is the other side's turn, or the piece has gone";
    EXPECT_TRUE(legalStart(small, {}).empty());
}

TEST(Game, IsOverAfterAResignation) {
    Game game(testing::game("hook"));
    game.resign(Side::Sente);
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    EXPECT_TRUE(game.legalMoves().empty());
    game.agreeDraw();
    EXPECT_EQ(game.outcome().reason, rules::Reason::Resignation) << "the first ending stands";
    EXPECT_FALSE(game.takeBack()) << "a resignation is no move";
    EXPECT_TRUE(game.reopen());
    EXPECT_FALSE(game.isOver());
    EXPECT_FALSE(game.legalMoves().empty());
}

TEST(Game, EndsByAgreementTimeOrAnIllegalMove) {
    Game draw(testing::game("suzumu"));
    draw.agreeDraw();
    EXPECT_EQ(draw.outcome(), (rules::Outcome{rules::GameState::Draw, rules::Reason::Agreement}));
    Game time(testing::game("suzumu"));
    time.loseOnTime(Side::Gote);
    EXPECT_EQ(time.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
    Game illegal(testing::game("suzumu"));
    illegal.loseByIllegalMove(Side::Sente);
    EXPECT_EQ(illegal.outcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::IllegalMove));
}

TEST(Game, KeepsTheLineThatAMoveFromAnEarlierPositionLeaves) {
    Game game(testing::game("wa"));
    playRandomly(game, 20, 3);
    const Position end = game.position();
    const Game::Node last = game.lastOfLine();
    game.goTo(game.onLine(10));
    EXPECT_EQ(game.following().size(), 10U);
    const Move other = moveBeside(game, game.following().front().move);
    ASSERT_TRUE(game.play(other));
    EXPECT_TRUE(game.following().empty());
    EXPECT_FALSE(game.redo());
    EXPECT_EQ(game.nodeCount(), 22U);
    EXPECT_EQ(game.next(game.onLine(10)).size(), 2U);
    game.goTo(last);
    EXPECT_TRUE(game.position() == end);
    EXPECT_EQ(game.position().key(), end.key());
    EXPECT_EQ(game.plies().size(), 20U);
    EXPECT_EQ(game.history().entries().size(), 21U);
}

TEST(Game, GoesOnWithTheMainMovesOfALineThatIsShownAgain) {
    Game game(testing::game("wa"));
    playRandomly(game, 6, 1);
    const Move third = game.line()[2].move;
    game.goTo(game.onLine(2));
    ASSERT_TRUE(game.play(moveBeside(game, third)));
    ASSERT_TRUE(game.takeBack());
    ASSERT_TRUE(game.play(third));
    EXPECT_EQ(game.following().size(), 3U) << "the old line is there again";
    EXPECT_EQ(game.nodeCount(), 8U) << "and no move stands twice";
}

TEST(Game, MakesTheLineOnTheBoardTheMainLine) {
    Game game(testing::game("wa"));
    playRandomly(game, 4, 1);
    const Move first = game.line()[0].move;
    game.goTo(Game::kStart);
    const Move other = moveBeside(game, first);
    ASSERT_TRUE(game.play(other));
    game.makeMainLine();
    game.goTo(Game::kStart);
    EXPECT_TRUE(game.play(first));
    game.goTo(Game::kStart);
    EXPECT_EQ(branches(game).front().moves.size(), 1U);
    EXPECT_TRUE(game.ply(branches(game).front().moves.front()).move == other);
}

TEST(Game, GoesRoundTheLinesThatPartNearestToThePositionShown) {
    Game game(testing::game("wa"));
    playRandomly(game, 6, 1);
    EXPECT_TRUE(game.isMainLine());
    EXPECT_EQ(game.otherLine(), std::nullopt) << "one line";
    const Game::Node third = game.onLine(3);
    const Game::Node last = game.lastOfLine();
    std::vector<Game::Node> beside{third};
    for (int i = 0; i < 2; ++i) {
        game.goTo(game.parent(third));
        const auto& legal = game.legalMoves();
        const auto other = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
            return std::none_of(beside.begin(), beside.end(),
                                [&](Game::Node node) { return game.ply(node).move == move; });
        });
        ASSERT_TRUE(game.play(*other));
        beside.push_back(game.current());
    }
    EXPECT_FALSE(game.isMainLine());
    for (const Game::Node next : beside) {
        EXPECT_EQ(game.otherLine(), next);
        game.goTo(*game.otherLine());
    }
    game.goTo(last);
    for (const std::size_t ply : {0U, 1U, 2U, 3U, 5U, 6U}) {
        game.goTo(last);
        game.goTo(game.onLine(ply));
        EXPECT_EQ(game.otherLine(), beside[1]) << "shown after " << ply << " moves";
    }
    EXPECT_TRUE(game.isMainLine());
}

// Source: problems of mate (tsume) of Shogi have no king of the attacker, as in the collections of the Japan
// Shogi Association.
TEST(Game, GoesOnWithoutARoyalOfOneSideWhereNoRoyalIsEverTaken) {
    Game game(testing::at(testing::game("shogi"), "4k4/9/9/4P4/9/9/9/9/9 b Gr 1"));
    EXPECT_FALSE(game.isOver());
    EXPECT_FALSE(game.inCheck());
    const auto play = [&game](const char* text) {
        const auto parsed = rules::parseMoveText(game.variant(), text);
        return game.play(*rules::matchMove(game.position(), game.legalMoves(), *parsed));
    };
    EXPECT_TRUE(play("5d5c="));
    EXPECT_TRUE(play("R*9i"));
    EXPECT_FALSE(game.isOver());
    EXPECT_TRUE(play("G*5b"));
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Mate));
    EXPECT_TRUE(game.position().royals(Side::Sente).empty());
    EXPECT_FALSE(game.position().isExtinct(Side::Sente));

    const auto over = [](const char* id, const char* position) {
        return Game(testing::at(testing::game(id), position)).outcome();
    };
    EXPECT_EQ(over("shogi", "9/9/9/9/9/9/9/9/8P b - 1"),
              rules::Outcome::wonBy(Side::Gote, rules::Reason::RoyalsCaptured))
        << "neither side has a royal";
    EXPECT_EQ(over("shogi", "9/9/9/9/9/9/9/9/R3K4 b - 1"),
              rules::Outcome::wonBy(Side::Sente, rules::Reason::RoyalsCaptured))
        << "Gote has nothing at all";
    EXPECT_EQ(over("chu", "6k5/12/12/12/12/12/12/12/12/12/12/6G5 b - 1"),
              rules::Outcome::wonBy(Side::Gote, rules::Reason::RoyalsCaptured))
        << "where royals are taken, the last one was";
}

TEST(Game, IsOverWhereAKingThatStoodToBeTakenWasTaken) {
    Game game(testing::at(testing::game("shogi"), "4k4/4G4/9/9/9/9/9/9/4K4 b - 1"));
    for (const Move& move : std::vector<Move>(game.legalMoves())) {
        if (game.variant().shape().name(move.to()) == "5a") {
            EXPECT_TRUE(game.play(move));
            EXPECT_TRUE(game.position().isExtinct(Side::Gote));
            EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::RoyalsCaptured));
            return;
        }
    }
    FAIL() << "it cannot be taken";
}

TEST(Game, KnowsHowItsLineEndsWhileAnEarlierPositionIsShown) {
    Game game(testing::game("hook"));
    playRandomly(game, 5, 2);
    game.resign(Side::Sente);
    const rules::Outcome ending = game.outcome();
    game.goTo(game.onLine(2));
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.lineOutcome(), ending);
    game.goTo(game.lastOfLine());
    EXPECT_EQ(game.outcome(), ending) << "looking back takes no resignation back";
    EXPECT_TRUE(game.reopen());
    EXPECT_FALSE(game.lineOutcome().isOver());
}

TEST(Game, KnowsOfEachPositionWhatTheRulesSayThereHoweverItIsReached) {
    for (const char* id : {"wa", "chu", "tai"}) {
        Game game = randomTree(id, 40, 11);
        Random random(5);
        for (int i = 0; i < 60; ++i) {
            game.goTo(random.below(game.nodeCount()));
            const Position& position = game.position();
            SCOPED_TRACE(sfen(position));
            const auto ended = game.ended(game.current());
            EXPECT_EQ(game.outcome(), ended ? *ended : rules::outcome(position, game.history()));
            EXPECT_EQ(game.inCheck(), !game.isOver() && rules::inCheck(position, position.turn()));
            EXPECT_EQ(game.isMate(), game.inCheck() && rules::isMate(position, game.history()));
            EXPECT_TRUE(game.legalMoves() ==
                        (game.isOver() ? std::vector<Move>() : rules::legalMoves(position, game.history())));
        }
    }
}

TEST(Game, EndsAtMateInEveryPositionOfTheTreeOnceItIsSoSet) {
    Scene scene("chu", "K 6l, k 12a, p 9e, R 5b, R 4c", "b - 1");
    Game game = scene.game();
    const auto mating =
        std::find_if(game.legalMoves().begin(), game.legalMoves().end(), [&](const Move& move) {
            Game after = game;
            return after.play(move) && after.isMate();
        });
    ASSERT_NE(mating, game.legalMoves().end());
    ASSERT_TRUE(game.play(Move(*mating)));
    const Game::Node mate = game.current();
    EXPECT_FALSE(game.isOver());
    game.goTo(Game::kStart);
    game.setSettings({true});
    EXPECT_EQ(game.outcome(mate).reason, rules::Reason::Mate);
    game.goTo(mate);
    EXPECT_TRUE(game.isMate());
    EXPECT_TRUE(game.isOver());
    EXPECT_TRUE(game.legalMoves().empty());
    game.setSettings({false});
    EXPECT_FALSE(game.isOver());
    EXPECT_FALSE(game.legalMoves().empty());
}

TEST(Outcome, HasACodeForEveryStateAndReasonThatReadsBack) {
    using rules::GameState;
    using rules::Reason;
    for (const GameState state : {GameState::Ongoing, GameState::SenteWins, GameState::GoteWins,
                                  GameState::Draw, GameState::NoContest}) {
        for (int reason = 0; reason <= static_cast<int>(Reason::Adjudication); ++reason) {
            const rules::Outcome outcome{state, Reason(reason)};
            const auto read = rules::parseOutcome(rules::stateCode(state), rules::reasonCode(outcome.reason));
            ASSERT_TRUE(read.has_value());
            EXPECT_EQ(*read, outcome);
        }
    }
    EXPECT_FALSE(rules::parseOutcome("black", "mate").has_value());
    EXPECT_FALSE(rules::parseOutcome("sente", "boredom").has_value());
    EXPECT_STREQ(rules::stateCode(GameState::NoContest), "no-contest");
    EXPECT_STREQ(rules::reasonCode(Reason::RoyalsCaptured), "royals-captured");
    EXPECT_STREQ(rules::reasonCode(Reason::PerpetualCheck), "perpetual-check");
}

} // namespace
} // namespace mujo
