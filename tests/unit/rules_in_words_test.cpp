// The rules of a game in sentences, checked against what its source says.

#include "core/words/rules_in_words.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/variant_file/catalog.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

std::string rulesOf(const std::string& game, const std::string& profile = "standard") {
    std::string out;
    for (const std::string& rule : words::rulesInWords(English(), *testing::game(game, profile))) {
        out += rule + '\n';
    }
    return out;
}

void expectSaid(const std::string& game, const std::vector<std::string>& sentences) {
    const std::string rules = rulesOf(game);
    for (const std::string& sentence : sentences) {
        EXPECT_NE(rules.find(sentence), std::string::npos) << game << " does not say: " << sentence << '\n'
                                                           << rules;
    }
}

/// In these games the only royal of a side may never be left in check, so that none is ever taken. In Sho
/// the prince is a second one.
std::string goalOf(const std::string& game) {
    const bool endsAtMate = game == "wa" || game == "shogi" || game == "tori" || game == "heiandai";
    if (game == "sho") {
        return "Whoever mates the last royal piece of the other side wins; a royal piece that is not the "
               "last one may be taken.";
    }
    return endsAtMate ? "Whoever mates the royal piece of the other side wins."
                      : "Whoever takes the last royal piece of the other side wins.";
}

TEST(RulesInWords, SayInEveryGameHowItBeginsAndEnds) {
    for (const std::string& game : testing::gameIds()) {
        expectSaid(game,
                   {"Sente moves first", goalOf(game), "A player may resign at any time and loses the game.",
                    "An illegal move is refused"});
    }
}

// What a reader asks first is how one wins.
TEST(RulesInWords, BeginWithTheGoal) {
    for (const std::string& game : testing::gameIds()) {
        EXPECT_EQ(rulesOf(game).find(goalOf(game)), 0U) << rulesOf(game);
    }
}

// Hook Shogi, "Promotion": captors of a Deva or Teaching King, of a Dark Spirit or Buddhist Spirit; the
// kings, princes and promotable Drunk Elephants are exempt.
TEST(RulesInWords, SayWhoIsInfectedAndWhoIsNot) {
    expectSaid(
        "hook",
        {"Contagion: a piece, promoted or not, that takes a Deva or a Teaching King becomes a Teaching King; "
         "one that takes a Dark Spirit or a Buddhist Spirit becomes a Buddhist Spirit.",
         "Contagion comes before the promotion that the piece has of its own", "the one taken last decides",
         "(a Drunk Elephant that was a Go Between, however, is changed)"});
    expectSaid(
        "tai",
        {"Contagion: a piece, promoted or not, that takes a Deva or a Teaching King becomes a Teaching "
         "King; one that takes a Dark Spirit or a Buddhist Spirit becomes a Buddhist Spirit.",
         "Contagion does not change the Emperor, the Crown Prince or the Drunk Elephant."});
    EXPECT_EQ(rulesOf("suzumu").find("Contagion"), std::string::npos);
    EXPECT_EQ(rulesOf("tai", "evans").find("Contagion"), std::string::npos);
}

TEST(RulesInWords, SayHowThePiecesWithGreatPowersMove) {
    expectSaid(
        "hook",
        {"Hook moves: on an empty square a slide may turn once through a right angle and go on.",
         "Hook moves are made by a Peacock diagonally forward; by a Capricorn or a Tengu diagonally; by a "
         "Hook Mover "
         "orthogonally.",
         "A Lion Dog or a Teaching King may take up to three pieces in one move, by three steps of "
         "one square in "
         "all eight directions, keeping to one line.",
         "A Lion, a Buddhist Spirit or a Lion Hawk may take up to two pieces in one move",
         "without moving (igui)", "by a Horned Falcon or a Great Falcon straight forward",
         "A piece that takes several pieces in one move promotes at the end of the whole move."});
    expectSaid("tai", {"An Emperor may move to any square of the board",
                       "An Emperor may not take a protected royal"});
    expectSaid("suzumu",
               {"A Fire Demon may burn one enemy piece beside the square on which it ends its move.",
                "A Vice General or a Fire Demon makes area moves: it may walk up to three steps",
                "may jump over up to two pieces of either side on its line, but only to take"});
}

