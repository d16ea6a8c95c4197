// Games in the forms of others: text in the notation after Hodges, and the moves of USI.

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/game/formats/format.h"
#include "core/game/notation/hodges.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

const Catalog& shipped() {
    static const Catalog catalog{std::filesystem::path()};
    return catalog;
}

Result<GameFile> read(const std::string& text) {
    return readGame(text, "game", shipped());
}

/// Of the line on the board, in the move text of this program.
std::string movesOf(const Game& game) {
    std::string text;
    for (const Game::Ply& ply : game.line()) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), ply.move);
    }
    return text;
}

std::string firstFault(const Result<GameFile>& file) {
    const Diagnostics& faults = file ? file->losses : file.error();
    return faults.empty() ? "" : faults.front().text();
}

// An end that was taken back stays with its move, and the game goes on behind it.
TEST(GameText, KeepsAnEndWithMovesBehindIt) {
    GameFile file{Game(shipped().find("sho")->standard)};
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(file.game.play(Move(file.game.legalMoves().front())));
    }
    file.game.goTo(1);
    file.game.end(rules::Outcome::wonBy(Side::Sente, rules::Reason::Adjudication));
    file.game.goTo(3);
    const auto again = read(formatOfId("hodges")->write(file));
    ASSERT_TRUE(again) << firstFault(again);
    EXPECT_TRUE(again->losses.empty()) << firstFault(again);
    EXPECT_EQ(again->game.line().size(), 3U);
    EXPECT_EQ(again->game.ended(1), file.game.ended(1));
}

TEST(Usi, KeepsTheMovesOfAChuGameUpToTheFirstThatIsNone) {
    const auto file = read("position startpos moves 10i10h 3d3e 12a1a");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->game.variant().id(), "chu");
    EXPECT_EQ(file->game.line().size(), 2U);
    EXPECT_NE(firstFault(file).find("1:37"), std::string::npos) << firstFault(file);
}

