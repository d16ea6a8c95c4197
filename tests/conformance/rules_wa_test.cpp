// Rules of Wa Shogi. Sources: Wikipedia, Wa shogi (section named at each group); where it says "based on
// modern shogi", the standard rules of modern shogi on drops. Sente's promotion zone are the ranks a to c.

#include <gtest/gtest.h>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene wa(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"wa", "CK 1k, ck 1a, " + pieces, rest};
}

// Section on promotion: "moves into, out of, or wholly within the zone ... may choose to promote".

TEST(WaPromotion, IsOptionalInTheThreeFarthestRanks) {
    EXPECT_EQ(wa("FF 8h").becomes("8h4d"), (Texts{""}));
    EXPECT_EQ(wa("FF 8h").becomes("8h3c"), (Texts{"", "+FF"}));
    EXPECT_EQ(wa("FF 3c").becomes("3c8h"), (Texts{"", "+FF"}));
    EXPECT_EQ(wa("FF 3c").becomes("3c4b"), (Texts{"", "+FF"}));
    EXPECT_EQ(wa("ff 3i", "w - 1").becomes("3i8d"), (Texts{"", "+FF"}));
}

TEST(WaPromotion, CraneKingCloudEagleAndTreacherousFoxHaveNone) {
    for (const char* piece : {"CE", "TF", "CK"}) {
        EXPECT_EQ(Scene("wa", std::string("CK 1k, ck 11a, ") + piece + " 8d").becomes("8d8c"), (Texts{""}))
            << piece;
    }
}

// "If an oxcart or sparrow pawn, which cannot retreat or move aside, advances across the board until it can
// no longer move, it must promote."

TEST(WaPromotion, OxcartAndSparrowPawnMustPromoteOnTheLastRank) {
    EXPECT_EQ(wa("SP 8b").becomes("8b8a"), (Texts{"+SP"}));
    EXPECT_EQ(wa("OC 8g").becomes("8g8a"), (Texts{"+OC"}));
    EXPECT_EQ(wa("OC 8g").becomes("8g8b"), (Texts{"", "+OC"}));
    EXPECT_EQ(wa("SP 8b").refusal("8b8a="), "must-promote");
    EXPECT_EQ(wa("LH 8g").becomes("8g8a"), (Texts{"", "+LH"})) << "the liberated horse can go back";
}

// Section on drops: "based on modern shogi".

TEST(WaDrops, GoToAnyEmptySquare) {
    const Scene scene = wa("SP 5e", "b hand=(CE) 1");
    EXPECT_TRUE(scene.allows("CE*5d"));
    EXPECT_TRUE(scene.allows("CE*11a"));
    EXPECT_FALSE(scene.allows("CE*5e"));
    EXPECT_EQ(scene.refusal("CE*5e"), "drop-occupied");
    EXPECT_EQ(scene.refusal("FF*5d"), "not-in-hand");
}

TEST(WaDrops, ArriveUnpromotedEvenInTheZone) {
    EXPECT_EQ(wa("", "b hand=(FF) 1").becomes("FF*5b"), (Texts{""}));
}

TEST(WaDrops, NoTwoUnpromotedSparrowPawnsStandOnAFile) {
    const Scene scene = wa("SP 5g, +SP 4g, sp 3d", "b hand=(SP) 1");
    EXPECT_FALSE(scene.allows("SP*5e"));
    EXPECT_EQ(scene.refusal("SP*5e"), "drop-second-on-file");
    EXPECT_TRUE(scene.allows("SP*4e")) << "a golden bird does not count";
    EXPECT_TRUE(scene.allows("SP*3e")) << "nor does a pawn of the opponent";
    EXPECT_TRUE(wa("OC 5g", "b hand=(OC) 1").allows("OC*5e")) << "other pieces may stand behind each other";
}

