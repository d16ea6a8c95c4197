// Rules of Suzumu Shogi. Source of every case: A. M. DeWitt, Suzumu Shogi (the inventor's page); the section
// is named at each group. Squares are written in shogi style: forward for Sente is from 8h to 8g, right is to
// 7h. The promotion zone of Sente are the ranks a to e.

#include <gtest/gtest.h>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene suzumu(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"suzumu", "K 1p, k 1a, " + pieces, rest};
}

// Section "Promotion": "into, out of, or wholly within the zone, but not if it passes in and out of the zone
// without starting or ending its move within it ... the player has the option to promote".

TEST(SuzumuPromotion, IsOptionalForMovesIntoOutOfAndWithinTheZone) {
    EXPECT_EQ(suzumu("R 8h").becomes("8h8e"), (Texts{"", "+R"})) << "into";
    EXPECT_EQ(suzumu("R 8e").becomes("8e8h"), (Texts{"", "+R"})) << "out of";
    EXPECT_EQ(suzumu("R 8e").becomes("8e8a"), (Texts{"", "+R"})) << "within";
    EXPECT_EQ(suzumu("R 8h").becomes("8h8f"), (Texts{""})) << "not yet there";
}

TEST(SuzumuPromotion, TheZoneOfGoteAreTheFiveRanksOfSente) {
    EXPECT_EQ(suzumu("r 8h", "w - 1").becomes("8h8l"), (Texts{"", "+R"}));
    EXPECT_EQ(suzumu("r 8h", "w - 1").becomes("8h8k"), (Texts{""}));
}

TEST(SuzumuPromotion, CapturingOutsideTheZoneDoesNotPromote) {
    EXPECT_EQ(suzumu("R 8h, p 8g").becomes("8h8g"), (Texts{""}));
}

TEST(SuzumuPromotion, PassingThroughTheZoneDoesNotPromote) {
    // The lion steps from 8f over 8e back out to 8f's rank: it starts and ends outside.
    EXPECT_EQ(suzumu("LN 8f, p 8e").becomes("8f8e7f"), (Texts{""}));
    EXPECT_EQ(suzumu("LN 8f, p 8e").becomes("8f8e8d"), (Texts{"", "+LN"}));
}

TEST(SuzumuPromotion, PromotedPiecesAndTheFivePiecesWithoutPromotionStayWhatTheyAre) {
    for (const char* piece : {"K", "FE", "LH", "VG", "GG", "FD", "+R", "+DE"}) {
        EXPECT_EQ(suzumu(std::string(piece) + " 8f").becomes("8f8e"), (Texts{""})) << piece;
    }
}

// Notes: "you cannot promote by skipping a turn" (against the section on skipping; the explicit ban is
// followed).

TEST(SuzumuPromotion, APassPromotesNothingButIguiMay) {
    const Scene scene = suzumu("LN 8d, p 8c");
    EXPECT_EQ(scene.becomes("8d8d"), (Texts{""}));
    EXPECT_EQ(scene.becomes("8d8c8d"), (Texts{"", "+LN"}));
}

// Notes: "Promotion rule is the same as in standard Shogi": a pawn that could never move again must promote.

TEST(SuzumuPromotion, APawnOnTheLastRankMustPromote) {
    EXPECT_EQ(suzumu("P 8b").becomes("8b8a"), (Texts{"+P"}));
    EXPECT_EQ(suzumu("P 8b").refusal("8b8a="), "must-promote");
    EXPECT_EQ(suzumu("P 8c").becomes("8c8b"), (Texts{"", "+P"}));
    EXPECT_EQ(suzumu("L 8b").becomes("8b8a"), (Texts{"", "+L"})) << "this lance can go back";
    EXPECT_EQ(suzumu("N 8c").becomes("8c7a"), (Texts{"", "+N"})) << "so can this knight";
    EXPECT_EQ(suzumu("p 8o", "w - 1").becomes("8o8p"), (Texts{"+P"}));
}

