// Rules of Chu Shogi. Sources: the rules of the Chu Shogi association (2007 and the supplement of 2004) and
// the rule texts of the program Shogi Variants, as named at each group. Squares are shogi style; the
// promotion zone of Sente are the ranks a to d.

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene chu(const std::string& pieces, const std::string& rest = "b - 1",
          std::string_view profile = "standard") {
    return {"chu", "K 1l, k 12a, P 1k, p 12b, " + pieces, rest, profile};
}

// Association, promotion: on entering the zone, or by a capture that touches it.

TEST(ChuPromotion, EnteringTheZonePromotesByAnyMove) {
    EXPECT_EQ(chu("R 6h").becomes("6h6d"), (Texts{"", "+R"}));
    EXPECT_EQ(chu("R 6h").becomes("6h6e"), (Texts{""}));
}

TEST(ChuPromotion, AQuietMoveInsideDoesNotPromote) {
    EXPECT_EQ(chu("R 6d").becomes("6d6b"), (Texts{""}));
    EXPECT_EQ(chu("R 6d").becomes("6d6g"), (Texts{""}));
}

TEST(ChuPromotion, ACaptureThatStartsOrEndsInTheZonePromotes) {
    EXPECT_EQ(chu("R 6d, s 6b").becomes("6d6b"), (Texts{"", "+R"}));
    EXPECT_EQ(chu("R 6d, s 6g").becomes("6d6g"), (Texts{"", "+R"}));
    EXPECT_EQ(chu("R 6h, s 6f").becomes("6h6f"), (Texts{""}));
}

TEST(ChuPromotion, LeavingAndEnteringAgainPromotes) {
    Scene scene = chu("R 6h, g 5j");
    scene.playAll("6h6d 5j5i 6d6f 5i5h");
    EXPECT_EQ(scene.becomes("6f6c"), (Texts{"", "+R"}));
}

TEST(ChuPromotion, APawnMayStillPromoteOnTheLastRankAndALanceOnlyInTheAssociationsReading) {
    EXPECT_EQ(chu("P 6b").becomes("6b6a"), (Texts{"", "+P"}));
    EXPECT_EQ(chu("L 6b").becomes("6b6a"), (Texts{""}));
    EXPECT_EQ(chu("L 6b", "b - 1", "jcsa").becomes("6b6a"), (Texts{"", "+L"}));
}

TEST(ChuPromotion, KingsQueensAndLionsNeverPromote) {
    EXPECT_EQ(chu("Q 6h").becomes("6h6d"), (Texts{""}));
    EXPECT_EQ(chu("LN 6e").becomes("6e6d"), (Texts{""}));
}

// The Middle Shogi Manual's reading, and that of a one-turn wait: options "promotion-regain" of the
// reference.

TEST(ChuDeferral, AfterOneTurnAQuietMoveInsideMayPromote) {
    Scene scene = chu("R 6h, g 5j, G 9j", "b - 1", "promotion-again=after-one-turn");
    scene.playAll("6h6d 5j5i");
    EXPECT_EQ(scene.becomes("6d6c"), (Texts{""})) << "it has declined in the turn before";
    scene.playAll("9j9i 5i5h");
    EXPECT_EQ(scene.becomes("6d6c"), (Texts{"", "+R"}));
}

TEST(ChuDeferral, APositionCannotHaveTwoPiecesOfOneTurn) {
    EXPECT_THROW(chu("R 6d, R 7d", "b declined=6d+7d 1", "promotion-again=after-one-turn"),
                 std::runtime_error);
    EXPECT_NO_THROW(chu("R 6d, R 7d", "b declined=6d+7d 1", "promotion-again=after-moving"));
}

TEST(ChuDeferral, InTheManualsReadingThePieceMustHaveMoved) {
    Scene scene = chu("R 6h, g 5j, G 9j", "b - 1", "promotion-again=after-moving");
    scene.playAll("6h6d 5j5i 9j9i 5i5h");
    EXPECT_EQ(scene.becomes("6d6c"), (Texts{""}));
    EXPECT_NE(scene.text().find("declined=6d"), std::string::npos);
    scene.playAll("6d6c 5h5g");
    EXPECT_EQ(scene.becomes("6c6b"), (Texts{"", "+R"}));
}

// Lion trading, association rules 2007, articles on the lion; Shogi Variants, Chu.rul.

TEST(ChuLionTrade, AnAdjacentLionIsTakenEvenWhenProtected) {
    EXPECT_TRUE(chu("LN 6g, ln 6f, g 6e").allows("6g6f"));
}

