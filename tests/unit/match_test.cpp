#include "core/match/match.h"
#include "core/match/novice.h"

#include <gtest/gtest.h>

#include <sys/resource.h>

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include "core/base/text_file.h"
#include "core/engine/engine.h"
#include "core/engine/search_constants.h"
#include "core/game/formats/game_json.h"
#include "core/match/ask_and_wait.h"
#include "core/match/elo.h"
#include "core/protocol/child_process.h"
#include "core/rules/move_text.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

using testing::Folder;

TEST(Elo, KnownValues) {
    EXPECT_NEAR(eloOfShare(0.5), 0, 1e-9);
    EXPECT_NEAR(eloOfShare(0.75), 190.85, 0.01);
    EXPECT_NEAR(eloOfShare(0.25), -190.85, 0.01);
    EXPECT_TRUE(std::isinf(eloOfShare(1)));
    EXPECT_TRUE(std::isinf(eloOfShare(0)));
}

TEST(Elo, TheIntervalIsWilsons) {
    // Worked out by hand for 15 wins of 20 games without draws.
    const Estimate estimate = shareEstimate({15, 0, 5});
    EXPECT_NEAR(estimate.value, 0.75, 1e-9);
    EXPECT_NEAR(estimate.low, 0.5313, 1e-3);
    EXPECT_NEAR(estimate.high, 0.8881, 1e-3);
}

TEST(Elo, IntervalsContainTheShareStayInBoundsAndShrinkWithGamesAndDraws) {
    for (int wins = 0; wins <= 12; ++wins) {
        for (int draws = 0; draws + wins <= 12; ++draws) {
            const Score score{wins, draws, 12 - wins - draws};
            const Estimate estimate = shareEstimate(score);
            EXPECT_LE(0, estimate.low);
            EXPECT_LE(estimate.low, estimate.value + 1e-12);
            EXPECT_LE(estimate.value, estimate.high + 1e-12);
            EXPECT_LE(estimate.high, 1);
            EXPECT_FALSE(scoreText(score).empty());
        }
    }
    const auto width = [](const Score& score) {
        const Estimate estimate = shareEstimate(score);
        return estimate.high - estimate.low;
    };
    EXPECT_LT(width({60, 0, 40}), width({6, 0, 4}));
    EXPECT_LT(width({2, 16, 2}), width({10, 0, 10}));
    EXPECT_NEAR(width({0, 0, 0}), 1, 1e-9);
    EXPECT_EQ(shareEstimate({10, 0, 0}).high, 1);
    EXPECT_EQ(shareEstimate({0, 0, 10}).low, 0);
}

TEST(Elo, TheTextNamesEverything) {
    EXPECT_EQ(scoreText({6, 1, 3}).substr(0, 19), "+6 =1 -3  65.0 % [3");
    EXPECT_NE(scoreText({10, 0, 0}).find("Elo +inf"), std::string::npos);
}

/// The move of a novice, as a move text.
std::string ofNovice(const std::string& game, const std::string& position, std::uint64_t seed) {
    const Game board(testing::at(testing::game(game), position));
    Novice novice("novice", seed);
    novice.begin(board);
    const Answer answer = askAndWait(novice, board, {});
    return answer.move ? rules::moveText(board.variant(), *answer.move) : std::string();
}

TEST(Novices, TakeWhatIsFreeAndWinWhereAMoveDoes) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        // A free silver, and not a gold that the king protects.
        EXPECT_EQ(ofNovice("shogi", "9/k8/1g2R2s1/9/9/9/9/9/4K4 b - 1", seed).substr(0, 4), "5c2c");
        // The last royal of the other side, rather than a queen.
        EXPECT_EQ(ofNovice("chu", "12/5k6/12/5R3q2/12/12/12/12/12/12/12/5K6 b - 1", seed).substr(0, 4),
                  "7d7b");
    }
    std::set<std::string> others;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        others.insert(ofNovice("shogi", "4k4/9/9/9/9/9/9/9/4K4 b hand=P 1", seed));
    }
    EXPECT_GT(others.size(), 15U) << "anything else is by lot";
}

