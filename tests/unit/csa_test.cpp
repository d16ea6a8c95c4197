// Games in the CSA format. The texts are ours, after its description, V2.2.

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

Result<GameFile> readCsaText(const std::string& text) {
    static const Catalog catalog{std::filesystem::path()};
    return readGame(text, "game", catalog);
}

std::string csaFault(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

std::string csaMoves(const Game& game) {
    std::string text;
    for (const Game::Ply& ply : game.line()) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), ply.move);
    }
    return text;
}

TEST(Csa, AGameIsReadWithAllItSaysAndWrittenAgain) {
    const auto file = readCsaText(
        "'CSA encoding=UTF-8\nV2.2\nN+歩\nN-Gin\n$EVENT:A match\n$SITE:Kyōto\n"
        "$START_TIME:2026/11/23 19:00:00\n$TIME_LIMIT:00:25+30\n$OPENING:YAGURA\nPI\n+\n"
        "+7776FU\nT12\n'*good\n'*\n'and more\n-3334FU,T6\n+8822UM\n-3122GI\n+0055KA\n%TORYO\nT3\n");
    ASSERT_TRUE(file) << csaFault(file);
    ASSERT_EQ(csaFault(file), "");
    const Game& game = file->game;
    EXPECT_EQ(csaMoves(game), "7g7f 3c3d 8h2b+ 3a2b B*5e");
    EXPECT_EQ(file->playerNames[Side::Sente], "歩");
    EXPECT_EQ(file->playerNames[Side::Gote], "Gin");
    EXPECT_EQ(file->info, (GameInfo{"A match", "Kyōto", "2026-11-23T19:00:00", ""}));
    EXPECT_EQ(gameTimeText(*file->time), "25m,1x30s");
    EXPECT_EQ(game.ply(Game::kStart).comment, "$OPENING:YAGURA");
    EXPECT_EQ(game.line()[0].comment, "good\n\nand more");
    EXPECT_EQ(game.line()[0].spent, std::chrono::seconds(12));
    EXPECT_EQ(game.line()[1].spent, std::chrono::seconds(6));
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
    const std::string written = formatOfId("csa")->write(*file);
    const auto again = readCsaText(written);
    ASSERT_TRUE(again) << csaFault(again);
    EXPECT_EQ(formatOfId("csa")->write(*again), written);
    EXPECT_NE(written.find("$TIME_LIMIT:00:25+30\n"), std::string::npos);
    EXPECT_NE(written.find("+7776FU\nT12\n'*good\n'*\n'*and more\n-3334FU\n"), std::string::npos) << written;
}

TEST(Csa, IsReadInShiftJisToo) {
    const auto file = readCsaText("V2.2\nN+\x95\xE0\r\nPI\r\n+\r\n+7776FU\r\n"); // 歩
    ASSERT_TRUE(file) << csaFault(file);
    EXPECT_EQ(file->playerNames[Side::Sente], "歩");
    EXPECT_EQ(csaFault(readCsaText("V2.2\nN+\x95\xE0\xFF\xFF\nPI\n+\n")),
              "game:2:4: error: the text is neither UTF-8 nor Shift-JIS");
}

// Moves that were pasted: "P-" begins a line of pieces only before the square of one.
TEST(Csa, AListOfMovesIsNone) {
    EXPECT_NE(formatToRead("P-5h P-8e GB-9g LN-7e", "").id, "csa");
    EXPECT_EQ(formatToRead("P-00AL\n+\n", "").id, "csa");
    EXPECT_EQ(formatToRead("PI82HI22KA\n+\n", "").id, "csa");
}

TEST(Csa, PositionsStandInAllThreeForms) {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"PI82HI22KA\n-\n", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
        {"P-51OU\nP+53TO00KI\nP-00AL\n+\n", "4k4/9/4+P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"},
        {"P1 *  *  *  * -OU\nP2 *  *  *  *  *  *  * +UM * \nP9 *  *  *  * +OU\nP+00FU00FU\n-\n",
         "4k4/7+B1/9/9/9/9/9/9/4K4 w 2P 1"}};
    for (const auto& [text, start] : texts) {
        const auto file = readCsaText(text);
        ASSERT_TRUE(file) << text << csaFault(file);
        EXPECT_EQ(*sfenInLetters(file->game.start()), start);
        const auto again = readCsaText(formatOfId("csa")->write(*file));
        ASSERT_TRUE(again) << csaFault(again);
        EXPECT_EQ(again->game.start(), file->game.start());
    }
}

