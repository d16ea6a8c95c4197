// Rules of Tai Shogi. Source: Wikipedia, Tai shogi (section named at each group); where it is silent, the
// decisions of the project's notes on Tai. 25 files and ranks; forward for Sente is from 13m to 13l, right is
// to 12m.

#include <gtest/gtest.h>

#include "core/game/notation/hodges.h"
#include "tests/support/sampling.h"
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

// The article tells of an official of the Japanese Chu Shogi Association that the piece captured last
// decides, and that the historical sources are silent: the option leaves it to the player.

TEST(TaiContagion, ThePlayerChoosesBetweenTwoFormsWhereTheOptionSaysSo) {
    Scene scene("tai", "CP 1y, cp 1a, LD 13m, dv 13l, ds 13k", "b - 1", "both-contagions=choice");
    const Texts both = {"+DV", "+DS"};
    EXPECT_EQ(scene.becomes("13m13l13k"), both);
    EXPECT_EQ(scene.becomes("13m13k13l"), both) << "in whichever order";
    EXPECT_EQ(scene.becomes("13m13l13k13l"), (Texts{})) << "the same move once more";
    EXPECT_EQ(scene.becomes("13m13l"), (Texts{"+DV"}));
    EXPECT_EQ(scene.becomes("13m13k"), (Texts{"+DS"}));
    EXPECT_EQ(scene.refusal("13m13l13k+"), "ambiguous");
    EXPECT_EQ(scene.refusal("13m13l13k"), "ambiguous");
    EXPECT_EQ(scene.refusal("13m13l13k+dv"), "");
    EXPECT_EQ(scene.refusal("13m13k+DV"), "cannot-promote");
    scene.play("13m13l13k+DV");
    EXPECT_EQ(scene.on("13k"), "+DV");
    EXPECT_EQ(hodges(scene.game(), scene.game().current(), SquareStyle::Shogi), "LDx13lx13k(+DV)");
}

TEST(TaiContagion, ATextMayNameTheFormWhereThereIsNoChoice) {
    const Scene scene = tai("LD 13m, dv 13l, ds 13k");
    EXPECT_EQ(scene.refusal("13m13l13k+DS"), "");
    EXPECT_EQ(scene.refusal("13m13l13k+DV"), "cannot-promote");
    EXPECT_THROW((void)scene.refusal("13m13l13k+XY"), std::invalid_argument);
}

TEST(TaiContagion, HoppingAPieceAndTakingItOnTheWayBackMayBeForbidden) {
    const Scene scene("tai", "CP 1y, cp 1a, LD 13m, dv 13l, ds 13k, LD 5m, p 5l, p 5k", "b - 1",
                      "hop-and-return=forbidden");
    EXPECT_EQ(scene.becomes("13m13k13l"), (Texts{}));
    EXPECT_EQ(scene.becomes("13m13l13k13l"), (Texts{"+DS"}));
    EXPECT_EQ(scene.becomes("5m5k5l").size() + scene.becomes("5m5l5k5l").size(), 1U)
        << "where the order decides nothing there is one move as ever";
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

// "The modern chu shogi rule as applied by the Japanese Chu Shogi Association": "In the case of consecutive
// passes, the side passing first must deviate ... Only the fourth repetition is forbidden by these rules. If
// none of these are applicable, repetition is a draw."

Scene jcsa(const std::string& pieces) {
    return {"tai", "CP 1y, cp 1a, " + pieces, "b - 1", "repetition=attacker-deviates"};
}

TEST(TaiAssociationRepetition, OfPassesInARowTheSideThatPassedFirstMustDeviate) {
    Scene scene = jcsa("LN 13m, ln 13c");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("13m13m 13c13c");
    }
    EXPECT_EQ(scene.outcome(), "ongoing") << "Gote may bring about the fourth occurrence, Sente passed first";
    EXPECT_FALSE(scene.allows("13m13m"));
    EXPECT_EQ(scene.refusal("13m13m"), "passed-first");
    EXPECT_TRUE(scene.allows("13m13l"));
}

TEST(TaiAssociationRepetition, TheFirstPassIsCountedFromTheBeginningOfTheRow) {
    Scene scene = jcsa("LN 13m, ln 13c");
    scene.play("1y1x");
    for (int round = 0; round < 3; ++round) {
        scene.playAll("13c13c 13m13m");
    }
    EXPECT_EQ(scene.outcome(), "ongoing");
    EXPECT_EQ(scene.refusal("13c13c"), "passed-first");
    Scene later = jcsa("LN 13m, ln 13c");
    later.playAll("13m13m 13c13c 13m13m 1a2a 13m13m 2a1a 13m13m 13c13c");
    EXPECT_EQ(later.outcome(), "ongoing");
    EXPECT_EQ(later.refusal("13m13m"), "passed-first") << "the row is that of the last three turns";
}

TEST(TaiAssociationRepetition, PassesThatAreAnsweredByMovesAreADraw) {
    Scene scene = jcsa("LN 13m, ln 13c");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(scene.outcome(), "ongoing");
        scene.playAll("13m13m 1a2a 13m13m 2a1a");
    }
    EXPECT_EQ(scene.outcome(), "draw repetition");
}

