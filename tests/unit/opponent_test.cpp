#include "core/opponent/opponent.h"

#include <gtest/gtest.h>

#include <atomic>
#include <sstream>
#include <thread>

#include "core/base/text_file.h"
#include "core/opponent/engine_opponent.h"
#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_thinking.h"
#include "core/protocol/program_opponent.h"
#include "tests/support/fake_program.h"
#include "tests/support/opponent_listener.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Listener = testing::OpponentListener;
using testing::fakeProgram;
using testing::FakeProgram;
using testing::Folder;

constexpr auto kLong = testing::kLongWait;

Game waGame() {
    return Game(testing::game("wa", "no-drops"));
}

/// A legal move, as it is written in the protocol.
struct Written {
    Move move;
    std::string text;
};

Written legalMove(const Game& game, std::size_t number) {
    const Move move = game.legalMoves().at(number);
    return {move, cecpMove(game.variant(), move)};
}

/// A level that thinks until it is told otherwise.
EnginePlayer thinker() {
    EnginePlayer player;
    player.name = "level";
    return player;
}

MoveLimits forever() {
    return {std::chrono::hours(10), std::nullopt};
}

EngineProgram program(const std::string& command, std::chrono::milliseconds patience = kLong) {
    EngineProgram made;
    made.command = command;
    made.name = "a program";
    made.patience = patience;
    made.notes = testing::notes("wa");
    return made;
}

/// Lines that a made-up program has been told, as soon as one of them is this one.
std::string toldUntil(const Folder& folder, const std::string& line, int times = 1) {
    const auto until = Clock::now() + kLong;
    std::string text;
    while (Clock::now() < until) {
        if (auto read = readTextFile(folder / "told")) {
            text = *read;
        }
        int found = 0;
        std::istringstream in(text);
        for (std::string each; std::getline(in, each);) {
            found += each == line ? 1 : 0;
        }
        if (found >= times) {
            return text;
        }
        std::this_thread::sleep_for(5ms);
    }
    ADD_FAILURE() << "never told " << line << " in\n" << text;
    return text;
}

// ---- our engine
// -------------------------------------------------------------------------------------------------

TEST(EngineOpponent, ReportsAndAnswersOnceWithALegalMove) {
    const Game game = waGame();
    EnginePlayer player = thinker();
    player.nodes = 3000;
    EngineOpponent opponent(player);
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {}, listener.callbacks());
    const Answer answer = listener.answer();
    EXPECT_EQ(answer.kind, Answer::Kind::Move);
    ASSERT_TRUE(answer.move);
    EXPECT_TRUE(Game(game).play(*answer.move));
    EXPECT_FALSE(listener.infos().empty());
    EXPECT_EQ(answer.score, listener.infos().back().score);
    opponent.end();
    EXPECT_EQ(listener.answers(), 1U);
}

TEST(EngineOpponent, MovesNow) {
    const Game game = waGame();
    EngineOpponent opponent(thinker());
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, forever(), listener.callbacks());
    ASSERT_TRUE(listener.waitForInfo());
    opponent.moveNow();
    EXPECT_EQ(listener.answer().kind, Answer::Kind::Move);
}

TEST(EngineOpponent, SaysNothingMoreOnceCancelledAndAnswersTheNextQuestion) {
    const Game game = waGame();
    EngineOpponent opponent(thinker());
    opponent.begin(game);
    for (int i = 0; i < 20; ++i) {
        Listener cancelled;
        opponent.ask(game, forever(), cancelled.callbacks());
        if (i % 2 == 0) {
            ASSERT_TRUE(cancelled.waitForInfo());
        }
        opponent.cancel();
        const std::size_t before = cancelled.reports();
        Listener next;
        opponent.ask(game, {1ms, std::nullopt}, next.callbacks());
        EXPECT_EQ(next.answer().kind, Answer::Kind::Move);
        EXPECT_EQ(cancelled.reports(), before);
        EXPECT_EQ(cancelled.answers(), 0U);
    }
}

