// How records of other programs tell the clocks of a game. The texts are ours, after the descriptions of the
// forms.

#include "core/game/formats/foreign_clocks.h"

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

std::string textOf(const std::optional<GameTime>& time) {
    return time ? gameTimeText(*time) : "";
}

std::string textOf(const std::optional<TimeControl>& control) {
    return control ? timeControlText(*control) : "";
}

TEST(ForeignClocks, KifTellsThemInWords) {
    using Lines = std::pair<std::string, std::string>;
    for (const auto& [lines, time] :
         std::vector<std::pair<Lines, std::string>>{{{"10分", ""}, "10m"},
                                                    {{"各１時間３０分", ""}, "1h30m"},
                                                    {{"10分30秒", ""}, "10m30s"},
                                                    {{"六時間", ""}, "6h"},
                                                    {{"10分切れ負け", ""}, "10m"},
                                                    {{"10分+30秒", ""}, "10m,1x30s"},
                                                    {{"10分＋0秒", ""}, "10m"},
                                                    {{"15分60秒", ""}, "15m,1x1m"},
                                                    {{"各30分（切れたら1手60秒）", ""}, "30m,1x1m"},
                                                    {{"25分、秒読み30秒3回", ""}, "25m,3x30s"},
                                                    {{"10分秒読み30秒", ""}, "10m,1x30s"},
                                                    {{"1手30秒", ""}, "30s/move"},
                                                    {{"初手から30秒", ""}, "30s/move"},
                                                    {{"10分+5秒加算", ""}, "10m+5s"},
                                                    {{"1時間", "30秒"}, "1h,1x30s"},
                                                    {{"1時間", "60"}, "1h,1x1m"},
                                                    {{"10分+30秒", "30秒"}, "10m,1x30s"},
                                                    {{"", "30秒"}, "30s/move"},
                                                    {{"30分", "60秒3回"}, "30m,3x1m"},
                                                    {{"1h,10m/20moves", ""}, "1h,10m/20moves"},
                                                    {{"10m | 5m+2s", ""}, "10m | 5m+2s"},
                                                    {{"不明", ""}, ""},
                                                    {{"05:00+5", ""}, ""},
                                                    {{"10分くらい", ""}, ""},
                                                    {{"10分+30秒", "60秒"}, ""},
                                                    {{"10分+5秒加算", "30秒"}, ""},
                                                    {{"101時間", ""}, ""},
                                                    {{"10分", "100回"}, ""},
                                                    {{"", ""}, ""}}) {
        EXPECT_EQ(textOf(parseKifTime({lines.first, lines.second})), time)
            << lines.first << '|' << lines.second;
    }
}

TEST(ForeignClocks, CsaAndPgnTellThemInSeconds) {
    for (const auto& [text, time] :
         std::vector<std::pair<std::string, std::string>>{{"00:25+00", "25m"},
                                                          {"01:30+60", "1h30m,1x1m"},
                                                          {"00:00+30", "30s/move"},
                                                          {"00:00+00", ""},
                                                          {"25+00", ""},
                                                          {"101:00+00", ""},
                                                          {"-1:00+00", ""}}) {
        EXPECT_EQ(textOf(parseCsaTimeLimit(text)), time) << text;
    }
    for (const auto& [text, time] :
         std::vector<std::pair<std::string, std::string>>{{"1500+30+0", "25m,1x30s"},
                                                          {"300+0+5", "5m+5s"},
                                                          {"90+0+0", "1m30s"},
                                                          {"0+30+0", "30s/move"},
                                                          {"300+30+5", ""},
                                                          {"0+0+5", ""},
                                                          {"300+30", ""},
                                                          {"a+0+0", ""}}) {
        EXPECT_EQ(textOf(parseCsaTime(text)), time) << text;
    }
    for (const auto& [text, time] : std::vector<std::pair<std::string, std::string>>{{"600", "10m"},
                                                                                     {"600+5", "10m+5s"},
                                                                                     {"1/60", "1m/move"},
                                                                                     {"40/7200", ""},
                                                                                     {"*180", ""},
                                                                                     {"0+5", ""},
                                                                                     {"600+", ""},
                                                                                     {"1/0", ""},
                                                                                     {"", ""}}) {
        EXPECT_EQ(textOf(parsePgnTime(text)), time) << text;
    }
}

TEST(ForeignClocks, EachComesBackFromEveryFormatThatKeepsClocks) {
    const Catalog catalog{std::filesystem::path()};
    for (const char* text :
         {"10m", "10m30s", "10m+5s", "25m,1x30s", "30m,3x60s", "30s/move", "3x30s", "0.5s+0.05s",
          "10m/20moves", "1h,10m/20moves", "10m | 5m+2s", "10m,1x30s | 5m", "100h"}) {
        GameFile file{Game(testing::game("shogi"))};
        file.game.play(Move(file.game.legalMoves().front()));
        file.time = *parseGameTime(text);
        for (const GameFormat& format : gameFormats()) {
            if (!format.keepsGames() || !format.keeps.has(GamePart::Clocks)) {
                continue;
            }
            const std::string written = format.write(file);
            const auto read = readGame(written, "game", catalog);
            ASSERT_TRUE(read) << format.id << ": " << read.error().front().text();
            EXPECT_TRUE(read->losses.empty()) << format.id;
            EXPECT_EQ(textOf(read->time), gameTimeText(*file.time)) << written;
            EXPECT_EQ(read->game.ply(Game::kStart).comment, "") << written;
            EXPECT_TRUE(read->timeLoses);
        }
    }
}

