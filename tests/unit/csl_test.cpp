// Games in the notation of ChuShogiLite. The texts are ours, after its help text.

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

Result<GameFile> readCslText(const std::string& text, const std::string& name = "game") {
    static const Catalog catalog{std::filesystem::path()};
    return readGame(text, name, catalog);
}

std::string firstOf(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

std::string movesIn(const Game& game, const std::vector<Game::Node>& nodes) {
    std::string text;
    for (const Game::Node node : nodes) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), game.ply(node).move);
    }
    return text;
}

/// The start of Chu, as Lishogi and ChuShogiLite write it.
constexpr const char* kChuStart =
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/"
    "A1B1TOXT1B1A/LFCSGKEGSCFL b - 1";

TEST(ChuShogiLite, IsReadWithLinesAndCommentsAndWrittenAgain) {
    const std::string text = std::string(kChuStart) +
                             " {Two\\nlines, \\\\ and \\}} 8i8h {first} (6i6h (7i7h {b}) 6d6e) 8d8e (6d6e)\n";
    const auto file = readCslText(text);
    ASSERT_TRUE(file) << firstOf(file);
    ASSERT_EQ(firstOf(file), "");
    const Game& game = file->game;
    EXPECT_EQ(game.variant().id(), "chu");
    EXPECT_EQ(game.ply(Game::kStart).comment, "Two\nlines, \\ and }");
    const auto lines = branches(game);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(movesIn(game, lines[0].moves), "8i8h 8d8e");
    EXPECT_EQ(movesIn(game, lines[1].moves), "6i6h 6d6e");
    EXPECT_EQ(movesIn(game, lines[2].moves), "7i7h");
    EXPECT_EQ(movesIn(game, lines[3].moves), "6d6e");
    EXPECT_EQ(game.ply(lines[0].moves.front()).comment, "first");
    EXPECT_EQ(game.ply(lines[2].moves.front()).comment, "b");
    const auto again = readCslText(formatOfId("csl")->write(*file));
    ASSERT_TRUE(again) << firstOf(again);
    EXPECT_EQ(branches(again->game).size(), 4U);
    EXPECT_EQ(again->game.ply(Game::kStart).comment, game.ply(Game::kStart).comment);
}

TEST(ChuShogiLite, ALineThatAnswersAMoveFollowsIt) {
    const auto file = readCslText(std::string(kChuStart) + " 8i8h (8d8e 6i6h) ({early} 6d6e)");
    ASSERT_TRUE(file) << firstOf(file);
    ASSERT_EQ(firstOf(file), "");
    const auto lines = branches(file->game);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(movesIn(file->game, lines[0].moves), "8i8h 8d8e 6i6h");
    EXPECT_EQ(movesIn(file->game, lines[1].moves), "6d6e");
    EXPECT_EQ(file->game.ply(lines[1].moves.front()).comment, "early");
}

TEST(ChuShogiLite, MovesAloneBeginTheGameInWhichTheyAreLegal) {
    for (const auto& [moves, id] : {std::pair{"8i8h 8d8e", "chu"}, std::pair{"7g7f (2g2f) 3c3d", "shogi"}}) {
        const auto file = readCslText(moves, "moves.csl");
        ASSERT_TRUE(file) << firstOf(file);
        EXPECT_EQ(firstOf(file), "");
        EXPECT_EQ(file->game.variant().id(), id);
    }
}

TEST(ChuShogiLite, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    const std::string column = std::to_string(std::string(kChuStart).size() + 7);
    for (const auto& [text, fault] : std::vector<std::pair<std::string, std::string>>{
             {" 8i8h 8d8f", "error: move 2 \"8d8f\" is not legal: "},
             {" 8i8h 8x", "error: move 2 \"8x\": column "},
             {" 8i8h (6i6f", "error: move 1 \"6i6f\" is not legal: "},
             {" 8i8h {never", "error: the comment does not end"},
             {" 8i8h ) 8d8e", "error: no line has begun"},
             {" 8i8h (6i6h", "error: a line does not end"}}) {
        const auto file = readCslText(kChuStart + text);
        ASSERT_TRUE(file) << text;
        EXPECT_NE(firstOf(file).find(fault), std::string::npos) << firstOf(file);
        EXPECT_EQ(firstOf(file).substr(0, 7), "game:1:") << firstOf(file);
        EXPECT_EQ(movesIn(file->game, branches(file->game).front().moves), "8i8h") << text;
    }
    EXPECT_EQ(firstOf(readCslText(kChuStart + std::string(" 8i8h 8d8f"))).substr(0, 7 + column.size()),
              "game:1:" + column);
    EXPECT_EQ(firstOf(readCslText("8/8 b - 1")).substr(0, 15), "game:1:1: error");
    EXPECT_EQ(firstOf(readCslText("12/12/12/12/12/12/12/12/12/12/12/11z b - 1")).substr(0, 16),
              "game:1:36: error");
}

} // namespace
} // namespace mujo
