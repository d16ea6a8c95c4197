// Rules of Hook Shogi. Source of every case: A. M. DeWitt, Hook Shogi (the inventor's page); the section is
// named at each group. Squares are written in shogi style: forward for Sente is from 8h to 8g, right is to
// 7h.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

constexpr const char* kKings = "K 1p, k 1a, ";

Scene hook(const std::string& pieces, const std::string& rest = "b - 1") {
    return {"hook", kKings + pieces, rest};
}

// Section on promotion: "Promotion is compulsory when possible; it is illegal to defer a promotion upon
// capturing, or promote without capturing."

TEST(HookPromotion, ACaptureMustPromote) {
    const Scene scene = hook("G 8h, p 8g");
    EXPECT_EQ(scene.becomes("8h8g"), (Texts{"+G"}));
    EXPECT_EQ(scene.refusal("8h8g="), "must-promote");
}

TEST(HookPromotion, NothingPromotesWithoutCapturing) {
    const Scene scene = hook("G 8b, P 9b");
    EXPECT_EQ(scene.becomes("8b8a"), (Texts{""}));
    EXPECT_EQ(scene.becomes("9b9a"), (Texts{""}));
    EXPECT_EQ(scene.refusal("8b8a+"), "cannot-promote");
}

TEST(HookPromotion, APieceWithoutAPromotedFormStaysWhatItIs) {
    EXPECT_EQ(hook("TG 8h, p 7g").becomes("8h7g"), (Texts{""}));
    EXPECT_EQ(hook("HM 8h, p 8f").becomes("8h8f"), (Texts{""}));
    EXPECT_EQ(hook("+G 8h, p 8f").becomes("8h8f"), (Texts{""}));
}

TEST(HookPromotion, IguiPromotes) {
    const Scene scene = hook("LN 8h, p 7g");
    EXPECT_EQ(scene.becomes("8h7g8h"), (Texts{"+LN"}));
    Scene played = scene;
    played.play("8h7g8h+");
    EXPECT_EQ(played.on("8h"), "+LN");
    EXPECT_EQ(played.on("7g"), "");
}

TEST(HookPromotion, ComesAfterTheSecondCaptureOfADoubleCapture) {
    Scene scene = hook("LN 8h, p 8g, p 7f");
    EXPECT_EQ(scene.becomes("8h8g7f"), (Texts{"+LN"}));
    scene.play("8h8g7f+");
    EXPECT_EQ(scene.on("7f"), "+LN");
    EXPECT_EQ(scene.on("8g"), "");
}

// Same section, from "with the following exception": contagion.

TEST(HookContagion, WhoTakesADevaBecomesATeachingKing) {
    for (const char* victim : {"dv", "+dv"}) {
        for (const char* captor : {"R", "+G", "HM", "TG", "+LN", "+GB", "Q"}) {
            const bool near = std::string(captor) == "TG" || std::string(captor) == "+GB";
            const std::string target = near ? "8g" : "8f";
            const Scene scene = hook(std::string(captor) + " 8h, " + victim + ' ' + target);
            EXPECT_EQ(scene.becomes("8h" + target), (Texts{"+DV"})) << captor << " takes " << victim;
        }
    }
}

TEST(HookContagion, WhoTakesADarkSpiritBecomesADivineSpirit) {
    for (const char* victim : {"ds", "+ds"}) {
        const Scene scene = hook(std::string("DS 8h, R 9g, ") + victim + " 9f");
        EXPECT_EQ(scene.becomes("9g9f"), (Texts{"+DS"}));
    }
    Scene scene = hook("P 8h, ds 8g");
    scene.play("8h8g+");
    EXPECT_EQ(scene.on("8g"), "+DS");
}

TEST(HookContagion, ADevaThatTakesADarkSpiritIsInfectedInsteadOfPromoted) {
    EXPECT_EQ(hook("DV 8h, ds 7i").becomes("8h7i"), (Texts{"+DS"}));
    EXPECT_EQ(hook("DV 8h, p 7i").becomes("8h7i"), (Texts{"+DV"}));
}

TEST(HookContagion, RoyalsAndThePromotableDrunkElephantAreExempt) {
    EXPECT_EQ(hook("K 8h, dv 8g").becomes("8h8g"), (Texts{""}));
    EXPECT_EQ(hook("+DE 8h, dv 8g").becomes("8h8g"), (Texts{""}));
    EXPECT_EQ(hook("DE 8h, dv 8g").becomes("8h8g"), (Texts{"+DE"}));
}

TEST(HookContagion, ADrunkElephantMadeFromAGoBetweenIsNotExempt) {
    EXPECT_EQ(hook("+GB 8h, ds 8g").becomes("8h8g"), (Texts{"+DS"}));
}

