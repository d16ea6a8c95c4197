#include "core/base/english.h"

#include <gtest/gtest.h>

namespace mujo {
namespace {

TEST(English, TheArticleFollowsTheSoundOfTheNoun) {
    EXPECT_EQ(withArticle("Lion"), "a Lion");
    EXPECT_EQ(withArticle("Oxcart"), "an Oxcart");
    EXPECT_EQ(withArticle("Eastern Barbarian"), "an Eastern Barbarian");
    EXPECT_EQ(withArticle("Unicorn"), "a Unicorn");
    EXPECT_EQ(withArticle("Honourable Horse"), "an Honourable Horse");
    EXPECT_EQ(withCapitalArticle("Emperor"), "An Emperor");
}

TEST(English, PartsAreListedWithOneWordBeforeTheLast) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined({"A"}), "A");
    EXPECT_EQ(joined({"A", "B"}), "A and B");
    EXPECT_EQ(joined({"A", "B", "C"}, "or"), "A, B or C");
}

TEST(English, ACountHasItsPlural) {
    EXPECT_EQ(counted(1, "rank"), "1 rank");
    EXPECT_EQ(counted(11, "rank"), "11 ranks");
    EXPECT_EQ(numberInWords(2), "two");
    EXPECT_EQ(numberInWords(40), "40");
}

TEST(English, NamesOfPiecesAreCapitalisedAlikeInAllGames) {
    EXPECT_EQ(titled("Hook mover"), "Hook Mover");
    EXPECT_EQ(titled("Guardian of the Gods"), "Guardian of the Gods");
    EXPECT_EQ(titled("Ram's-head soldier"), "Ram's-head Soldier");
    EXPECT_EQ(titled("She-devil"), "She-devil");
    EXPECT_EQ(titled("Long-nosed Goblin (tengu)"), "Long-nosed Goblin (Tengu)");
    EXPECT_EQ(titled(""), "");
}

} // namespace
} // namespace mujo
