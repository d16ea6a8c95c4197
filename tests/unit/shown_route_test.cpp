#include "core/insight/chosen_ways.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/scene.h"

namespace mujo {
namespace {

std::string namesOf(const Position& position, const rules::Route& way) {
    std::string names;
    for (const Square square : way) {
        names += (names.empty() ? "" : " ") + position.shape().name(square);
    }
    return names;
}

std::string shown(const testing::Scene& scene, std::string_view text) {
    const auto legal = scene.game().legalMoves();
    for (const Move& move : legal) {
        if (scene.position().shape().name(move.from()) + scene.position().shape().name(move.to()) == text) {
            return namesOf(scene.position(), insight::shownRoute(scene.position(), move));
        }
    }
    return "no such move";
}

// A jumping general (Tenjiku) passes over pieces, which stay; squares of theirs are no stops of its way.
TEST(ShownRoute, LeavesOutPiecesThatAreJumpedOver) {
    const testing::Scene scene("tenjiku", "K 8p, k 8a, GG 9m, P 9k, p 9e, p 9c");
    EXPECT_EQ(shown(scene, "9m9c"), "9m 9c");
    EXPECT_EQ(shown(scene, "9m9e"), "9m 9e");
}

// What a lion takes on its way (Chu) is a stop.
TEST(ShownRoute, KeepsWhatIsTaken) {
    const testing::Scene scene("chu", "K 6l, k 6a, LN 6h, p 6g, p 6f");
    const auto legal = scene.game().legalMoves();
    const auto both = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return move.path.size() == 2 && scene.position().shape().name(move.path.front()) == "6g" &&
               scene.position().shape().name(move.to()) == "6f";
    });
    ASSERT_NE(both, legal.end());
    EXPECT_EQ(namesOf(scene.position(), insight::shownRoute(scene.position(), *both)), "6h 6g 6f");
}

// A hook mover (Hook) comes to a square by either corner; the way that was chosen is shown as long as it is
// open.
TEST(ChosenWays, AreShownWhereTheyArePossible) {
    const testing::Scene scene("hook", "K 8p, k 8a, HM 12l");
    const auto legal = scene.game().legalMoves();
    const auto turns = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return scene.position().shape().name(move.from()) == "12l" &&
               scene.position().shape().name(move.to()) == "4f";
    });
    ASSERT_NE(turns, legal.end());
    const auto ways = insight::shownWays(scene.position(), *turns);
    ASSERT_EQ(ways.size(), 2U);
    insight::ChosenWays chosen;
    EXPECT_EQ(chosen.shown(scene.position(), *turns), insight::shownRoute(scene.position(), *turns));
    for (const rules::Route& way : ways) {
        chosen.choose(*turns, way);
        EXPECT_EQ(chosen.shown(scene.position(), *turns), way);
    }
    // The same move where a piece stands in that corner.
    const std::string corner = scene.position().shape().name(ways.back()[1]);
    const testing::Scene shut("hook", "K 8p, k 8a, HM 12l, P " + corner);
    EXPECT_EQ(chosen.shown(shut.position(), *turns), ways.front());
    chosen.clear();
    EXPECT_EQ(chosen.shown(scene.position(), *turns), insight::shownRoute(scene.position(), *turns));
}

// A lion that passes steps on a square beside it and back: nothing has happened there.
TEST(ShownRoute, OfAPassStaysWhereThePieceIs) {
    const testing::Scene scene("chu", "K 6l, k 6a, LN 6f, p 7e");
    const auto legal = scene.game().legalMoves();
    const auto pass =
        std::find_if(legal.begin(), legal.end(), [](const Move& move) { return move.isPass(); });
    ASSERT_NE(pass, legal.end());
    EXPECT_GT(rules::route(scene.position(), *pass).size(), 1U);
    const rules::Route stays{pass->from()};
    EXPECT_EQ(insight::shownRoute(scene.position(), *pass), stays);
    insight::ChosenWays chosen;
    chosen.choose(*pass, rules::route(scene.position(), *pass));
    EXPECT_EQ(chosen.shown(scene.position(), *pass), stays);
}

} // namespace
} // namespace mujo