TEST(ChuLionTrade, AProtectedLionTwoSquaresAwayIsNot) {
    EXPECT_EQ(chu("LN 6g, ln 6e, g 6d").refusal("6g6e"), "lion-protected");
    EXPECT_TRUE(chu("LN 6g, ln 6e").allows("6g6e")) << "unprotected";
}

TEST(ChuLionTrade, AProtectorHiddenBehindTheTakingLionCountsInTheDefaultReading) {
    EXPECT_EQ(chu("LN 6g, ln 6e, r 6k").refusal("6g6e"), "lion-protected");
    EXPECT_TRUE(chu("LN 6g, ln 6e, r 6k", "b - 1", "jcsa").allows("6g6e"))
        << "the association judges before the capture";
}

TEST(ChuLionTrade, TakingSomethingWorthyOnTheWayBridges) {
    EXPECT_TRUE(chu("LN 6g, ln 6e, g 6d, s 6f").allows("6g6f6e"));
    EXPECT_EQ(chu("LN 6g, ln 6e, g 6d, p 6f").refusal("6g6f6e"), "lion-protected");
    EXPECT_EQ(chu("LN 6g, ln 6e, g 6d, gb 6f").refusal("6g6f6e"), "lion-protected");
}

TEST(ChuLionTrade, OtherPiecesTakeProtectedLionsFreely) {
    EXPECT_TRUE(chu("R 6j, ln 6e, g 6d").allows("6j6e"));
}

TEST(ChuLionTrade, NoCounterStrikeAgainstAProtectedLionElsewhere) {
    Scene scene = chu("LN 9h, ln 6e, R 6j, r 9b, G 9i");
    scene.play("6j6e");
    EXPECT_EQ(scene.refusal("9b9h"), "lion-counter-strike");
    Scene unprotected = chu("LN 9h, ln 6e, R 6j, r 9b");
    unprotected.play("6j6e");
    EXPECT_TRUE(unprotected.allows("9b9h"));
}

TEST(ChuLionTrade, TheLionThatTookMayBeTakenBackAndTheBanLastsOneMove) {
    Scene scene = chu("LN 9h, ln 6e, R 6j, r 9b, G 9i, c 6d");
    scene.play("6j6e");
    EXPECT_TRUE(scene.allows("6d6e"));
    scene.playAll("12b12c 1k1j");
    EXPECT_TRUE(scene.allows("9b9h"));
}

TEST(ChuLionTrade, ALionTakenByALionStartsNoBan) {
    Scene scene = chu("LN 6f, ln 6e, +KY 9h, r 9b, G 9i");
    scene.play("6f6e");
    EXPECT_TRUE(scene.allows("9b9h"));
}

TEST(ChuLionTrade, AKirinThatPromotesByTakingALionCountsAsAnotherPiece) {
    Scene scene = chu("LN 9h, ln 6c, KY 6e, r 9b, G 9i");
    scene.play("6e6c+");
    EXPECT_EQ(scene.refusal("9b9h"), "lion-counter-strike");
}

TEST(ChuLionTrade, LishogiBansTheCounterStrikeAlways) {
    Scene scene = chu("LN 9h, ln 6e, R 6j, r 9b", "b - 1", "lishogi");
    scene.play("6j6e");
    EXPECT_EQ(scene.refusal("9b9h"), "lion-counter-strike");
}

// Association, bare king.

Scene bare(const std::string& pieces, const std::string& rest = "b - 1", std::string_view game = "chu") {
    return {game, pieces, rest};
}

TEST(ChuBareKing, LosesToAKingAndAnotherPiece) {
    EXPECT_EQ(bare("K 1l, G 6g, g 6f, k 12a").play("6g6f").outcome(), "sente bare-king");
}

TEST(ChuBareKing, DrawsByBaringTheOtherSideAtOnce) {
    Scene scene = bare("K 1l, G 6g, g 6f, k 6e");
    scene.play("6g6f");
    EXPECT_EQ(scene.outcome(), "ongoing");
    EXPECT_EQ(scene.play("6e6f").outcome(), "draw bare-king");
}

TEST(ChuBareKing, PawnsAndGoBetweensDoNotCountBeforeTheyPromote) {
    EXPECT_EQ(bare("K 1l, P 6g, g 6f, k 12a").play("6g6f").outcome(), "ongoing");
    EXPECT_EQ(bare("K 1l, GB 6g, g 6f, k 12a").play("6g6f").outcome(), "ongoing");
    EXPECT_EQ(bare("K 1l, +P 6g, g 6f, k 12a").play("6g6f").outcome(), "sente bare-king");
}