TEST(PlayerSpecs, AreReadAndRefused) {
    const auto level = parsePlayerSpec("level:7@250");
    ASSERT_TRUE(level);
    EXPECT_EQ(level->level, 7);
    EXPECT_EQ(level->moveTime, 250ms);
    const auto nodes = parsePlayerSpec("level:10!untuned@5000n");
    ASSERT_TRUE(nodes);
    EXPECT_TRUE(nodes->untuned);
    EXPECT_EQ(nodes->nodes, 5000U);
    const auto changed = parsePlayerSpec("level:10!window=77!untuned@5000n");
    ASSERT_TRUE(changed);
    EXPECT_TRUE(changed->untuned);
    ASSERT_TRUE(changed->constants);
    EXPECT_EQ(changed->constants->window, 77);
    EXPECT_FALSE(parsePlayerSpec("level:10!windov=77"));
    EXPECT_FALSE(parsePlayerSpec("level:10!"));
    const auto cpu = parsePlayerSpec("level:10@40c");
    ASSERT_TRUE(cpu);
    EXPECT_EQ(cpu->cpuTime, 40ms);
    EXPECT_FALSE(cpu->moveTime);
    const auto novice = parsePlayerSpec("novice");
    ASSERT_TRUE(novice);
    EXPECT_EQ(novice->kind, PlayerSpec::Kind::Novice);
    EXPECT_FALSE(parsePlayerSpec("novice@300")) << "it takes no time";
    const auto other = parsePlayerSpec("cecp:/usr/games/engine -x a@b@300");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->program.command, "/usr/games/engine -x a@b");
    EXPECT_EQ(other->moveTime, 300ms);
    const auto usi = parsePlayerSpec("usi:engine@300");
    ASSERT_TRUE(usi);
    EXPECT_EQ(usi->program.protocol, EngineProtocol::Usi);
    EXPECT_FALSE(parsePlayerSpec("gtp:x")) << "another protocol";
    for (const char* bad : {"", "level", "level:", "level:0", "level:11", "level:3@x",
                            "cecp:", "uci:", "level:5@0", "cecp:x@5n", "cecp:x@5c", "level:5@c"}) {
        EXPECT_FALSE(parsePlayerSpec(bad)) << bad;
    }
}

// ---- other programs
// -------------------------------------------------------------------------------------------

/// The text of a player for a made-up program.
std::string fakeEngine(const Folder& folder, const std::string& onGo, const std::string& onMove = ":",
                       const std::string& onQuit = "exit 0") {
    return "cecp:" + testing::fakeProgram(folder, {onGo, onMove, onQuit});
}

/// One game of a level against a program that is Sente.
GameLine playAgainst(const std::string& program, const std::string& recordFolder, int mostPlies = 6,
                     std::chrono::milliseconds patience = 1500ms) {
    MatchSettings match;
    match.variant = testing::game("wa", "no-drops");
    match.players = {*parsePlayerSpec(program), *parsePlayerSpec("level:1@500n")};
    for (PlayerSettings& settings : match.settings) {
        settings.notes = testing::notes(match.variant->id());
        settings.moveTime = 20ms;
        settings.patience = patience;
    }
    match.games = 1;
    match.opening.plies = 0;
    match.mostPlies = mostPlies;
    match.recordFolder = recordFolder;
    MatchLog log = *MatchLog::open("", "");
    const auto played = playMatch(match, log, [](const GameLine&) {});
    EXPECT_TRUE(played) << (played ? "" : played.error().text.english());
    return log.games().empty() ? GameLine{} : log.games().front();
}

TEST(MatchWithAnotherProgram, ThatHangsLosesOnTime) {
    const Folder folder;
    // The sleep is longer than the time that ctest leaves this test.
    const GameLine line = playAgainst(fakeEngine(folder, "sleep 1000"), folder / "records");
    EXPECT_EQ(line.reason, "time");
    EXPECT_EQ(line.result, GameLine::Result::B);
    EXPECT_EQ(line.faultOf, "a");
}

TEST(MatchWithAnotherProgram, ThatDiesLoses) {
    const Folder folder;
    for (const char* how : {"exit 3", "kill -9 $$", "kill -SEGV $$"}) {
        const GameLine line = playAgainst(fakeEngine(folder, how), folder / "records");
        EXPECT_EQ(line.reason, "died") << how;
        EXPECT_EQ(line.result, GameLine::Result::B);
    }
}

