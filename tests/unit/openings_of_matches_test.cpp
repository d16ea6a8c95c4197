// The moves with which the games of a match begin.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "core/base/text_file.h"
#include "core/engine/engine.h"
#include "core/game/formats/game_json.h"
#include "core/match/match.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using testing::Folder;

TEST(Openings, AreReproducibleDifferentAndBalanced) {
    const auto wa = testing::game("wa");
    const OpeningSettings settings{6, 150, 2000, 9};
    const Opening first = randomOpening(wa, settings, 0);
    EXPECT_EQ(first.size(), 6U);
    EXPECT_EQ(first, randomOpening(wa, settings, 0));
    EXPECT_NE(first, randomOpening(wa, settings, 1));
    OpeningSettings other = settings;
    other.seed = 10;
    EXPECT_NE(first, randomOpening(wa, other, 0));
    Game game(wa);
    for (const Move& move : first) {
        ASSERT_TRUE(game.play(move));
    }
    SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, 0};
    request.limits.nodes = settings.nodes;
    EXPECT_LE(std::abs(Engine::search(request).score), settings.margin);
}

TEST(Openings, OfGoodMovesHoldNoOtherOnes) {
    const auto tai = testing::game("tai");
    OpeningSettings settings{3, 300, 20000, 5};
    settings.lines = 4;
    EXPECT_EQ(randomOpening(tai, settings, 0), randomOpening(tai, settings, 0));
    std::set<std::string> first;
    for (int number = 0; number < 3; ++number) {
        const Opening opening = randomOpening(tai, settings, number);
        ASSERT_EQ(opening.size(), 3U);
        Game game(tai);
        for (const Move& move : opening) {
            SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, 0};
            request.limits.nodes = settings.nodes / 10;
            request.lines = settings.lines;
            request.joinsPromotions = true;
            const std::vector<SearchLine> lines = Engine::search(request).lines;
            const auto drawn = std::ranges::find_if(
                lines, [&move](const SearchLine& line) { return line.moves.front() == move; });
            ASSERT_NE(drawn, lines.end());
            EXPECT_GE(drawn->score, lines.front().score - 50);
            ASSERT_TRUE(game.play(move));
        }
        first.insert(std::to_string(game.position().key()));
    }
    EXPECT_GT(first.size(), 1U);
}

TEST(Openings, OfNoPliesIsTheStart) {
    EXPECT_TRUE(randomOpening(testing::game("wa"), {0, 100, 1000, 1}, 0).empty());
}

// An analysis calls some of the moves of an opening mistakes, which would seem to be those of the players.
TEST(Openings, AreToldInTheRecords) {
    const Folder folder;
    MatchSettings match;
    match.variant = testing::game("wa");
    match.players = {*parsePlayerSpec("level:3@300n"), *parsePlayerSpec("level:1@300n")};
    match.opening = {4, 300, 500, 1};
    match.mostPlies = 16;
    match.recordFolder = folder / "records";
    const std::filesystem::path record = folder / "records/a.mujo";
    ASSERT_TRUE(MatchGames(match).play(0, record, {}));
    const auto file =
        readGameJson(*readTextFile(record, kMostGameJson), "a.mujo", Catalog(std::filesystem::path()));
    ASSERT_TRUE(file);
    std::vector<std::string> comments;
    for (Game::Node node = Game::kStart; !file->game.next(node).empty();) {
        node = file->game.next(node).front();
        comments.push_back(file->game.ply(node).comment);
    }
    ASSERT_GT(comments.size(), 5U);
    for (std::size_t ply = 0; ply < comments.size(); ++ply) {
        EXPECT_EQ(comments[ply], ply == 3 ? match.opening.note : std::string()) << ply;
    }
}

} // namespace
} // namespace mujo
