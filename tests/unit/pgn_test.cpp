// Games for XBoard, in Portable Game Notation. The texts are ours, after the PGN standard and what XBoard 4.9
// writes.

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/game/notation/san.h"
#include "core/position/cecp_position.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

const Catalog& catalogOfPgn() {
    static const Catalog catalog{std::filesystem::path()};
    return catalog;
}

Result<GameFile> readPgnText(const std::string& text) {
    return readGame(text, "game", catalogOfPgn());
}

std::string movesOfLine(const Game& game) {
    std::string text;
    for (const Game::Ply& ply : game.line()) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), ply.move);
    }
    return text;
}

std::string faultOf(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

constexpr const char* kTags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.23\"]\n[Round \"-\"]\n"
                              "[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n";

/// A lion before two pawns, and kings, queens far away.
constexpr const char* kLion =
    "[Variant \"chu\"]\n[FEN \"q10k/12/12/12/12/6p5/5p6/4N7/12/12/12/K10Q w 0 1\"]\n[SetUp \"1\"]\n\n"
    "{--------------\n. . .\n--------------}\n";

TEST(Pgn, IsReadWithLinesCommentsMarksAndTheResult) {
    const auto file = readPgnText(std::string(kTags) + R"([Variant "shogi"]

{Before the first move.} 1. c4 $1 $220 (1. g4 {a } c6 ({early} 1... g6) {Black forfeits on time} 1-0)
1... g6 $5 2. Bxh8+ Sxh8 $10 3. B@e5 ; to the end of the line
% a line for other programs
{White resigns} 0-1
)");
    ASSERT_TRUE(file) << faultOf(file);
    ASSERT_EQ(faultOf(file), "");
    const Game& game = file->game;
    EXPECT_EQ(movesOfLine(game), "7g7f 3c3d 8h2b+ 3a2b B*5e");
    EXPECT_EQ(game.ply(Game::kStart).comment, "Before the first move.");
    EXPECT_EQ(game.ply(game.onLine(1)).glyph, MoveGlyph::Good);
    EXPECT_TRUE(game.ply(game.onLine(1)).hasDiagram);
    EXPECT_FALSE(game.ply(game.onLine(2)).hasDiagram);
    EXPECT_EQ(game.ply(game.onLine(2)).glyph, MoveGlyph::Interesting);
    EXPECT_EQ(game.ply(game.onLine(4)).comment, "$10") << "a mark without a sign of ours";
    EXPECT_EQ(game.comment(), " to the end of the line");
    EXPECT_EQ(game.lineOutcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    const auto lines = branches(game);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(game.ply(lines[1].moves.front()).comment, "a ");
    EXPECT_EQ(game.outcome(lines[1].moves.back()).reason, rules::Reason::Time);
    EXPECT_EQ(game.ply(lines[2].moves.front()).comment, "early") << "before a move";
    EXPECT_EQ(file->playerNames[Side::Sente], "Ann") << "who moves first is White";
    EXPECT_EQ(file->info, (GameInfo{"", "", "2026-11-23"}));
}

TEST(Pgn, WritesWhatXBoardReads) {
    Game game(testing::game("shogi"));
    for (const char* text : {"7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"}) {
        const auto parsed = rules::parseMoveText(game.variant(), text);
        ASSERT_TRUE(game.play(*rules::matchMove(game.position(), game.legalMoves(), *parsed))) << text;
    }
    game.setComment(game.current(), "brave");
    game.setGlyph(game.current(), MoveGlyph::Interesting);
    game.resign(Side::Gote);
    GameFile file{game};
    file.playerNames = {"Ann", "Bob"};
    file.info = {"", "Kyōto", "2026-11-23T10:20:30"};
    const std::string text = formatOfId("pgn")->write(file);
    EXPECT_EQ(text, "[Event \"?\"]\n[Site \"Kyōto\"]\n[Date \"2026.11.23\"]\n[Time \"10:20:30\"]\n"
                    "[Round \"-\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n"
                    "[Variant \"shogi\"]\n\n"
                    "1. c4 g6 2. Bxh8+ Sxh8 3. B@e5 $5 {brave} {Black resigns} 1-0\n");
    const auto again = readPgnText(text);
    ASSERT_TRUE(again) << faultOf(again);
    EXPECT_EQ(again->info, file.info);
    EXPECT_EQ(again->game.comment(), "brave");
    EXPECT_EQ(again->game.lineOutcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
}

TEST(Pgn, LionsTakeTwiceTakeAndGoOnAndTakeWithoutMoving) {
    const std::vector<std::pair<std::string, std::string>> moves{
        {"Nxf6xg7", "8h7g6f"}, {"Nxf6-f7", "8h7g7f"}, {"Nxf6-e5", "8h7g8h"},
        {"Ne5f5-e5", "8h8h"},  {"--", "8h8h"},        {"Nxf6", "8h7g"},
        {"Ng5", "8h6h"},       {"Nf5g5", "8h6h"},     {"e5f6,f6g7", "8h7g6f"}};
    for (const auto& [text, ours] : moves) {
        const auto file = readPgnText(kTags + std::string(kLion) + "1. " + text + " Kk12 *");
        ASSERT_TRUE(file) << faultOf(file);
        EXPECT_EQ(faultOf(file), "") << text;
        EXPECT_EQ(movesOfLine(file->game), ours + " 1a2a") << text;
        EXPECT_EQ(file->game.ply(Game::kStart).comment, "") << "XBoard's picture of the board is none";
    }
}

TEST(Pgn, EveryLegalMoveReadsBackFromItsNotation) {
    for (const Catalog::Entry& entry : catalogOfPgn().entries()) {
        if (!formatOfId("pgn")->hasRoomFor(*entry.standard, catalogOfPgn())) {
            continue;
        }
        Random random(3);
        for (int i = 0; i < testing::sampleCount(20, 100); ++i) {
            const testing::Sample sample = testing::played(entry.standard, random, i);
            const auto legal = rules::legalMoves(sample.position, sample.history);
            for (const Move& move : legal) {
                const std::string text = san(sample.position, legal, move);
                ASSERT_TRUE(readSan(sample.position, legal, text).move == move)
                    << text << " in " << cecpFen(sample.position);
            }
        }
    }
}

TEST(Pgn, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    const auto after = [](const std::string& moves) {
        return readPgnText(kTags + std::string("[Variant \"shogi\"]\n\n") + moves);
    };
    const std::vector<std::pair<std::string, std::string>> faults{
        {"1. c4 Re5", "game:10:7: error: move 2 \"Re5\" is not legal: "},
        {"1. c4 Gd2", "game:10:7: error: move 2 \"Gd2\" is no legal move there"},
        {"1. c4 G", "game:10:7: error: move 2 \"G\" is no legal move there"},
        {"1. c4 g6!!!", "game:10:7: error: unknown mark of a move"},
        {"1. c4 ) g6", "game:10:7: error: no line has begun"},
        {"1. c4 (1. g4", "game:10:11: error: a line does not end"},
        {"1. c4 {never", "game:10:7: error: the comment does not end"},
        {"1. c4 *\n\n[Event \"next\"]", "game:12:1: error: another game begins here"}};
    for (const auto& [moves, fault] : faults) {
        const auto file = after(moves);
        ASSERT_TRUE(file) << moves;
        EXPECT_EQ(faultOf(file).substr(0, fault.size()), fault);
        EXPECT_EQ(movesOfLine(file->game), "7g7f") << moves;
    }
    const auto tags = [](const std::string& more) { return readPgnText(kTags + more); };
    EXPECT_EQ(faultOf(tags("1. c4")), "game:1:1: error: the tag that names the game is missing (such as "
                                      "[Variant \"chu\"])");
    EXPECT_EQ(faultOf(tags("[Variant \"chess\"]")),
              "game:8:11: error: no game here is called \"chess\" in PGN");
    EXPECT_EQ(faultOf(tags("[Variant \"chu\"]\n[FEN \"12/12/12z\"]")).substr(0, 13), "game:9:15: er");
}

TEST(Pgn, TimesOfMovesAreWrittenAndReadBack) {
    const auto file = readPgnText(std::string(kTags) +
                                  "[Variant \"shogi\"]\n\n{[%emt 0:09:00] stays} 1. c4 {[%emt 0:00:05]}\n"
                                  "1... g6 {quick [%emt 1:02:03.250]} (1... d6 {[%emt 7] hm})\n"
                                  "2. Bxh8+ {[%clk 0:01:00]} {[%emt 0:00:59] White resigns} 0-1\n");
    ASSERT_TRUE(file) << faultOf(file);
    ASSERT_EQ(faultOf(file), "");
    const Game& game = file->game;
    EXPECT_EQ(game.ply(Game::kStart).comment, "[%emt 0:09:00] stays") << "no move has taken it";
    EXPECT_EQ(game.line()[0].spent, std::chrono::seconds(5));
    EXPECT_EQ(game.line()[0].comment, "");
    EXPECT_EQ(game.line()[1].spent, std::chrono::milliseconds(3723250));
    EXPECT_EQ(game.line()[1].comment, "quick");
    EXPECT_EQ(game.line()[2].spent, std::chrono::seconds(59));
    EXPECT_EQ(game.line()[2].comment, "[%clk 0:01:00]") << "what the clock shows is no time of a move";
    EXPECT_EQ(game.lineOutcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    const std::string text = formatOfId("pgn")->write(*file);
    EXPECT_NE(text.find("1. c4 {[%emt 0:00:05]} 1... g6 {[%emt 1:02:03.25]} {quick} ( 1... d6\n"
                        "{[%emt 0:00:07]} {hm} ) 2. Bxh8+ {[%emt 0:00:59]} {[%clk 0:01:00]}"),
              std::string::npos)
        << text;
    const auto again = readPgnText(text);
    ASSERT_TRUE(again) << faultOf(again);
    EXPECT_EQ(again->game.line()[1].spent, std::chrono::milliseconds(3723250));
    EXPECT_EQ(formatOfId("pgn")->write(*again), text);
    EXPECT_TRUE(lostParts(*again, formatOfId("pgn")->keeps).empty());
}

TEST(Pgn, AWrongTimeIsToldAndNothingElseIsLost) {
    const auto file = readPgnText(
        std::string(kTags) + "[Variant \"shogi\"]\n\n1. c4 {[%emt soon] good} 1... g6 {[%emt 0:03]} 1-0\n");
    ASSERT_TRUE(file) << faultOf(file);
    ASSERT_EQ(file->losses.size(), 1U);
    EXPECT_EQ(faultOf(file),
              "game:10:7: error: \"soon\" is no time of a move (such as 0:01:10, at most 200 hours)");
    EXPECT_EQ(movesOfLine(file->game), "7g7f 3c3d");
    EXPECT_EQ(file->game.line()[0].comment, "[%emt soon] good");
    EXPECT_EQ(file->game.line()[1].spent, std::chrono::seconds(3));
    EXPECT_EQ(file->game.lineOutcome().winner(), Side::Sente);
}

TEST(Pgn, NamesGamesAsXBoardDoesAndKeepsTheReadingOfTheRules) {
    const auto variantTag = [](const char* id, const char* profile) {
        const std::string text = formatOfId("pgn")->write(GameFile{Game(testing::game(id, profile))});
        const auto again = readPgnText(text);
        EXPECT_TRUE(again) << faultOf(again);
        EXPECT_EQ(again->game.variant().profile(), profile);
        const std::size_t at = text.find("[Variant");
        return text.substr(at, text.find("\n\n") - at);
    };
    EXPECT_EQ(variantTag("wa", "no-drops"), "[Variant \"wa-shogi\"]");
    EXPECT_EQ(variantTag("wa", "standard"), "[Variant \"wa-shogi-drop\"]");
    EXPECT_EQ(variantTag("chu", "lishogi"), "[Variant \"chu\"]\n[Rules \"lishogi\"]");
}

TEST(Pgn, KeepsCommentsWithBraces) {
    for (const char* comment :
         {"a } brace", "\nfirst\n\nthird }", "--------------\nx\n--------------", "{", "\\"}) {
        Game game(testing::game("shogi"));
        game.setComment(Game::kStart, comment);
        const auto again = readPgnText(formatOfId("pgn")->write(GameFile{game}));
        ASSERT_TRUE(again) << faultOf(again);
        EXPECT_EQ(again->game.ply(Game::kStart).comment, comment);
    }
}

} // namespace
} // namespace mujo
