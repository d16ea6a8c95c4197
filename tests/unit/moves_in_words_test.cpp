#include "core/words/moves_in_words.h"

#include <gtest/gtest.h>

#include <string>

#include "core/variant/move_abilities.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"

namespace mujo {
namespace {

std::string words(const std::string& betza, const std::string& extra = "") {
    const std::string file = R"({"id": "x", "name": "X", "board": {"files": 9, "ranks": 9}, "pieces": [
        {"id": "K", "name": "King", "kanji": "玉", "betza": "K", "royal": true},
        {"id": "A", "name": "A", "kanji": "甲", "betza": ")" +
                             betza + '"' + extra + R"(}], "setup": [["K", "", "", "", "", "", "", "", ""]]})";
    const auto variant = loadVariant(file, "x.json");
    EXPECT_TRUE(variant);
    std::string out;
    for (const std::string& sentence : words::movesInWords(English(), **variant, *(*variant)->find("A"))) {
        out += (out.empty() ? "" : " ") + sentence;
    }
    return out;
}

TEST(MovesInWords, TellStepsSlidesAndJumpsApart) {
    EXPECT_EQ(words("WfF"), "Steps one square diagonally forward and orthogonally.");
    EXPECT_EQ(words("vRsW2"),
              "Slides up to 2 squares sideways. Slides any distance straight forward and back.");
    EXPECT_EQ(words("D"), "Jumps to the second square orthogonally.");
    EXPECT_EQ(words("U"), "Goes to any square of the board, whatever stands between.");
    EXPECT_EQ(words(""), "Cannot move.");
}

TEST(MovesInWords, TellInWhichOfTheEightWaysAKnightLeaps) {
    EXPECT_EQ(words("N"),
              "Jumps like the knight of chess (two squares straight, one to the side), in all eight ways.");
    EXPECT_EQ(words("ffN"), "Jumps two squares straight forward and one sideways.");
    EXPECT_EQ(words("rfN"), "Jumps two squares straight forward and one to the right.");
    EXPECT_EQ(words("nfN"),
              "Jumps two squares straight forward and one sideways, if nothing stands between.");
    EXPECT_EQ(words("lN"),
              "Jumps two squares to the left and one back; two squares to the left and one forward.");
    EXPECT_EQ(words("vN"), "Jumps two squares straight forward or back and one sideways.");
    EXPECT_EQ(words("sN"), "Jumps two squares sideways and one forward or back.");
    EXPECT_EQ(words("fhN"),
              "Jumps like the knight of chess (two squares straight, one to the side), forward.");
    EXPECT_EQ(words("ffC"), "Jumps three squares straight forward and one sideways.");
}

TEST(MovesInWords, TellWhatLongerMovesCanDo) {
    EXPECT_EQ(
        words("RasR"),
        "Slides any distance orthogonally. May turn once through a right angle on an empty square and go on "
        "sliding.");
    EXPECT_EQ(
        words("(paf)2cBmcB"),
        "Slides any distance diagonally. May jump over up to two pieces on its line, but only to take.");
    EXPECT_EQ(words("fWfcavWfabW"),
              "Steps one square straight forward. May take up to two pieces in one move, by two steps of one "
              "square "
              "straight forward, keeping to one line. May take a piece on a neighbouring square straight "
              "forward without "
              "moving (igui). May skip the turn by stepping straight forward to an empty square and back.");
    EXPECT_EQ(words("WfBfasB"),
              "Steps one square orthogonally. Slides any distance diagonally forward. May turn once "
              "through a right angle on an empty square and go on sliding.");
    EXPECT_EQ(words("BfasB"),
              "Slides any distance diagonally. A slide diagonally forward may turn once through a "
              "right angle on an empty square and go on sliding.");
    EXPECT_EQ(words("(paf)3Q"),
              "Slides any distance in all eight directions. May jump over up to three pieces on its line.");
    EXPECT_EQ(words("Bv(paf)3R"),
              "Slides any distance diagonally, straight forward and straight back. May jump "
              "over up to three pieces straight forward and back.");
    EXPECT_EQ(words("(cdaf)mcdB"),
              "Sweeps any distance diagonally: takes every piece of lower rank that it passes, those of its "
              "own side too.");
    EXPECT_EQ(words("jQ3"),
              "Jumps to the second square in all eight directions, and may go on to the third.");
    EXPECT_EQ(words("jQ2"), "Jumps to the second square in all eight directions.");
    EXPECT_EQ(words("jW"), "Cannot move.") << "it would begin behind its only square";
    EXPECT_EQ(
        words("GmpafmpafmafFmpafmpafmafmafF"),
        "Jumps to the third square diagonally. From the third square diagonally it may go on over empty "
        "squares up to the fifth.");
    EXPECT_EQ(words("KympacabQ", R"(, "burns": true)"),
              "Steps one square in all eight directions. May burn one enemy piece beside the square on which "
              "it ends its move.");
}

// Three steps along any line, four along a forward diagonal.
// Of every piece that a rule keeps from taking others, promoted ones included (Hook Shogi: the seed's rule on
// hook movers, tengu, peacocks and capricorns).
TEST(MovesInWords, TellWhatAPieceMayNotTake) {
    const Catalog catalog{std::filesystem::path()};
    const Variant& hook = *catalog.find("hook")->standard;
    for (const char* id : {"HM", "TG", "PC", "CA", "+CA", "+PS"}) {
        EXPECT_EQ(words::movesInWords(English(), hook, *hook.find(id)).back(),
                  "May not take a Peacock, a Capricorn, a Tengu or a Hook Mover.")
            << id;
    }
    for (const std::string& sentence : words::movesInWords(English(), hook, *hook.find("K"))) {
        EXPECT_EQ(sentence.find("May not take"), std::string::npos);
    }
}

TEST(MovesInWords, TellEachLengthOfCapturesThatReachesOtherSquares) {
    EXPECT_EQ(
        words("KcavKcafcavKfcmpafcmpafcmpavF"),
        "Steps one square in all eight directions. May take up to four pieces in one move, by four steps "
        "of one square diagonally forward, keeping to one line. May take up to three pieces in one move, "
        "by three steps of one square in all eight directions, keeping to one line. May take a piece on a "
        "neighbouring square without moving (igui).");
    EXPECT_EQ(
        words("KcaKcabK"),
        "Steps one square in all eight directions. May take up to two pieces in one move, by two steps of "
        "one square each, in all eight directions, turning as it likes, even back to where it began (a "
        "lion move). May take a piece on a neighbouring square without moving (igui).");
}

// A piece of one's own may do anything; what is said of it must be so.
TEST(MovesInWords, PromiseNoFreedomThatIsNotThere) {
    const std::string free =
        "Walks up to two steps over empty squares, turning freely; taking ends the walk.";
    EXPECT_NE(words("KaK").find(free), std::string::npos);
    for (const char* bound : {"amfK", "afsK", "mafsW", "aqK", "maK", "KafK", "aK"}) {
        EXPECT_EQ(words(bound).find("turning freely"), std::string::npos) << bound;
        EXPECT_NE(words(bound).find("the diagram shows"), std::string::npos) << bound;
    }
    EXPECT_EQ(words("yafR"), "Makes moves of several legs: the diagram shows where they can end.");
    EXPECT_NE(words("RasR").find("May turn once through a right angle"), std::string::npos);
    EXPECT_NE(words("RarR").find("not to both sides alike"), std::string::npos);
}

TEST(MovesInWords, TellThePiecesOfEveryGameWhollyInWords) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& game : catalog.entries()) {
        for (const PieceType& type : game.standard->types()) {
            const MoveAbilities can = abilitiesOf(type.program);
            EXPECT_TRUE(can.walks == can.walksFreely && can.hooksToBothSides && !can.hasOtherLegs)
                << game.standard->id() << ' ' << type.id << ' ' << type.betza << ": " << can.walksFreely
                << can.hooksToBothSides << can.hasOtherLegs;
        }
    }
}

} // namespace
} // namespace mujo