TEST(MatchWithAnotherProgram, ThatTalksNonsenseIsHeardOutAndTimedOut) {
    const Folder folder;
    const GameLine line = playAgainst(
        fakeEngine(
            folder,
            "printf '\\000\\377\\001 garbage\\n1 2 3\\nfeature\\nmove\\n= = =\\n'; yes | head -n 50000"),
        folder / "records");
    EXPECT_TRUE(line.reason == "time" || line.reason == "illegal-move") << line.reason;
    EXPECT_EQ(line.result, GameLine::Result::B);
}

TEST(MatchWithAnotherProgram, ThatMovesIllegallyLosesAndTheRecordIsKept) {
    const Folder folder;
    const GameLine line = playAgainst(fakeEngine(folder, "echo 'move d4d9'"), folder / "records");
    EXPECT_EQ(line.reason, "illegal-move");
    EXPECT_EQ(line.faultOf, "a");
    EXPECT_NE(line.fault.english().find("d4d9"), std::string::npos);
    ASSERT_FALSE(line.record.empty());
    const auto text = readTextFile(line.record);
    ASSERT_TRUE(text);
    const auto record = readGameJson(*text, line.record, Catalog(std::filesystem::path()));
    ASSERT_TRUE(record);
    EXPECT_EQ(record->game.outcome().reason, rules::Reason::IllegalMove);
}

TEST(MatchWithAnotherProgram, ThatSaysTenMegabytesInOneLinePlaysOn) {
    const Folder folder;
    const GameLine line =
        playAgainst(fakeEngine(folder, "head -c 10000000 /dev/zero | tr '\\0' x; echo; echo 'move d4d5'"),
                    folder / "records", 2, 20000ms);
    EXPECT_EQ(line.reason, "move-limit") << line.fault.english();
    EXPECT_EQ(line.plies, 2);
}

TEST(MatchWithAnotherProgram, ThatRefusesALegalMoveMakesTheGameVoid) {
    const Folder folder;
    const GameLine line =
        playAgainst(fakeEngine(folder, "echo 'move d4d5'", "echo \"Illegal move: ${line#usermove }\""),
                    folder / "records");
    EXPECT_EQ(line.reason, "refused-move");
    EXPECT_EQ(line.result, GameLine::Result::Void);
    EXPECT_EQ(line.faultOf, "a");
}

TEST(MatchWithAnotherProgram, ResultsAreTakenFromTheLoserAndNotFromTheWinner) {
    const Folder folder;
    const GameLine resigned = playAgainst(fakeEngine(folder, "echo 'resign'"), folder / "records");
    EXPECT_EQ(resigned.reason, "resignation");
    EXPECT_EQ(resigned.result, GameLine::Result::B);
    const GameLine lost = playAgainst(fakeEngine(folder, "echo '0-1 {resign}'"), folder / "records");
    EXPECT_EQ(lost.reason, "resignation");
    const GameLine boast = playAgainst(fakeEngine(folder, "echo '1-0 {I win}'"), folder / "records");
    EXPECT_EQ(boast.reason, "false-claim");
    EXPECT_EQ(boast.result, GameLine::Result::B);
    const GameLine draw =
        playAgainst(fakeEngine(folder, "echo '1/2-1/2 {50 moves}'; echo '0-1'"), folder / "records");
    EXPECT_EQ(draw.reason, "claimed-draw");
    EXPECT_EQ(draw.result, GameLine::Result::Draw);
}

TEST(MatchWithAnotherProgram, ThatDoesNotEndAtQuitIsEnded) {
    const Folder folder;
    // As above: the match does not wait for this program.
    const GameLine line =
        playAgainst(fakeEngine(folder, "echo 'move d4d5'", ":", "sleep 1000"), folder / "records", 1);
    EXPECT_EQ(line.reason, "move-limit");
}

TEST(MatchWithAnotherProgram, ThatCannotBeStartedIsAnError) {
    MatchSettings match;
    match.variant = testing::game("wa");
    match.players = {*parsePlayerSpec("cecp:/nonexistent/engine"), *parsePlayerSpec("level:1")};
    match.games = 1;
    match.opening.plies = 0;
    MatchLog log = *MatchLog::open("", "");
    EXPECT_FALSE(playMatch(match, log, [](const GameLine&) {}));
}

