// Which moves are known at a glance to leave the lone royal as safe as it is; see core/rules/royal_shield.h.

#include "core/rules/royal_shield.h"

#include <gtest/gtest.h>

#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo::rules {
namespace {

bool covers(const Position& position, const std::string& text) {
    const auto parsed = parseMoveText(position.variant(), text);
    Move move;
    move.origin = parsed->origin;
    move.path.push_back(parsed->stops.back());
    return RoyalShield(position).covers(move);
}

TEST(RoyalShield, APinnedPieceIsNotCoveredAndAFreeOneIs) {
    const Position position = testing::at(testing::game("shogi"), "4k4/4r4/9/9/9/9/9/4G4/G3K4 b - 1");
    EXPECT_FALSE(covers(position, "5h6h")); // the rook looks through 5h
    EXPECT_FALSE(covers(position, "5h5g")); // stays in its line; not certain at a glance
    EXPECT_TRUE(covers(position, "9i9h"));
    EXPECT_FALSE(covers(position, "5i6i")); // the royal itself
}

TEST(RoyalShield, WhoIsInCheckIsNotCoveredAtAll) {
    const Position position = testing::at(testing::game("shogi"), "4k4/4r4/9/9/9/9/9/9/G3K4 b hand=G 1");
    EXPECT_FALSE(covers(position, "9i9h"));
    EXPECT_FALSE(covers(position, "G*5h"));
}

TEST(RoyalShield, ADropIsCoveredWhereNothingIsWatched) {
    const Position position = testing::at(testing::game("shogi"), "4k4/4r4/4p4/9/9/9/9/9/4K4 b hand=G 1");
    EXPECT_TRUE(covers(position, "G*1e"));
}

TEST(RoyalShield, WhereSeveralRoyalsStandNothingIsCertain) {
    const auto variant = testing::game("sho");
    const Position position = testing::at(variant, "4k4/9/9/9/9/9/9/4+(DE)4/G3K4 b - 1");
    ASSERT_EQ(position.royals(Side::Sente).size(), 2U);
    EXPECT_FALSE(covers(position, "9i9h"));
}

} // namespace
} // namespace mujo::rules
