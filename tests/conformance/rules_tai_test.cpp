// Rules of Tai Shogi. Source: Wikipedia, Tai shogi (section named at each group); where it is silent, the
// decisions of the project's notes on Tai. 25 files and ranks; forward for Sente is from 13m to 13l, right is
// to 12m.

#include <gtest/gtest.h>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

/// Princes stand for the royals where emperors would have hundreds of moves.
Scene tai(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"tai", "CP 1y, cp 1a, " + pieces, rest};
}

// Section "Promotion": "must promote at the end of their first capturing move"; most of those that do, to
// gold.

TEST(TaiPromotion, IsCompulsoryAtTheFirstCaptureEvenToAWeakerPiece) {
    Scene scene = tai("HM 13m, p 13g");
    EXPECT_EQ(scene.becomes("13m13g"), (Texts{"+HM"}));
    EXPECT_EQ(scene.refusal("13m13g="), "must-promote");
    scene.play("13m13g+");
    EXPECT_EQ(scene.on("13g"), "+HM");
    EXPECT_EQ(scene.position().variant().type(*scene.position().variant().find("+HM")).betza, "WfF");
}

TEST(TaiPromotion, DoesNotComeWithoutACapture) {
    EXPECT_EQ(tai("HM 13m").becomes("13m13a"), (Texts{""}));
    EXPECT_EQ(tai("P 13b").becomes("13b13a"), (Texts{""}));
    EXPECT_EQ(tai("P 13b").refusal("13b13a+"), "cannot-promote");
}