TEST(HookContagion, OfTwoContagiousVictimsTheLastOneDecides) {
    EXPECT_EQ(hook("LN 8h, dv 8g, ds 8f").becomes("8h8g8f"), (Texts{"+DS"}));
    EXPECT_EQ(hook("LN 8h, ds 8g, dv 8f").becomes("8h8g8f"), (Texts{"+DV"}));
    EXPECT_EQ(hook("LD 8h, dv 8g, ds 8f, p 8e").becomes("8h8g8f8e"), (Texts{"+DS"}));
}

TEST(HookContagion, TwoOrdersOfTheSameCapturesAreTwoMoves) {
    // The lion dog ends on 8g with both taken: 8g first and then 8f, or over 8g to 8f and back to 8g.
    Scene scene = hook("LD 8h, dv 8g, ds 8f");
    EXPECT_EQ(scene.becomes("8h8g8f8g"), (Texts{"+DS"}));
    EXPECT_EQ(scene.becomes("8h8f8g"), (Texts{"+DV"}));
    Scene other = scene;
    scene.play("8h8g8f8g+");
    EXPECT_EQ(scene.on("8g"), "+DS");
    other.play("8h8f8g+");
    EXPECT_EQ(other.on("8g"), "+DV");
    EXPECT_EQ(other.on("8f"), "");
}

TEST(HookContagion, TwoOrdersAreOneMoveWhereTheyMakeNoDifference) {
    const Scene scene = hook("LD 8h, p 8g, g 8f");
    int both = 0;
    for (const std::string& text : scene.movesFrom("8h")) {
        both += text == "8h8g8f8g+" || text == "8h8f8g+" ? 1 : 0;
    }
    EXPECT_EQ(both, 1);
}

// Sections on the Hook Mover, Capricorn, Tengu and Peacock: "cannot capture a Hook Mover, Tengu, Capricorn,
// or Peacock"; the promoted copies are the same pieces.

TEST(HookCaptureBan, NoHookMovingPieceTakesAnother) {
    const std::vector<std::string> bent = {"PC", "CA", "TG", "HM", "+OK", "+PS", "+PC", "+CA"};
    for (const std::string& attacker : bent) {
        const bool straight = attacker == "HM" || attacker == "+PS" || attacker == "+CA";
        const std::string target = straight ? "8f" : "6f";
        for (std::string victim : bent) {
            std::transform(victim.begin(), victim.end(), victim.begin(),
                           [](unsigned char c) { return std::tolower(c); });
            const Scene scene = hook(attacker + " 8h, " + victim + ' ' + target);
            EXPECT_TRUE(scene.becomes("8h" + target).empty()) << attacker << " takes " << victim;
            EXPECT_EQ(scene.refusal("8h" + target), "capture-banned") << attacker << " takes " << victim;
        }
        EXPECT_FALSE(hook(attacker + " 8h, r " + target).becomes("8h" + target).empty()) << attacker;
        EXPECT_FALSE(hook("Q 8h, +ok " + target).becomes("8h" + target).empty());
    }
}

TEST(HookCaptureBan, AHookMovingPieceDoesNotThreatenAnother) {
    EXPECT_TRUE(hook("R 8h, hm 8f").allows("8h8f+"));
    EXPECT_TRUE(hook("HM 8h, r 8f").allows("8h8f"));
}

TEST(HookMovers, TurnOnceByARightAngle) {
    const Scene scene = hook("HM 8h, P 8g, P 9h, P 7h, P 8j");
    // Only 8i is free; from there sideways, and nowhere else.
    EXPECT_TRUE(scene.allows("8h8i"));
    EXPECT_TRUE(scene.allows("8h16i"));
    EXPECT_TRUE(scene.allows("8h1i"));
    EXPECT_EQ(scene.movesFrom("8h").size(), 16U);
    EXPECT_EQ(scene.refusal("8h7g"), "blocked");
}

TEST(HookMovers, DoNotTakeAndGoOn) {
    const Scene scene = hook("HM 8h, p 8g, p 7g");
    EXPECT_TRUE(scene.allows("8h8g"));
    EXPECT_TRUE(scene.allows("8h7g"));
    EXPECT_FALSE(scene.results("8h").count("7g x7g x8g") > 0);
}

TEST(HookMovers, ThePeacockTurnsOnlyOffItsForwardSlides) {
    const Scene scene = hook("PC 8h");
    EXPECT_TRUE(scene.allows("8h6j"));
    EXPECT_FALSE(scene.allows("8h5k")) << "two squares back and no further";
    EXPECT_TRUE(scene.allows("8h6b")) << "forward left to 10f, then forward right";
    EXPECT_TRUE(scene.allows("8h4h")) << "forward right to 6f, then back right to 4h";
}

} // namespace
} // namespace mujo