TEST(MatchWithAnotherProgram, OurOwnEngineProgramPlaysWholeGames) {
    const Folder folder;
    constexpr int kMostPlies = 40;
    const GameLine line =
        playAgainst(std::string("cecp:") + MUJO_ENGINE_PROGRAM, folder / "records", kMostPlies, 20000ms);
    EXPECT_EQ(line.fault.english(), "");
    EXPECT_EQ(line.faultOf, "");
    EXPECT_GT(line.spent[0].cpuSeconds, 0);
    const auto text = readTextFile(line.record);
    ASSERT_TRUE(text);
    const auto record = readGameJson(*text, line.record, Catalog(std::filesystem::path()));
    ASSERT_TRUE(record);
    // A program has no level of ours, and is known by the name that it has given itself.
    EXPECT_TRUE(record->engines[Side::Sente].has_value() != record->engines[Side::Gote].has_value());
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (const auto& engine = record->engines[side]) {
            EXPECT_EQ(engine->name, record->playerNames[side]);
            EXPECT_EQ(engine->command, "");
        }
    }
    if (line.reason == "move-limit") {
        EXPECT_EQ(line.plies, kMostPlies);
        return;
    }
    // The first level can be mated within a few moves; then the record ends with the game.
    EXPECT_EQ(line.result, GameLine::Result::A) << line.reason;
    EXPECT_TRUE(record->game.isOver());
    EXPECT_EQ(record->game.outcome().winner(), Side::Sente);
}

/// The answer of a player in the start position.
Answer answerAtStart(const char* id, const char* spec) {
    const Game game(testing::game(id));
    const auto player = *parsePlayerSpec(spec);
    const auto opponent = makeOpponent(player, {});
    opponent->begin(game);
    return askAndWait(*opponent, game, limitsFor(player, {}));
}

TEST(LevelInAMatch, KeepsToItsTimeOfTheProcessor) {
    const Answer answer = answerAtStart("wa", "level:10@60c");
    EXPECT_EQ(answer.kind, Answer::Kind::Move);
    EXPECT_GT(answer.cpuSeconds, 0.03);
    EXPECT_LT(answer.cpuSeconds, 1.0);
}

TEST(LevelInAMatch, UsesTheShareOfItsLevelOfTheProcessorToo) {
    const Answer answer = answerAtStart("chu", "level:5@1000c");
    EXPECT_EQ(answer.kind, Answer::Kind::Move);
    EXPECT_LT(answer.cpuSeconds, 0.5) << "a twelfth of a second, on a machine with nothing else to do";
}

// ---- whole matches
// --------------------------------------------------------------------------------------------

MatchSettings smallMatch(int games) {
    MatchSettings match;
    match.variant = testing::game("wa");
    match.players = {*parsePlayerSpec("level:3@300n"), *parsePlayerSpec("level:1@300n")};
    match.games = games;
    match.openings = 2;
    match.opening = {4, 300, 500, 1};
    match.mostPlies = 16;
    return match;
}

TEST(Match, GoesOnWhereItWasAndRefusesAnotherMatchInItsFile) {
    const Folder folder;
    const std::string file = folder / "games.jsonl";
    const MatchSettings two = smallMatch(2);
    int played = 0;
    const auto count = [&played](const GameLine&) { ++played; };
    {
        auto log = MatchLog::open(file, matchText(two));
        ASSERT_TRUE(log);
        EXPECT_TRUE(playMatch(two, *log, count));
    }
    EXPECT_EQ(played, 2);
    std::ofstream(file, std::ios::app) << R"({"game":2,"sente":"a","resu)"; // cut off by a crash
    const MatchSettings four = smallMatch(4);
    {
        auto log = MatchLog::open(file, matchText(four));
        ASSERT_TRUE(log) << log.error().text.english();
        EXPECT_EQ(log->games().size(), 2U);
        EXPECT_TRUE(playMatch(four, *log, count));
    }
    EXPECT_EQ(played, 4);
    const auto log = MatchLog::open(file, matchText(four));
    ASSERT_TRUE(log) << log.error().text.english();
    EXPECT_EQ(log->games().size(), 4U);
    EXPECT_EQ(scoreOf(log->games()).games(), 4);
    MatchSettings other = four;
    other.players[1] = *parsePlayerSpec("level:2@300n");
    EXPECT_FALSE(MatchLog::open(file, matchText(other)));
}

