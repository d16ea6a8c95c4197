#include "core/match/tournament.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <stop_token>
#include <thread>
#include <tuple>

#include "core/base/text_file.h"
#include "core/match/ratings.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using testing::Folder;

TournamentSettings small(std::vector<std::string> players, std::vector<std::string> boards = {"wa"}) {
    TournamentSettings settings;
    for (const std::string& id : boards) {
        settings.boards.push_back({testing::game(id), testing::notes(id)});
    }
    for (const std::string& text : players) {
        settings.players.push_back(*parsePlayerSpec(text));
    }
    settings.opening = {4, 300, 500, 1};
    settings.mostPlies = 12;
    settings.common.patience = 1500ms;
    return settings;
}

/// Without a game being played.
GameLine resultOf(int number, GameLine::Result result) {
    GameLine line;
    line.number = number;
    line.result = result;
    return line;
}

TEST(Schedule, LetsEverybodyMeetEverybodyFromBothSidesAtEveryBoard) {
    TournamentSettings settings = small({"level:1", "level:2", "level:3", "level:4"}, {"wa", "chu"});
    settings.rounds = 3;
    const Schedule schedule(settings);
    ASSERT_EQ(schedule.games(), 6 * 2 * 2 * 3);
    std::set<std::tuple<std::size_t, std::size_t, std::size_t, int>> seen;
    for (int number = 0; number < schedule.games(); ++number) {
        const Fixture fixture = schedule.fixture(number);
        EXPECT_LT(fixture.players[0], fixture.players[1]);
        EXPECT_TRUE(
            seen.insert({fixture.players[0], fixture.players[1], fixture.board, fixture.game}).second);
        EXPECT_EQ(fixture.game / 2, number / 24) << "a round is played to its end";
    }
    EXPECT_EQ(seen.size(), 72U);
    settings.pairing = Pairing::Gauntlet;
    const Schedule gauntlet(settings);
    ASSERT_EQ(gauntlet.games(), 3 * 2 * 2 * 3);
    for (int number = 0; number < gauntlet.games(); ++number) {
        EXPECT_EQ(gauntlet.fixture(number).players[0], 0U);
    }
}

TEST(Schedule, IsTheSameInALongerTournament) {
    TournamentSettings settings = small({"level:1", "level:2", "level:3"}, {"wa", "chu"});
    const Schedule shorter(settings);
    const std::string text = tournamentText(settings);
    settings.rounds = 5;
    EXPECT_EQ(tournamentText(settings), text);
    for (int number = 0; number < shorter.games(); ++number) {
        EXPECT_EQ(Schedule(settings).fixture(number).game, shorter.fixture(number).game);
        EXPECT_EQ(Schedule(settings).fixture(number).players, shorter.fixture(number).players);
    }
}

TEST(Ratings, OfTwoPlayersAreTheEloOfTheirShareBesideTheDrawnGames) {
    // 30 of 40 games: 190.85 Elo; each also drew a game with somebody of strength 0, which pulls together.
    const std::vector<Estimate> found = ratings({{{}, {30, 0, 10}}, {{}, {}}});
    EXPECT_NEAR(found[0].value - found[1].value, 190.85, 12);
    EXPECT_LT(found[0].value - found[1].value, 190.85);
    EXPECT_NEAR(found[0].value + found[1].value, 0, 1e-6);
    EXPECT_LT(found[0].low, found[0].value);
    // With 100 times the games that does not matter, and the interval is a tenth.
    const std::vector<Estimate> many = ratings({{{}, {3000, 0, 1000}}, {{}, {}}});
    EXPECT_NEAR(many[0].value - many[1].value, 190.85, 0.2);
    EXPECT_NEAR((found[0].high - found[0].low) / (many[0].high - many[0].low), 10, 0.3);
}

