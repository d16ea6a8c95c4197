// Games in KIF, in Lishogi's form of it for Chu, and in KI2. The texts are ours, after the published
// descriptions.

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

Result<GameFile> readKifText(const std::string& text) {
    static const Catalog catalog{std::filesystem::path()};
    return readGame(text, "game", catalog);
}

std::string kifFault(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

std::string kifMoves(const Game& game, const std::vector<Game::Node>& nodes) {
    std::string text;
    for (const Game::Node node : nodes) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), game.ply(node).move);
    }
    return text;
}

std::string mainMoves(const Game& game) {
    const auto lines = branches(game);
    return lines.empty() ? "" : kifMoves(game, lines.front().moves);
}

constexpr const char* kKifGame =
    "# ours\n開始日時：2026/11/23(月) 19:00:00\n棋戦：A match\n場所：Kyōto\n戦型：角換わり\n"
    "手合割：平手　　\n先手：歩\n後手：Gin\n手数----指手---------消費時間--\n"
    "*before\n"
    "   1 ７六歩(77)   ( 0:16/00:00:16)\n*good\n*\n*more\n&here\n"
    "   2 ３四歩(33)   ( 1:10/00:01:10)+\n"
    "   3 ２二角成(88)   ( 0:00/00:00:16)\n"
    "   4 同　銀(31)   ( 0:00/00:01:10)\n"
    "   5 ５五角打   ( 0:00/00:00:16)\n"
    "   6 投了   ( 0:00/00:01:10)\nまで5手で先手の勝ち\n\n"
    "変化：5手\n   5 ６八銀(79)\n\n変化：2手\n   2 ８四歩(83)\n   3 ２六歩(27)\n"
    "   4 中断\n\n変化：3手\n   3 ６八銀(79)\n";

TEST(Kif, AGameIsReadWithAllItSaysAndWrittenAgain) {
    const auto file = readKifText(kKifGame);
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(kifFault(file), "");
    const Game& game = file->game;
    EXPECT_EQ(file->playerNames[Side::Sente], "歩");
    EXPECT_EQ(file->playerNames[Side::Gote], "Gin");
    EXPECT_EQ(file->info, (GameInfo{"A match", "Kyōto", "2026-11-23T19:00:00", ""}));
    EXPECT_EQ(game.ply(Game::kStart).comment, "戦型：角換わり\nbefore");
    const auto lines = branches(game);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(kifMoves(game, lines[0].moves), "7g7f 3c3d 8h2b+ 3a2b B*5e");
    EXPECT_EQ(kifMoves(game, lines[1].moves), "8c8d 2g2f");
    EXPECT_EQ(game.ply(lines[0].moves[0]).comment, "good\n\nmore\n&here");
    EXPECT_EQ(game.ply(lines[0].moves[0]).spent, std::chrono::seconds(16));
    EXPECT_EQ(game.ply(lines[0].moves[1]).spent, std::chrono::seconds(70));
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
    const std::string written = formatOfId("kifu")->write(*file);
    const auto again = readKifText(written);
    ASSERT_TRUE(again) << kifFault(again);
    EXPECT_EQ(formatOfId("kifu")->write(*again), written);
    EXPECT_NE(written.find("   4 同　銀(31)   ( 0:00/00:01:10)\n"), std::string::npos) << written;
    EXPECT_NE(written.find("変化：2手\n"), std::string::npos);
}

TEST(Kif, IsReadInShiftJis) {
    // 手合割：平手, 先手：歩, 1 ７六歩(77)
    const auto file =
        readKifText("\x8E\xE8\x8D\x87\x8A\x84\x81\x46\x95\xBD\x8E\xE8\r\n\x90\xE6\x8E\xE8\x81\x46\x95\xE0\r\n"
                    "   1 \x82\x56\x98\x5A\x95\xE0(77)\r\n");
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(kifFault(file), "");
    EXPECT_EQ(mainMoves(file->game), "7g7f");
    EXPECT_EQ(file->playerNames[Side::Sente], "歩");
}

