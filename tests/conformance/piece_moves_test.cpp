// Every kind of piece of every game on random boards: the compiled program against the literal interpreter.

#include <gtest/gtest.h>

#include "core/position/sfen.h"
#include "tests/support/game_params.h"
#include "tests/support/program_moves.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

class PieceMoves : public ::testing::TestWithParam<testing::GameAndProfile> {};

TEST_P(PieceMoves, OfEveryKindAgreeWithTheLiteralReadingOnRandomBoards) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    Random random(31);
    const int boards = testing::sampleCount(100, 500);
    for (int i = 0; i < boards; ++i) {
        const Position board = testing::scattered(variant, random).position;
        for (const PieceType& type : variant->types()) {
            const Square from(
                static_cast<int>(random.below(static_cast<std::uint64_t>(variant->shape().squareCount()))));
            const std::string fault = testing::programFault(board, type, from, Side(random.below(2)));
            ASSERT_EQ(fault, "");
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PieceMoves, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