TEST(GameText, IsReadWithLinesCommentsAndMarks) {
    const auto file = read(R"([Game "Sho Shogi"]
[Variant "sho"]
[Sente "Ann \"A.\""]
[Gote "Bob"]
[Event "Spring match"]
[Place "Kyōto"]
[Date "2026-11-23"]
[Round "7"]
[Result "gote resignation"]

{Before the first move.} 1. P-7f! ( 1. P-2f {a line} ( 1. P-5f P-5d ) P-8d <sente:time> ) P-3d 2. P-2f?!)");
    ASSERT_TRUE(file) << firstFault(file);
    ASSERT_TRUE(file->losses.empty()) << firstFault(file);
    const Game& game = file->game;
    EXPECT_EQ(movesOf(game), "7g7f 3c3d 2g2f");
    EXPECT_EQ(game.ply(Game::kStart).comment, "Before the first move.");
    EXPECT_EQ(game.ply(1).glyph, MoveGlyph::Good);
    EXPECT_EQ(game.glyph(), MoveGlyph::Dubious);
    ASSERT_EQ(branches(game).size(), 3U);
    const Branch second = branches(game)[1];
    EXPECT_EQ(second.after, Game::kStart);
    EXPECT_EQ(second.moves.size(), 2U);
    EXPECT_EQ(game.ply(second.moves.front()).comment, "a line");
    EXPECT_EQ(game.outcome(second.moves.back()).reason, rules::Reason::Time);
    EXPECT_EQ(game.lineOutcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    EXPECT_EQ(file->playerNames[Side::Sente], "Ann \"A.\"");
    EXPECT_EQ(file->info, (GameInfo{"Spring match", "Kyōto", "2026-11-23"}));
}

TEST(GameText, HoldsLinesWithinLines) {
    Game game(testing::game("sho"));
    // Beside each move another one, behind which the game goes on: each line begins within the one before it.
    Random random(5);
    for (int i = 0; i < 3000; ++i) {
        const Game::Node from = game.current();
        const auto& legal = game.legalMoves();
        if (game.isOver() || legal.size() < 2) {
            break;
        }
        const Move first(legal[random.below(legal.size())]);
        const Move second(legal[0] == first ? legal[1] : legal[0]);
        game.play(first);
        game.goTo(from);
        game.play(second);
    }
    const GameFile file{game};
    const auto again = read(formatOfId("hodges")->write(file));
    ASSERT_TRUE(again);
    EXPECT_EQ(firstFault(again), "");
    EXPECT_EQ(again->game.nodeCount(), game.nodeCount());
}

TEST(GameText, ReadsMovesAsPeopleWriteThem) {
    for (const char* moves :
         {"1.P-7f P-3d 2.P-2f", "P-7f P-3d P-2f", "1. p-7f 1... p-3d 2. p-2f", "1. 7g7f 2. 3c-3d 3. 2g2f",
          "1 P-7f P-3d 2 P-2f ; the rest of the line is a comment", "P7g-7f P3c-3d P-2f"}) {
        const auto file = read("[Variant \"shogi\"]\n" + std::string(moves));
        ASSERT_TRUE(file);
        EXPECT_EQ(firstFault(file), "") << moves;
        EXPECT_EQ(movesOf(file->game), "7g7f 3c3d 2g2f") << moves;
    }
}

TEST(GameText, ReadsOtherNamesOfThePieces) {
    // The kings of Tai are kings of another name in some of its sources; any kind with another name will do.
    for (const Catalog::Entry& entry : shipped().entries()) {
        const Game game(entry.standard);
        for (const Move& move : game.legalMoves()) {
            const PieceType& type = entry.standard->type(game.position().at(move.from()).type());
            if (type.aliases.empty()) {
                continue;
            }
            std::string text = hodges(game.position(), game.legalMoves(), move, entry.notes.squareStyle);
            text.replace(0, type.id.size(), type.aliases.front());
            text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
            const auto file = read("[Variant \"" + entry.standard->id() + "\"]\n1. " + text);
            ASSERT_TRUE(file) << text;
            EXPECT_EQ(firstFault(file), "") << entry.standard->id() << ' ' << text;
            EXPECT_EQ(movesOf(file->game), rules::moveText(*entry.standard, move)) << text;
            break;
        }
    }
}

TEST(GameText, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    const auto after = [](const std::string& moves) { return read("[Variant \"shogi\"]\n\n" + moves); };
    const std::vector<std::pair<std::string, std::string>> faults{
        {"1. P-7f P-3e", "game:3:9: error: move 2 \"P-3e\" is no legal move there"},
        {"1. P-7f 3c3e", "game:3:9: error: move 2 \"3c3e\" is not legal: "},
        {"1. P-7f G-5b", "game:3:9: error: move 2 \"G-5b\" fits several moves"},
        {"1. P-7f P-3d!!!", "game:3:9: error: unknown mark of a move"},
        {"1. P-7f ( P-2f", "game:3:11: error: a line does not end"},
        {"1. P-7f )", "game:3:9: error: no line has begun that could end here"},
        {"1. P-7f {a comment", "game:3:9: error: the comment does not end"},
        {"1. P-7f <gote:nothing>", "game:3:9: error: unknown result"},
    };
    for (const auto& [moves, fault] : faults) {
        const auto file = after(moves);
        ASSERT_TRUE(file) << moves;
        EXPECT_EQ(firstFault(file).substr(0, fault.size()), fault) << moves;
        EXPECT_EQ(movesOf(file->game).substr(0, 4), "7g7f") << moves;
    }
    EXPECT_EQ(firstFault(read("[Game \"x\"]\n1. P-7f")).substr(0, 40),
              "game:1:1: error: the tag that names the ");
    EXPECT_EQ(firstFault(read("[Variant \"nothing\"]\n1. P-7f")).substr(0, 36),
              "game:1:11: error: there is no game \"");
    EXPECT_EQ(firstFault(read("[Variant \"wa\"]\n[Start \"11/11/?\"]\n")).substr(0, 10), "game:2:15:");
    EXPECT_EQ(firstFault(read("[Variant \"shogi\"]\n[Result \"sente mate\"]\n1. P-7f")).substr(0, 10),
              "game:2:10:");
}

TEST(Usi, ShogiHasItsHandsAndDrops) {
    const std::string text =
        "position sfen lnsgk1snl/1r4gb1/p1ppppppp/9/1p5P1/9/PPPPPPP1P/1B5R1/LNSGKGSNL b - 7 "
        "moves 2e2d 2c2d 2h2d P*2c\n";
    const auto file = read(text);
    ASSERT_TRUE(file) << firstFault(file);
    EXPECT_EQ(firstFault(file), "");
    EXPECT_EQ(movesOf(file->game), "2e2d 2c2d 2h2d P*2c");
    EXPECT_EQ(formatOfId("usi")->write(*file), text);
    // Two bishops in hand, which is also the name of a square.
    const auto bishops = read("position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2b 1");
    ASSERT_TRUE(bishops) << firstFault(bishops);
    EXPECT_EQ(bishops->game.position().inHand(Side::Gote, *bishops->game.variant().find("B")), 2);
    const auto held = read("position sfen 4k4/9/9/9/9/9/9/9/4K4 b RB2Pgs3n 1");
    ASSERT_TRUE(held) << firstFault(held);
    const Variant& shogi = held->game.variant();
    EXPECT_EQ(held->game.position().inHand(Side::Sente, *shogi.find("P")), 2);
    EXPECT_EQ(held->game.position().inHand(Side::Gote, *shogi.find("N")), 3);
    EXPECT_EQ(formatOfId("usi")->write(*held), "position sfen 4k4/9/9/9/9/9/9/9/4K4 b RB2Pgs3n 1\n");
}

TEST(Usi, LionsOfChuMoveInTwoStepsAndMayStay) {
    // A lion alone with an enemy beside it: takes and goes on, takes and returns, steps aside and back.
    const std::string start = "position sfen 11k/12/12/12/12/5p6/5N6/12/12/12/12/K11 b - 1";
    for (const auto& [usi, ours] : std::vector<std::pair<std::string, std::string>>{{"7g7f7e", "7g7f7e"},
                                                                                    {"7g7f7g", "7g7f7g"},
                                                                                    {"7g6f7g", "7g7g"},
                                                                                    {"7g6g5g", "7g5g"},
                                                                                    {"7g5g", "7g5g"}}) {
        const auto file = read(start + " moves " + usi);
        ASSERT_TRUE(file) << usi;
        EXPECT_EQ(firstFault(file), "") << usi;
        EXPECT_EQ(movesOf(file->game), ours) << usi;
        const auto again = read(formatOfId("usi")->write(*file));
        ASSERT_TRUE(again);
        EXPECT_EQ(movesOf(again->game), ours) << formatOfId("usi")->write(*file);
    }
    // A pass is written with a square that is visited.
    const auto pass = read(start + " moves 7g6f7g");
    EXPECT_EQ(formatOfId("usi")->write(*pass).substr(start.size() + 7).size(),
              std::string("7g6f7g\n").size());
}

TEST(Usi, TheSquareOfALionThatWasTakenBelongsToThePosition) {
    const std::string text = "position sfen 11k/12/12/12/12/12/5n6/12/12/12/12/K11 b 7g 9\n";
    const auto file = read(text);
    ASSERT_TRUE(file) << firstFault(file);
    EXPECT_EQ(file->game.variant().id(), "chu");
    EXPECT_EQ(formatOfId("usi")->write(*file), text);
}

TEST(Usi, TheStartIsThatOfTheGameInWhichTheMovesAreLegal) {
    const auto shogi = read("position startpos moves 7g7f 3c3d 2g2f");
    ASSERT_TRUE(shogi);
    EXPECT_EQ(shogi->game.variant().id(), "shogi");
    const auto chu = read("startpos moves 7i7h 6d6e");
    ASSERT_TRUE(chu);
    EXPECT_EQ(chu->game.variant().id(), "chu");
    EXPECT_EQ(movesOf(chu->game), "7i7h 6d6e");
}

TEST(Usi, SaysWhereItCannotBeReadAndKeepsWhatStandsBefore) {
    const auto illegal = read("position startpos moves\n 7g7f 3c3e 2g2f");
    ASSERT_TRUE(illegal);
    EXPECT_EQ(movesOf(illegal->game), "7g7f");
    EXPECT_EQ(firstFault(illegal).substr(0, 44), "game:2:7: error: move 2 \"3c3e\" is not legal:");
    EXPECT_EQ(firstFault(read("position startpos moves 7g7f nonsense")).substr(0, 28),
              "game:1:30: error: move 2 \"no");
    EXPECT_EQ(firstFault(read("position sfen 3/3/3 b - 1")).substr(0, 10), "game:1:15:");
    // Where fields stand farther apart, in lines of their own, too.
    EXPECT_EQ(firstFault(read("position sfen  4k4/9/9/9/9/9/9/9/4K4\n  x - 1")).substr(0, 9), "game:2:3:");
    EXPECT_EQ(firstFault(read("position startpos go")).substr(0, 10), "game:1:19:");
    EXPECT_EQ(firstFault(read("position")).substr(0, 9), "game:1:9:");
}

TEST(Usi, HasRoomForGamesThatItKnowsAlone) {
    const GameFormat& usi = *formatOfId("usi");
    EXPECT_TRUE(usi.hasRoomFor(*testing::game("shogi"), shipped()));
    EXPECT_TRUE(usi.hasRoomFor(*testing::game("chu"), shipped()));
    EXPECT_FALSE(usi.hasRoomFor(*testing::game("sho"), shipped()));
    EXPECT_FALSE(usi.hasRoomFor(*testing::game("tai"), shipped()));
}

TEST(GameParts, WhatAFormatHasNoRoomForIsNamed) {
    GameFile file{Game(testing::game("shogi"))};
    EXPECT_TRUE(lostParts(file, formatOfId("position")->keeps).empty());
    file.game.play(Move(file.game.legalMoves().front()));
    using enum GamePart;
    EXPECT_EQ(lostParts(file, formatOfId("position")->keeps), std::vector{Moves});
    EXPECT_TRUE(lostParts(file, formatOfId("usi")->keeps).empty());
    file.game.setComment(1, "said");
    file.game.setShapes(1, {{Square(0), Square(1), 0}});
    file.playerNames[Side::Gote] = "Bob";
    EXPECT_EQ(lostParts(file, formatOfId("usi")->keeps), (std::vector{Comments, Drawings, Players}));
    EXPECT_EQ(lostParts(file, formatOfId("hodges")->keeps), std::vector{Drawings});
    EXPECT_TRUE(lostParts(file, formatOfId("mujo")->keeps).empty());
}

} // namespace
} // namespace mujo