TEST(Csa, EveryEndComesBack) {
    using rules::GameState;
    using rules::Outcome;
    using rules::Reason;
    for (const auto& [word, outcome] : std::vector<std::pair<std::string, Outcome>>{
             {"%TORYO", Outcome::wonBy(Side::Sente, Reason::Resignation)},
             {"%TIME_UP", Outcome::wonBy(Side::Sente, Reason::Time)},
             {"%ILLEGAL_MOVE", Outcome::wonBy(Side::Sente, Reason::IllegalMove)},
             {"%+ILLEGAL_ACTION", Outcome::wonBy(Side::Gote, Reason::IllegalMove)},
             {"%JISHOGI", {GameState::Draw, Reason::Agreement}},
             {"%SENNICHITE", {GameState::NoContest, Reason::Adjudication}},
             {"%TSUMI", Outcome::wonBy(Side::Sente, Reason::Adjudication)},
             {"%KACHI", Outcome::wonBy(Side::Gote, Reason::Adjudication)},
             {"%CHUDAN", {}},
             {"'$RESULT:gote resignation\n%CHUDAN", Outcome::wonBy(Side::Gote, Reason::Resignation)}}) {
        const auto file = readCsaText("PI\n+\n+7776FU\n" + word + "\n");
        ASSERT_TRUE(file) << csaFault(file);
        ASSERT_EQ(csaFault(file), "") << word;
        EXPECT_EQ(file->game.outcome(), outcome) << word;
        const auto again = readCsaText(formatOfId("csa")->write(*file));
        ASSERT_TRUE(again) << csaFault(again);
        EXPECT_EQ(again->game.outcome(), outcome) << word;
    }
}

TEST(Csa, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    for (const auto& [text, fault] : std::vector<std::pair<std::string, std::string>>{
             {"-3335FU\n", "game:4:1: error: move 2 \"-3335FU\" is not legal: "},
             {"-3334XX\n", "game:4:1: error: move 2 \"-3334XX\" is no move of this board"},
             {"+2726FU\n", "game:4:1: error: the other side is to move"},
             {"-3334KI\n", "game:4:1: error: there is no Gold General on that square"},
             {"-3334FU,Tx\n", "game:4:9: error: a number of seconds is expected"},
             {"%WON\n", "game:4:1: error: a game does not end with this"},
             {"/\nPI\n+\n", "game:4:1: error: only the first game of a file is read"},
             {"hello\n", "game:4:1: error: no line of a game begins with this"}}) {
        const auto file = readCsaText("PI\n+\n+7776FU\n" + text);
        ASSERT_TRUE(file) << text;
        EXPECT_EQ(csaFault(file).substr(0, fault.size()), fault);
        EXPECT_EQ(csaMoves(file->game).substr(0, 4), "7g7f") << text;
    }
    for (const auto& [text, fault] : std::vector<std::pair<std::string, std::string>>{
             {"V2.2\n+\n", "game:2:1: error: the position at the beginning is expected"},
             {"PI82KA\n+\n", "game:1:3: error: this piece does not stand there"},
             {"P1-KY-XX\n+\n", "game:1:6: error: there is no such piece"},
             {"P+77FU77KI\n+\n", "game:1:7: error: two pieces stand on this square"},
             {"P+7FU\n+\n", "game:1:3: error: a square and a piece are expected here"},
             {"V2.2\n", "game:2:1: error: no position stands in this text"}}) {
        const auto file = readCsaText(text);
        EXPECT_FALSE(file) << text;
        EXPECT_EQ(csaFault(file).substr(0, fault.size()), fault);
    }
}

TEST(Csa, AWrongTimeIsToldAndNothingElseIsLost) {
    const auto file =
        readCsaText("PI\n+\n+7776FU\nT5.25\n-3334FU,Tx\n+8822UM\nT720001\n-3122GI\nT720000\n%TORYO\n");
    ASSERT_TRUE(file) << csaFault(file);
    ASSERT_EQ(file->losses.size(), 2U);
    EXPECT_EQ(csaFault(file),
              "game:5:9: error: a number of seconds is expected behind T (such as T12, at most T720000)");
    EXPECT_EQ(file->losses[1].line, 7);
    EXPECT_EQ(csaMoves(file->game), "7g7f 3c3d 8h2b+ 3a2b");
    EXPECT_EQ(file->game.line()[0].spent, std::chrono::milliseconds(5250));
    EXPECT_EQ(file->game.line()[3].spent, std::chrono::hours(200));
    EXPECT_EQ(file->game.outcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
}

TEST(Csa, FractionsOfSecondsAreToldAsLost) {
    auto file = readCsaText("PI\n+\n+7776FU\nT12\n");
    ASSERT_TRUE(file);
    const GameParts keeps = formatOfId("csa")->keeps;
    EXPECT_TRUE(lostParts(*file, keeps).empty());
    file->game.setSpent(std::chrono::milliseconds(12500));
    EXPECT_EQ(lostParts(*file, keeps), std::vector{GamePart::Fractions});
}

} // namespace
} // namespace mujo