TEST(Ratings, FollowAChainOfPlayersWhoDidNotAllMeet) {
    // A beats B as B beats C; A never met C.
    std::vector<std::vector<Score>> results(3, std::vector<Score>(3));
    results[0][1] = {750, 0, 250};
    results[2][1] = {250, 0, 750}; // told from the other side
    const std::vector<Estimate> found = ratings(results);
    EXPECT_NEAR(found[0].value, 190.85, 2);
    EXPECT_NEAR(found[1].value, 0, 2);
    EXPECT_NEAR(found[2].value, -190.85, 2);
}

TEST(Ratings, OfWhoeverWonOrLostAllAreNumbers) {
    for (const Estimate& each : ratings({{{}, {4, 0, 0}}, {{}, {}}})) {
        EXPECT_TRUE(std::isfinite(each.value) && std::isfinite(each.low) && std::isfinite(each.high));
    }
    EXPECT_EQ(ratings({{{}, {}}, {{}, {}}})[1].value, 0) << "no game yet";
}

TEST(Standings, CountPointsByPlayerOpponentAndBoard) {
    using Result = GameLine::Result;
    const TournamentSettings settings = small({"level:1", "level:2", "level:3"}, {"wa", "chu"});
    // Pairs in turn: 1-2 at Wa, 1-2 at Chu, 1-3 at Wa, 1-3 at Chu, 2-3 at Wa, 2-3 at Chu; two games each.
    const std::vector<GameLine> games{
        resultOf(0, Result::A),    resultOf(1, Result::B), resultOf(2, Result::B), resultOf(3, Result::Draw),
        resultOf(4, Result::B),    resultOf(5, Result::B), resultOf(6, Result::B), resultOf(8, Result::A),
        resultOf(9, Result::Void), resultOf(11, Result::B)};
    const std::vector<Standing> table = standings(settings, games);
    ASSERT_EQ(table.size(), 3U);
    EXPECT_EQ(table[0].player, 2U);
    EXPECT_EQ(table[0].score.points(), 4);
    EXPECT_EQ(table[0].score.games(), 5);
    EXPECT_EQ(table[1].player, 1U);
    EXPECT_EQ(table[1].score.points(), 3.5);
    EXPECT_EQ(table[1].against[0].points(), 2.5);
    EXPECT_EQ(table[1].against[2].games(), 2);
    EXPECT_EQ(table[1].at[1].points(), 1.5);
    EXPECT_EQ(table[2].player, 0U);
    EXPECT_EQ(table[2].score.points(), 1.5);
    EXPECT_GT(table[0].elo.value, table[1].elo.value);
    EXPECT_GT(table[1].elo.value, table[2].elo.value);
    const std::string report = tournamentReport(settings, games);
    EXPECT_NE(report.find("1  level:3  4/5     "), std::string::npos) << report;
    EXPECT_NE(report.find("10 of 12 games played"), std::string::npos) << report;
}

TEST(Tournament, GoesOnWhereItWasEndedAndItsTableIsThatOfAWholeOne) {
    const Folder folder;
    TournamentSettings settings = small({"level:4@300n", "level:2@300n", "level:1@300n"}, {"wa", "shogi"});
    settings.recordFolder = folder / "games";
    const auto nothing = [](const GameLine&) {};
    MatchLog whole = *MatchLog::open("", "");
    ASSERT_TRUE(playTournament(settings, whole, nothing));
    ASSERT_EQ(whole.games().size(), 12U);
    EXPECT_TRUE(readTextFile(folder / "games/game-0012-shogi.mujo", 1 << 20));

    const std::string file = folder / "games.jsonl";
    std::stop_source stop;
    {
        auto log = MatchLog::open(file, tournamentText(settings));
        ASSERT_TRUE(log);
        const auto stopAtFive = [&](const GameLine& line) {
            if (line.number == 4) {
                stop.request_stop();
            }
        };
        ASSERT_TRUE(playTournament(settings, *log, stopAtFive, stop.get_token()));
        EXPECT_EQ(log->games().size(), 5U);
    }
    auto log = MatchLog::open(file, tournamentText(settings));
    ASSERT_TRUE(log);
    ASSERT_TRUE(playTournament(settings, *log, nothing));
    ASSERT_EQ(log->games().size(), 12U);
    for (std::size_t i = 0; i < 12; ++i) {
        EXPECT_EQ(log->games()[i].moves, whole.games()[i].moves) << i;
    }
    EXPECT_EQ(tournamentReport(settings, log->games()), tournamentReport(settings, whole.games()));
    settings.players.pop_back();
    EXPECT_FALSE(MatchLog::open(file, tournamentText(settings))) << "another tournament";
}

