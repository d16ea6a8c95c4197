// The legal moves of the core against a second, independent count: a literal interpreter of the move trees
// with literal rules on top (tests/support).

#include <gtest/gtest.h>

#include <tuple>

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "tests/support/game_params.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using testing::GameAndProfile;
using testing::Sample;

constexpr int kBlocks = 5;

void expectEqualMoves(const Sample& sample) {
    const Position& position = sample.position;
    const auto ours = testing::choices(position, rules::legalMoves(position, sample.history));
    // The sample's history is not handed over: random play hardly ever comes near a repetition, and where a
    // game forbids one the position itself is all that a bare text knows.
    const auto bare = testing::choices(position, rules::legalMoves(position, History(position.key())));
    const literal::Rulebook rulebook(position.variant());
    const literal::State state = testing::plain(position);
    const auto literal = rulebook.legalMoves(state, {state});
    EXPECT_TRUE(bare == literal) << sfen(position) << '\n'
                                 << testing::difference(position.shape(), bare, literal);
    EXPECT_LE(ours.size(), bare.size()) << sfen(position);
}

class LegalMoves : public ::testing::TestWithParam<std::tuple<GameAndProfile, int>> {};

TEST_P(LegalMoves, AgreeWithTheLiteralReadingInRandomPositions) {
    const auto& [game, block] = GetParam();
    const auto variant = testing::game(game.id, game.profile);
    const int samples = testing::sampleCount(20, 400);
    Random random(1000 + static_cast<std::uint64_t>(block));
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        expectEqualMoves(testing::sampled(variant, random, i));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Games, LegalMoves,
    ::testing::Combine(::testing::ValuesIn(testing::gamesAndProfiles()), ::testing::Range(0, kBlocks)),
    [](const auto& each) {
        const GameAndProfile& game = std::get<0>(each.param);
        return testing::gameName({game, 0}) + '_' + std::to_string(std::get<1>(each.param));
    });

class LegalMovesInTheOpening : public ::testing::TestWithParam<GameAndProfile> {};

TEST_P(LegalMovesInTheOpening, AgreeWithTheLiteralReading) {
    const Position start = Position::start(testing::game(GetParam().id, GetParam().profile));
    EXPECT_TRUE(testing::plain(start) == literal::Rulebook(start.variant()).start());
    expectEqualMoves({start, History(start.key())});
}

INSTANTIATE_TEST_SUITE_P(Games, LegalMovesInTheOpening, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