TEST(WaDrops, PawnsAndOxcartsMayNotBeDroppedWhereTheyCouldNeverMove) {
    const Scene scene = wa("", "b hand=(SP)(OC)(LH) 1");
    EXPECT_FALSE(scene.allows("SP*5a"));
    EXPECT_FALSE(scene.allows("OC*5a"));
    EXPECT_EQ(scene.refusal("OC*5a"), "drop-stuck");
    EXPECT_TRUE(scene.allows("SP*5b"));
    EXPECT_TRUE(scene.allows("LH*5a"));
    const Scene gote = wa("", "w hand=(sp) 1");
    EXPECT_FALSE(gote.allows("SP*5k"));
    EXPECT_TRUE(gote.allows("SP*5a"));
}

TEST(WaDrops, APawnMayNotMateByBeingDropped) {
    // The king on 1a can go nowhere: one gliding swallow holds rank b, the other one 2a.
    const std::string net = "CK 9k, ck 1a, +SW 11b, +SW 2d";
    const Scene dropped("wa", net, "b hand=(SP)(CE) 1");
    EXPECT_FALSE(dropped.allows("SP*1b"));
    EXPECT_EQ(dropped.refusal("SP*1b"), "drop-mates");
    EXPECT_TRUE(dropped.allows("CE*1b")) << "another piece may";
    Scene stepped("wa", net + ", SP 1c");
    stepped.play("1c1b");
    EXPECT_EQ(stepped.outcome(), "sente mate") << "a pawn on the board may";
    const Scene open("wa", "CK 9k, ck 1a, +SW 11b", "b hand=(SP) 1");
    EXPECT_TRUE(open.allows("SP*1b")) << "the king can go to 2a";
}