TEST(TaiAssociationRepetition, AttacksCountAboveThePasses) {
    // Gote's rook attacks with every move of its; Sente, who passes, does not. Neither passes in a row.
    Scene scene = jcsa("LN 13m, r 13c, P 12d, P 13d");
    for (int round = 0; round < 2; ++round) {
        scene.playAll("13m13m 13c12c 13m13m 12c13c");
    }
    scene.playAll("13m13m 13c12c 13m13m");
    EXPECT_EQ(scene.refusal("12c13c"), "perpetual-attack");
}

// A "(probably facetious) rule that draws cannot be agreed".

TEST(TaiDraws, CannotBeAgreedWhereTheOptionForbidsIt) {
    Scene scene("tai", "CP 1y, cp 1a, P 13m", "b - 1", "agreed-draws=forbidden");
    EXPECT_FALSE(scene.game().mayAgreeDraw());
    scene.game().agreeDraw();
    EXPECT_EQ(scene.outcome(), "ongoing");
    Scene standard = tai("P 13m");
    EXPECT_TRUE(standard.game().mayAgreeDraw());
}

// Promotions of the Japanese Wikipedia, from the introduction and the footnotes of the table of pieces:
// "almost all pieces promote, but most to the lowly gold general"; "free versions of themselves (in which
// stepping moves are replaced by unlimited ranging moves in the same directions)".

Scene japanese(const std::string& pieces, const std::string& more = "") {
    return {"tai", "CP 1y, cp 1a, " + pieces, "b - 1", "promotion-table=japanese" + more};
}

TEST(TaiJapanesePromotions, EveryPieceButFivePromotes) {
    const auto variant = testing::game("tai", "promotion-table=japanese");
    Texts none;
    for (const PieceType& type : variant->types()) {
        if (!type.formOnly && !type.promoted && !type.promotesTo) {
            none.insert(type.id);
        }
    }
    EXPECT_EQ(none, (Texts{"E", "CP", "Q", "DK", "DH"}));
    EXPECT_EQ(testing::game("tai")->find("+BT"), std::nullopt) << "the standard game has none of these";
}

TEST(TaiJapanesePromotions, WeakSteppersBecomeFreePiecesThatRangeWhereTheyStepped) {
    Scene tiger = japanese("BT 13m, p 12l");
    tiger.playAll("13m12l+ 1a2a");
    EXPECT_TRUE(tiger.allows("12l12y")) << "back";
    EXPECT_TRUE(tiger.allows("12l25l")) << "sideways";
    EXPECT_TRUE(tiger.allows("12l1a")) << "diagonally";
    EXPECT_FALSE(tiger.allows("12l12k")) << "but not straight forward";
    Scene cat = japanese("CS 13m, p 12l");
    cat.playAll("13m12l+ 1a2a");
    EXPECT_TRUE(cat.allows("12l2b"));
    EXPECT_FALSE(cat.allows("12l12k"));
}

TEST(TaiJapanesePromotions, TheBatRunsStraightForwardAndDiagonallyBack) {
    for (const char* profile :
         {"promotion-table=japanese", "rat-and-monkeys=maka", "rat-and-monkeys=maka-gold",
          "promotion-table=japanese,rat-and-monkeys=maka"}) {
        Scene scene("tai", "CP 1y, cp 1a, OR 13m, p 12l", "b - 1", profile);
        scene.playAll("13m12l+ 1a2a");
        EXPECT_TRUE(scene.allows("12l12a")) << profile;
        EXPECT_TRUE(scene.allows("12l25y")) << profile;
        EXPECT_FALSE(scene.allows("12l11k")) << profile;
    }
}

TEST(TaiJapanesePromotions, OtherOptionsHaveTheLastWord) {
    EXPECT_EQ(japanese("CP 13m, p 13l").becomes("13m13l"), (Texts{""}));
    EXPECT_EQ(japanese("CP 13m, p 13l", ",prince=emperor").becomes("13m13l"), (Texts{"+CP"}));
    EXPECT_EQ(japanese("BM 13m, p 12l").becomes("13m12l"), (Texts{"+BM"}));
    EXPECT_EQ(japanese("BM 13m, p 12l", ",rat-and-monkeys=maka").becomes("13m12l"), (Texts{""}));
    EXPECT_EQ(japanese("LD 13m, p 13l", ",great-elephant=none").becomes("13m13l"), (Texts{""}));
}

// Section "Game pieces": "The queen could also be abbreviated FK (for free king) and the kirin as Ky (for
// kylin)."

TEST(TaiNames, QueenAndKirinMayBeWrittenAsFreeKingAndKylin) {
    const auto variant = testing::game("tai");
    EXPECT_EQ(variant->find("FK"), variant->find("Q"));
    EXPECT_EQ(variant->find("Ky"), variant->find("KR"));
    EXPECT_EQ(variant->find("+KY"), variant->find("+KR"));
    const Scene scene("tai", "CP 1y, cp 1a, FK 13m, +ky 5e");
    EXPECT_EQ(scene.on("13m"), "Q");
    EXPECT_EQ(scene.on("5e"), "+kr");
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
