// Squares and pieces are found in what annotators write.

#include "core/game/notation/mentions.h"

#include <gtest/gtest.h>

#include "tests/support/scene.h"

namespace mujo {
namespace {

/// Each mention as the text has it, with the piece or the square that it means.
std::string mentions(const char* game, const std::string& text, SquareStyle style = SquareStyle::Shogi) {
    const auto variant = testing::game(game);
    std::string all;
    for (const Mention& mention : MentionFinder(*variant, style).find(text)) {
        all += all.empty() ? "" : ", ";
        all += text.substr(mention.begin, mention.length) + '=';
        if (const auto* square = std::get_if<Square>(&mention.what)) {
            all += variant->shape().name(*square);
        } else {
            all += variant->type(std::get<PieceTypeId>(mention.what)).id;
        }
    }
    return all;
}

TEST(Mentions, OfSquaresAreWholeWords) {
    EXPECT_EQ(mentions("wa", "Take on 8f, then 11k or (10a)."), "8f=8f, 11k=11k, 10a=10a");
    EXPECT_EQ(mentions("wa", "18f 8fx x8f 12a 8 f"), "") << "no squares of this board, or parts of words";
    EXPECT_EQ(mentions("wa", "b2 and 8f", SquareStyle::Chess), "b2=10j, 8f=8f");
    EXPECT_EQ(mentions("taikyoku", "the corner 36jj"), "36jj=36jj");
}

TEST(Mentions, OfPiecesAreTheirLongestNames) {
    EXPECT_EQ(mentions("chu", "The dragon king takes a King; both lions wait."),
              "dragon king=DK, King=K, lions=LN");
    EXPECT_EQ(mentions("chu", "kingdom, pawned, Lions"), "Lions=LN") << "but no parts of words";
    EXPECT_EQ(mentions("chu", "DK and LN, but dk and P are no codes"), "DK=DK, LN=LN");
    EXPECT_EQ(mentions("taikyoku", "a rook, which the source calls a flying chariot"),
              "rook=R, flying chariot=R");
}

TEST(Mentions, OfPiecesMayStandInKanjiWithinOtherText) {
    EXPECT_EQ(mentions("chu", "ここで獅子が強い"), "獅子=LN");
    EXPECT_EQ(mentions("chu", "先手6六獅子"), "獅子=LN");
}

} // namespace
} // namespace mujo