TEST(EngineOpponent, AnotherQuestionCancelsTheOneBefore) {
    const Game game = waGame();
    EngineOpponent opponent(thinker());
    opponent.begin(game);
    Listener first;
    Listener second;
    opponent.ask(game, forever(), first.callbacks());
    opponent.ask(game, {1ms, std::nullopt}, second.callbacks());
    EXPECT_EQ(second.answer().kind, Answer::Kind::Move);
    EXPECT_EQ(first.answers(), 0U);
}

TEST(EngineOpponent, CanBeDestroyedWhileItThinks) {
    const Game game = waGame();
    for (int i = 0; i < 10; ++i) {
        Listener listener;
        {
            EngineOpponent opponent(thinker());
            opponent.begin(game);
            opponent.ask(game, forever(), listener.callbacks());
            if (i % 2 == 0) {
                ASSERT_TRUE(listener.waitForInfo());
            }
        }
        EXPECT_EQ(listener.answers(), 0U);
    }
}

TEST(EngineOpponent, ItsSeedCountsTheGamesAndWithoutOneEachQuestionHasItsOwn) {
    std::vector<SearchRequest> asked;
    const auto note = [&asked](SearchRequest request, const Engine::Callbacks&) {
        asked.push_back(std::move(request));
    };
    const Game game = waGame();
    EnginePlayer player = thinker();
    player.seed = 7;
    EngineOpponent seeded(player, note);
    for (int i = 0; i < 2; ++i) {
        seeded.begin(game);
        seeded.ask(game, {}, {});
        seeded.ask(game, {}, {});
    }
    ASSERT_EQ(asked.size(), 4U);
    EXPECT_EQ(asked[0].seed, 8U);
    EXPECT_EQ(asked[1].seed, 8U);
    EXPECT_EQ(asked[2].seed, 9U);
    EXPECT_EQ(asked[0].limits.time, timeForLevel(kStrongestLevel));
    EngineOpponent free(thinker(), note);
    free.ask(game, {}, {});
    free.ask(game, {5ms, ClockLimits{1s}}, {});
    EXPECT_NE(asked[4].seed, asked[5].seed);
    EXPECT_EQ(asked[5].limits.time, 5ms);
    EXPECT_EQ(asked[5].limits.clock->remaining, 1s);
}

// ---- another program
// --------------------------------------------------------------------------------------------

TEST(ProgramOpponent, ReportsAndAnswersOnce) {
    const Folder folder;
    const Game game = waGame();
    const Written first = legalMove(game, 0);
    ProgramOpponent opponent(
        program(fakeProgram(folder, {"echo '3 42 10 1234 " + first.text + " x'; echo 'move " + first.text +
                                     "'; echo 'move a1a9'"})));
    EXPECT_EQ(opponent.name(), "a program");
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {20ms, std::nullopt}, listener.callbacks());
    const Answer answer = listener.answer();
    EXPECT_EQ(answer.kind, Answer::Kind::Move) << answer.text;
    EXPECT_EQ(answer.move, first.move);
    EXPECT_EQ(answer.score, 42);
    ASSERT_EQ(listener.infos().size(), 1U);
    EXPECT_EQ(listener.infos()[0].depth, 3);
    EXPECT_EQ(listener.infos()[0].score, 42);
    EXPECT_EQ(listener.infos()[0].nodes, 1234U);
    EXPECT_EQ(listener.infos()[0].line, std::vector{first.move});
    EXPECT_EQ(opponent.name(), "Fake");
    opponent.end();
    EXPECT_EQ(opponent.name(), "Fake");
    EXPECT_EQ(listener.answers(), 1U);
}

TEST(ProgramOpponent, IsToldToMoveNow) {
    const Folder folder;
    const Game game = waGame();
    const Written first = legalMove(game, 0);
    ProgramOpponent opponent(program(
        fakeProgram(folder, {"echo '1 0 0 1'", ":", "exit 0", "\\?) echo 'move " + first.text + "';;\n"})));
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {20ms, std::nullopt}, listener.callbacks());
    ASSERT_TRUE(listener.waitForInfo());
    opponent.moveNow();
    EXPECT_EQ(listener.answer().move, first.move);
}