TEST(Kif, HandicapsStandByTheirNamesAndOtherStartsAsABoard) {
    const auto two = readKifText("手合割：二枚落ち\n下手：A\n上手：B\n   1 ６二銀(71)\n");
    ASSERT_TRUE(two) << kifFault(two);
    EXPECT_EQ(two->info.handicap, "Two pieces");
    EXPECT_EQ(two->playerNames[Side::Gote], "B");
    EXPECT_EQ(mainMoves(two->game), "7a6b");
    EXPECT_NE(formatOfId("kifu")->write(*two).find("手合割：二枚落ち\n下手：A\n上手：B\n"),
              std::string::npos);

    const std::string board =
        "後手の持駒：飛二　歩十五\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
        "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ 全 ・ ・ ・ ・v竜 ・|二\n"
        "| ・ ・ ・ ・ と ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
        "| ・ ・ ・ ・ 王 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金\n後手番\n";
    const auto drawn = readKifText("手合割：その他\n" + board);
    ASSERT_TRUE(drawn) << kifFault(drawn);
    EXPECT_EQ(*sfenInLetters(drawn->game.start()), "4k4/2+S4+r1/4+P4/9/9/9/9/9/4K4 w G2r15p 1");
    const auto again = readKifText(formatOfId("kifu")->write(*drawn));
    ASSERT_TRUE(again) << kifFault(again);
    EXPECT_EQ(again->game.start(), drawn->game.start());
}

TEST(Kif, ChuIsReadAsLishogiHasItWithLionsInTwoSteps) {
    const std::string board = " １２ １１ １０ ９  ８  ７  ６  ５  ４  ３  ２  １\n|  ・  ・  ・  ・  ・ v玉 "
                              " ・  ・  ・  ・  ・  ・|一\n"
                              "|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|二\n|  ・  ・  ・  ・  ・  "
                              "・  ・  ・  ・  ・  ・  ・|三\n"
                              "| v歩 v歩  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|四\n|  ・  ・  ・  ・  ・  "
                              "・ v歩 v歩  ・  ・  ・  ・|五\n"
                              "|  ・  ・  ・  ・  ・  ・ v歩  獅  ・  ・  ・  ・|六\n|  ・  ・  ・  ・  ・  "
                              "・  ・  ・  ・  ・  ・  ・|七\n"
                              "|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|八\n|  ・  ・  ・  ・  ・  "
                              "・  ・  ・  ・  ・  ・  ・|九\n"
                              "|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|十\n|  ・  ・  ・  ・  ・  "
                              "・  ・  ・  ・  ・  ・  ・|十一\n"
                              "|  ・  ・  ・  ・  ・  玉  ・  ・  ・  ・  ・  ・|十二\n";
    const auto file =
        readKifText("先手：A\n後手：\n" + board +
                    "手数----指手---------消費時間--\n"
                    "   1手目一歩目 ▲6六獅子 （←5六）\n   1手目二歩目 ▲5六獅子（居食い） （←6六）\n"
                    "   2手目   △7二玉将 （←7一）\n"
                    "   3手目一歩目 ▲5五獅子 （←5六）\n   3手目二歩目 ▲6五獅子 （←5五）\n"
                    "   4手目   7三玉将 （←7二）\n"
                    "   5手目一歩目 5五獅子 （←6五）\n   5手目二歩目 6五獅子（じっと） （←5五）\n"
                    "   6手目   投了\n");
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(kifFault(file), "");
    const Game& game = file->game;
    EXPECT_EQ(game.variant().id(), "chu");
    EXPECT_EQ(mainMoves(game), "5f6f5f 7a7b 5f5e6e 7b7c 6e6e");
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
    const std::string written = formatOfId("kifu")->write(*file);
    EXPECT_NE(written.find("   1手目一歩目 6六獅子 （←5六）\n   1手目二歩目 5六獅子（居食い） （←6六）"),
              std::string::npos)
        << written;
    EXPECT_NE(written.find("（じっと）"), std::string::npos) << written;
    const auto again = readKifText(written);
    ASSERT_TRUE(again) << kifFault(again);
    EXPECT_EQ(formatOfId("kifu")->write(*again), written);
    EXPECT_EQ(mainMoves(readKifText("   1手目   8八歩兵 （←8九）\n")->game), "8i8h");
}

TEST(Kif, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    for (const auto& [text, fault] : std::vector<std::pair<std::string, std::string>>{
             {"   2 ３五歩(33)\n", "game:3:6: error: move 2 \"３五歩(33)\" is not legal: "},
             {"   2 ３四金(33)\n", "game:3:6: error: another piece stands on the square"},
             {"   2 hello\n", "game:3:6: error: move 2 \"hello\" is no move of this board"},
             {"変化：3手\n", "game:3:4: error: the number of a move of the line before is expected here"},
             {"   2 二歩目 ３四歩(33)\n", "game:3:10: error: the first step of this move is missing"},
             {"hello\n", "game:3:1: error: no line of a game begins with this"}}) {
        const auto file = readKifText("手合割：平手\n   1 ７六歩(77)\n" + text);
        ASSERT_TRUE(file) << text;
        EXPECT_EQ(kifFault(file).substr(0, fault.size()), fault);
        EXPECT_EQ(mainMoves(file->game), "7g7f") << text;
    }
    for (const auto& [text, fault] : std::vector<std::pair<std::string, std::string>>{
             {"手合割：その他\n   1 ７六歩(77)\n", "game:1:5: error: a drawn board is missing"},
             {"手合割：九枚落ち\n   1 ７六歩(77)\n", "game:1:5: error: there is no such handicap here"},
             {"手合割：平手\n| ・|一\n", "game:2:1: error: no game here has a board of so many ranks"}}) {
        const auto file = readKifText(text);
        EXPECT_FALSE(file) << text;
        EXPECT_EQ(kifFault(file).substr(0, fault.size()), fault);
    }
}

