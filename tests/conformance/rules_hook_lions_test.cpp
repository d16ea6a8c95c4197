// Lion powers, skipping, royals and endings in Hook Shogi. Source: A. M. DeWitt, Hook Shogi (the inventor's
// page); the section is named at each group.

#include <gtest/gtest.h>

#include <array>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

Scene lions(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"hook", "K 1p, k 1a, " + pieces, rest};
}

// Section on the Lion: "double movers: up to 2 King steps per turn, changing direction between them, even
// when this returns them to their starting square. They can make the first step as a jump."

TEST(HookLion, ReachesAllSquaresAtDistanceTwoWhateverStandsBetween) {
    EXPECT_EQ(lions("LN 8h").movesFrom("8h").size(), 25U) << "24 squares and the pass";
    const Scene closed = lions("LN 8h, P 9g, P 8g, P 7g, P 9h, P 7h, P 9i, P 8i, P 7i");
    EXPECT_EQ(closed.movesFrom("8h").size(), 16U) << "it jumps over its own men, and has no pass";
}

TEST(HookLion, TakesOneTwoOrNoneAndMayStayWhereItIs) {
    const Scene scene = lions("LN 8h, p 8g, p 8f, p 7g");
    const Texts results = scene.results("8h");
    for (const char* expected : {"8g x8g", "8h x8g", "8f x8f", "8f x8f x8g", "7g x7g", "7g x7g x8g",
                                 "8g x7g x8g", "8f x7g x8f", "9h x8g", "6f", "6f x7g", "8h"}) {
        EXPECT_EQ(results.count(expected), 1U) << expected;
    }
    EXPECT_EQ(results.count("8h x7g x8g"), 0U) << "two steps only: it cannot take two and return";
    EXPECT_EQ(results.count("6f x8g"), 0U) << "8g is not next to 6f";
}

TEST(HookLion, TheLionHawkIsABishopToo) {
    const Scene scene = lions("+LN 8h");
    EXPECT_TRUE(scene.allows("8h4d"));
    EXPECT_FALSE(scene.allows("8h8e"));
}

// Section on the Lion Dog: "up to three steps along any ray ... Each of the steps can be a move, a capture or
// a hop, with the exception that it cannot hop back to the starting square."

TEST(HookLionDog, HasExactlyTheOutcomesOfItsTableOnARay) {
    const std::array<std::string, 3> names = {"8g", "8f", "8e"};
    // Its own men close the other seven rays' first squares, so that a pass can only come from this ray.
    const std::string walls = "LD 8h, P 9g, P 7g, P 9h, P 7h, P 9i, P 8i, P 7i";
    enum Content { Empty, Own, Enemy };
    for (int code = 0; code < 27; ++code) {
        const std::array<int, 3> on = {code % 3, code / 3 % 3, code / 9};
        std::string pieces = walls;
        for (std::size_t i = 0; i < 3; ++i) {
            pieces += on[i] == Own ? ", G " + names[i] : on[i] == Enemy ? ", g " + names[i] : "";
        }
        Texts expected;
        const auto add = [&](std::size_t end, bool first, bool second, bool third) {
            const std::array<bool, 3> taken = {first, second, third};
            std::string text = end == 0 ? "8h" : names[end - 1];
            for (std::size_t i = 3; i > 0; --i) { // sorted by name: 8e before 8f before 8g
                text += taken[i - 1] ? " x" + names[i - 1] : "";
            }
            expected.insert(text);
        };
        const bool e1 = on[0] == Enemy;
        const bool e2 = on[1] == Enemy;
        const bool e3 = on[2] == Enemy;
        if (on[0] == Empty) {
            add(0, false, false, false);
        }
        if (e1) {
            add(0, true, false, false);
        }
        if (on[0] != Own) {
            add(1, e1, false, false);
            if (e2) {
                add(1, e1, true, false);
            }
        }
        if (on[1] != Own) {
            add(2, false, e2, false);
            if (e1) {
                add(2, true, e2, false);
            }
        }
        if (on[2] != Own) {
            for (const bool takeFirst : {false, true}) {
                for (const bool takeSecond : {false, true}) {
                    if ((!takeFirst || e1) && (!takeSecond || e2)) {
                        add(3, takeFirst, takeSecond, e3);
                    }
                }
            }
        }
        Texts found;
        for (const std::string& result : lions(pieces).results("8h")) {
            if (result.substr(0, 2) == "8h" || result[0] == '8') {
                found.insert(result);
            }
        }
        for (const char* behind : {"8j", "8k"}) { // the ray to the back is a ray of its own
            found.erase(behind);
        }
        EXPECT_EQ(found, expected) << pieces;
    }
}

TEST(HookLionDog, TheGreatElephantIsALionToo) {
    const Scene scene = lions("+LD 8h, p 8g");
    EXPECT_TRUE(scene.allows("8h7f")) << "a knight's leap";
    EXPECT_TRUE(scene.allows("8h8g9g")) << "takes and turns";
    EXPECT_TRUE(scene.allows("8h5e")) << "three squares";
    EXPECT_FALSE(scene.allows("8h4d"));
}

