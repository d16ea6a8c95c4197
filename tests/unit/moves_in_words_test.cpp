#include "core/variant/moves_in_words.h"

#include <gtest/gtest.h>

#include <string>

#include "core/variant/loader.h"

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
    for (const std::string& sentence : movesInWords(**variant, *(*variant)->find("A"))) {
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

TEST(MovesInWords, TellWhatLongerMovesCanDo) {
    EXPECT_EQ(words("RasR"),
              "Slides any distance orthogonally. May turn once through a right angle on an empty "
              "square and slide on.");
    EXPECT_EQ(words("(paf)2cBmcB"),
              "Slides any distance diagonally. To take, jumps over up to 2 pieces on its line.");
    EXPECT_EQ(
        words("fWfcavWfabW"),
        "Steps one square straight forward. May take up to 2 pieces in one move, going on from the square of "
        "each. May take a neighbour without moving (igui). May skip the turn by stepping out and back.");
    EXPECT_EQ(words("(paf)3Q"),
              "Slides any distance in all eight directions. May jump over up to 3 pieces on its line.");
    EXPECT_EQ(words("(cdaf)mcdB"),
              "Sweeps any distance diagonally, removing every piece of lower rank that it passes.");
    EXPECT_EQ(words("KympacabQ", R"(, "burns": true)"),
              "Steps one square in all eight directions. May burn one neighbour of the square it comes to.");
}

} // namespace
} // namespace mujo