TEST(Kif, TimesOfMovesComeBackWhateverBlanksAndFractionsTheyHave) {
    const auto file =
        readKifText("手合割：平手\n   1 ７六歩(77)   ( 0:03/ 0:00:03)\n   2 ３四歩(33) (1:10.5)\n"
                    "   3 ２二角成(88) ( /00:00:03)\n   4 同　銀(31)   ( 1:02:03 / 01:03:13)\n");
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(kifFault(file), "");
    std::vector<int> times;
    for (const Game::Ply& ply : file->game.line()) {
        times.push_back(static_cast<int>(ply.spent.count()));
    }
    EXPECT_EQ(times, (std::vector{3000, 70500, 0, 3723000}));
    const auto again = readKifText(formatOfId("kifu")->write(*file));
    ASSERT_TRUE(again) << kifFault(again);
    EXPECT_EQ(again->game.line()[1].spent, std::chrono::seconds(70)) << "in whole seconds";
    EXPECT_EQ(again->game.line()[3].spent, std::chrono::seconds(3723));
}

TEST(Kif, AWrongTimeIsToldAndNothingElseIsLost) {
    const auto file =
        readKifText("手合割：平手\n   1 ７六歩(77)   ( x:03/00:00:03)\n   2 ３四歩(33) (201:00:00/0)\n"
                    "   3 ２二角成(88) (評価: 50)\n   4 投了\n");
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(file->losses.size(), 2U);
    EXPECT_EQ(kifFault(file),
              "game:2:18: error: \"x:03\" is no time of a move (such as 0:01:10, at most 200 hours)");
    EXPECT_EQ(file->losses[1].line, 3);
    EXPECT_EQ(mainMoves(file->game), "7g7f 3c3d 8h2b+");
    EXPECT_EQ(file->game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
}

TEST(Kif, WhatShiftJisHasNoRoomForIsReplacedAndToldAsLost) {
    auto file = readKifText("手合割：平手\n場所：Kyōto\n   1 ７六歩(77)\n");
    ASSERT_TRUE(file) << kifFault(file);
    const GameFormat& kif = *formatOfId("kif");
    EXPECT_EQ(lostParts(*file, kif.keeps), std::vector{GamePart::Characters});
    EXPECT_TRUE(lostParts(*file, formatOfId("kifu")->keeps).empty());
    EXPECT_EQ(lostParts(*file, formatOfId("usi")->keeps), std::vector{GamePart::Occasion});
    const auto again = readKifText(kif.write(*file));
    ASSERT_TRUE(again) << kifFault(again);
    EXPECT_EQ(again->info.place, "Ky〓to");
    file->info.place = "京都";
    EXPECT_TRUE(lostParts(*file, kif.keeps).empty());
}

TEST(Ki2, ThePieceIsFoundByTheWordsBehindIt) {
    const auto file =
        readKifText("手合割：平手\n先手：A\n後手：B\n\n▲７六歩    △３四歩    ▲２二角成  △同　銀\n"
                    "▲５八金右  △５二金左  ▲４五角打\n*hm\n△３三銀上\nまで8手で中断\n");
    ASSERT_TRUE(file) << kifFault(file);
    ASSERT_EQ(kifFault(file), "");
    EXPECT_EQ(mainMoves(file->game), "7g7f 3c3d 8h2b+ 3a2b 4i5h 4a5b B*4e 2b3c");
    EXPECT_EQ(file->game.line()[6].comment, "hm");
    const auto vague = readKifText("先手：A\n▲７六歩 △３四歩 ▲５八金\n");
    ASSERT_TRUE(vague);
    EXPECT_NE(kifFault(vague).find("error: move 3 fits several moves"), std::string::npos) << kifFault(vague);
    EXPECT_EQ(kifFault(vague).substr(0, 8), "game:2:1");
}

} // namespace
} // namespace mujo