TEST(WaDrops, APawnMayGiveCheckByBeingDropped) {
    Scene scene("wa", "CK 9k, ck 1a", "b hand=(SP) 1");
    scene.play("SP*1b");
    EXPECT_TRUE(scene.game().inCheck());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(WaDrops, ACapturedPieceChangesSidesAndLosesItsPromotion) {
    Scene scene = wa("FF 5g, +sp 4f");
    scene.play("5g4f");
    EXPECT_NE(scene.text().find("hand=(SP)"), std::string::npos) << scene.text();
    scene.play("1a2a");
    EXPECT_TRUE(scene.allows("SP*5f"));
    scene.play("SP*5f");
    EXPECT_EQ(scene.on("5f"), "SP");
    EXPECT_EQ(scene.text().find("hand="), std::string::npos);
}

TEST(WaDrops, DoNotExistInTheHistoricalProfile) {
    Scene scene("wa", "CK 1k, ck 1a, FF 5g, sp 4f", "b - 1", "no-drops");
    scene.playAll("5g4f 1a2a");
    EXPECT_EQ(scene.refusal("SP*5e"), "no-drops");
    EXPECT_EQ(scene.text().find("hand="), std::string::npos);
    EXPECT_EQ(scene.text().find("[wa;no-drops] "), 0U);
}

// Section "Check and mate".

TEST(WaCheck, TheKingMayNotBeLeftOrPutInCheck) {
    const Scene scene("wa", "CK 5k, ck 1a, +sw 5a, SP 11g");
    EXPECT_TRUE(scene.game().inCheck());
    EXPECT_FALSE(scene.allows("11g11f"));
    EXPECT_EQ(scene.refusal("11g11f"), "royal-exposed");
    EXPECT_FALSE(scene.allows("5k5j"));
    EXPECT_TRUE(scene.allows("5k4j"));
    EXPECT_EQ(Scene("wa", "CK 5k, ck 1a, oc 5a, VW 5j").refusal("5j4j"), "royal-exposed") << "a pinned piece";
}

TEST(WaCheck, MateEndsTheGame) {
    Scene scene("wa", "CK 9k, ck 1a, +SW 11b, +SW 10c");
    scene.play("10c10a");
    EXPECT_EQ(scene.outcome(), "sente mate");
    EXPECT_TRUE(scene.moves().empty());
    EXPECT_TRUE(scene.game().takeBack());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(WaCheck, ADropThatBlocksIsADefence) {
    Scene scene("wa", "CK 9k, ck 1a, +SW 11a, +OC 3c, +SW 11b", "w hand=(vw) 1");
    EXPECT_TRUE(scene.game().inCheck());
    EXPECT_TRUE(scene.allows("VW*5a"));
    EXPECT_EQ(scene.outcome(), "ongoing");
}

// Decision (notes on Wa): the stalemated side loses, as in modern shogi.

TEST(WaCheck, WhoHasNoLegalMoveLoses) {
    const Scene scene("wa", "CK 9k, ck 1a, +SW 11b, +SW 2c", "w - 1");
    EXPECT_EQ(scene.outcome(), "sente no-legal-move") << scene.text();
}

// Section "Game end": "If the same position occurs four times with the same player to play, then the game is
// no contest ... the pieces in hand must be the same."

TEST(WaRepetition, TheFourthOccurrenceIsNoContest) {
    Scene scene = wa("SP 8h");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("1k2k 1a2a 2k1k 2a1a");
    }
    EXPECT_EQ(scene.outcome(), "no-contest repetition");
}

TEST(WaRepetition, HandsBelongToThePosition) {
    EXPECT_NE(wa("", "b hand=(SP) 1").position().key(), wa("").position().key());
    EXPECT_NE(wa("", "b hand=(SP) 1").position().key(), wa("", "b hand=(sp) 1").position().key());
    EXPECT_NE(wa("", "b hand=2(SP) 1").position().key(), wa("", "b hand=(SP) 1").position().key());
}

// "A player is not allowed to give perpetual check."

TEST(WaPerpetualCheck, TheCheckThatWouldRepeatTheFourthTimeIsRefused) {
    // The gliding swallow checks on one file and on the other, the king steps to and fro.
    Scene scene("wa", "CK 11k, ck 2a, +SW 3h, SP 11g");
    scene.play("3h2h");
    for (int round = 0; round < 2; ++round) {
        scene.playAll("2a1a 2h1h 1a2a 1h2h");
        EXPECT_EQ(scene.outcome(), "ongoing");
    }
    scene.playAll("2a1a 2h1h 1a2a");
    EXPECT_FALSE(scene.allows("1h2h"));
    EXPECT_EQ(scene.refusal("1h2h"), "perpetual-check");
    EXPECT_TRUE(scene.allows("11g11f")) << "anything else goes";
    EXPECT_TRUE(scene.allows("1h2i") || scene.allows("1h1g"));
}

TEST(WaPerpetualCheck, OneQuietMoveInTheCycleMakesItAnOrdinaryRepetition) {
    Scene scene("wa", "CK 11k, ck 2a, +SW 3h, SP 11g");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("3h2h 2a1a 2h3h 1a2a");
    }
    EXPECT_EQ(scene.outcome(), "no-contest repetition");
}

TEST(WaPerpetualCheck, WhenTheEvaderCompletesTheRepetitionTheCheckerHasLost) {
    Scene scene("wa", "CK 11k, ck 2a, +SW 1h, SP 11g");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("1h2h 2a1a 2h1h 1a2a");
    }
    EXPECT_EQ(scene.outcome(), "gote perpetual-check");
}

TEST(WaPerpetualCheck, ABareTextKnowsNoHistory) {
    Scene scene("wa", "CK 11k, ck 2a, +SW 1h, SP 11g", "b - 99");
    EXPECT_TRUE(scene.allows("1h2h"));
}

TEST(WaEnding, TheCaptureOfTheKingWins) {
    // It cannot come about by legal moves; a position text may have it.
    Scene scene("wa", "CK 9k, ck 1a, +SW 1h", "b - 1");
    scene.play("1h1a");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
}

} // namespace
} // namespace mujo