// Section "Differences from Tenjiku Shogi": "Jumping Generals can only jump up to two pieces when taking, but
// they have no restrictions on what they can jump over or capture."

TEST(SuzumuJumpingGenerals, TakeTheFirstSecondOrThirdPieceOnALine) {
    const Scene scene = suzumu("GG 8p, P 8m, p 8k, r 8h, b 8e");
    EXPECT_TRUE(scene.allows("8p8k"));
    EXPECT_TRUE(scene.allows("8p8h"));
    EXPECT_FALSE(scene.allows("8p8e")) << "over three it does not go";
    EXPECT_TRUE(scene.allows("8p8n"));
    EXPECT_FALSE(scene.allows("8p8l")) << "no jump without a capture";
    EXPECT_FALSE(scene.allows("8p8m"));
    EXPECT_EQ(scene.results("8p").count("8h x8h"), 1U) << "what it jumps over stays";
}

TEST(SuzumuJumpingGenerals, OfEachKindJumpOnTheirOwnLines) {
    const std::string board = ", gg 8m, k 8k, p 5m, g 4l";
    EXPECT_TRUE(suzumu("RG 8p" + board).allows("8p8k")) << "over a great general onto a king";
    EXPECT_FALSE(suzumu("RG 8p" + board).allows("8p4l"));
    EXPECT_TRUE(suzumu("BG 8p" + board).allows("8p4l"));
    EXPECT_TRUE(suzumu("VD 8p, p 8o, p 8n").allows("8p8n")) << "the violent dragon jumps like a rook general";
    EXPECT_TRUE(suzumu("VD 8p").allows("8p5m")) << "and moves up to three squares diagonally";
    EXPECT_FALSE(suzumu("VD 8p").allows("8p4l"));
    EXPECT_TRUE(suzumu("VH 8p, p 7o, p 6n").allows("8p6n"));
    EXPECT_FALSE(suzumu("VH 8p").allows("8p8l"));
}

TEST(SuzumuViceGeneral, MakesUpToThreeKingStepsAndStopsAtACapture) {
    const Scene scene = suzumu("VG 8h");
    EXPECT_EQ(scene.movesFrom("8h").size(), 66U)
        << "48 squares within three steps, 17 on diagonals beyond, a pass";
    const Scene walled("suzumu", "K 1p, k 2a, VG 8h, p 9g, p 8g, p 7g, p 9h, p 7h, p 9i, p 8i, p 7i");
    EXPECT_EQ(walled.movesFrom("8h").size(), 8U) << "it takes a neighbour and does not go on";
    const Scene corner = suzumu("VG 8h, p 9g, p 8g, P 9h, P 7h, P 9i, P 8i, P 7i");
    EXPECT_TRUE(corner.allows("8h8e")) << "around the corner by 7g";
    EXPECT_TRUE(corner.allows("8h8h"));
    EXPECT_FALSE(corner.allows("8h8g8h")) << "no igui";
}

TEST(SuzumuMasters, MakeUpToTwoKingSteps) {
    for (const char* master : {"+VD", "+VH"}) {
        const Scene scene = suzumu(std::string(master) + " 8h");
        EXPECT_TRUE(scene.allows("8h7f")) << master;
        EXPECT_FALSE(scene.allows("8h7e")) << master;
        EXPECT_TRUE(scene.allows("8h8h")) << master;
    }
}

// "Only has an active burning ability (activates after stopping at destination), and can only burn one
// adjacent enemy piece per move. Burning ability is optional. Can also capture a piece on an adjacent square
// without moving."

TEST(SuzumuFireDemon, BurnsNoneOrOneNeighbourOfTheSquareItSlidesTo) {
    const Scene scene = suzumu("FD 8n, p 7c, p 9c, P 9d");
    Texts to8d;
    for (const std::string& result : scene.results("8n")) {
        if (result.substr(0, 2) == "8d") {
            to8d.insert(result);
        }
    }
    EXPECT_EQ(to8d, (Texts{"8d", "8d x7c", "8d x9c"}));
    EXPECT_TRUE(scene.allows("8n7c8d"));
}

