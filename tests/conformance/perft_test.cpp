// Counts of move sequences: those that others have published or counted by hand, and a second count of our
// own.

#include <gtest/gtest.h>

#include <map>

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "tests/support/game_params.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

std::uint64_t perftOfOpening(const std::string& id, int depth) {
    const Position start = Position::start(testing::game(id));
    return testing::perft(start, History(start.key()), depth);
}

// Counted independently by the checker of the Tai reference data: emperor 446 = 271 empty squares and 175
// pieces that are no royals, both enemy royals being protected.
TEST(Perft, TaiHas479FirstMovesOfFiveKindsOfPieces) {
    const Position start = Position::start(testing::game("tai"));
    std::map<std::string, int> byPiece;
    for (const Move& move : rules::legalMoves(start, History(start.key()))) {
        ++byPiece[start.variant().type(start.at(move.from()).type()).id];
    }
    const std::map<std::string, int> expected = {{"E", 446}, {"P", 23}, {"LD", 6}, {"GB", 2}, {"DO", 2}};
    EXPECT_EQ(byPiece, expected);
    EXPECT_EQ(perftOfOpening("tai", 1), 479U);
}

// Counted by another program (Wa with drops).
TEST(Perft, WaAgreesWithAnotherProgramToDepthThree) {
    EXPECT_EQ(perftOfOpening("wa", 1), 51U);
    EXPECT_EQ(perftOfOpening("wa", 2), 2601U);
    EXPECT_EQ(perftOfOpening("wa", 3), 126574U);
}

TEST(FullPerft, WaAgreesWithAnotherProgramToDepthFour) {
    EXPECT_EQ(perftOfOpening("wa", 4), 6158810U);
}

// Published by others: Chu and Heian dai by independent programs, shogi by many, Taikyoku 488 by one program
// (another publishes 479, from a slip in its array and a weaker free eagle).
TEST(Perft, OfOtherGamesAgreesWithPublishedCounts) {
    EXPECT_EQ(perftOfOpening("chu", 1), 36U);
    EXPECT_EQ(perftOfOpening("chu", 2), 1296U);
    EXPECT_EQ(perftOfOpening("shogi", 1), 30U);
    EXPECT_EQ(perftOfOpening("shogi", 2), 900U);
    EXPECT_EQ(perftOfOpening("shogi", 3), 25470U);
    EXPECT_EQ(perftOfOpening("heiandai", 1), 29U);
    EXPECT_EQ(perftOfOpening("heiandai", 2), 841U);
    EXPECT_EQ(perftOfOpening("heiandai", 3), 25085U);
    EXPECT_EQ(perftOfOpening("taikyoku", 1), 488U);
}

TEST(FullPerft, ShogiAgreesWithPublishedCountsToDepthFour) {
    EXPECT_EQ(perftOfOpening("shogi", 4), 719731U);
}

// Counted by another program (Sjaak II 1.4.1, variant torishogi). From depth three on the third swallow on a
// file and compulsory promotion matter.
TEST(Perft, ToriAgreesWithAnotherProgramToDepthThree) {
    EXPECT_EQ(perftOfOpening("tori", 1), 17U);
    EXPECT_EQ(perftOfOpening("tori", 2), 288U);
    EXPECT_EQ(perftOfOpening("tori", 3), 5430U);
}

TEST(FullPerft, ToriAgreesWithAnotherProgramToDepthFive) {
    EXPECT_EQ(perftOfOpening("tori", 4), 103857U);
    EXPECT_EQ(perftOfOpening("tori", 5), 2179749U);
}

class PerftToDepthTwo : public ::testing::TestWithParam<testing::GameAndProfile> {};

TEST_P(PerftToDepthTwo, AgreesWithTheLiteralReading) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    const literal::Rulebook rulebook(*variant);
    Random random(77);
    const int positions = testing::sampleCount(GetParam().id == "wa" ? 1 : 0, 10);
    for (int i = 0; i < positions && !HasFailure(); ++i) {
        // Thrown positions have too many moves for this; the first is the opening.
        const testing::Sample sample = testing::played(variant, random, i == 0 ? 0 : 10 * i);
        const Position& position = sample.position;
        EXPECT_EQ(testing::perft(position, History(position.key()), 2),
                  rulebook.perft(testing::plain(position), 2))
            << sfen(position);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PerftToDepthTwo, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
