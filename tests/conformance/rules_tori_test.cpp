// Rules of Tori Shogi. Sources: guide to Tori Shogi of pychess-variants ("Rules Modified from Shogi", "Rules
// Maintained from Shogi", "The Pieces"); promotion is compulsory as in Fairy-Stockfish and Sjaak II. Sente's
// promotion zone are the ranks a and b.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/words/refusal_words.h"
#include "core/words/rules_in_words.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene tori(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"tori", "PH 1g, ph 1a" + (pieces.empty() ? pieces : ", " + pieces), rest};
}

// "A swallow (equivalent of a pawn) cannot be dropped into a file containing two swallows of the same
// player."

TEST(ToriDrops, AFileHasRoomForTwoUnpromotedSwallowsOfASide) {
    const Scene two = tori("SW 5e, SW 5d", "b hand=(SW) 1");
    EXPECT_EQ(two.refusal("SW*5f"), "drop-file-full");
    EXPECT_EQ(two.refusal("SW*5b"), "drop-file-full");
    EXPECT_TRUE(two.allows("SW*4f"));
    EXPECT_TRUE(tori("SW 5e", "b hand=(SW) 1").allows("SW*5d")) << "one leaves room for another";
    EXPECT_TRUE(tori("SW 5e, +SW 5c", "b hand=(SW) 1").allows("SW*5d")) << "a goose does not count";
    EXPECT_TRUE(tori("SW 5e, sw 5c, sw 5b", "b hand=(SW) 1").allows("SW*5d"))
        << "nor do swallows of the opponent";
    EXPECT_TRUE(tori("CR 5e, CR 5d", "b hand=(CR) 1").allows("CR*5f")) << "other birds have no such limit";
    EXPECT_EQ(tori("sw 5e, sw 5d", "w hand=(sw) 1").refusal("SW*5f"), "drop-file-full") << "Gote has it, too";
}

TEST(ToriDrops, TheThirdSwallowIsRefusedWithTheSquaresOfTheTwo) {
    const Scene scene = tori("SW 5e, SW 5d", "b hand=(SW) 1");
    const auto parsed = rules::parseMoveText(scene.game().variant(), "SW*5f");
    ASSERT_TRUE(parsed.hasValue());
    const auto explained = rules::explain(scene.position(), scene.game().history(), *parsed);
    EXPECT_EQ(words::refusal(English(), scene.game().variant(), explained),
              "There are already 2 unpromoted pieces of yours of the kind Swallow on this file.");
    EXPECT_EQ(explained.squares.size(), 2U);
}

TEST(ToriDrops, TheRuleIsTold) {
    const std::string limit = "No Swallow may be dropped on a file where its side has two unpromoted ones.";
    const auto rules = words::rulesInWords(English(), *testing::game("tori"));
    EXPECT_TRUE(std::any_of(rules.begin(), rules.end(),
                            [&](const std::string& rule) { return rule.find(limit) != std::string::npos; }));
}

// "You may not drop a piece where it can't move, such as a Swallow on the last rank." "Dropped Swallows
// cannot immediately mate."

TEST(ToriDrops, ASwallowNeedsAMoveAndDoesNotMate) {
    EXPECT_EQ(tori("", "b hand=(SW) 1").refusal("SW*5a"), "drop-stuck");
    EXPECT_TRUE(tori("", "b hand=(SW) 1").allows("SW*5b"));
    // The cranes guard the squares beside the swallow, and the eagle guards the swallow.
    const Scene mate = tori("lq 2a, CR 3b, +FA 1d, CR 1c", "b hand=(SW) 1");
    EXPECT_EQ(mate.refusal("SW*1b"), "drop-mates");
}

// "Only two pieces promote. The promotion zone is the last two ranks of the board."

TEST(ToriPromotion, IsCompulsoryForMovesThatStartOrEndInTheTwoFarthestRanks) {
    EXPECT_EQ(tori("SW 5c").becomes("5c5b"), (Texts{"+SW"}));
    EXPECT_EQ(tori("SW 5d").becomes("5d5c"), (Texts{""}));
    EXPECT_EQ(tori("FA 5c").becomes("5c4b"), (Texts{"+FA"}));
    EXPECT_EQ(tori("FA 5b").becomes("5b4c"), (Texts{"+FA"})) << "dropped there before";
    EXPECT_EQ(tori("CR 5c").becomes("5c5b"), (Texts{""}));
    EXPECT_EQ(tori("", "b hand=(FA) 1").becomes("FA*5b"), (Texts{""}));
}

// "If the same position occurs three times, the player who started the repetition must vary." The choice
// `must-vary` is stricter: it forbids the second occurrence.

TEST(ToriRepetition, MustBeVariedWhereTheReadingSaysSo) {
    const std::string there = "1g2g 1a2a 2g1g";
    Scene varied("tori", "PH 1g, ph 1a", "b - 1", "repetition=must-vary");
    varied.playAll(there);
    EXPECT_FALSE(varied.allows("2a1a")) << "the opening position would be there again";
    EXPECT_TRUE(varied.allows("2a3a"));
    Scene shogiLike = tori("");
    shogiLike.playAll(there);
    EXPECT_TRUE(shogiLike.allows("2a1a")) << "the standard counts to four";
}

// "The Pieces"; the squares on an empty board.

TEST(ToriPieces, MoveAsTheGuideShows) {
    EXPECT_EQ(tori("FA 4d").results("4d"), (Texts{"3c", "4c", "5c", "3d", "5d", "3e", "5e"}));
    EXPECT_EQ(tori("CR 4d").results("4d"), (Texts{"3c", "4c", "5c", "3e", "4e", "5e"}));
    EXPECT_EQ(tori("PT 4d").results("4d"), (Texts{"4b", "3e", "5e"}));
    EXPECT_EQ(tori("LQ 4d").results("4d"), (Texts{"4c", "4b", "4a", "3e", "2f", "5e"}));
    EXPECT_EQ(tori("RQ 4d").results("4d"), (Texts{"4c", "4b", "4a", "5e", "6f", "7g", "3e"}));
    EXPECT_EQ(tori("SW 4d").results("4d"), (Texts{"4c"}));
    EXPECT_EQ(tori("+SW 4d").results("4d"), (Texts{"2b", "6b", "4f"}));
    EXPECT_EQ(tori("+FA 4e").results("4e"), (Texts{"4d", "3e", "5e", "3d", "2c", "1b", "5d", "6c", "7b", "4f",
                                                   "4g", "3f", "2g", "5f", "6g"}));
}

} // namespace
} // namespace mujo