TEST(Tournament, IsReadFromTheHeadOfItsLog) {
    TournamentSettings settings = small({"level:4@300n", "level:1"}, {"wa", "chu"});
    settings.boards[0].variant = testing::game("wa", "no-drops");
    settings.pairing = Pairing::Gauntlet;
    settings.adjudication = {900, 6};
    settings.common.moveTime = 70ms;
    settings.common.seed = settings.opening.seed = 77;
    const auto find = [](const std::string& text) {
        auto spec = parsePlayerSpec(text);
        return spec ? std::optional(*spec) : std::nullopt;
    };
    const Catalog catalog{std::filesystem::path()};
    const auto again = readTournament(tournamentText(settings), catalog, find);
    ASSERT_TRUE(again) << again.error().text.english();
    EXPECT_EQ(tournamentText(*again), tournamentText(settings));
    EXPECT_EQ(again->common.seed, 77U);
    settings.opening.nodes = OpeningSettings{}.nodes;
    EXPECT_EQ(tournamentText(settings).find("openingNodes"), std::string::npos)
        << "as in files from before it";
    settings.opening.nodes = 200000;
    EXPECT_EQ(readTournament(tournamentText(settings), catalog, find)->opening.nodes, 200000U);
    const auto nobody = [](const std::string&) { return std::optional<PlayerSpec>(); };
    const auto without = readTournament(tournamentText(settings), catalog, nobody);
    ASSERT_FALSE(without);
    EXPECT_EQ(without.error().text.english(), "there is no player \"level:4@300n\" here");
    std::string other = tournamentText(settings);
    other.replace(other.find("chu"), 3, "zzz");
    EXPECT_FALSE(readTournament(other, catalog, find));
    for (const char* bad : {"", "{}", "[]", "{\"tournament\":1}", "nonsense"}) {
        EXPECT_FALSE(readTournament(bad, catalog, find)) << bad;
    }
}

TEST(Tournament, IsStoppedInTheMiddleOfAMove) {
    const Folder folder;
    const std::string asked = folder / "asked";
    const std::string program = testing::fakeProgram(folder, {"touch " + asked + "; sleep 1000"});
    TournamentSettings settings = small({"cecp:" + program + "@600000", "level:1"});
    MatchLog log = *MatchLog::open("", "");
    std::jthread player([&](const std::stop_token& stop) {
        EXPECT_TRUE(playTournament(
            settings, log, [](const GameLine&) {}, stop));
    });
    while (!std::filesystem::exists(asked)) {
        std::this_thread::sleep_for(5ms);
    }
    player.request_stop(); // and the end of the thread does not wait ten minutes
    player.join();
    EXPECT_TRUE(log.games().empty());
}

/// A program that resigns its first game and is gone then.
std::string leavingProgram(const Folder& folder) {
    return testing::fakeProgram(folder, {"rm '" + (folder / "fake.sh") + "'; echo resign"});
}

