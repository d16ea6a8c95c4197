#include "core/insight/shown_route.h"

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

} // namespace
} // namespace mujo
