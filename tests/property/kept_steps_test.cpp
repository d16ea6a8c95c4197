// Lions, falcons and eagles do what their programs say, in the same order.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/position/sfen.h"
#include "core/rules/kept_moves.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using Looks = rules::KeptSteps::Looks;

/// What is told of a piece, captures in their order.
struct Told {
    std::vector<std::string> captures;
    std::vector<int> quiets;
    std::vector<SquareSet::Word> looked;
    bool canPass = false;

    explicit Told(const Position& position)
        : looked(SquareSet::wordsFor(position.shape().squareCount()), 0) {}

    void quiet(Square to) { quiets.push_back(to.index()); }
    void takes(Square to, Cell /*victim*/) { captures.push_back("x" + std::to_string(to.index())); }
    void takesOnWay(Square on, Cell /*victim*/, Square to, Cell cell) {
        captures.push_back("x" + std::to_string(on.index()) + (cell.isEmpty() ? "-" : "x") +
                           std::to_string(to.index()));
    }
};

void expectSame(rules::KeptMoves& kept, const Position& position, Square square) {
    const Piece piece = position.at(square).piece();
    Told byProgram(position);
    const auto add = [&](const Candidate& candidate) {
        if (candidate.isQuiet()) {
            byProgram.quiet(candidate.to);
        } else if (candidate.victims.empty()) {
            byProgram.takes(candidate.to, position.at(candidate.to));
        } else {
            const Cell cell = candidate.takesAtEnd ? position.at(candidate.to) : Cell{};
            byProgram.takesOnWay(candidate.victims[0], position.at(candidate.victims[0]), candidate.to, cell);
        }
    };
    byProgram.canPass = kept.candidates(square, piece, byProgram.looked.data(), add).canPass;
    Told bySteps(position);
    bySteps.canPass = kept.steps().candidates<Looks::Noted>(square, piece, bySteps.looked.data(), bySteps);
    std::sort(byProgram.quiets.begin(), byProgram.quiets.end());
    std::sort(bySteps.quiets.begin(), bySteps.quiets.end());
    const std::string where = sfen(position) + " " + position.shape().name(square);
    EXPECT_EQ(bySteps.captures, byProgram.captures) << where;
    EXPECT_EQ(bySteps.quiets, byProgram.quiets) << where;
    EXPECT_EQ(bySteps.looked, byProgram.looked) << where;
    EXPECT_EQ(bySteps.canPass, byProgram.canPass) << where;
}

TEST(KeptSteps, TellsWhatTheProgramDoes) {
    Random random(17);
    for (const std::string& id : testing::gameIds()) {
        const auto variant = testing::game(id);
        for (int i = 0; i < testing::sampleCount(5, 60) && !HasFailure(); ++i) {
            const Position position = testing::scattered(variant, random).position;
            rules::KeptMoves kept(position);
            for (const Side side : {Side::Sente, Side::Gote}) {
                for (const Square square : position.pieces(side)) {
                    if (kept.steps().areAll(position.at(square).type())) {
                        expectSame(kept, position, square);
                    }
                }
            }
        }
    }
}

TEST(KeptSteps, AreLionsFalconsAndEaglesOfChu) {
    const auto chu = testing::game("chu");
    const Position position = Position::start(chu);
    const rules::KeptMoves kept(position);
    for (const char* id : {"LN", "+DK", "+DH"}) {
        EXPECT_TRUE(kept.steps().areAll(*chu->find(id))) << id;
    }
    EXPECT_TRUE(kept.steps().lookAtSame(*chu->find("LN")));
    EXPECT_FALSE(kept.steps().lookAtSame(*chu->find("+DH")));
    EXPECT_FALSE(kept.steps().areAll(*chu->find("Q")));
}

} // namespace
} // namespace mujo