TEST(Tournament, WaitsForAPlayerThatHasPlayedUntilItIsBackOrWithdrawn) {
    const Folder folder;
    const std::string file = folder / "games.jsonl";
    TournamentSettings settings =
        small({"cecp:" + leavingProgram(folder) + " 2>/dev/null", "level:1@100n", "level:2@100n"});
    MatchLog log = *MatchLog::open(file, tournamentText(settings));
    const auto play = [&] { return playTournament(settings, log, [](const GameLine&) {}); };
    for (int times = 0; times < 2; ++times) { // the second time it is still away
        const auto played = play();
        ASSERT_FALSE(played);
        EXPECT_EQ(played.error().absent, std::optional<std::size_t>(0));
        EXPECT_FALSE(played.error().text.empty());
        ASSERT_EQ(log.games().size(), 1U);
    }
    EXPECT_EQ(log.games()[0].result, GameLine::Result::B);
    (void)leavingProgram(folder); // it is back, for one game
    EXPECT_FALSE(play());
    ASSERT_EQ(log.games().size(), 2U);
    EXPECT_TRUE(log.has(1));
    EXPECT_EQ(Schedule(settings).gamesWith(log.games()), 6);
    // Without it the others play, and what it has played counts.
    settings.withdrawn = {0};
    EXPECT_EQ(Schedule(settings).gamesWith(log.games()), 4);
    ASSERT_TRUE(play());
    ASSERT_EQ(log.games().size(), 4U);
    EXPECT_TRUE(log.has(4) && log.has(5));
    EXPECT_FALSE(log.has(2) || log.has(3));
    EXPECT_EQ(standings(settings, log.games()).back().score.losses, 2);
    const std::string report = tournamentReport(settings, log.games());
    EXPECT_NE(report.find("4 of 4 games played\ncecp:"), std::string::npos) << report;
    EXPECT_NE(report.find(" is withdrawn"), std::string::npos) << report;
    ASSERT_TRUE(MatchLog::open(file, tournamentText(settings))) << "it is the same tournament";
    // It is taken in again, and plays the rest.
    settings.withdrawn.clear();
    (void)testing::fakeProgram(folder, {"echo resign"});
    ASSERT_TRUE(play());
    EXPECT_EQ(log.games().size(), 6U);
    EXPECT_EQ(standings(settings, log.games()).back().score.losses, 4);
}

TEST(Tournament, WaitsForAPlayerThatIsKnownToBeAbsent) {
    TournamentSettings settings = small({"level:1@100n", "level:2@100n", "level:3@100n"});
    settings.players[1].kind = PlayerSpec::Kind::Absent;
    settings.players[1].whyAbsent = std::string("It is not in the list.");
    MatchLog log = *MatchLog::open("", "");
    const auto played = playTournament(settings, log, [](const GameLine&) {});
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().absent, std::optional<std::size_t>(1));
    EXPECT_EQ(played.error().text.english(), "It is not in the list.");
    EXPECT_TRUE(log.games().empty());
    settings.withdrawn = {1};
    ASSERT_TRUE(playTournament(settings, log, [](const GameLine&) {}));
    EXPECT_EQ(log.games().size(), 2U);
}

TEST(Tournament, TellsItsRules) {
    TournamentSettings settings = small({"level:4", "level:1", "level:2"});
    EXPECT_EQ(tournamentRules(settings),
              "everybody meets everybody, 1 round, 300 ms for a move where a player has no other, "
              "random openings of 4 plies, broken off after 12 plies");
    settings.pairing = Pairing::Gauntlet;
    settings.rounds = 3;
    settings.opening.plies = 0;
    settings.adjudication = {900, 6};
    EXPECT_EQ(
        tournamentRules(settings),
        "level:4 meets all others, 3 rounds, 300 ms for a move where a player has no other, no openings, "
        "broken off after 12 plies, ended when both see 900 hundredths of a pawn for 6 plies");
}

TEST(Tournament, ToldOfAPlayerThatCannotPlayGoesOnWithTheOthers) {
    const Folder folder;
    TournamentSettings settings = small({"level:1@100n", "cecp:/nonexistent/engine", "level:2@100n"});
    settings.recordFolder = folder / "games";
    MatchLog log = *MatchLog::open("", "");
    ASSERT_TRUE(playTournament(settings, log, [](const GameLine&) {}));
    ASSERT_EQ(log.games().size(), 6U);
    const auto isVoid = [](const GameLine& line) { return line.result == GameLine::Result::Void; };
    EXPECT_EQ(std::count_if(log.games().begin(), log.games().end(), isVoid), 4);
    EXPECT_TRUE(log.games().front().record.empty()) << "there is nothing to be seen";
    EXPECT_NE(tournamentReport(settings, log.games()).find("fault in game 1 "), std::string::npos);
}

} // namespace
} // namespace mujo
