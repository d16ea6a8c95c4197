#include "core/words/moves_in_words.h"

#include <gtest/gtest.h>

#include <string>

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
    for (const std::string& sentence :
         words::movesInWords(words::English(), **variant, *(*variant)->find("A"))) {
        out += (out.empty() ? "" : " ") + sentence;
    }
    return out;
}

TEST(MovesInWords, TellStepsSlidesAndJumpsApart) {
    EXPECT_EQ(words("WfF"), "Steps one square orthogonally and diagonally forward.");
    EXPECT_EQ(words("vRsW2"),
              "Slides up to 2 squares sideways. Slides any distance straight forward and back.");
    EXPECT_EQ(words("D"), "Jumps to the second square orthogonally.");
    EXPECT_EQ(words("U"), "Jumps to any square of the board.");
    EXPECT_EQ(words(""), "Cannot move.");
}

TEST(MovesInWords, TellInWhichOfTheEightWaysAKnightLeaps) {
    EXPECT_EQ(words("N"), "Leaps like a knight, 1 by 2 squares, in all eight ways.");
    EXPECT_EQ(words("ffN"), "Leaps like a knight, 1 by 2 squares, the longer part straight forward.");
    EXPECT_EQ(words("vN"), "Leaps like a knight, 1 by 2 squares, the longer part straight forward or back.");
}

TEST(MovesInWords, TellWhatLongerMovesCanDo) {
    EXPECT_EQ(
        words("RasR"),
        "Slides any distance orthogonally. May turn once through a right angle on an empty square and go on "
        "sliding.");
    EXPECT_EQ(words("(paf)2cBmcB"),
              "Slides any distance diagonally. To take, jumps over up to two pieces on its line.");
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
    EXPECT_EQ(words("(cdaf)mcdB"),
              "Sweeps any distance diagonally, removing every piece of lower rank that it passes.");
    EXPECT_EQ(words("KympacabQ", R"(, "burns": true)"),
              "Steps one square in all eight directions. May burn one enemy piece beside the square on which "
              "it ends its move.");
}

} // namespace
} // namespace mujo
