#include "core/geometry/per_key.h"

#include <gtest/gtest.h>

#include "core/geometry/per_side.h"
#include "core/variant/piece_type.h"

namespace mujo {
namespace {

TEST(PerKey, HoldsAValueForEachKey) {
    PerSquare<int> heights(4, 7);
    heights[Square(2)] = 9;
    EXPECT_EQ(heights[Square(1)], 7);
    EXPECT_EQ(std::vector<int>(heights.begin(), heights.end()), (std::vector<int>{7, 7, 9, 7}));
    EXPECT_TRUE(heights.has(Square(3)));
    EXPECT_FALSE(heights.has(Square(4)));
    EXPECT_TRUE(PerType<int>().isEmpty());
}

TEST(PerSide, HoldsAValueForEachSide) {
    PerSide<int> points{27, 28};
    ++points[Side::Gote];
    EXPECT_EQ(points[Side::Sente], 27);
    EXPECT_EQ(points[Side::Gote], 29);
    EXPECT_EQ(PerSide<bool>(), (PerSide<bool>{false, false}));
}

TEST(KeySet, ContainsWhatWasInsertedAndNothingBeyond) {
    PieceKinds kinds;
    EXPECT_TRUE(kinds.isEmpty());
    EXPECT_TRUE(kinds.insert(PieceTypeId(70)));
    EXPECT_FALSE(kinds.insert(PieceTypeId(70)));
    EXPECT_TRUE(kinds.contains(PieceTypeId(70)));
    for (const unsigned other : {0U, 6U, 69U, 71U, 128U, 1000U}) {
        EXPECT_FALSE(kinds.contains(PieceTypeId(other)));
    }
    EXPECT_EQ(kinds, PieceKinds{PieceTypeId(70)});
    EXPECT_NE(kinds, (PieceKinds{PieceTypeId(70), PieceTypeId(1)}));
}

} // namespace
} // namespace mujo
