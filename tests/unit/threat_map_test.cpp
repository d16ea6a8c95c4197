#include "core/insight/threat_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/evaluation.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "tests/support/sampling.h"

namespace mujo::insight {
namespace {

/// The position with an enemy of `by` on the square, who may have stood there before.
Position withEnemyOn(const Position& position, Square square, Side by) {
    Setup setup = position.setup();
    const auto variant = position.sharedVariant();
    Cell& cell = setup.cells[square];
    if (!cell.holds(opponent(by))) {
        cell = Piece{ordinaryKind(*variant), opponent(by)};
    }
    return Position::create(variant, setup).value();
}

} // namespace

class ThreatMapOfEachGame : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Games, ThreatMapOfEachGame, ::testing::ValuesIn(mujo::testing::gameIds()));

TEST_P(ThreatMapOfEachGame, EqualsTheRulesOnEverySquare) {
    Random random(7);
    for (int number = 0; number < 3; ++number) {
        const Position position =
            mujo::testing::played(mujo::testing::game(GetParam()), random, 30 + 50 * number).position;
        const ThreatMap map(position);
        for (const Side by : {Side::Sente, Side::Gote}) {
            for (int i = 0; i < position.shape().squareCount(); ++i) {
                const Square square(i);
                auto expected = rules::attackers(withEnemyOn(position, square, by), square, by);
                auto found = attackersOf(position, square, by);
                std::sort(expected.begin(), expected.end());
                std::sort(found.begin(), found.end());
                ASSERT_EQ(found, expected);
                ASSERT_EQ(map.isAttacked(square, by), !expected.empty())
                    << position.shape().name(square) + " in " + sfen(position);
            }
        }
    }
}

TEST_P(ThreatMapOfEachGame, HangingPiecesAreThoseThatLoseMaterial) {
    Random random(11);
    const Position position = mujo::testing::played(mujo::testing::game(GetParam()), random, 60).position;
    const auto worths = EvaluationTables::of(position.sharedVariant());
    const auto hanging = hangingPieces(position, worths->worths());
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            const auto attackers = rules::attackers(position, square, opponent(owner));
            const auto defenders = rules::attackers(withEnemyOn(position, square, owner), square, owner);
            const PieceTypeId type = position.at(square).type();
            const bool cheaper = std::any_of(attackers.begin(), attackers.end(), [&](Square from) {
                return worths->worth(position.at(from).type()) < worths->worth(type);
            });
            const bool royal = position.variant().type(type).royal;
            const bool expected = !attackers.empty() && (royal || defenders.empty() || cheaper);
            const bool found = std::any_of(hanging.begin(), hanging.end(),
                                           [&](const HangingPiece& piece) { return piece.square == square; });
            ASSERT_EQ(found, expected);
        }
    }
}

} // namespace mujo::insight