TEST(ChuBareKing, CanBeSwitchedOff) {
    EXPECT_EQ((Scene{"chu", "K 1l, G 6g, g 6f, k 12a", "b - 1", "bare-king=plays-on"}.play("6g6f").outcome()),
              "ongoing");
}

// Repetition, reference: "fourth occurrence, attacker must deviate".

TEST(ChuRepetition, TheSideThatAloneAttacksMustDeviateAtTheFourthOccurrence) {
    // The rook attacks the gold with every move, the gold only runs.
    Scene scene = chu("R 6h, g 5e");
    scene.playAll("6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h 6e5e");
    EXPECT_EQ(scene.outcome(), "ongoing") << "the gold has not to deviate";
    EXPECT_EQ(scene.refusal("6h5h"), "perpetual-attack");
    EXPECT_TRUE(scene.allows("6h7h"));
}

TEST(ChuRepetition, WithoutAttacksItIsADraw) {
    Scene scene = chu("R 9h, g 5e");
    EXPECT_EQ(scene.playAll("9h9i 5e5f 9i9h 5f5e 9h9i 5e5f 9i9h 5f5e 9h9i 5e5f 9i9h 5f5e").outcome(),
              "draw repetition");
}

TEST(ChuRepetition, UnderTheAssociationsRuleTheAttackerLoses) {
    Scene scene = chu("R 6h, g 5e", "b - 1", "jcsa");
    scene.playAll("6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h");
    EXPECT_EQ(scene.play("6e5e").outcome(), "gote repetition");
}

std::optional<rules::RepetitionAhead> ahead(Scene& scene) {
    return rules::repetitionAhead(scene.game().position(), scene.game().history());
}

// One occurrence before the rule above counts, it can be told what the next one comes to.

TEST(ChuRepetition, IsToldOneOccurrenceBefore) {
    Scene drawn = chu("R 9h, g 5e");
    drawn.playAll("9h9i 5e5f 9i9h 5f5e");
    EXPECT_FALSE(ahead(drawn)) << "the second time";
    drawn.playAll("9h9i 5e5f 9i9h 5f5e");
    ASSERT_TRUE(ahead(drawn)) << "the third time";
    EXPECT_EQ(ahead(drawn)->ending, (rules::Outcome{rules::GameState::Draw, rules::Reason::Repetition}));
    EXPECT_FALSE(ahead(drawn)->mustDeviate);
    drawn.play("9h9g");
    EXPECT_FALSE(ahead(drawn)) << "a new position";
}

TEST(ChuRepetition, TellsTheSideThatHasToDeviate) {
    Scene scene = chu("R 6h, g 5e");
    scene.playAll("6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h 6e5e 6h5h");
    ASSERT_TRUE(ahead(scene));
    EXPECT_EQ(ahead(scene)->mustDeviate, Side::Sente);
    EXPECT_FALSE(ahead(scene)->ending.isOver());
}

// Perpetual check is forbidden in Chu: who has to deviate depends on whose move brings the position about.

TEST(ChuRepetition, TellsOfAPerpetualCheckBySideToMove) {
    Scene scene{"chu", "K 1l, R 6h, k 5a, g 12a", "b - 1"};
    scene.playAll("6h5h 5a6a 5h6h 6a5a 6h5h 5a6a 5h6h 6a5a");
    ASSERT_TRUE(ahead(scene)) << "the third time, with the checking side to move";
    EXPECT_FALSE(ahead(scene)->mustDeviate) << "the other side may bring it about";
    EXPECT_EQ(ahead(scene)->ending.winner(), Side::Gote);
    scene.play("6h5h");
    ASSERT_TRUE(ahead(scene));
    EXPECT_EQ(ahead(scene)->mustDeviate, Side::Sente);
}

TEST(ChuRepetition, TellsTheSideThatLosesUnderTheAssociationsRule) {
    Scene scene = chu("R 6h, g 5e", "b - 1", "jcsa");
    scene.playAll("6h5h 5e6e 5h6h 6e5e 6h5h 5e6e 5h6h 6e5e 6h5h");
    ASSERT_TRUE(ahead(scene));
    EXPECT_FALSE(ahead(scene)->mustDeviate);
    EXPECT_EQ(ahead(scene)->ending, rules::Outcome::wonBy(Side::Gote, rules::Reason::Repetition));
}

} // namespace
} // namespace mujo