TEST(Match, ALogCutOffAnywhereIsTakenUpAgain) {
    const Folder folder;
    const std::string file = folder / "games.jsonl";
    GameLine line;
    const std::string game = gameLineText(line);
    for (std::size_t kept = 0; kept <= game.size(); ++kept) {
        std::ofstream(file, std::ios::binary) << "head\n" << game << '\n' << game.substr(0, kept);
        for (std::size_t games = 1; games <= 3; ++games) {
            auto log = MatchLog::open(file, "head");
            ASSERT_TRUE(log) << kept << ": " << log.error().text.english();
            ASSERT_EQ(log->games().size(), games) << kept;
            line.number = static_cast<int>(games);
            ASSERT_TRUE(log->add(line));
        }
    }
    for (const char* beginning : {"", "he", "head"}) {
        std::ofstream(file, std::ios::binary) << beginning;
        for (std::size_t games = 0; games <= 1; ++games) {
            auto log = MatchLog::open(file, "head");
            ASSERT_TRUE(log) << log.error().text.english();
            ASSERT_EQ(log->games().size(), games);
            line.number = static_cast<int>(games);
            ASSERT_TRUE(log->add(line));
        }
    }
}

TEST(Match, AGameForWhichThereIsNoRoomLeavesTheLogAsItWas) {
    const Folder folder;
    const std::string file = folder / "games.jsonl";
    auto log = MatchLog::open(file, "head");
    ASSERT_TRUE(log);
    GameLine line;
    ASSERT_TRUE(log->add(line));
    const auto before = std::filesystem::file_size(file);
    rlimit usual{};
    getrlimit(RLIMIT_FSIZE, &usual);
    rlimit small = usual;
    small.rlim_cur = before + 5; // a part of a line has room
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    line.number = 1;
    const auto added = log->add(line);
    setrlimit(RLIMIT_FSIZE, &usual);
    std::signal(SIGXFSZ, handler);
    EXPECT_FALSE(added);
    EXPECT_EQ(std::filesystem::file_size(file), before);
    EXPECT_EQ(log->games().size(), 1U) << "it is played again";
    ASSERT_TRUE(log->add(line));
    EXPECT_EQ(MatchLog::open(file, "head")->games().size(), 2U);
    // Nobody knows which of two counts.
    std::ofstream(file, std::ios::app) << gameLineText(line) << '\n';
    EXPECT_FALSE(MatchLog::open(file, "head"));
    // A file that has been taken away is not begun without its head.
    std::filesystem::remove(file);
    line.number = 2;
    EXPECT_FALSE(log->add(line));
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(Match, AFileThatIsNoLogOfThisMatchIsLeftAsItIs) {
    const Folder folder;
    const std::string file = folder / "games.jsonl";
    for (const std::string text : {"another\n{}\n{", "a letter", "head\nnonsense\n{\"ga"}) {
        std::ofstream(file, std::ios::binary) << text;
        EXPECT_FALSE(MatchLog::open(file, "head")) << text;
        std::ifstream in(file, std::ios::binary);
        EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), text);
    }
}

TEST(Match, EachOpeningIsPlayedFromBothSides) {
    MatchLog log = *MatchLog::open("", "");
    ASSERT_TRUE(playMatch(smallMatch(4), log, [](const GameLine&) {}));
    ASSERT_EQ(log.games().size(), 4U);
    const auto beginning = [&](std::size_t i) {
        std::istringstream in(log.games()[i].moves);
        std::string moves;
        std::string move;
        for (int n = 0; n < 4 && in >> move; ++n) {
            moves += move + ' ';
        }
        return moves;
    };
    EXPECT_EQ(beginning(0), beginning(1));
    EXPECT_EQ(beginning(2), beginning(3));
    EXPECT_NE(beginning(0), beginning(2));
    EXPECT_NE(log.games()[0].sideOfA, log.games()[1].sideOfA);
}

TEST(Match, LinesOfTheLogReadBack) {
    GameLine line;
    line.number = 7;
    line.sideOfA = Side::Gote;
    line.result = GameLine::Result::Void;
    line.reason = "refused-move";
    line.fault = std::string("it said \"no\"\n\xff");
    line.faultOf = "b";
    line.spent[1] = {3, 0.5, 1.5, 0.75};
    const auto again = readGameLine(gameLineText(line));
    ASSERT_TRUE(again) << again.error().front().text();
    EXPECT_EQ(again->number, 7);
    EXPECT_EQ(again->sideOfA, Side::Gote);
    EXPECT_EQ(again->result, GameLine::Result::Void);
    EXPECT_EQ(again->spent[1].moves, 3);
    EXPECT_NEAR(again->spent[1].cpuSeconds, 0.5, 1e-9);
    for (const char* bad : {"", "{", "[]", "{}", "null", R"({"game":1})"}) {
        EXPECT_FALSE(readGameLine(bad)) << bad;
    }
}

