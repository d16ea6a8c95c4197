// Ways of a piece that meet are followed once: nothing is lost by that, and much is saved.

#include <gtest/gtest.h>

#include <tuple>
#include <vector>

#include "core/base/random.h"
#include "core/betza/leg_numbers.h"
#include "core/position/candidates.h"
#include "core/position/followed_legs.h"
#include "core/rules/outcome_index.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using Outcome = std::tuple<Square, bool, std::vector<Square>>;

struct Found {
    std::vector<Outcome> outcomes; ///< each once, in the order in which they came
    int candidates = 0;
};

Found run(const Position& position, Square origin, FollowedLegs* followed) {
    Found found;
    rules::OutcomeFilter filter;
    forEachCandidate(
        position, origin, position.at(origin).piece(),
        [&](const Candidate& candidate) {
            ++found.candidates;
            if (filter.isNew(candidate)) {
                found.outcomes.emplace_back(candidate.to, candidate.takesAtEnd,
                                            std::vector(candidate.victims.begin(), candidate.victims.end()));
            }
            return true;
        },
        followed);
    return found;
}

class FollowedLegsOf : public ::testing::TestWithParam<const char*> {};

TEST_P(FollowedLegsOf, EveryOutcomeComesByFewerWays) {
    const auto variant = testing::game(GetParam());
    FollowedLegs followed(variant->shape().squareCount());
    Random random(5);
    int pieces = 0;
    int all = 0;
    int few = 0;
    for (int i = 0; i < testing::sampleCount(12, 200); ++i) {
        const auto sample =
            i % 3 == 0 ? testing::crowded(variant, random) : testing::sampled(variant, random, i);
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : sample.position.pieces(side)) {
                if (variant->type(sample.position.at(square).type()).program.numbers == 0) {
                    continue;
                }
                const Found plain = run(sample.position, square, nullptr);
                const Found once = run(sample.position, square, &followed);
                ASSERT_EQ(plain.outcomes, once.outcomes)
                    << variant->type(sample.position.at(square).type()).name;
                ++pieces;
                all += plain.candidates;
                few += once.candidates;
            }
        }
    }
    EXPECT_GT(pieces, 0);
    EXPECT_LT(few, all);
}

// Fire demons and vice generals step up to three times in any direction.
INSTANTIATE_TEST_SUITE_P(Games, FollowedLegsOf, ::testing::Values("suzumu", "tenjiku"),
                         [](const auto& game) { return std::string(game.param); });

TEST(FollowedLegs, ProgramsWithShortWaysHaveNoNumbers) {
    const auto chu = testing::game("chu");
    EXPECT_EQ(chu->type(*chu->find("LN")).program.numbers, 0);
    const auto suzumu = testing::game("suzumu");
    EXPECT_GT(suzumu->type(*suzumu->find("FD")).program.numbers, 0);
}

// Such a program would take memory and time for nothing.
TEST(FollowedLegs, VeryManyUnlikeLegsHaveNoNumbers) {
    betza::MoveProgram program;
    constexpr std::uint32_t kRoots = 2000;
    for (std::uint32_t depth = 0; depth < 3; ++depth) {
        for (std::uint32_t i = 0; i < kRoots; ++i) {
            betza::Leg leg;
            leg.range = static_cast<std::uint16_t>(i + 1);
            if (depth < 2) {
                leg.firstNext = (depth + 1) * kRoots + i;
                leg.nextCount = 1;
            }
            program.legs.push_back(leg);
        }
    }
    program.rootCount = kRoots;
    numberLegs(program);
    EXPECT_EQ(program.numbers, 0);
    for (betza::Leg& leg : program.legs) {
        leg.range = 1;
    }
    numberLegs(program);
    EXPECT_GT(program.numbers, 0) << "alike they have few";
}

} // namespace
} // namespace mujo