TEST(SuzumuFireDemon, TakesOneAndBurnsAnother) {
    Scene scene = suzumu("FD 8n, g 8d, p 7c, p 9c");
    const Texts results = scene.results("8n");
    EXPECT_EQ(results.count("8d x8d"), 1U);
    EXPECT_EQ(results.count("8d x7c x8d"), 1U);
    EXPECT_EQ(results.count("8d x7c x8d x9c"), 0U);
    scene.play("8n7c8d");
    EXPECT_EQ(scene.on("8d"), "FD");
    EXPECT_EQ(scene.on("7c"), "");
    EXPECT_EQ(scene.on("9c"), "p");
}

TEST(SuzumuFireDemon, BurnsAfterAnAreaMoveToo) {
    // 5g lies on no queen line from 8h: two diagonal steps... three steps through empty squares.
    const Scene scene = suzumu("FD 8h, p 5f, P 9h");
    EXPECT_EQ(scene.results("8h").count("6g"), 1U);
    EXPECT_EQ(scene.results("8h").count("6g x5f"), 1U);
    EXPECT_EQ(scene.results("8h").count("5g x5f"), 1U);
    EXPECT_EQ(scene.results("8h").count("4g"), 0U) << "four steps away and on no line";
}

TEST(SuzumuFireDemon, TakesANeighbourWithoutMovingAndBurnsNothingThen) {
    const Texts results = suzumu("FD 8h, p 8g, p 7g").results("8h");
    EXPECT_EQ(results.count("8h x8g"), 1U);
    EXPECT_EQ(results.count("8h"), 1U) << "the pass";
    EXPECT_EQ(results.count("8h x7g x8g"), 0U);
}

TEST(SuzumuFireDemon, DoesNotBurnWhatComesNextToIt) {
    Scene scene = suzumu("FD 8h, r 7a, P 16p");
    scene.playAll("16p16o 7a7g");
    EXPECT_EQ(scene.on("7g"), "r");
    EXPECT_EQ(scene.on("8h"), "FD");
}

TEST(SuzumuFireDemon, DoesNotSlideOverPieces) {
    const Texts results = suzumu("FD 8n, P 8i, p 8d").results("8n");
    EXPECT_EQ(results.count("8d x8d"), 0U);
    EXPECT_EQ(results.count("8h"), 0U);
}

TEST(SuzumuTetrarch, SkipsTheFirstSquareAndHasIguiButNoPass) {
    const Scene scene = suzumu("+CS 8h, p 8g, P 7h");
    const Texts results = scene.results("8h");
    EXPECT_EQ(results.count("8g x8g"), 0U);
    EXPECT_EQ(results.count("7g"), 0U) << "it does not stop on the first square";
    EXPECT_EQ(results.count("8f"), 1U);
    EXPECT_EQ(results.count("8a"), 1U);
    EXPECT_EQ(results.count("6h"), 1U) << "over its own man";
    EXPECT_EQ(results.count("1h"), 1U) << "sideways as far as it likes";
    EXPECT_EQ(results.count("8h x8g"), 1U);
    EXPECT_EQ(results.count("8h"), 0U);
    EXPECT_EQ(suzumu("+CS 8h").refusal("8h8h"), "pass-impossible");
}

// Section "Skipping a turn".

TEST(SuzumuSkipping, IsIllegalRightAfterASkipOfTheOpponent) {
    Scene scene = suzumu("LN 8h, ln 8b, P 16o");
    scene.play("8h8h");
    EXPECT_FALSE(scene.allows("8b8b"));
    EXPECT_EQ(scene.refusal("8b8b"), "pass-forbidden");
    scene.play("1a2a");
    EXPECT_TRUE(scene.allows("8h8h")) << "one's own last skip does not matter";
    scene.play("16o16n");
    EXPECT_TRUE(scene.allows("8b8b"));
}