TEST(Match, AdjudicationNeedsBothSidesToAgree) {
    // Three falcons and a swallow ahead: both see it, whoever is asked.
    const auto variant = testing::game("wa", "no-drops");
    MatchSettings match = smallMatch(1);
    match.variant = variant;
    PlayerSettings settings;
    const auto a = makeOpponent(*parsePlayerSpec("level:10@300n"), settings);
    const auto b = makeOpponent(*parsePlayerSpec("level:10@300n"), settings);
    const Game start(testing::at(
        variant, "[wa;no-drops] 5(ck)5/11/11/11/11/11/11/11/(SW)(SW)(SW)(FF)(FF)(FF)(CE)4/11/5(CK)5 b - 1"));
    const MatchGame played =
        playMatchGame(start, {MatchPlayer{a.get(), {}}, MatchPlayer{b.get(), {}}}, 200, {1000, 4}).value();
    EXPECT_EQ(played.outcome.winner(), Side::Sente);
    EXPECT_TRUE(played.reason == "adjudication" || played.reason == "mate") << played.reason;
    // Each move has its time, and each position what the one who moved there has seen.
    for (std::size_t ply = 1; ply <= played.game.line().size(); ++ply) {
        EXPECT_GT(played.game.ply(played.game.onLine(ply)).spent.count(), 0) << ply;
        const auto& score = played.game.ply(played.game.onLine(ply - 1)).score;
        ASSERT_TRUE(score) << ply;
        EXPECT_TRUE(score->isForced ? score->value > 0 : score->value > 1000) << ply << ' ' << score->value;
    }
}

TEST(ChildProcess, EndsWithWhatItHasLeftInASessionOfItsOwnWithItsOutput) {
    std::string sleeper;
    {
        ChildProcess child("sh -c 'setsid sleep 1000 2>/dev/null & echo $!'");
        ASSERT_EQ(child.read(sleeper, Clock::now() + 10s), ChildProcess::Read::Line);
        EXPECT_TRUE(testing::isRunning(std::stoi(sleeper)));
    }
    const auto until = Clock::now() + 10s;
    while (testing::isRunning(std::stoi(sleeper)) && Clock::now() < until) {
        std::this_thread::sleep_for(10ms);
    }
    EXPECT_FALSE(testing::isRunning(std::stoi(sleeper)));
}

TEST(ChildProcess, GivesLinesAndItsEnd) {
    ChildProcess child("cat");
    EXPECT_TRUE(child.write("one"));
    EXPECT_TRUE(child.write("two"));
    std::string line;
    EXPECT_EQ(child.read(line, Clock::now() + 10s), ChildProcess::Read::Line);
    EXPECT_EQ(line, "one");
    EXPECT_EQ(child.read(line, Clock::now() + 10s), ChildProcess::Read::Line);
    EXPECT_EQ(child.read(line, Clock::now() + 10ms), ChildProcess::Read::TimedOut);
    EXPECT_TRUE(child.cpuSeconds().has_value());
    ChildProcess gone("true");
    EXPECT_EQ(gone.read(line, Clock::now() + 10s), ChildProcess::Read::Ended);
    const auto until = Clock::now() + 10s;
    while (gone.write("to nobody") && Clock::now() < until) {
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_FALSE(gone.write("to nobody"));
}

// Somebody who has learnt the moves an hour ago takes what is free and knows no plan: level 1 loses at least
// half of its games to such a player.
TEST(Levels, TheFirstLosesToWhoHasJustLearntTheMoves) {
    for (const char* id : {"wa", "chu"}) {
        MatchSettings match;
        match.variant = testing::game(id);
        match.players = {*parsePlayerSpec("level:1"), *parsePlayerSpec("novice")};
        for (PlayerSettings& settings : match.settings) {
            settings.notes = testing::notes(id);
        }
        match.games = 10;
        match.openings = 5;
        MatchLog log = *MatchLog::open("", "");
        ASSERT_TRUE(playMatch(match, log, [](const GameLine&) {}));
        EXPECT_GE(scoreOf(log.games()).losses, 5) << matchReport(log.games());
    }
}

} // namespace
} // namespace mujo
