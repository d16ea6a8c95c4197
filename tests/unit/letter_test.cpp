// Games by letter: a reply is checked against the game, and told from an old, a wrong and a damaged one.

#include "core/game/letter.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

using Kind = LetterReading::Kind;

void playSome(Game& game, Random& random, int moves) {
    for (int i = 0; i < moves && !game.isOver(); ++i) {
        game.play(Move(game.legalMoves()[random.below(game.legalMoves().size())]));
    }
}

Game played(const char* id, int moves) {
    Game game(testing::game(id));
    Random random(3);
    playSome(game, random, moves);
    return game;
}

LetterReading readInto(const Game& game, const std::string& text) {
    const auto letter = findLetter(text);
    EXPECT_TRUE(letter) << text;
    return letter ? readLetter(game, *letter) : LetterReading{Kind::OtherGame};
}

Game before(Game game, std::size_t moves) {
    game.goTo(game.onLine(game.line().size() - moves));
    game.endLineHere();
    return game;
}

TEST(Letter, GoesOnWithTheGame) {
    const Game mine = played("wa", 9);
    const LetterReading reading = readInto(before(mine, 1), letterText(mine));
    EXPECT_EQ(reading.kind, Kind::Reply);
    ASSERT_EQ(reading.moves.size(), 1U);
    EXPECT_TRUE(reading.moves.front() == mine.plies().back().move);
}

TEST(Letter, FitsALineHoweverLongTheGameIs) {
    for (const char* id : {"hook", "tai", "taikyoku"}) {
        const std::string text = letterText(played(id, 120));
        EXPECT_LT(text.size(), 120U) << text;
        EXPECT_TRUE(
            std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '*'; }));
    }
}

TEST(Letter, BringsLettersThatWereLost) {
    const Game mine = played("wa", 20);
    EXPECT_EQ(readInto(before(mine, 6), letterText(mine)).moves.size(), 6U);
    const LetterReading tooFew = readInto(before(mine, 7), letterText(mine));
    EXPECT_EQ(tooFew.kind, Kind::Missing);
    EXPECT_EQ(tooFew.number, 13U);
}

TEST(Letter, IsKnownWhereItsMovesAreThereAlready) {
    const Game mine = played("wa", 20);
    EXPECT_EQ(readInto(mine, letterText(mine)).kind, Kind::Known);
    EXPECT_EQ(readInto(mine, letterText(before(mine, 9))).kind, Kind::Known);
    Game looking = mine;
    looking.goTo(looking.onLine(4)); // it is the line that counts, not the position shown
    EXPECT_EQ(readInto(looking, letterText(mine)).kind, Kind::Known);
}

TEST(Letter, OfAnotherGameIsToldFromIt) {
    const Game mine = played("wa", 9);
    EXPECT_EQ(readInto(played("chu", 8), letterText(mine)).kind, Kind::OtherGame);
    const Game free(testing::game("wa", "no-drops"));
    EXPECT_EQ(readInto(free, letterText(mine)).kind, Kind::OtherGame);
    Game other(testing::game("wa"));
    Random random(99);
    playSome(other, random, 8);
    EXPECT_EQ(readInto(other, letterText(mine)).kind, Kind::Parted);
}

TEST(Letter, SaysWhereTheGamesHaveParted) {
    const Game mine = played("wa", 12);
    Game theirs = before(mine, 2);
    const Move wanted = mine.plies()[10].move;
    theirs.play(Move(*std::find_if(theirs.legalMoves().begin(), theirs.legalMoves().end(),
                                   [&](const Move& move) { return !(move == wanted); })));
    const LetterReading reading = readInto(theirs, letterText(mine));
    EXPECT_EQ(reading.kind, Kind::Parted);
    EXPECT_EQ(reading.number, 10U);
}

TEST(Letter, TellsThatTheOpponentResigns) {
    Game mine = played("wa", 8);
    const Game theirs = mine;
    mine.resign(mine.position().turn());
    const std::string text = letterText(mine);
    EXPECT_NE(text.find(" resigns "), std::string::npos) << text;
    const LetterReading reading = readInto(theirs, text);
    EXPECT_EQ(reading.kind, Kind::Reply);
    EXPECT_TRUE(reading.resigns);
    EXPECT_TRUE(reading.moves.empty());
    EXPECT_EQ(readInto(mine, text).kind, Kind::Known);
    Game further = theirs;
    Random random(1);
    playSome(further, random, 1);
    EXPECT_EQ(readInto(further, text).kind, Kind::Known) << "the game has gone on since";
}

TEST(Letter, WithAnIllegalMoveOrAnotherPositionIsRefused) {
    const Game mine = played("wa", 3);
    std::string text = letterText(mine);
    const std::string last = rules::moveText(mine.variant(), mine.plies().back().move);
    std::string illegal = text;
    illegal.replace(illegal.find(last), last.size(), "6k1a");
    const LetterReading reading = readInto(before(mine, 1), illegal);
    EXPECT_EQ(reading.kind, Kind::IllegalMove);
    EXPECT_EQ(reading.text, "6k1a");
    EXPECT_EQ(reading.number, 2U);
    text.replace(text.size() - 10, 6, "000000");
    EXPECT_EQ(readInto(before(mine, 1), text).kind, Kind::WrongPosition);
}

