// The legal moves of the core against a second, independent count: a literal interpreter of the move trees
// with literal rules on top (tests/support).

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
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

/// Options that no profile sets and whose rules or pieces the positions above would hardly meet.
const std::vector<GameAndProfile>& contagionReadings() {
    static const std::vector<GameAndProfile> all = {{"tai", "standard"},
                                                    {"tai", "both-contagions=choice"},
                                                    {"tai", "hop-and-return=forbidden"},
                                                    {"hook", "standard"},
                                                    {"hook", "hop-and-return=forbidden"},
                                                    {"maka", "standard"},
                                                    {"maka", "hop-and-return=forbidden"}};
    return all;
}

std::string readingName(const ::testing::TestParamInfo<GameAndProfile>& each) {
    std::string name = testing::gameName(each);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '=' || c == ','; }, '_');
    return name;
}

class LegalMovesAmongContagiousPieces : public ::testing::TestWithParam<GameAndProfile> {};

TEST_P(LegalMovesAmongContagiousPieces, AgreeWithTheLiteralReading) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    Random random(77);
    const int samples = testing::sampleCount(12, 200);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        expectEqualMoves(testing::contagious(variant, random));
    }
}

INSTANTIATE_TEST_SUITE_P(Readings, LegalMovesAmongContagiousPieces, ::testing::ValuesIn(contagionReadings()),
                         readingName);

class LegalMovesOfOtherPieces : public ::testing::TestWithParam<GameAndProfile> {};

TEST_P(LegalMovesOfOtherPieces, AgreeWithTheLiteralReading) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    Random random(78);
    const int samples = testing::sampleCount(10, 200);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        expectEqualMoves(testing::sampled(variant, random, i));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Readings, LegalMovesOfOtherPieces,
    ::testing::Values(GameAndProfile{"tai", "promotion-table=japanese"},
                      GameAndProfile{"tai", "promotion-table=japanese,rat-and-monkeys=maka"},
                      GameAndProfile{"tai", "rat-and-monkeys=maka-gold,barbarians=gold"}),
    readingName);

struct Shuffle {
    GameAndProfile game;
    const char* position;
};

/// Random play that prefers passes and positions that have been before.
class LegalMovesNearRepetition : public ::testing::TestWithParam<Shuffle> {};

TEST_P(LegalMovesNearRepetition, AgreeWithTheLiteralReading) {
    const auto variant = testing::game(GetParam().game.id, GetParam().game.profile);
    const literal::Rulebook rulebook(*variant);
    Random random(79);
    const int games = testing::sampleCount(30, 300);
    int refused = 0;
    for (int g = 0; g < games && !HasFailure(); ++g) {
        Game game(testing::at(variant, GetParam().position));
        std::vector<literal::State> past = {testing::plain(game.position())};
        for (int ply = 0; ply < 60 && !game.isOver() && !HasFailure(); ++ply) {
            const auto ours = testing::choices(game.position(), game.legalMoves());
            const auto literal = rulebook.legalMoves(past.back(), past);
            ASSERT_TRUE(ours == literal) << sfen(game.position()) << " after " << ply << '\n'
                                         << testing::difference(variant->shape(), ours, literal);
            std::vector<Move> all;
            rules::Generator().all(game.position(), all);
            refused += all.size() > game.legalMoves().size() ? 1 : 0;
            std::vector<Move> again;
            std::copy_if(game.legalMoves().begin(), game.legalMoves().end(), std::back_inserter(again),
                         [&](const Move& move) {
                             const auto key = game.position().keyAfter(rules::resolve(game.position(), move));
                             return move.isPass() || game.history().occurrences(key) > 0;
                         });
            const std::vector<Move>& pool = again.empty() || random.below(8) == 0 ? game.legalMoves() : again;
            const Move move = pool[random.below(pool.size())];
            ASSERT_TRUE(game.play(move));
            past.push_back(testing::plain(game.position()));
        }
    }
    EXPECT_GT(refused, 0) << "no position came near enough";
}

INSTANTIATE_TEST_SUITE_P(
    Games, LegalMovesNearRepetition,
    ::testing::Values(
        Shuffle{{"tai", "repetition=attacker-deviates"},
                "25/12(ln)12/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/12(LN)12/25/"
                "(CP)23(cp) b - 1"},
        Shuffle{{"tai", "repetition=attacker-deviates"},
                "25/25/25/25/25/25/25/25/25/12(hf)12/25/12(HF)12/25/25/25/25/25/25/25/25/25/25/25/25/"
                "(CP)23(cp) b - 1"},
        Shuffle{{"chu", "standard"}, "r10k/12/12/12/12/12/12/12/12/12/G11/KG10 b - 1"}),
    [](const auto& each) { return each.param.game.id + std::to_string(each.index); });

} // namespace
} // namespace mujo