TEST(HookLionDog, TheTeachingKingIsAQueenToo) {
    const Scene scene = lions("+DV 8h, p 8g");
    EXPECT_TRUE(scene.allows("8h2b"));
    EXPECT_TRUE(scene.allows("8h8g8e")) << "takes and goes on two squares";
    EXPECT_FALSE(scene.allows("8h8d")) << "but a queen does not jump further";
}

TEST(HookLionDog, TheRoaringDogJumpsToTheSecondSquareAndStepsOn) {
    const Scene scene = lions("RD 8h, P 8g, p 7g, P 6f");
    EXPECT_TRUE(scene.allows("8h8f"));
    EXPECT_TRUE(scene.allows("8h8e"));
    EXPECT_FALSE(scene.allows("8h8d"));
    EXPECT_TRUE(scene.allows("8h7g+"));
    EXPECT_FALSE(scene.allows("8h5e")) << "6f is in the way";
}

// Section on the Great Eagle and Great Falcon: "move as Queen, and can jump to the second or third square
// before sliding in the same direction, except that in some directions they ... have a 'stinging' move."

TEST(HookGreatFalcon, SlidesFromTheFirstSecondOrThirdSquareInSevenDirections) {
    const Scene scene = lions("+VF 8h, P 7h, p 6h, p 9i, P 10j");
    for (const char* reached : {"8h5h", "8h1h", "8h6h", "8h9i", "8h11k", "8h14n"}) {
        EXPECT_TRUE(scene.allows(reached)) << reached;
    }
    EXPECT_FALSE(scene.results("8h").count("5h x6h") > 0) << "nothing is taken on the way";
    EXPECT_FALSE(lions("+VF 8h, P 7h, P 6h, P 5h").allows("8h4h")) << "over three it does not go";
    EXPECT_FALSE(lions("+VF 8h, p 5h").allows("8h4h"));
}

TEST(HookGreatFalcon, StingsStraightForwardOverThreeSquares) {
    const Scene scene = lions("+VF 8h, p 8g, p 8f");
    const Texts results = scene.results("8h");
    for (const char* expected :
         {"8h x8g", "8g x8g", "8g x8f x8g", "8f x8f", "8f x8f x8g", "8e", "8e x8f", "8e x8g", "8e x8f x8g"}) {
        EXPECT_EQ(results.count(expected), 1U) << expected;
    }
    EXPECT_EQ(results.count("8d"), 0U);
    EXPECT_FALSE(lions("+VF 8h, p 7g").results("8h").count("8h x7g") > 0) << "no igui to the side";
}

TEST(HookGreatEagle, StingsOnBothForwardDiagonalsAndSlidesElsewhere) {
    const Scene scene = lions("+VE 8h, p 7g, p 9g, p 8g");
    const Texts results = scene.results("8h");
    for (const char* expected : {"8h x7g", "8h x9g", "5e", "5e x7g", "11e x9g", "8f", "8a", "16p"}) {
        EXPECT_EQ(results.count(expected), 1U) << expected;
    }
    EXPECT_EQ(results.count("8h x8g"), 0U);
    EXPECT_EQ(results.count("4d"), 0U);
    EXPECT_EQ(results.count("8f x8g"), 0U);
}

// Section on the Soaring Eagle and Horned Falcon.

TEST(HookFalcon, StingsTwoSquaresStraightForward) {
    const Scene scene = lions("+DH 8h, p 8g, p 8f");
    const Texts results = scene.results("8h");
    for (const char* expected : {"8h x8g", "8g x8g", "8f x8f", "8f x8f x8g"}) {
        EXPECT_EQ(results.count(expected), 1U) << expected;
    }
    EXPECT_EQ(results.count("8g x8f x8g"), 0U) << "on or back, no third step";
}

// Section on the Free Eagle: the diagonal moves of a Lion.

TEST(HookFreeEagle, PassesOnlyOverADiagonalNeighbour) {
    EXPECT_TRUE(lions("+Q 8h").allows("8h8h"));
    const Scene closed = lions("+Q 8h, P 7g, P 9g, P 7i, P 9i");
    EXPECT_EQ(closed.refusal("8h8h"), "pass-impossible");
    EXPECT_TRUE(lions("+Q 8h, p 7g, P 9g, P 7i, P 9i").allows("8h7g8h"));
    EXPECT_FALSE(lions("+Q 8h, p 8g").allows("8h8g8h")) << "no igui straight ahead";
}

// Section "Skipping a turn": "it is illegal for a player to skip two consecutive turns. Note that if a piece
// promotes without moving, this does not count as skipping a turn."

TEST(HookSkipping, NoPlayerSkipsTwoOfHisOwnTurnsInARow) {
    Scene scene = lions("LN 8h, ln 8b, P 16o");
    scene.play("8h8h");
    EXPECT_TRUE(scene.allows("8b8b")) << "the opponent may answer with a skip of his own";
    scene.play("1a2a");
    EXPECT_FALSE(scene.allows("8h8h"));
    EXPECT_EQ(scene.refusal("8h8h"), "pass-forbidden");
    scene.playAll("16o16n 2a1a");
    EXPECT_TRUE(scene.allows("8h8h")) << "a turn in between makes it legal again";
}

