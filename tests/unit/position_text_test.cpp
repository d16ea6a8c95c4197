#include "core/game/position_text.h"

#include <gtest/gtest.h>

#include "core/position/sfen.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

const std::string kWa = "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b - 1";

TEST(PositionText, TakesTheGameFromItsHeaderOrElseTheFallback) {
    const Catalog catalog{std::filesystem::path()};
    const auto hook = testing::game("hook");
    const auto headed = readPosition(catalog, "[wa] " + kWa, hook);
    ASSERT_TRUE(headed) << headed.error().faults.front().text();
    EXPECT_EQ(headed->variant().id(), "wa");
    EXPECT_EQ(headed->variant().profile(), "standard");
    const auto profile = readPosition(catalog, "[wa;no-drops] " + kWa, hook);
    ASSERT_TRUE(profile);
    EXPECT_EQ(profile->variant().profile(), "no-drops");
    const auto bare = readPosition(catalog, kWa, testing::game("wa", "no-drops"));
    ASSERT_TRUE(bare);
    EXPECT_EQ(bare->variant().profile(), "no-drops");
}

TEST(PositionText, KeepsToTheGameThatTheUserHasNamed) {
    const Catalog catalog{std::filesystem::path()};
    const auto read = [&](const std::string& text, const NamedGame& named) {
        const auto position = readPosition(catalog, text, named);
        return position ? position->variant().id() + ';' + position->variant().profile()
                        : position.error().faults.front().message.english();
    };
    EXPECT_EQ(read(kWa, {"wa", {}}), "wa;standard");
    EXPECT_EQ(read(kWa, {"wa", "no-drops"}), "wa;no-drops");
    EXPECT_EQ(read("[wa;no-drops] " + kWa, {"wa", {}}), "wa;no-drops");
    EXPECT_EQ(read("[wa;no-drops] " + kWa, {"", {}}), "wa;no-drops");
    EXPECT_NE(read("[wa] " + kWa, {"hook", {}}).find("is of the game \"wa\""), std::string::npos);
    EXPECT_NE(read("[wa;no-drops] " + kWa, {"wa", "standard"}).find("is of the profile"), std::string::npos);
}

TEST(PositionText, SaysWhetherTheGameOrThePositionIsAtFault) {
    const Catalog catalog{std::filesystem::path()};
    const auto unknown = readPosition(catalog, "[waa] " + kWa, nullptr);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().game, nullptr);
    const auto nameless = readPosition(catalog, kWa, nullptr);
    ASSERT_FALSE(nameless);
    EXPECT_EQ(nameless.error().game, nullptr);
    EXPECT_EQ(nameless.error().faults.front().line, 1);
    const auto faulty = readPosition(catalog, "[wa] 11/?10", nullptr);
    ASSERT_FALSE(faulty);
    ASSERT_NE(faulty.error().game, nullptr);
    EXPECT_EQ(faulty.error().faults.front().column, 9);
}

TEST(PositionText, IsWrittenSoThatItIsReadWithoutBeingToldTheGame) {
    const Catalog catalog{std::filesystem::path()};
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        const Position start = Position::start(testing::game(id, profile));
        const auto read = readPosition(catalog, writePosition(start), nullptr);
        ASSERT_TRUE(read) << read.error().faults.front().text();
        EXPECT_EQ(read->variant().id(), id);
        EXPECT_EQ(read->variant().profile(), profile);
        EXPECT_EQ(sfen(*read), sfen(start));
    }
}

} // namespace
} // namespace mujo
