// Rules of Tenjiku Shogi. Sources: the rule texts of the program Shogi Variants (Tenjiku.rul) and the
// published rule page it agrees with; where readings differ, the option is named. Squares are shogi style.

#include <gtest/gtest.h>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene tenjiku(const std::string& pieces, const std::string& rest = "b - 1",
              std::string_view profile = "standard") {
    return {"tenjiku", "K 1p, k 16a, " + pieces, rest, profile};
}

// Fire demon: burns every enemy beside it after its move.

TEST(TenjikuBurning, ADemonBurnsAllEnemiesAroundItAndNoneOfItsOwn) {
    Scene scene = tenjiku("FD 8k, g 7f, s 8f, p 9f, P 7g, r 8d");
    scene.play("8k8h").play("16a16b");
    // Sideways and diagonal slides and three steps anywhere: up to 8g it burns 7f, 8f, 9f, not 7g.
    scene.play("8h8g");
    EXPECT_EQ(scene.on("7f") + scene.on("8f") + scene.on("9f"), "");
    EXPECT_EQ(scene.on("7g"), "P");
    EXPECT_EQ(scene.on("8d"), "r");
    EXPECT_EQ(scene.on("8g"), "FD");
}

TEST(TenjikuBurning, ABurntKingEndsTheGame) {
    Scene scene{"tenjiku", "K 1p, k 8e, FD 8h"};
    EXPECT_EQ(scene.play("8h8f").outcome(), "sente royals-captured");
}

TEST(TenjikuBurning, WhoEndsBesideAnEnemyDemonIsBurntAfterItsCapture) {
    Scene scene = tenjiku("fd 8e, R 7p, p 7f");
    scene.play("7p7f");
    EXPECT_EQ(scene.on("7f"), "");
    EXPECT_EQ(scene.on("8e"), "fd");
}

TEST(TenjikuBurning, PassingADemonIsHarmless) {
    Scene scene = tenjiku("fd 8e, R 7p");
    scene.play("7p7b");
    EXPECT_EQ(scene.on("7b"), "R");
}

TEST(TenjikuBurning, ADemonThatArrivesBesideADemonIsBurntAloneAndBurnsNothing) {
    Scene scene = tenjiku("fd 8e, FD 8i, p 7g");
    scene.play("8i8f");
    EXPECT_EQ(scene.on("8f"), "");
    EXPECT_EQ(scene.on("8e"), "fd");
    EXPECT_EQ(scene.on("7g"), "p");
}

TEST(TenjikuBurning, InOneReadingBothBurnInAnotherNeither) {
    Scene both = tenjiku("fd 8e, FD 8i", "b - 1", "demon-meets-demon=both-burn");
    both.play("8i8f");
    EXPECT_EQ(both.on("8e") + both.on("8f"), "");
    Scene none = tenjiku("fd 8e, FD 8i, p 7g", "b - 1", "demon-meets-demon=none-burns");
    none.play("8i8f");
    EXPECT_EQ(none.on("8e") + none.on("8f") + none.on("7g"), "fdFD");
}

TEST(TenjikuBurning, ABuffaloThatPromotesBurnsAtOnceUnlessTheOptionSaysLater) {
    Scene at = tenjiku("WB 8h, g 6e");
    at.play("8h5e+");
    EXPECT_EQ(at.on("6e"), "");
    Scene later = tenjiku("WB 8h, g 6e", "b - 1", "buffalo-promotion=next-move");
    later.play("8h5e+");
    EXPECT_EQ(later.on("6e"), "g");
}

// Jumping generals: order of rank; only lower ranks are passed and taken by a jump.

TEST(TenjikuJumps, AGeneralJumpsOverLowerPiecesToTakeALowerOne) {
    EXPECT_TRUE(tenjiku("GG 8n, P 8k, p 8j, s 8e").allows("8n8e"));
    EXPECT_FALSE(tenjiku("GG 8n, P 8k, p 8j").allows("8n8e")) << "only to capture";
}

TEST(TenjikuJumps, EqualsHigherRanksAndRoyalsAreNeitherPassedNorTaken) {
    EXPECT_FALSE(tenjiku("RG 8n, bg 8j, s 8e").allows("8n8e")) << "over an equal";
    EXPECT_FALSE(tenjiku("RG 8n, p 8j, bg 8e").allows("8n8e")) << "an equal";
    EXPECT_FALSE(tenjiku("GG 8n, k 8j, s 8e").allows("8n8e")) << "over a king";
    EXPECT_FALSE(tenjiku("GG 8n, p 8j, k 8e").allows("8n8e")) << "a king";
    EXPECT_TRUE(tenjiku("GG 8n, vg 8j, rg 8e").allows("8n8e")) << "lower generals";
}

TEST(TenjikuJumps, AnUnobstructedSlideTakesAnything) {
    EXPECT_TRUE(tenjiku("RG 8n, gg 8e").allows("8n8e"));
}

TEST(TenjikuJumps, InOneReadingAJumpTakesARoyal) {
    EXPECT_TRUE(tenjiku("GG 8n, p 8j, k 8e", "b - 1", "jump-at-royals=may-be-taken").allows("8n8e"));
}

// Promotion as in Chu; a piece that could never move again must promote by any move (reference, Dai and
// Tenjiku).

TEST(TenjikuPromotion, AKnightOnTheLastTwoRanksMustPromoteThoughItWasInTheZoneBefore) {
    EXPECT_EQ(tenjiku("N 8d").becomes("8d7b"), (Texts{"+N"}));
    EXPECT_EQ((Scene{"dai", "K 1o, k 15a, N 8d"}.becomes("8d7b")), (Texts{"+N"}));
}

// Repetition: a move that recreates an earlier position is illegal.

TEST(TenjikuRepetition, IsForbidden) {
    Scene scene = tenjiku("R 8n, r 9c");
    scene.playAll("8n8m 9c9d 8m8n");
    EXPECT_EQ(scene.refusal("9d9c"), "repetition");
}

} // namespace
} // namespace mujo
