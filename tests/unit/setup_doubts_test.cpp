#include "core/rules/setup_doubts.h"

#include <gtest/gtest.h>

#include "tests/support/sampling.h"

namespace mujo::rules {
namespace {

std::vector<SetupDoubt::Kind> doubtsOf(const std::string& game, const std::string& text) {
    std::vector<SetupDoubt::Kind> kinds;
    for (const SetupDoubt& doubt : setupDoubts(testing::at(testing::game(game), text))) {
        kinds.push_back(doubt.kind);
    }
    return kinds;
}

TEST(SetupDoubts, ThereAreNoneAtTheStartOfAnyGame) {
    for (const testing::GameAndProfile& each : testing::gamesAndProfiles()) {
        EXPECT_TRUE(setupDoubts(Position::start(testing::game(each.id, each.profile))).empty()) << each;
    }
}

TEST(SetupDoubts, TellOfMoreRoyalsThanAGameCanHave) {
    const auto doubts = setupDoubts(testing::at(testing::game("shogi"), "4k4/9/9/9/9/9/9/9/K3K4 b - 1"));
    ASSERT_EQ(doubts.size(), 1U);
    EXPECT_EQ(doubts.front().kind, SetupDoubt::Kind::ManyRoyals);
    EXPECT_EQ(doubts.front().side, Side::Sente);
    EXPECT_EQ(doubts.front().squares.size(), 2U);
    // In Sho a Drunk Elephant becomes a second royal piece.
    EXPECT_TRUE(setupDoubts(testing::at(testing::game("sho"), "4k4/9/9/9/9/9/9/9/K3K4 b - 1")).empty());
}

TEST(SetupDoubts, TellWhatNoMoveLeadsTo) {
    using enum SetupDoubt::Kind;
    using Kinds = std::vector<SetupDoubt::Kind>;
    EXPECT_EQ(doubtsOf("shogi", "4k4/9/9/9/9/9/9/9/4K4 b - 1"), Kinds{});
    EXPECT_EQ(doubtsOf("shogi", "9/9/9/9/9/9/9/9/4K4 b - 1"), Kinds{NoRoyal});
    EXPECT_EQ(doubtsOf("shogi", "4k4/4R4/9/9/9/9/9/9/4K4 b - 1"), Kinds{RoyalCanBeTaken});
    EXPECT_EQ(doubtsOf("shogi", "4k4/4R4/9/9/9/9/9/9/4K4 w - 1"), Kinds{});
    EXPECT_EQ(doubtsOf("shogi", "P3k4/9/9/9/9/9/9/9/4K3p b - 1"), (Kinds{NeverMoves, NeverMoves}));
    const auto doubts = setupDoubts(testing::at(testing::game("shogi"), "4k4/9/1P7/9/1P7/9/9/9/4K4 b - 1"));
    ASSERT_EQ(doubts.size(), 1U);
    EXPECT_EQ(doubts[0].kind, TooManyOnFile);
    EXPECT_EQ(doubts[0].squares.size(), 2U);
    // Rule: where a royal may be left to be taken, nobody has to prevent it (Chu).
    EXPECT_EQ(doubtsOf("chu", "6k5/6R5/12/12/12/12/12/12/12/12/12/6K5 b - 1"), Kinds{});
    EXPECT_EQ(doubtsOf("shogi", "4k4/9/9/9/9/9/9/9/4K4 b Kp 1"), Kinds{RoyalInHand});
    EXPECT_EQ(doubtsOf("chu", "P5k5/12/12/12/12/12/12/12/12/12/12/6K5 b - 1"), Kinds{});
}

} // namespace
} // namespace mujo::rules