TEST(RulesInWords, SayEachThingOnceAndOnlyWhereItApplies) {
    expectSaid("hook", {"A Peacock, a Capricorn, a Tengu or a Hook Mover may not take any of these four."});
    expectSaid("chu", {"A lion may always take an adjacent lion.", "other than a Go Between or a Pawn"});
    expectSaid("wa", {"It must promote if it could never move again.",
                      "A Sparrow Pawn may not be dropped to give mate.", "Turns may not be skipped."});
    const std::string taikyoku = rulesOf("taikyoku");
    EXPECT_EQ(taikyoku.find("never move again"), std::string::npos) << "promotion is compulsory anyway";
    expectSaid("shogi", {"A jump passes over the pieces between without taking them."});
    expectSaid("tai", {"A jump passes over the pieces between without taking them."});
    // No piece of these games can step out and back.
    for (const char* game : {"wa", "sho", "shogi", "heiandai"}) {
        EXPECT_EQ(rulesOf(game).find("A turn may be skipped"), std::string::npos) << game;
        EXPECT_EQ(rulesOf(game).find("skipped turn"), std::string::npos) << game;
    }
}

TEST(RulesInWords, SayHowARoyalComesIntoTheGame) {
    expectSaid("chu",
               {"Royal pieces are the King and the Crown Prince. By promotion a Drunk Elephant becomes a "
                "Crown Prince."});
    expectSaid("maka",
               {"By promotion a King becomes an Emperor and a Drunk Elephant becomes a Crown Prince."});
    EXPECT_EQ(rulesOf("wa").find("By promotion"), std::string::npos);
    EXPECT_EQ(rulesOf("heiandai").find("By promotion"), std::string::npos);
}

TEST(RulesInWords, SayWhoSweepsAndWhatASweepMayEndOn) {
    expectSaid("taikyoku", {"Only a sweep may end on a piece of its own side, which it takes.",
                            "Sweeps are made by a Great General in all eight directions",
                            "A sweep passes and takes only pieces of lower rank than the piece that sweeps"});
    const std::string open = rulesOf("taikyoku", "open-end");
    EXPECT_NE(open.find("on its last square it may take an enemy piece of any rank"), std::string::npos)
        << open;
    EXPECT_NE(open.find("cannot end its move on a piece of its own side"), std::string::npos) << open;
    for (const char* game : {"tai", "tenjiku"}) {
        EXPECT_EQ(rulesOf(game).find("weep"), std::string::npos) << game;
    }
}

TEST(RulesInWords, SayWhatPiecesCountForADeclaredWin) {
    expectSaid("shogi",
               {"A Rook or a Bishop, promoted or not, counts 5 points; any other piece that is not royal "
                "counts 1."});
}

TEST(RulesInWords, SayWhoMayNotRepeat) {
    expectSaid("chu",
               {"a side that has given check with every move since the position first arose may not bring "
                "it about the fourth time"});
    expectSaid("hook", {"No player may skip two of their own turns in a row."});
}

TEST(RulesInWords, AreWholeSentences) {
    for (const testing::GameAndProfile& each : testing::gamesAndProfiles()) {
        for (const std::string& rule :
             words::rulesInWords(English(), *testing::game(each.id, each.profile))) {
            EXPECT_TRUE(rule.front() >= 'A' && rule.front() <= 'Z') << rule;
            EXPECT_EQ(rule.back(), '.') << rule;
            for (const char* bad : {"  ", " ,", " .", " ;", " a A", " a E", " a I", " a O", "..", " an B"}) {
                EXPECT_EQ(rule.find(bad), std::string::npos) << bad << " in: " << rule;
            }
        }
    }
}

/// A language whose texts sort in another order.
class Turned final : public Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english, const char* comment,
                                        int n) const override {
        const std::string text = English().translate(context, english, comment, n);
        const char first = text.empty() ? 'a' : text.front();
        return std::string(1, static_cast<char>('z' - (first & 0x1f) % 26)) + text;
    }
};

// Players quote them to each other.
TEST(RulesInWords, RulesHaveTheSameNumbersInEveryLanguage) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& game : catalog.entries()) {
        const auto english = words::rulesInWords(English(), *game.standard);
        const auto turned = words::rulesInWords(Turned(), *game.standard);
        ASSERT_EQ(english.size(), turned.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            for (const PieceType& type : game.standard->types()) {
                EXPECT_EQ(english[i].find(type.name) != std::string::npos,
                          turned[i].find(type.name) != std::string::npos)
                    << game.standard->id() << ", rule " << i + 1 << ", " << type.name;
            }
        }
    }
}

} // namespace
} // namespace mujo
