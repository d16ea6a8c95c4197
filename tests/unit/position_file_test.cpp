// Files that hold a position text.

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "tests/support/game_params.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

const std::string kText = "[wa;no-drops] 5(ck)5/11/11/11/11/5(SP)5/11/11/11/11/5(CK)5 w - 8";

TEST(PositionFile, GivesAGameFromItsPosition) {
    const Catalog catalog{std::filesystem::path()};
    for (const std::string& text : {kText, kText + "\n", "\n \n" + kText + " \r\n\n"}) {
        const auto read = readGame(text, "study.sfen", catalog);
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_EQ('[' + read->game.variant().id() + ';' + read->game.variant().profile() + ']',
                  "[wa;no-drops]");
        EXPECT_EQ(sfen(read->game.position()), kText);
        EXPECT_EQ(read->game.nodeCount(), 1U);
    }
}

TEST(PositionFile, HoldsThePositionThatIsShown) {
    testing::Scene scene("wa", "CK 6k, ck 6a, SP 6f", "b - 1");
    scene.playAll("6f6e 6a6b");
    GameFile file{scene.game()};
    const GameFormat* format = formatForName("study.sfen");
    ASSERT_NE(format, nullptr);
    EXPECT_FALSE(format->keepsGames());
    file.game.takeBack();
    EXPECT_EQ(format->write(file), "[wa] 5(ck)5/11/11/11/5(SP)5/11/11/11/11/11/5(CK)5 w - 2\n");
}

TEST(PositionFile, IsRefusedWithThePlaceOfTheFault) {
    const Catalog catalog{std::filesystem::path()};
    const std::vector<std::pair<std::string, std::string>> faults{
        {"", "study.sfen:1:1: error: the file is empty"},
        {"just a note", "study.sfen:1:1: error: the position text does not name its game"},
        {"\n\n[nowhere] 3/3", "study.sfen:3:1: error: there is no game \"nowhere\""},
        {"\n[wa] 5(ck)5/11/?10", "study.sfen:2:16: error: '?' is no piece"},
        {kText + "\n" + kText, "study.sfen:2:1: error: a file of this kind holds one position"},
        {"\n" + kText + "\n\n\n" + kText, "study.sfen:5:1: error: a file of this kind holds one position"},
    };
    for (const auto& [text, fault] : faults) {
        const auto read = readGame(text, "study.sfen", catalog);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().front().text().substr(0, fault.size()), fault);
    }
}

} // namespace
} // namespace mujo
