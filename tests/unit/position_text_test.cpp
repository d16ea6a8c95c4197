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

// Lines for USI programs, as other Shogi programs put them into the clipboard.
TEST(PositionText, IsReadAsUsiHasItWithTheMovesBehindIt) {
    const Catalog catalog{std::filesystem::path()};
    const auto shogi = testing::game("shogi");
    const std::string start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    const std::string after = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    for (const auto& [text, position] : std::vector<std::pair<std::string, std::string>>{
             {start, start},
             {"sfen " + start, start},
             {"position sfen " + start, start},
             {"position startpos", start},
             {"startpos", start},
             {"[shogi] sfen " + start, start},
             {"sfen " + start.substr(0, start.size() - 2), start},
             {"position startpos moves 7g7f 3c3d", after},
             {"position sfen " + start + " moves 7g7f 3c3d", after},
             {start + " moves 7g7f 3c3d", after},
             {"sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G2r 5 moves G*5b", "4k4/4G4/4P4/9/9/9/9/9/4K4 w G2r 6"}}) {
        const auto read = readPosition(catalog, text, NamedGame{"shogi", {}});
        ASSERT_TRUE(read) << text << ": " << read.error().faults.front().text();
        EXPECT_EQ(*sfenInLetters(*read), position) << text;
        EXPECT_TRUE(*readPosition(catalog, text, shogi) == *read);
    }
    const auto wrong = readPosition(catalog, "position startpos moves 7g7f 3c3e", shogi);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().faults.front().column, 30);
    EXPECT_EQ(wrong.error().faults.front().message.english().substr(0, 28), "move 2 \"3c3e\" is not legal: ");
    const auto rows = readPosition(catalog, "position sfen 9/x8/9/9/9/9/9/9/9 b - 1", shogi);
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().faults.front().column, 17);
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