TEST(ForeignClocks, StandAsOtherProgramsHaveThem) {
    const auto written = [](const char* format, const char* time) {
        GameFile file{Game(testing::game("shogi"))};
        file.time = *parseGameTime(time);
        return formatOfId(format)->write(file);
    };
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    EXPECT_TRUE(has(written("kifu", "1h30m,1x30s"), "持ち時間：1時間30分\n秒読み：30秒\n"));
    EXPECT_TRUE(has(written("kifu", "10m+5s"), "持ち時間：10分+5秒加算\n"));
    EXPECT_TRUE(has(written("kifu", "10m | 5m"), "持ち時間：10m | 5m\n"));
    EXPECT_FALSE(has(written("kifu", "30s/move"), "持ち時間")) << "the byoyomi says all";
    EXPECT_TRUE(has(written("csa", "25m,1x30s"), "$TIME_LIMIT:00:25+30\n"));
    EXPECT_TRUE(has(written("csa", "10m+5s"), "$TIME:600+0+5\n"));
    EXPECT_TRUE(has(written("csa", "10m | 5m+2s"), "$TIME+:600+0+0\n$TIME-:300+0+2\n"));
    EXPECT_TRUE(has(written("csa", "30m,3x60s"), "'$CLOCKS:30m,3x1m\n"));
    EXPECT_TRUE(has(written("pgn", "10m+5s"), "[TimeControl \"600+5\"]\n"));
    EXPECT_TRUE(has(written("pgn", "30s/move"), "[TimeControl \"1/30\"]\n"));
    EXPECT_TRUE(has(written("pgn", "30m,3x60s"), "[Clocks \"30m,3x1m\"]\n"));
}

TEST(ForeignClocks, WhatIsNotKnownHereStandsInTheCommentOnTheStart) {
    const Catalog catalog{std::filesystem::path()};
    for (const auto& [text, comment] : std::vector<std::pair<std::string, std::string>>{
             {"手合割：平手\n持ち時間：不明\n秒読み：30秒\n   1 ７六歩(77)\n",
              "持ち時間：不明\n秒読み：30秒"},
             {"V3.0\n$TIME:300+30+5\n$TIME-:60+0+0\nPI\n+\n+7776FU\n", "$TIME:300+30+5\n$TIME-:60+0+0"},
             {"[Site \"?\"]\n[TimeControl \"40/7200:3600\"]\n[Variant \"shogi\"]\n\n1. c4 *\n",
              "[TimeControl \"40/7200:3600\"]"},
             {"[Site \"?\"]\n[TimeControl \"-\"]\n[Variant \"shogi\"]\n\n1. c4 *\n", ""}}) {
        const auto file = readGame(text, "game", catalog);
        ASSERT_TRUE(file) << file.error().front().text();
        EXPECT_TRUE(file->losses.empty()) << text;
        EXPECT_FALSE(file->time) << text;
        EXPECT_EQ(file->game.ply(Game::kStart).comment, comment);
        EXPECT_EQ(file->game.line().size(), 1U);
    }
}

TEST(ForeignClocks, AGameThatWentOnAfterItsTimeIsKeptWithTimeThatDoesNotLose) {
    const Catalog catalog{std::filesystem::path()};
    for (const std::string text :
         {"手合割：平手\n持ち時間：10分\n   1 ７六歩(77) (9:59/0)\n   2 ３四歩(33) (11:00/0)\n   3 "
          "２六歩(27)\n",
          "V2.2\n$TIME_LIMIT:00:10+00\nPI\n+\n+7776FU\nT599\n-3334FU\nT660\n+2726FU\n",
          "[Site \"?\"]\n[TimeControl \"600\"]\n[Variant \"shogi\"]\n\n"
          "1. c4 {[%emt 0:09:59]} 1... g6 {[%emt 0:11:00]} 2. h4 *\n"}) {
        const auto file = readGame(text, "game", catalog);
        ASSERT_TRUE(file) << file.error().front().text();
        EXPECT_TRUE(file->losses.empty()) << file->losses.front().text();
        EXPECT_EQ(textOf(file->time), "10m");
        EXPECT_FALSE(file->timeLoses) << text;
        EXPECT_TRUE(lostParts(*file, formatOfId("csa")->keeps).empty());
        const auto saved = readGame(formatOfId("mujo")->write(*file), "game.mujo", catalog);
        ASSERT_TRUE(saved) << saved.error().front().text();
        EXPECT_EQ(saved->game.line().size(), 3U);
    }
    GameFile file{Game(testing::game("shogi"))};
    file.time = *parseGameTime("10m");
    file.timeLoses = false;
    EXPECT_EQ(lostParts(file, formatOfId("csa")->keeps), std::vector{GamePart::Settings});
}

} // namespace
} // namespace mujo
