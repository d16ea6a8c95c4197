// Why a piece that is picked has no move.

#include "core/insight/stuck.h"

#include <gtest/gtest.h>

#include "tests/support/sampling.h"

namespace mujo::insight {
namespace {

TEST(Stuck, APieceAmongItsOwnReachesNoSquare) {
    const auto shogi = testing::game("shogi");
    const Position shut = testing::at(shogi, "4k4/9/9/9/9/9/4P4/4L4/4K4 b - 1");
    EXPECT_EQ(whyStuck(shut, *shogi->shape().parse("5h")), Stuck::NoSquare);
}

// Rule: Shogi, one's own king may not be left in check, and of two unpromoted pawns on one file.
TEST(Stuck, TheRoyalComesFirst) {
    const auto shogi = testing::game("shogi");
    const Position pinned = testing::at(shogi, "k3r4/9/9/9/9/9/4B4/9/4K4 b - 1");
    EXPECT_EQ(whyStuck(pinned, *shogi->shape().parse("5g")), Stuck::RoyalFirst);
    const PieceTypeId pawn = *shogi->find("P");
    EXPECT_EQ(whyStuckInHand(testing::at(shogi, "4k4/9/9/9/9/9/PPPPPPPPP/9/4K4 b P 1"), pawn),
              Stuck::NoSquare);
    EXPECT_EQ(whyStuckInHand(testing::at(shogi, "4k4/9/9/9/9/9/PPPP1PPPP/9/4K4 b P 1"), pawn),
              Stuck::RoyalFirst);
}

// A piece that is stuck although a move of it leaves the royal safe is kept by repetition.
TEST(Stuck, RepetitionIsToldApart) {
    const auto shogi = testing::game("shogi");
    EXPECT_EQ(whyStuck(testing::at(shogi, "k3r4/9/9/9/9/9/4R4/9/4K4 b - 1"), *shogi->shape().parse("5g")),
              Stuck::RoyalFirstOrRepeats); // along its file it keeps the king safe
    EXPECT_EQ(whyStuck(testing::at(shogi, "k8/9/9/9/9/9/4R4/9/4K4 b - 1"), *shogi->shape().parse("5g")),
              Stuck::Repeats);
}

} // namespace
} // namespace mujo::insight