TEST(ProgramOpponent, WhatItAnswersAfterACancelIsDropped) {
    const Game game = waGame();
    const Written stale = legalMove(game, 0);
    const Written wanted = legalMove(game, 1);
    for (const char* features : {"ping=1 usermove=1 setboard=1", "usermove=1 setboard=1"}) {
        const Folder folder;
        // When it is interrupted it still makes the move that it had in mind.
        FakeProgram late;
        late.onGo = "n=1; if [ -e '" + (folder / "quick") + "' ]; then echo 'move " + wanted.text +
                    "'; else echo '1 0 0 1'; fi";
        late.other = "force) if [ \"$n\" ]; then echo 'move " + stale.text + "'; n=; fi;;\n";
        late.features = features;
        ProgramOpponent opponent(program(fakeProgram(folder, late)));
        opponent.begin(game);
        Listener cancelled;
        opponent.ask(game, {20ms, std::nullopt}, cancelled.callbacks());
        ASSERT_TRUE(cancelled.waitForInfo());
        opponent.cancel();
        const std::size_t before = cancelled.reports();
        std::ofstream(folder / "quick") << ' ';
        Listener next;
        opponent.ask(game, {20ms, std::nullopt}, next.callbacks());
        const Answer answer = next.answer();
        EXPECT_EQ(answer.kind, Answer::Kind::Move) << features << ": " << answer.text;
        EXPECT_EQ(answer.move, wanted.move) << features;
        EXPECT_EQ(cancelled.reports(), before);
        EXPECT_EQ(cancelled.answers(), 0U);
    }
}

TEST(ProgramOpponent, FollowsAGameThatGoesBackAndOnAlongAnotherLine) {
    const Folder folder;
    Game game = waGame();
    const Written one = legalMove(game, 0);
    const Written other = legalMove(game, 1);
    game.play(one.move);
    const Written reply = legalMove(game, 0);
    ProgramOpponent opponent(
        program(fakeProgram(folder, {"echo 'move " + reply.text + "'", "echo 'move " + reply.text + "'"})));
    opponent.begin(game);
    Listener first;
    opponent.ask(game, {20ms, std::nullopt}, first.callbacks());
    EXPECT_EQ(first.answer().move, reply.move);
    game.goTo(game.onLine(0));
    game.play(other.move);
    Listener second;
    opponent.ask(game, {20ms, std::nullopt}, second.callbacks());
    EXPECT_EQ(second.answer().kind, Answer::Kind::Move);
    const std::string told = toldUntil(folder, "new", 2);
    EXPECT_LT(told.rfind("\nnew\n"), told.rfind("usermove " + other.text)) << told;
    EXPECT_LT(told.rfind("usermove " + one.text), told.rfind("\nnew\n")) << told;
}

TEST(ProgramOpponent, IsToldOfTheClock) {
    const Folder folder;
    const Game game = waGame();
    ProgramOpponent opponent(program(fakeProgram(folder, {"echo 'move d4d5'"})));
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {std::nullopt, ClockLimits{65s, 2s, 5s, 0}}, listener.callbacks());
    EXPECT_EQ(listener.answer().kind, Answer::Kind::Move);
    const std::string told = toldUntil(folder, "go");
    EXPECT_NE(told.find("level 0 1:10 2\ntime 7000\notim 7000\ngo\n"), std::string::npos) << told;
}

TEST(ProgramOpponent, ThatHangsIsAFaultAndMayBeAskedAgain) {
    const Folder folder;
    const Game game = waGame();
    // As a fresh program it can still be told of the game; only then does it hang for good.
    ProgramOpponent opponent(program(fakeProgram(folder, {"sleep 1000"}), 1500ms));
    opponent.begin(game);
    for (int i = 0; i < 2; ++i) {
        Listener listener;
        opponent.ask(game, {1ms, std::nullopt}, listener.callbacks());
        EXPECT_EQ(listener.answer().kind, Answer::Kind::HangsUp);
    }
}