TEST(Letter, IsFoundInAMail) {
    const Game mine = played("wa", 9);
    const std::string text = letterText(mine);
    const std::string older = letterText(before(mine, 2));
    std::string wrapped = text;
    for (std::size_t at = wrapped.find(' '); at != std::string::npos; at = wrapped.find(' ', at + 1)) {
        wrapped.replace(at, 1, "\r\n> ");
        at += 3;
    }
    for (const std::string& mail :
         {"Dear Ann,\n\nhere you are:\n" + text + "\nBob\n\n> On Monday you wrote:\n> " + older,
          "> " + older + "\n" + text, ">> " + wrapped + "\n", text}) {
        const auto letter = findLetter(mail);
        ASSERT_TRUE(letter) << mail;
        EXPECT_EQ(letter->number, 9U) << mail;
        EXPECT_EQ(readLetter(before(mine, 1), *letter).kind, Kind::Reply);
    }
}

TEST(Letter, ThatIsNoneSaysSo) {
    const std::string text = letterText(played("wa", 9));
    const auto faultOf = [](const std::string& mail) {
        const auto letter = findLetter(mail);
        return letter ? std::string("none") : std::to_string(static_cast<int>(letter.error()));
    };
    const auto code = [](LetterFault fault) { return std::to_string(static_cast<int>(fault)); };
    EXPECT_EQ(faultOf(""), code(LetterFault::NoLetter));
    EXPECT_EQ(faultOf("Dear Bob, I resign."), code(LetterFault::NoLetter));
    EXPECT_EQ(faultOf("mujo/2 a new form end"), code(LetterFault::Newer));
    for (std::size_t length = 8; length + 1 < text.size(); ++length) {
        EXPECT_EQ(faultOf(text.substr(0, length)), code(LetterFault::Damaged)) << text.substr(0, length);
    }
    EXPECT_EQ(faultOf("mujo/1 wa;standard 3 000000 7g7f 000000 000000 000000 000000 end"),
              code(LetterFault::Damaged))
        << "more moves than the game has";
    EXPECT_EQ(faultOf("mujo/1 wa;standard -3 000000 000000 end"), code(LetterFault::Damaged));
    EXPECT_EQ(faultOf("mujo/1 wa;standard 99999999999999999999 000000 000000 end"),
              code(LetterFault::Damaged));
}

TEST(Letter, BeginsAGameWhereItHasAllItsMoves) {
    const Catalog catalog{std::filesystem::path()};
    const Game first = played("hook", 1);
    const auto begun = gameOfLetter(*findLetter(letterText(first)), catalog);
    ASSERT_TRUE(begun);
    EXPECT_TRUE(begun->position() == first.position());
    EXPECT_FALSE(gameOfLetter(*findLetter(letterText(played("hook", 9))), catalog));
    Game study(testing::at(testing::game("wa"), "5(ck)5/11/11/11/11/5(SP)5/11/11/11/11/5(CK)5 w - 8"));
    Random random(1);
    playSome(study, random, 2);
    const auto same = gameOfLetter(*findLetter(letterText(study)), catalog);
    ASSERT_TRUE(same) << letterText(study);
    EXPECT_TRUE(same->position() == study.position());
    EXPECT_TRUE(same->start() == study.start());
}

/// The text of a letter must stay what it is: two people may have different versions of the program.
TEST(Letter, HasTheFormThatOtherVersionsRead) {
    Game game(testing::game("shogi"));
    for (const char* text : {"7g7f", "3c3d", "8h2b+"}) {
        const auto parsed = rules::parseMoveText(game.variant(), text);
        game.play(*rules::matchMove(game.position(), game.legalMoves(), *parsed));
    }
    EXPECT_EQ(letterText(game), "mujo/1 shogi;standard 3 km4wvm 7g7f 3c3d 8h2b+ k5n40m end");
}

class LettersOfEachGame : public ::testing::TestWithParam<testing::GameAndProfile> {};

TEST_P(LettersOfEachGame, AWholeGameGoesByLetter) {
    Game mine(testing::game(GetParam().id, GetParam().profile));
    Game theirs(mine);
    Random random(7);
    for (int i = 0; i < 60 && !mine.isOver(); ++i) {
        Game& sender = i % 2 == 0 ? mine : theirs;
        Game& receiver = i % 2 == 0 ? theirs : mine;
        playSome(sender, random, 1);
        const LetterReading reading = readInto(receiver, letterText(sender));
        ASSERT_EQ(reading.kind, Kind::Reply) << letterText(sender);
        ASSERT_TRUE(receiver.play(reading.moves.front()));
        ASSERT_TRUE(receiver.position() == sender.position());
    }
}

INSTANTIATE_TEST_SUITE_P(Games, LettersOfEachGame, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
