#include "core/position/as_if.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/sampling.h"

namespace mujo {

class AsIfOfEachGame : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Games, AsIfOfEachGame, ::testing::ValuesIn(testing::gameIds()));

TEST_P(AsIfOfEachGame, GivesTheTurnAndChangesNothingElse) {
    Random random(3);
    const Position position = testing::played(testing::game(GetParam()), random, 40).position;
    const Position same = asIfToMove(position, position.turn());
    EXPECT_EQ(same, position);
    EXPECT_EQ(same.key(), position.key());
    const Position other = asIfToMove(position, opponent(position.turn()));
    EXPECT_NE(other, position);
    EXPECT_EQ(other.turn(), opponent(position.turn()));
    EXPECT_EQ(other.key(), other.recountedKey());
    EXPECT_EQ(asIfToMove(other, position.turn()), position);
}

TEST_P(AsIfOfEachGame, PutsPiecesAndTakesThemBack) {
    Random random(4);
    const Position position = testing::played(testing::game(GetParam()), random, 40).position;
    AsIf changed(position, position.turn());
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const Square square(i);
        const Cell before = position.at(square);
        const Cell piece = before.isEmpty() ? position.at(position.pieces(Side::Sente).front()) : Cell();
        changed.put(square, piece);
        EXPECT_EQ(changed.position().at(square), piece);
        EXPECT_EQ(changed.position().key(), changed.position().recountedKey());
        EXPECT_EQ(changed.position().turn(), position.turn());
        changed.put(square, before);
    }
    EXPECT_EQ(changed.position(), position);
    EXPECT_EQ(changed.position().key(), position.key());
}

} // namespace mujo
