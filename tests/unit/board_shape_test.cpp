#include "core/geometry/board_shape.h"

#include <gtest/gtest.h>

namespace mujo {
namespace {

TEST(BoardShape, NamesSquaresShogiStyleFromSentesRightAndTheTop) {
    const BoardShape shape(16, 16);
    EXPECT_EQ(shape.name(shape.at(0, 0)), "16a");
    EXPECT_EQ(shape.name(shape.at(15, 0)), "1a");
    EXPECT_EQ(shape.name(shape.at(0, 15)), "16p");
    EXPECT_EQ(shape.name(shape.at(8, 7)), "8h");
}

TEST(BoardShape, NamesSquaresChessStyleFromSentesLeftAndTheBottom) {
    const BoardShape shape(16, 16);
    EXPECT_EQ(shape.name(shape.at(0, 15), SquareStyle::Chess), "a1");
    EXPECT_EQ(shape.name(shape.at(15, 0), SquareStyle::Chess), "p16");
}

TEST(BoardShape, DoublesTheLettersBeyondZ) {
    const BoardShape shape(36, 36);
    EXPECT_EQ(shape.name(shape.at(35, 25)), "1z");
    EXPECT_EQ(shape.name(shape.at(35, 26)), "1aa");
    EXPECT_EQ(shape.name(shape.at(0, 35)), "36jj");
    EXPECT_EQ(shape.rankName(27, SquareStyle::Shogi), "bb");
}

// Source: records of the Japan Shogi Association, file in wide figures and rank in kanji; ranks beyond nine
// as the diagrams of Chu have them.
TEST(BoardShape, NamesSquaresAsJapaneseRecordsDo) {
    const BoardShape shape(12, 12);
    EXPECT_EQ(shape.name(shape.at(5, 6), SquareStyle::Kanji), "７七");
    EXPECT_EQ(shape.name(shape.at(0, 10), SquareStyle::Kanji), "１２十一");
    EXPECT_EQ(shape.fileName(0, SquareStyle::Kanji), "12");
    EXPECT_EQ(shape.rankName(11, SquareStyle::Kanji), "十二");
    EXPECT_EQ(BoardShape(36, 36).rankName(35, SquareStyle::Kanji), "三十六");
    EXPECT_EQ(shape.parse("7g", SquareStyle::Kanji), shape.at(5, 6)) << "nobody types kanji";
}

TEST(BoardShape, ReadsEveryNameItWrites) {
    for (const BoardShape shape :
         {BoardShape(36, 36), BoardShape(11, 11), BoardShape(1, 30), BoardShape(30, 1)}) {
        for (int i = 0; i < shape.squareCount(); ++i) {
            for (const SquareStyle style : {SquareStyle::Shogi, SquareStyle::Chess}) {
                const auto read = shape.parse(shape.name(Square(i), style), style);
                ASSERT_TRUE(read.has_value());
                ASSERT_EQ(*read, Square(i));
            }
        }
    }
}

TEST(BoardShape, ReadsNoSquareThatIsNotOnTheBoard) {
    const BoardShape shape(11, 11);
    for (const char* text : {"", "12a", "0a", "1l", "1", "a", "a1", "1aa", "1ab", "01a", "1A", "1a ", " 1a",
                             "-1a", "99999999999a", "1\xE3\x81\x82"}) {
        EXPECT_FALSE(shape.parse(text).has_value()) << text;
    }
    EXPECT_FALSE(BoardShape(36, 36).parse("1ab").has_value());
}

TEST(BoardShape, ReadsSquaresOneAfterTheOther) {
    const BoardShape shape(36, 36);
    std::string_view text = "8h12aa3b";
    EXPECT_EQ(shape.name(*shape.parsePrefix(text)), "8h");
    EXPECT_EQ(shape.name(*shape.parsePrefix(text)), "12aa");
    EXPECT_EQ(text, "3b");
    text = "x1";
    EXPECT_FALSE(shape.parsePrefix(text).has_value());
    EXPECT_EQ(text, "x1");
}

TEST(BoardShape, StepsAsTheOwnerSeesThem) {
    const BoardShape shape(9, 9);
    const Square middle = *shape.parse("5e");
    EXPECT_EQ(shape.name(*shape.step(middle, {1, 2}, Side::Sente)), "4c");
    EXPECT_EQ(shape.name(*shape.step(middle, {1, 2}, Side::Gote)), "6g");
    EXPECT_FALSE(shape.step(*shape.parse("1a"), {0, 1}, Side::Sente).has_value());
    EXPECT_FALSE(shape.step(*shape.parse("1a"), {1, 0}, Side::Sente).has_value());
    EXPECT_TRUE(shape.step(*shape.parse("1a"), {1, 1}, Side::Gote).has_value());
}

TEST(BoardShape, CountsStepsToTheEdgeOneByOne) {
    const BoardShape shape(7, 10);
    for (int i = 0; i < shape.squareCount(); ++i) {
        for (const Offset offset :
             {Offset{0, 1}, Offset{1, 1}, Offset{-1, 2}, Offset{3, 0}, Offset{-2, -3}}) {
            for (const Side side : {Side::Sente, Side::Gote}) {
                int steps = 0;
                std::optional<Square> at = Square(i);
                while ((at = shape.step(*at, offset, side))) {
                    ++steps;
                }
                ASSERT_EQ(shape.stepsToEdge(Square(i), offset, side), steps);
                if (steps > 0) {
                    ASSERT_EQ(shape.step(Square(i), offset, side)->index(), i + shape.delta(offset, side));
                }
            }
        }
    }
}

TEST(BoardShape, KnowsTheFarRanksAndTheHalfTurn) {
    const BoardShape shape(9, 10);
    EXPECT_EQ(shape.ranksAhead(*shape.parse("3a"), Side::Sente), 0);
    EXPECT_EQ(shape.ranksAhead(*shape.parse("3a"), Side::Gote), 9);
    EXPECT_EQ(shape.name(shape.turned(*shape.parse("1a"))), "9j");
    EXPECT_EQ(shape.distance(*shape.parse("1a"), *shape.parse("4c")), 3);
}

} // namespace
} // namespace mujo
