#include "core/base/english.h"

#include <gtest/gtest.h>

namespace mujo {
namespace {

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