TEST(HookSkipping, IsRememberedByThePositionText) {
    EXPECT_FALSE(lions("LN 8h", "b skip=b 1").allows("8h8h"));
    EXPECT_TRUE(lions("LN 8h", "b skip=w 1").allows("8h8h"));
}

TEST(HookSkipping, IguiIsNoSkip) {
    Scene scene = lions("LN 8h, p 8g");
    scene.playAll("8h8g8h+ 1a2a");
    EXPECT_TRUE(scene.allows("8h8h"));
    EXPECT_EQ(scene.text().find("skip="), std::string::npos);
}

TEST(HookSkipping, NeedsAnEmptySquareThatThePieceCouldStrike) {
    EXPECT_EQ(lions("+DH 8h, P 8g").refusal("8h8h"), "pass-impossible");
    EXPECT_TRUE(lions("+DH 8h, p 9g, P 7g").allows("8h8h"));
    EXPECT_FALSE(lions("R 8h").allows("8h8h"));
}

// Sections "Check" and "End of the game".

TEST(HookRoyals, TheGameGoesOnWhileOneRoyalIsLeft) {
    Scene scene("hook", "K 1p, k 8a, +de 16a, R 8h, P 2a");
    scene.play("8h8a+");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.play("16a16b");
    EXPECT_FALSE(scene.game().isOver());
}

TEST(HookRoyals, TheGameEndsWithTheLastRoyal) {
    Scene scene("hook", "K 1p, k 8a, R 8h, DE 4p");
    scene.play("8h8a+");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
    EXPECT_TRUE(scene.moves().empty());
    Scene gote("hook", "+DE 1p, k 8a, r 1h", "w - 1");
    gote.play("1h1p+");
    EXPECT_EQ(gote.outcome(), "gote royals-captured");
}

TEST(HookRoyals, AnUnpromotedDrunkElephantDoesNotKeepTheGameGoing) {
    Scene scene("hook", "K 1p, k 8a, de 16a, R 8h");
    scene.play("8h8a+");
    EXPECT_EQ(scene.outcome(), "sente royals-captured");
}

TEST(HookRoyals, KingsMayMoveIntoCheckAndStayInIt) {
    const Scene scene("hook", "K 8h, k 1a, r 8a, r 7a, P 16h");
    EXPECT_TRUE(scene.allows("8h7h"));
    EXPECT_TRUE(scene.allows("16h16g"));
}

TEST(HookRoyals, MateIsRecognizedAndDoesNotEndTheGame) {
    Scene scene("hook", "K 8p, k 1a, r 16o, r 16p");
    EXPECT_TRUE(scene.game().inCheck());
    EXPECT_TRUE(scene.game().isMate());
    EXPECT_EQ(scene.outcome(), "ongoing");
    EXPECT_TRUE(scene.allows("8p8o"));
    Game::Settings settings;
    settings.endsAtMate = true;
    scene.game().setSettings(settings);
    EXPECT_EQ(scene.outcome(), "gote mate");
    EXPECT_FALSE(Scene("hook", "K 8p, k 1a, r 16o").game().inCheck());
}

TEST(HookRoyals, WhoHasTwoRoyalsIsNotInCheckByAnAttackOnOne) {
    EXPECT_TRUE(Scene("hook", "K 8p, k 1a, r 8a").game().inCheck());
    EXPECT_FALSE(Scene("hook", "K 8p, +DE 1p, k 1a, r 8a").game().inCheck());
    EXPECT_TRUE(Scene("hook", "K 8p, +DE 7o, k 1a, ln 8n").game().inCheck()) << "a lion takes both at once";
}

// "Stalemate, like checkmate, leads to a win for the stalemating player."

TEST(HookStalemate, LosesForWhoCannotMove) {
    const Scene walled("hook", "+DE 16a, P 15a, P 16b, P 15b, k 1p");
    EXPECT_EQ(walled.outcome(), "gote no-legal-move");
}

// "If the same game position occurs four times with the same player to move, then the game ends in a draw."

TEST(HookRepetition, TheFourthOccurrenceIsADraw) {
    Scene scene = lions("R 8p, r 8a, P 8h");
    for (int round = 0; round < 2; ++round) {
        scene.playAll("1p2p 1a2a 2p1p 2a1a");
        EXPECT_EQ(scene.outcome(), "ongoing");
    }
    scene.playAll("1p2p 1a2a 2p1p");
    EXPECT_EQ(scene.outcome(), "ongoing");
    scene.play("2a1a");
    EXPECT_EQ(scene.outcome(), "draw repetition");
    EXPECT_TRUE(scene.game().takeBack());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(HookRepetition, APositionAfterASkipIsAnotherPosition) {
    // Same placement and side to move, but once Sente has just skipped and may not skip again.
    Scene skipped = lions("LN 8h", "b skip=b 1");
    EXPECT_NE(skipped.position().key(), lions("LN 8h").position().key());
}

} // namespace
} // namespace mujo