TEST(SuzumuSkipping, IsRememberedByThePositionText) {
    EXPECT_TRUE(suzumu("LN 8h", "b skip=b 1").allows("8h8h"));
    EXPECT_FALSE(suzumu("LN 8h", "b skip=w 1").allows("8h8h"));
    EXPECT_FALSE(suzumu("LN 8h", "b skip=bw 1").allows("8h8h"));
}

TEST(SuzumuSkipping, BelongsToNinePieces) {
    for (const char* piece : {"FD", "VG", "+VD", "+VH", "LH", "FE", "LN", "SE", "HF"}) {
        EXPECT_TRUE(suzumu(std::string(piece) + " 8h").allows("8h8h")) << piece;
    }
    for (const char* piece : {"GG", "RG", "BG", "Q", "VD", "VH", "WB", "+CS", "K", "N"}) {
        EXPECT_FALSE(suzumu(std::string(piece) + " 8h").allows("8h8h")) << piece;
    }
}

TEST(SuzumuSkipping, NeedsAnEmptySquareOfTheRightKind) {
    EXPECT_FALSE(suzumu("FE 8h, P 7g, P 9g, P 7i, P 9i").allows("8h8h")) << "free eagle: diagonals only";
    EXPECT_FALSE(suzumu("HF 8h, P 8g").allows("8h8h")) << "horned falcon: straight ahead only";
    EXPECT_FALSE(suzumu("SE 8h, P 7g, P 9g").allows("8h8h"))
        << "soaring eagle: the two forward diagonals only";
    EXPECT_TRUE(suzumu("SE 8h, P 7g").allows("8h8h"));
}

// Sections "Check" and "Draw".

TEST(SuzumuEnding, TheLastRoyalDecidesAndACrownPrinceIsOne) {
    Scene scene("suzumu", "K 1p, k 8a, +de 16a, R 8h, P 2a");
    scene.play("8h8a");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.playAll("16a16b 8a16a 16b16c 16a16c");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
}

TEST(SuzumuEnding, AGeneralMayJumpOntoTheKing) {
    Scene scene("suzumu", "K 1p, k 8a, p 8b, p 8c, GG 8h");
    EXPECT_TRUE(Scene("suzumu", "K 1p, k 8a, p 8b, p 8c, GG 8h", "w - 1").game().inCheck());
    scene.play("8h8a");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
}

TEST(SuzumuEnding, TheFourthOccurrenceIsADraw) {
    Scene scene = suzumu("P 8h");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("1p2p 1a2a 2p1p 2a1a");
    }
    EXPECT_EQ(scene.outcome(), "draw repetition");
}

// Section "Skipping a turn": a skip is illegal right after a skip of the opponent. One's own last skip limits
// nothing, so that a position is the same with it and without.

TEST(SuzumuEnding, AnOwnSkipOfTheTurnBeforeMakesNoOtherPosition) {
    Scene scene("suzumu", "K 8p, k 8a, LN 8l, ln 8g");
    scene.playAll("8p7p 8a7a 7p8p 7a8a 8l8l 8a7a 8l8l 7a8a 8p7p 8a7a 7p8p");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.play("7a8a");
    EXPECT_EQ(scene.outcome(), "draw repetition");
}

TEST(SuzumuEnding, APositionInWhichTheOpponentHasJustSkippedIsAnother) {
    Scene scene("suzumu", "K 8p, k 7a, LN 8l, ln 8g");
    scene.playAll("8p7p 7a8a 7p8p 8a7a 8p7p 7a8a 7p8p 8a7a 8p7p 8g8g 7p8p");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.play("8g8g");
    EXPECT_EQ(scene.outcome(), "ongoing") << "the fourth time on the board, but Sente may not skip now";
    EXPECT_EQ(scene.refusal("8l8l"), "pass-forbidden");
}

TEST(SuzumuEnding, NoCaptureIsForbiddenBetweenGreatPieces) {
    EXPECT_TRUE(suzumu("GG 8h, gg 8d").allows("8h8d"));
    EXPECT_TRUE(suzumu("FD 8h, fd 8d").allows("8h8d"));
}

} // namespace
} // namespace mujo
