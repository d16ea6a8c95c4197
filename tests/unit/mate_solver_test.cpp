// Proofs of forced wins. Positions are ours; what wins in them was worked out by hand from the rules.

#include "core/engine/mate_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "tests/support/forced_wins.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

Position positionOf(const char* id, const std::string& text) {
    auto read = positionFromSfen(testing::game(id), text);
    if (!read) {
        throw std::runtime_error(read.error().front().text());
    }
    return *read;
}

MateAnswer solved(const Position& position, std::uint64_t nodes = 200'000) {
    return solveMate(position, History(position.key()), {nodes});
}

std::set<std::string> texts(const Position& position, const std::vector<Move>& moves) {
    std::set<std::string> all;
    for (const Move& move : moves) {
        all.insert(rules::moveText(position.variant(), move));
    }
    return all;
}

/// Plays a proof through: all answers of the loser stand in it, and every line of it ends in a win.
void expectSound(const Position& start, const MateAnswer& answer) {
    std::vector<Position> positions{start};
    std::vector<History> histories{History(start.key())};
    std::vector<std::vector<Move>> after(answer.proof.size() + 1);
    for (const MateStep& step : answer.proof) {
        Position next = positions[step.before];
        History history = histories[step.before];
        const auto legal = rules::legalMoves(next, history);
        ASSERT_NE(std::find(legal.begin(), legal.end(), step.move), legal.end());
        const Transition transition = rules::resolve(next, step.move);
        next.apply(transition);
        history.push(rules::entryAfter(transition, next));
        after[step.before].push_back(step.move);
        positions.push_back(next);
        histories.push_back(history);
    }
    for (std::size_t i = 1; i < positions.size(); ++i) {
        const rules::Outcome outcome = rules::outcome(positions[i], histories[i]);
        if (positions[i].turn() == start.turn()) {
            EXPECT_TRUE(outcome.winner() == start.turn() || after[i].size() == 1);
        } else if (outcome.winner() != start.turn() && !rules::isMate(positions[i], histories[i])) {
            EXPECT_FALSE(outcome.isOver());
            EXPECT_EQ(after[i].size(), rules::legalMoves(positions[i], histories[i]).size());
        }
    }
}

struct Problem {
    const char* id;
    const char* position;
    std::set<std::string> winning; ///< empty for a position that is refuted
    int plies = 0;                 ///< of the shortest proof that was found
};

class MateProblems : public ::testing::TestWithParam<Problem> {};

TEST_P(MateProblems, AreProvedOrRefutedWithAllFirstMoves) {
    const Problem& problem = GetParam();
    const Position position = positionOf(problem.id, problem.position);
    const MateAnswer answer = solved(position);
    EXPECT_EQ(answer.verdict, problem.winning.empty() ? MateVerdict::Refuted : MateVerdict::Proved);
    EXPECT_EQ(texts(position, answer.winning), problem.winning);
    EXPECT_TRUE(answer.open.empty());
    int shortest = 1000;
    for (const MateStep& step : answer.proof) {
        shortest = step.before == MateStep::kRoot ? std::min(shortest, step.plies + 1) : shortest;
    }
    if (!problem.winning.empty()) {
        EXPECT_EQ(shortest, problem.plies);
    }
    expectSound(position, answer);
    RecordProperty("nodes", static_cast<int>(answer.nodes));
}

INSTANTIATE_TEST_SUITE_P(
    OfSeveralGames, MateProblems,
    ::testing::Values(
        // A gold dropped before the king, where a pawn protects it.
        Problem{"shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b hand=G 1", {"G*5b"}, 1},
        // The attacker of a problem has no king, and cannot be mated.
        Problem{"shogi", "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", {"G*5b"}, 1},
        Problem{"shogi", "4k4/9/9/9/9/9/9/9/9 b G 1", {}, 0},
        // A lance mates on 1b; a pawn may not be dropped to do so (Japan Shogi Association, uchifuzume).
        Problem{"shogi", "7lk/7b1/8G/9/9/9/9/9/4K4 b hand=L 1", {"L*1b"}, 1},
        Problem{"shogi", "7lk/7b1/8G/9/9/9/9/9/4K4 b hand=P 1", {}, 0},
        // Of two royals the king alone falls: the prince goes on (The Shogi Association on Sho Shogi).
        Problem{"sho", "4k4/9/p2GP4/9/9/9/9/9/4K4 b - 1", {"5c5b+", "6c5b"}, 1},
        Problem{"sho", "4k4/9/p2GP4/9/9/9/9/9/K6+(de)1 b - 1", {}, 0},
        // From the suite of forced wins, of which the search by all moves says the same.
        Problem{"chu", "3k8/12/12/3(rv)(BT)7/3B8/6(BT)5/12/6(rv)5/12/12/12/8K3 b - 1", {"8d9d+"}, 3}));

