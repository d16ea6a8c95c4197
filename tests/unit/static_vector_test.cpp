#include "core/base/static_vector.h"

#include <gtest/gtest.h>

#include <numeric>
#include <type_traits>

namespace mujo {
namespace {

TEST(StaticVector, IsEmptyAtFirst) {
    const StaticVector<int, 4> vector;
    EXPECT_TRUE(vector.empty());
    EXPECT_EQ(vector.size(), 0U);
    EXPECT_EQ(vector.begin(), vector.end());
    EXPECT_EQ((StaticVector<int, 4>::capacity()), 4U);
}

TEST(StaticVector, KeepsItsElementsInOrder) {
    StaticVector<int, 4> vector = {3, 1, 2};
    vector.push_back(7);
    EXPECT_TRUE(vector.full());
    EXPECT_EQ(vector.front(), 3);
    EXPECT_EQ(vector.back(), 7);
    EXPECT_EQ(vector[1], 1);
    EXPECT_EQ(std::accumulate(vector.begin(), vector.end(), 0), 13);
}

TEST(StaticVector, ClosesTheGapOfAnErasedElement) {
    StaticVector<int, 4> vector = {3, 1, 2};
    vector.erase(vector.begin());
    EXPECT_EQ(vector, (StaticVector<int, 4>{1, 2}));
    vector.erase(vector.begin() + 1);
    EXPECT_EQ(vector, (StaticVector<int, 4>{1}));
    vector.pop_back();
    EXPECT_TRUE(vector.empty());
}

TEST(StaticVector, ComparesOnlyTheElementsItHas) {
    StaticVector<int, 4> longer = {1, 2, 3};
    longer.pop_back();
    EXPECT_EQ(longer, (StaticVector<int, 4>{1, 2}));
    longer.push_back(9);
    EXPECT_NE(longer, (StaticVector<int, 4>{1, 2}));
    longer.clear();
    EXPECT_EQ(longer, (StaticVector<int, 4>{}));
}

TEST(StaticVector, FindsWhatItContains) {
    StaticVector<int, 4> vector = {1, 2};
    EXPECT_TRUE(vector.contains(2));
    vector.pop_back();
    EXPECT_FALSE(vector.contains(2));
}

TEST(StaticVector, IsCopiedLikePlainMemory) {
    static_assert(std::is_trivially_copyable_v<StaticVector<int, 4>>);
    const StaticVector<int, 4> vector = {1, 2};
    StaticVector<int, 4> copy = vector;
    copy.push_back(3);
    EXPECT_EQ(vector.size(), 2U);
    EXPECT_EQ(copy.size(), 3U);
}

} // namespace
} // namespace mujo
