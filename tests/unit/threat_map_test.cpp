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

/// By the moves themselves: one takes the piece, ends elsewhere, and is not worth taking back.
bool isTakenInPassing(const Position& position, Square square, const PerType<int>& worths) {
    const Side owner = position.at(square).owner();
    const AsIf asIf(position, opponent(owner));
    const Position& turned = asIf.position();
    const auto isProfit = [&](const Move& move) {
        if (move.isDrop() || move.to() == square) {
            return false;
        }
        const auto taken = rules::capturedSquares(turned, move);
        if (std::ranges::find(taken, square) == taken.end()) {
            return false;
        }
        int gain = 0;
        for (const Square victim : taken) {
            const Piece piece = turned.at(victim).piece();
            gain += piece.owner == owner ? worths[piece.type] : -worths[piece.type];
        }
        const PieceTypeId taker = turned.at(move.from()).type();
        Position after = turned;
        after.apply(rules::resolve(turned, move));
        return gain > 0 && (rules::attackers(after, move.to(), owner).empty() ||
                            (!position.variant().type(taker).royal && gain > worths[taker]));
    };
    return std::ranges::any_of(rules::legalMoves(turned, History(turned.key())), isProfit);
}

TEST_P(ThreatMapOfEachGame, HangingPiecesAreThoseThatLoseMaterial) {
    Random random(11);
    const Position position = mujo::testing::played(mujo::testing::game(GetParam()), random, 60).position;
    const auto worths = EvaluationTables::of(position.sharedVariant(), nullptr);
    const auto hanging = hangingPieces(position, worths->worths());
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            const auto attackers = rules::attackers(position, square, opponent(owner));
            const auto defenders = rules::attackers(withEnemyOn(position, square, owner), square, owner);
            const PieceTypeId type = position.at(square).type();
            const bool cheaper = std::any_of(attackers.begin(), attackers.end(), [&](Square from) {
                const PieceTypeId taker = position.at(from).type();
                return !position.variant().type(taker).royal && worths->worth(taker) < worths->worth(type);
            });
            const bool royal = position.variant().type(type).royal;
            const bool expected =
                !attackers.empty() && (royal || defenders.empty() || cheaper ||
                                       isTakenInPassing(position, square, worths->worths()));
            const bool found = std::any_of(hanging.begin(), hanging.end(),
                                           [&](const HangingPiece& piece) { return piece.square == square; });
            ASSERT_EQ(found, expected);
        }
    }
}

// A king or an emperor does not take what is defended, whatever worth the engine counts it with.
TEST(HangingPieces, ARoyalIsNoThreatToWhatIsDefended) {
    const auto shogi = mujo::testing::game("shogi");
    PerType<int> worths(shogi->types().size());
    for (std::size_t i = 0; i < shogi->types().size(); ++i) {
        worths[PieceTypeId(i)] = 100;
    }
    worths[*shogi->find("G")] = 500;
    const auto hangs = [&](const char* sfenText, const char* square) {
        const Position position = mujo::testing::at(shogi, sfenText);
        const auto hanging = hangingPieces(position, worths);
        const Square wanted = *position.shape().parse(square);
        return std::any_of(hanging.begin(), hanging.end(),
                           [&](const HangingPiece& piece) { return piece.square == wanted; });
    };
    EXPECT_FALSE(hangs("9/9/4k4/4G4/4P4/9/9/9/4K4 b - 1", "5d")) << "the pawn takes the king";
    EXPECT_TRUE(hangs("9/9/4k4/4G4/9/9/9/9/4K4 b - 1", "5d")) << "nothing takes back";
    EXPECT_TRUE(hangs("8k/9/4s4/4G4/4P4/9/9/9/4K4 b - 1", "5d")) << "a silver takes it and is lost";
}

// Chu: the lion takes the pawn beside it and stays, or goes on; the gold beside the pawn takes back on the
// pawn's square only.
TEST(HangingPieces, ALionTakesInPassing) {
    const auto chu = mujo::testing::game("chu");
    const Position position = mujo::testing::at(chu, "k11/12/12/12/12/12/12/6(ln)5/6P5/6G5/12/6K5 b - 1");
    const auto worths = EvaluationTables::of(chu, nullptr);
    const auto hanging = hangingPieces(position, worths->worths());
    const auto found = std::ranges::find(hanging, *position.shape().parse("6i"), &HangingPiece::square);
    ASSERT_NE(found, hanging.end());
    EXPECT_EQ(found->why, HangingPiece::Why::InPassing);
}

} // namespace mujo::insight
