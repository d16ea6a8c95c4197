#include "core/insight/royal_attacks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "tests/support/sampling.h"

namespace mujo::insight {
namespace {

Position read(const char* id, const char* text) {
    return positionFromSfen(mujo::testing::game(id), text).value();
}

std::string names(const Position& position, const rules::Route& way) {
    std::string all;
    for (const Square square : way) {
        all += position.shape().name(square) + " ";
    }
    return all;
}

} // namespace

class RoyalAttacksOfEachGame : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Games, RoyalAttacksOfEachGame, ::testing::ValuesIn(mujo::testing::gameIds()));

// One for each piece that the rules say could take the royal, from this piece to the royal.
TEST_P(RoyalAttacksOfEachGame, AreThoseOfTheRulesAndLeadToTheRoyal) {
    Random random(11);
    for (int number = 0; number < 6; ++number) {
        const Position position =
            mujo::testing::played(mujo::testing::game(GetParam()), random, 60 + 40 * number).position;
        for (const Side side : {Side::Sente, Side::Gote}) {
            std::size_t expected = 0;
            for (const Square royal : position.royals(side)) {
                expected += rules::attackers(position, royal, opponent(side)).size();
            }
            const auto found = attacksOnRoyals(position, side);
            ASSERT_EQ(found.size(), expected);
            for (const RoyalAttack& attack : found) {
                ASSERT_GE(attack.way.size(), 2U);
                ASSERT_EQ(attack.way.front(), attack.attacker);
                ASSERT_EQ(attack.way.back(), attack.royal);
                ASSERT_TRUE(position.at(attack.attacker).holds(opponent(side)));
                ASSERT_TRUE(position.at(attack.royal).holds(side));
            }
        }
    }
}

TEST(RoyalAttacks, GoOverTheCornerOfAHookMove) {
    const Position position = read("hook", "16/7k8/16/16/16/16/16/16/16/16/16/16/3(HM)12/16/16/7K8 w - 1");
    const auto attacks = attacksOnRoyals(position, Side::Gote);
    ASSERT_EQ(attacks.size(), 1U);
    const std::string way = names(position, attacks[0].way);
    EXPECT_TRUE(way == "13m 13b 9b " || way == "13m 9m 9b ") << way;
}

TEST(RoyalAttacks, OfADemonThatBurnsEndAtTheRoyal) {
    const Position position = read("tenjiku", "7k8/16/16/7(FD)8/16/16/16/16/16/16/16/16/16/16/16/7K8 w - 1");
    const auto attacks = attacksOnRoyals(position, Side::Gote);
    ASSERT_EQ(attacks.size(), 1U);
    EXPECT_EQ(position.shape().name(attacks[0].way.front()), "9d");
    EXPECT_EQ(position.shape().name(attacks[0].way.back()), "9a");
}

// ui-brief.md asks for checks and mates to be seen: where mate does not end the game, the capture does.
TEST(LastRoyalToTake, IsTheOneThatALegalMoveTakes) {
    const auto found = [](const char* id, const char* text) {
        const Position position = read(id, text);
        const auto royal = lastRoyalToTake(position, Game(position).legalMoves());
        return royal ? position.shape().name(*royal) : std::string("none");
    };
    EXPECT_EQ(found("chu", "5k6/12/5R6/12/12/12/12/p11/12/12/P11/5K6 b - 1"), "7a");
    EXPECT_EQ(found("chu", "5k6/5p6/5R6/12/12/12/12/p11/12/12/P11/5K6 b - 1"), "none") << "a pawn is between";
    EXPECT_EQ(found("chu", "5k6/12/5R6/12/12/12/12/p11/12/12/P11/5K6 w - 1"), "none")
        << "the other side moves";
    EXPECT_EQ(found("chu", "k4k6/12/5R6/12/12/12/12/p11/12/12/P11/5K6 b - 1"), "none") << "one royal is left";
}

// Chu has a prince beside the king, Wa a crane king alone; a position may have two of these.
TEST(RoyalAttacks, ARoyalIsCountedWhereThereCanBeSeveral) {
    EXPECT_TRUE(haveSeveralRoyals(Position::start(testing::game("chu"))));
    const auto wa = testing::game("wa");
    EXPECT_FALSE(haveSeveralRoyals(Position::start(wa)));
    EXPECT_TRUE(haveSeveralRoyals(testing::at(wa, "5(ck)5/11/11/11/11/11/11/11/11/11/4(CK)(CK)5 b - 1")));
}

} // namespace mujo::insight
