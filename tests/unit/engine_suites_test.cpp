// Positions in which a win or a gain can be forced. Each is checked anew by trying every move.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/engine/engine.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "tests/support/forced_wins.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

struct Problem {
    std::string game;
    int plies = 0;
    std::string position;
};

/// Lines of a game, a number of plies and a position; `#` begins a comment.
std::vector<Problem> problems(const std::string& file) {
    std::ifstream in(MUJO_SOURCE_DIR "/tests/suites/" + file);
    std::vector<Problem> found;
    for (std::string line; std::getline(in, line);) {
        Problem problem;
        std::istringstream words(line);
        if (line.empty() || line.front() == '#' || !(words >> problem.game >> problem.plies)) {
            continue;
        }
        std::getline(words >> std::ws, problem.position);
        found.push_back(problem);
    }
    return found;
}

SearchRequest requestFor(const Problem& problem, std::uint64_t nodes) {
    const Position position = testing::at(testing::game(problem.game), problem.position);
    SearchRequest request{position, History(position.key()), {}};
    request.limits.nodes = nodes;
    request.tuned = testing::notes(problem.game).tuned;
    return request;
}

TEST(EngineSuites, FindsTheShortestForcedWin) {
    for (const Problem& problem : problems("wins.txt")) {
        SCOPED_TRACE(problem.game + ' ' + problem.position);
        const SearchRequest request = requestFor(problem, 60000);
        ASSERT_TRUE(testing::winsWithin(request.position, request.history, problem.plies));
        ASSERT_FALSE(testing::winsWithin(request.position, request.history, problem.plies - 2));
        const SearchInfo info = Engine::search(request);
        ASSERT_FALSE(info.line.empty());
        EXPECT_GE(info.score, kForcedScore);
        EXPECT_TRUE(
            testing::moveWinsWithin(request.position, request.history, info.line.front(), problem.plies))
            << rules::moveText(request.position.variant(), info.line.front()) << " at depth " << info.depth;
    }
}

TEST(EngineSuites, WinsTheMaterialThatCanBeWon) {
    for (const Problem& problem : problems("material.txt")) {
        SCOPED_TRACE(problem.game + ' ' + problem.position);
        const SearchRequest request = requestFor(problem, 60000);
        const int most = testing::materialAfter(request.position, request.history, problem.plies);
        const SearchInfo info = Engine::search(request);
        ASSERT_FALSE(info.line.empty());
        EXPECT_EQ(
            testing::materialAfterMove(request.position, request.history, info.line.front(), problem.plies),
            most)
            << rules::moveText(request.position.variant(), info.line.front());
    }
}

} // namespace
} // namespace mujo
