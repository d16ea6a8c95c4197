// Wins that the engine announces in games against itself are proved by the solver, which shares nothing with
// the search but the rules.

#include <gtest/gtest.h>

#include <cstdio>
#include <stop_token>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/engine/mate_solver.h"
#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

/// What became of the announced wins.
struct Tally {
    int announced = 0;
    int byForcingMoves = 0;
    int byQuietMoves = 0;
};

/// Whether the solver proves one of the winning first moves within so many positions.
bool isProved(const Game& game, std::uint64_t nodes, bool hasQuietMoves) {
    std::stop_source enough;
    const MateLimits limits{nodes, enough.get_token(), hasQuietMoves};
    MateReports reports;
    reports.onWinning = [&](const MateAnswer&) { enough.request_stop(); };
    return solveMate(game.position(), game.history(), limits, reports).verdict == MateVerdict::Proved;
}

/// A win that was announced: the game, the position, and the line.
std::string claimed(const Game& game, const SearchInfo& info) {
    std::string text = game.variant().id() + ", " + sfen(game.position()) + ", in " +
                       std::to_string(pliesToEnd(info.score)) + ":";
    for (const Move& move : info.line) {
        text += " " + rules::moveText(game.variant(), move);
    }
    text += ", after";
    for (const Game::Ply& ply : game.line()) {
        text += " " + rules::moveText(game.variant(), ply.move);
    }
    return text;
}

/// A game from a few random moves; each win that is announced in it is judged.
void play(const std::string& id, std::uint64_t seed, Tally& tally) {
    constexpr int kRandomPlies = 8;
    constexpr int kMostPlies = 400;
    constexpr std::uint64_t kNodes = 1500;
    constexpr std::uint64_t kForcing = 300'000;
    constexpr std::uint64_t kQuiet = 1'500'000;
    Random random(seed);
    Game game(testing::game(id));
    for (int ply = 0; ply < kMostPlies && !game.isOver() && !game.legalMoves().empty(); ++ply) {
        if (ply < kRandomPlies) {
            game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
            continue;
        }
        SearchRequest request{game.position(), game.history(), {}};
        request.limits.nodes = kNodes;
        request.seed = seed;
        request.tuned = testing::notes(id).tuned;
        const SearchInfo info = Engine::search(request);
        if (info.score >= kForcedScore) {
            ++tally.announced;
            if (isProved(game, kForcing, false)) {
                ++tally.byForcingMoves;
            } else if (isProved(game, kQuiet, true)) {
                ++tally.byQuietMoves;
            } else {
                ADD_FAILURE() << claimed(game, info);
            }
        }
        game.play(info.line.front());
    }
}

class AnnouncedMates : public ::testing::TestWithParam<const char*> {};

TEST_P(AnnouncedMates, AreConfirmedByTheSolver) {
    Tally tally;
    const int games = testing::sampleCount(5, 40);
    for (int i = 0; i < games; ++i) {
        play(GetParam(), 1000 + static_cast<std::uint64_t>(i), tally);
    }
    EXPECT_GT(tally.announced, 0);
    std::printf("%s: %d wins announced, %d of them proved by forcing moves, %d by quiet ones\n", GetParam(),
                tally.announced, tally.byForcingMoves, tally.byQuietMoves);
}

INSTANTIATE_TEST_SUITE_P(OnFiveBoards, AnnouncedMates,
                         ::testing::Values("shogi", "wa", "sho", "tori", "chu"));

} // namespace
} // namespace mujo