TEST(TaiPromotion, APawnOnTheLastRankIsTrapped) {
    const Scene scene = tai("P 13a");
    EXPECT_TRUE(scene.movesFrom("13a").empty());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(TaiPromotion, ThePrinceDoesNotPromoteButTheDrunkElephantBecomesOne) {
    EXPECT_EQ(tai("CP 13m, p 13l").becomes("13m13l"), (Texts{""}));
    EXPECT_EQ(tai("DE 13m, p 13l").becomes("13m13l"), (Texts{"+DE"}));
    const Scene german("tai", "CP 13m, p 13l, cp 1a", "b - 1", "german");
    EXPECT_EQ(german.becomes("13m13l"), (Texts{"+CP"}));
}

// "Any piece promoted or not, that captures a Deva or teaching king ... The only exception is (potentially)
// royal pieces (emperors, princes, and drunk elephants)."

TEST(TaiContagion, ReplacesTheCaptorsOwnPromotion) {
    EXPECT_EQ(tai("HM 13m, dv 13g").becomes("13m13g"), (Texts{"+DV"}));
    EXPECT_EQ(tai("Q 13m, +ds 13g").becomes("13m13g"), (Texts{"+DS"})) << "a piece that never promotes";
    EXPECT_EQ(tai("+HM 13m, ds 13l").becomes("13m13l"), (Texts{"+DS"})) << "a promoted piece";
    EXPECT_EQ(tai("+DV 13m, ds 13l").becomes("13m13l"), (Texts{"+DS"})) << "again and again";
}

TEST(TaiContagion, SparesEmperorsPrincesAndDrunkElephants) {
    EXPECT_EQ(tai("E 13m, dv 13g").becomes("13m13g"), (Texts{""}));
    EXPECT_EQ(tai("CP 13m, dv 13l").becomes("13m13l"), (Texts{""}));
    EXPECT_EQ(tai("+DE 13m, dv 13l").becomes("13m13l"), (Texts{""}));
    EXPECT_EQ(tai("DE 13m, dv 13l").becomes("13m13l"), (Texts{"+DE"}));
}

TEST(TaiContagion, TheLastOfTwoVictimsDecides) {
    const Scene scene = tai("LD 13m, dv 13l, ds 13k");
    EXPECT_EQ(scene.becomes("13m13l13k"), (Texts{"+DS"}));
    EXPECT_EQ(scene.becomes("13m13l13k13l"), (Texts{"+DS"}));
    EXPECT_EQ(scene.becomes("13m13k13l"), (Texts{"+DV"}));
}

TEST(TaiContagion, IsAbsentFromTheProfileOfEvans) {
    const Scene scene("tai", "CP 1y, cp 1a, HM 13m, dv 13g", "b - 1", "evans");
    EXPECT_EQ(scene.becomes("13m13g"), (Texts{"+HM"}));
}

// Section on the emperor: "can jump to any empty square ... capture any non-royal piece anywhere on the board
// ... a royal piece only if that piece is unprotected".

TEST(TaiEmperor, GoesAnywhereAndTakesAnyPieceThatIsNotRoyal) {
    const Scene scene("tai", "E 13y, cp 1a, p 13g, p 13f, P 25y");
    EXPECT_EQ(scene.movesFrom("13y").size(), 623U) << "625 squares less its own and that of its pawn";
    EXPECT_TRUE(scene.allows("13y13g")) << "protected or not";
    EXPECT_FALSE(scene.allows("13y25y"));
}

TEST(TaiEmperor, TakesARoyalOnlyWhereItCannotBeRecaptured) {
    EXPECT_TRUE(Scene("tai", "E 13y, cp 1a, r 3b").allows("13y1a"));
    const Scene guarded("tai", "E 13y, cp 1a, r 3a");
    EXPECT_FALSE(guarded.allows("13y1a"));
    EXPECT_EQ(guarded.refusal("13y1a"), "protected-from-emperor");
    EXPECT_FALSE(Scene("tai", "E 13y, cp 1a, +de 5e, g 5d").allows("13y5e")) << "every royal counts";
}

TEST(TaiEmperor, TheLastRoyalIsProtectedToo) {
    // "here protected means that the opponent could recapture if we ignore that he has just lost his last
    // royal."
    Scene scene("tai", "E 13y, cp 1a, b 4d");
    EXPECT_FALSE(scene.allows("13y1a"));
    Scene open("tai", "E 13y, cp 1a, b 4e");
    open.play("13y1a");
    EXPECT_EQ(open.outcome(), "sente royals-captured");
}

TEST(TaiEmperor, JudgesProtectionOnTheBoardAfterTheCapture) {
    // The emperor itself stands in the way of the rook that protects the prince.
    EXPECT_FALSE(Scene("tai", "E 1d, cp 1a, r 1g").allows("1d1a"));
    EXPECT_TRUE(Scene("tai", "E 2d, P 1d, cp 1a, r 1g").allows("2d1a"));
}

TEST(TaiEmperor, AnotherPieceMayTakeAProtectedRoyal) {
    EXPECT_TRUE(Scene("tai", "E 13y, R 1m, cp 1a, r 3a").allows("1m1a+"));
}

TEST(TaiEmperor, AnEnemyEmperorProtectsWhereItsOwnRecaptureWouldBeAllowed) {
    EXPECT_FALSE(Scene("tai", "E 13y, e 13a, cp 1a").allows("13y1a")) << "the other emperor would take back";
    EXPECT_TRUE(Scene("tai", "E 13y, R 1m, e 13a, cp 1a").allows("13y1a"))
        << "it could not: the rook protects the emperor on 1a";
    EXPECT_FALSE(Scene("tai", "E 13y, R 1m, e 13a, cp 1a, r 3a").allows("13y1a"))
        << "the rook could all the same";
}

TEST(TaiEmperor, MayTakeTheOtherEmperorUnprotected) {
    EXPECT_TRUE(Scene("tai", "E 13y, e 13a").allows("13y13a"));
    EXPECT_FALSE(Scene("tai", "E 13y, e 13a, g 12a").allows("13y13a"));
    Scene scene("tai", "E 13y, e 13a, cp 1a, P 13x");
    EXPECT_TRUE(scene.allows("13y13a"));
    scene.play("13y13a");
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(TaiEmperor, GivesNoCheckToAProtectedRoyal) {
    EXPECT_FALSE(Scene("tai", "E 13y, cp 1a, r 3a", "w - 1").game().inCheck());
    EXPECT_TRUE(Scene("tai", "E 13y, cp 1a, r 3b", "w - 1").game().inCheck());
}

TEST(TaiEmperor, TakesNoProtectedPieceAtAllInTheProfileOfEvans) {
    const Scene scene("tai", "E 13y, cp 1a, p 13g, r 13f, p 5e", "b - 1", "evans");
    EXPECT_FALSE(scene.allows("13y13g"));
    EXPECT_EQ(scene.refusal("13y13g"), "protected-from-emperor");
    EXPECT_TRUE(scene.allows("13y5e"));
}

// Section "Repetition": "A player may not make a move if the resulting position is one that has previously
// occurred in the game with the same player to move."

TEST(TaiRepetition, NoPositionMayComeTwice) {
    Scene scene = tai("R 13m, r 5e");
    scene.playAll("13m13n 5e5f 13n13m");
    EXPECT_FALSE(scene.allows("5f5e")) << "the start position again";
    EXPECT_EQ(scene.refusal("5f5e"), "repetition");
    EXPECT_TRUE(scene.allows("5f5g"));
}

TEST(TaiRepetition, OnePassIsLegalAndTwoInARowAreNot) {
    Scene scene = tai("LN 13m, ln 13c");
    scene.play("13m13m");
    EXPECT_FALSE(scene.allows("13c13c"));
    EXPECT_EQ(scene.refusal("13c13c"), "repetition");
    scene.play("1a2a");
    EXPECT_TRUE(scene.allows("13m13m")) << "the position with Gote's prince on 2a and Gote to move is new";
}

TEST(TaiRepetition, ABareTextKnowsNoHistory) {
    EXPECT_TRUE(tai("LN 13m", "b skip=bw 7").allows("13m13m"));
}

// Sections "Check and mate" and "Game end".

TEST(TaiRoyals, ThreeOfThemMayHaveToBeTaken) {
    Scene scene("tai", "CP 25y, e 13a, cp 5a, +de 1a, R 13m, R 5m, R 1m, p 20j");
    scene.playAll("13m13a+ 20j20k 5m5a+ 20k20l");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.play("1m1a+");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
}

TEST(TaiRoyals, CheckMeansTheLastRoyalCouldBeTaken) {
    EXPECT_FALSE(Scene("tai", "CP 25y, e 13a, cp 1a, R 1m", "w - 1").game().inCheck());
    EXPECT_TRUE(Scene("tai", "CP 25y, cp 1a, R 1m", "w - 1").game().inCheck());
    EXPECT_TRUE(Scene("tai", "CP 25y, cp 1a, R 1m, p 20j", "w - 1").allows("20j20k"))
        << "moving into check is legal";
}

TEST(TaiRoyals, WhoHasNoMoveHasLost) {
    const Scene scene("tai", "CP 25a, P 24a, P 25b, P 24b, cp 1a, p 24c, p 25c");
    // The pawns on 24b and 25b are blocked by 24a and the prince.
    EXPECT_EQ(scene.outcome(), "gote no-legal-move");
}

} // namespace
} // namespace mujo