TEST(ProgramOpponent, ThatDiesOrPlaysAnIllegalMoveOrRefusesOneIsAFault) {
    const Game game = waGame();
    const std::vector<std::pair<const char*, Answer::Kind>> cases{
        {"exit 3", Answer::Kind::Died},
        {"kill -9 $$", Answer::Kind::Died},
        {"echo 'move d4d9'", Answer::Kind::Illegal},
        {"echo 'resign'", Answer::Kind::Resigns},
        {"echo '1/2-1/2 {I say so}'", Answer::Kind::ClaimsDraw},
        {"echo '1-0 {I say so}'", Answer::Kind::ClaimsWin},
    };
    for (const auto& [onGo, kind] : cases) {
        const Folder folder;
        ProgramOpponent opponent(program(fakeProgram(folder, {onGo})));
        opponent.begin(game);
        for (int i = 0; i < 2; ++i) {
            Listener listener;
            opponent.ask(game, {20ms, std::nullopt}, listener.callbacks());
            EXPECT_EQ(listener.answer().kind, kind) << onGo << ": " << listener.answer().text;
        }
    }
}

TEST(ProgramOpponent, ThatCannotBeStartedOrPlayThisGameSaysSo) {
    const Folder folder;
    const Game game = waGame();
    FakeProgram onlyChess;
    onlyChess.features = "ping=1 variants=\"normal\"";
    for (const std::string& command :
         {std::string("/nonexistent/engine"), fakeProgram(folder, onlyChess), std::string("sleep 1000")}) {
        ProgramOpponent opponent(program(command, 700ms));
        opponent.begin(game);
        Listener listener;
        opponent.ask(game, {}, listener.callbacks());
        const Answer answer = listener.answer();
        EXPECT_EQ(answer.kind, Answer::Kind::CannotPlay) << command;
        EXPECT_FALSE(answer.why.empty());
    }
}

TEST(ProgramOpponent, CanBeDestroyedWhateverItDoes) {
    const Game game = waGame();
    const std::vector<std::string> programs{"sleep 1000", "yes", "cat", "true"};
    for (const std::string& command : programs) {
        for (const bool asks : {false, true}) {
            Listener listener;
            const auto began = Clock::now();
            {
                ProgramOpponent opponent(program(command));
                opponent.begin(game);
                if (asks) {
                    opponent.ask(game, forever(), listener.callbacks());
                }
            }
            EXPECT_LT(Clock::now() - began, kLong) << command;
            EXPECT_EQ(listener.answers(), 0U);
        }
    }
    const Folder folder;
    Listener listener;
    {
        ProgramOpponent opponent(program(fakeProgram(folder, {"echo '1 0 0 1'; sleep 1000"})));
        opponent.begin(game);
        opponent.ask(game, forever(), listener.callbacks());
        ASSERT_TRUE(listener.waitForInfo());
    }
    EXPECT_EQ(listener.answers(), 0U);
}

TEST(ProgramOpponent, AnotherGameBeginsWhileItThinks) {
    const Folder folder;
    const Game game = waGame();
    ProgramOpponent opponent(program(fakeProgram(folder, {"echo '1 0 0 1'; sleep 1000"})));
    opponent.begin(game);
    Listener left;
    opponent.ask(game, forever(), left.callbacks());
    ASSERT_TRUE(left.waitForInfo());
    fakeProgram(folder, {"echo 'move d4d5'"});
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {20ms, std::nullopt}, listener.callbacks());
    EXPECT_EQ(listener.answer().kind, Answer::Kind::Move);
    EXPECT_EQ(left.answers(), 0U);
}

TEST(CecpThinking, ScoresAreOursAndMovesAreReadAsFarAsTheyAreMoves) {
    const Game game = waGame();
    EXPECT_FALSE(readCecpThinking("move d4d5", game, 100));
    EXPECT_FALSE(readCecpThinking("1 2 3", game, 100));
    EXPECT_EQ(readCecpThinking("1 50 3 4", game, 50)->score, 100);
    EXPECT_EQ(readCecpThinking("1 100001 3 4", game, 100)->score, kEndScore - 1);
    EXPECT_EQ(readCecpThinking("1 -100002 3 4", game, 100)->score, -(kEndScore - 4));
    EXPECT_FALSE(isForced(readCecpThinking("1 99999 3 4", game, 100)->score));
    const auto info = readCecpThinking("7 -12 150 99 d4d5 d8d7 nonsense e4e5", game, 100);
    EXPECT_EQ(info->line.size(), 2U);
    EXPECT_EQ(info->time, 1500ms);
    EXPECT_EQ(info->lines.size(), 1U);
}

} // namespace
} // namespace mujo