// After 6h7h the king on 9h has two moves, 9g and 9i, and is mated after either; no first move attacks it.
TEST(MateSolver, FindsAWinByAQuietMoveWhereTheseAreTried) {
    const Position position = positionOf("sho", "9/9/9/9/9/9/2+(DE)6/k2K5/9 b - 1");
    EXPECT_EQ(solved(position).verdict, MateVerdict::Refuted);
    std::stop_source enough;
    MateReports reports;
    reports.onWinning = [&](const MateAnswer&) { enough.request_stop(); };
    const MateAnswer answer =
        solveMate(position, History(position.key()), {200'000, enough.get_token(), true}, reports);
    EXPECT_EQ(answer.verdict, MateVerdict::Proved);
    EXPECT_EQ(texts(position, answer.winning), std::set<std::string>{"6h7h"});
    ASSERT_FALSE(answer.proof.empty());
    EXPECT_EQ(answer.proof.front().plies, 2);
    expectSound(position, answer);
}

/// Every forcing first move of which the search by all moves says that it wins is one of the solver's; how
/// many there are.
int expectAllForcedWins(const Position& position, const MateAnswer& answer, int plies) {
    const History history(position.key());
    int checked = 0;
    for (const Move& move : rules::legalMoves(position, history)) {
        Position after = position;
        after.apply(rules::resolve(position, move));
        const auto royals = after.royals(after.turn());
        const bool isForcing = royals.size() < position.royals(after.turn()).size() ||
                               std::any_of(royals.begin(), royals.end(), [&](Square royal) {
                                   return rules::isAttacked(after, royal, position.turn());
                               });
        if (isForcing && testing::moveWinsWithin(position, history, move, plies)) {
            ++checked;
            EXPECT_NE(std::find(answer.winning.begin(), answer.winning.end(), move), answer.winning.end())
                << rules::moveText(position.variant(), move);
        }
    }
    return checked;
}

TEST(MateSolver, MissesNoForcedWinOfTheSuite) {
    std::ifstream in(MUJO_SOURCE_DIR "/tests/suites/wins.txt");
    int checked = 0;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string game;
        std::string text;
        int plies = 0;
        if (line.empty() || line.front() == '#' || !(words >> game >> plies) ||
            !std::getline(words >> std::ws, text)) {
            continue;
        }
        SCOPED_TRACE(line);
        const Position position = positionOf(game.c_str(), text);
        const MateAnswer answer = solved(position, 20'000);
        expectSound(position, answer);
        checked += expectAllForcedWins(position, answer, plies);
    }
    EXPECT_GT(checked, 10);
}

class RoyalsLionsAndDrops : public ::testing::TestWithParam<Problem> {};

TEST_P(RoyalsLionsAndDrops, AreSolvedAsTheSearchByAllMovesSays) {
    const Problem& problem = GetParam();
    const Position position = positionOf(problem.id, problem.position);
    const MateAnswer answer = solved(position, 20'000);
    ASSERT_EQ(answer.verdict, MateVerdict::Proved);
    expectSound(position, answer);
    const std::set<std::string> found = texts(position, answer.winning);
    EXPECT_TRUE(std::includes(found.begin(), found.end(), problem.winning.begin(), problem.winning.end()));
    EXPECT_GE(expectAllForcedWins(position, answer, problem.plies), static_cast<int>(problem.winning.size()));
}

INSTANTIATE_TEST_SUITE_P(
    OfSeveralGames, RoyalsLionsAndDrops,
    ::testing::Values(
        // The rook takes the prince, and so mates the king, which is the last royal then; the gold has the
        // squares before it.
        Problem{"sho", "4k3+(de)/9/p3G4/9/9/9/9/4K4/8R b - 1", {"1i1a", "1i1a+"}, 3},
        // A lion takes prince and king in one move; to take one of them and mate the other is enough, too.
        Problem{"chu", "6k5/6+(de)5/6(LN)5/12/12/12/12/12/12/12/12/6K5 b - 1", {"6c6b6a", "6c6b6c"}, 3},
        // Gote has a pawn to drop between; it is taken, or pinned, so that no move is left, which loses.
        Problem{"shogi", "8k/9/7G1/9/9/9/9/9/4K4 b hand=Rp 1", {"R*3a", "R*9a", "R*1b"}, 3},
        // The same without a king of the attacker, as problems have it.
        Problem{"shogi", "8k/9/7G1/9/9/9/9/9/9 b Rp 1", {"R*3a", "R*9a", "R*1b"}, 3}));

TEST(MateSolver, TellsOfEachWinAsItIsFound) {
    const Position position = positionOf("shogi", "8k/9/7G1/9/9/9/9/9/4K4 b hand=Rp 1");
    const History history(position.key());
    std::atomic<std::uint64_t> looked{0};
    std::vector<MateAnswer> told;
    const MateAnswer answer =
        solveMate(position, history, {20'000}, {&looked, [&](const MateAnswer& soFar) {
                                                    EXPECT_EQ(looked.load(), soFar.nodes);
                                                    told.push_back(soFar);
                                                }});
    EXPECT_EQ(looked.load(), answer.nodes);
    ASSERT_EQ(told.size(), answer.winning.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
        EXPECT_EQ(told[i].verdict, MateVerdict::Proved);
        EXPECT_EQ(told[i].winning.size(), i + 1);
        ASSERT_LE(told[i].proof.size(), answer.proof.size());
        EXPECT_TRUE(std::equal(told[i].winning.begin(), told[i].winning.end(), answer.winning.begin()));
        for (std::size_t step = 0; step < told[i].proof.size(); ++step) {
            EXPECT_EQ(told[i].proof[step].move, answer.proof[step].move);
            EXPECT_EQ(told[i].proof[step].before, answer.proof[step].before);
            EXPECT_EQ(told[i].proof[step].plies, answer.proof[step].plies);
        }
    }
}

// What was proved before the end stays; nothing is made of positions that were half looked at.
TEST(MateSolver, KeepsWhatItHasWhenItIsStopped) {
    const Position position = positionOf("shogi", "8k/9/7G1/9/9/9/9/9/4K4 b hand=Rp 1");
    std::stop_source stop;
    const MateAnswer answer = solveMate(position, History(position.key()), {1'000'000, stop.get_token()},
                                        {nullptr, [&stop](const MateAnswer&) { stop.request_stop(); }});
    EXPECT_EQ(answer.verdict, MateVerdict::Proved);
    EXPECT_GE(answer.winning.size(), 1U);
    EXPECT_FALSE(answer.open.empty());
    expectSound(position, answer);
}

TEST(MateSolver, IsStoppedFromAnotherThread) {
    const Position position = positionOf("shogi", "4k4/9/9/9/9/9/9/9/4K4 b hand=2R2G2B4S4N4L 1");
    std::stop_source stop;
    std::atomic<std::uint64_t> looked{0};
    MateAnswer answer;
    std::thread search([&] {
        answer = solveMate(position, History(position.key()), {100'000'000, stop.get_token()}, {&looked, {}});
    });
    while (looked.load() < 500) {
        std::this_thread::yield();
    }
    stop.request_stop();
    search.join();
    EXPECT_LT(answer.nodes, 100'000'000U);
    EXPECT_FALSE(answer.open.empty());
}

TEST(MateSolver, TellsWhatTheLimitLeftOpen) {
    const Position position = positionOf("shogi", "4k4/9/9/9/9/9/9/9/4K4 b hand=2R2G 1");
    const MateAnswer few = solved(position, 100);
    EXPECT_EQ(few.verdict, MateVerdict::Unknown);
    EXPECT_FALSE(few.open.empty());
    EXPECT_TRUE(few.proof.empty());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(solveMate(position, History(position.key()), {1000, stop.get_token()}).verdict,
              MateVerdict::Unknown);
}

TEST(MateSolver, RefutesWhereNoMoveIsForcing) {
    const MateAnswer answer = solved(Position::start(testing::game("shogi")));
    EXPECT_EQ(answer.verdict, MateVerdict::Refuted);
    EXPECT_TRUE(answer.proof.empty());
}

} // namespace
} // namespace mujo
