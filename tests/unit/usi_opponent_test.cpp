// Our end of USI and UCI with other programs: what they are told, and what is made of what they say.

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "core/base/text_file.h"
#include "core/game/formats/usi_moves.h"
#include "core/position/sfen.h"
#include "core/protocol/conversation_log.h"
#include "core/protocol/program_opponent.h"
#include "core/protocol/usi_thinking.h"
#include "tests/support/fake_program.h"
#include "tests/support/opponent_listener.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Listener = testing::OpponentListener;
using testing::FakeUsiProgram;
using testing::fakeUsiProgram;
using testing::kLongWait;

Game shogi() {
    return Game(testing::game("shogi"));
}

EngineProgram usiProgram(const std::string& command, EngineProtocol protocol = EngineProtocol::Usi,
                         std::chrono::milliseconds patience = kLongWait) {
    EngineProgram program{command, protocol};
    program.name = "a program";
    program.patience = patience;
    program.notes = testing::notes("shogi");
    program.log = std::make_shared<ConversationLog>();
    return program;
}

/// Both sides of what was said, `> ` before our lines.
std::vector<std::string> transcript(const ConversationLog& log) {
    std::vector<std::string> lines;
    for (const ConversationLog::Line& line : log.lines()) {
        lines.push_back((line.speaker == ConversationLog::Speaker::We ? "> " : "< ") + line.text);
    }
    return lines;
}

Answer answerTo(ProgramOpponent& opponent, const Game& game,
                const MoveLimits& limits = {20ms, std::nullopt}) {
    Listener listener;
    opponent.ask(game, limits, listener.callbacks());
    return listener.answer();
}

TEST(UsiOpponent, TellsTheWholeGameAndJudgesTheAnswer) {
    const testing::Folder folder;
    Game game = shogi();
    ASSERT_TRUE(playUsiMove(game, "7g7f"));
    const EngineProgram program = usiProgram(fakeUsiProgram(
        folder,
        {"echo 'info depth 4 score cp -35 nodes 120 time 7 pv 3c3d 2g2f nonsense'; echo 'bestmove 3c3d'"}));
    ProgramOpponent opponent(program);
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {20ms, std::nullopt}, listener.callbacks());
    const Answer answer = listener.answer();
    EXPECT_EQ(answer.kind, Answer::Kind::Move) << answer.text;
    EXPECT_EQ(usiMove(game.position(), game.legalMoves(), *answer.move), "3c3d");
    EXPECT_EQ(answer.score, -35);
    ASSERT_EQ(listener.infos().size(), 1U);
    EXPECT_EQ(listener.infos()[0].depth, 4);
    EXPECT_EQ(listener.infos()[0].nodes, 120U);
    EXPECT_EQ(listener.infos()[0].time, 7ms);
    EXPECT_EQ(listener.infos()[0].line.size(), 2U);
    EXPECT_EQ(opponent.name(), "Fake");
    game.play(*answer.move);
    ASSERT_TRUE(playUsiMove(game, "8h2b+"));
    EXPECT_EQ(answerTo(opponent, game).kind, Answer::Kind::Illegal);
    EXPECT_EQ(transcript(*program.log),
              (std::vector<std::string>{
                  "> usi", "< id name Fake", "< id author Nobody",
                  "< option name USI_Variant type combo default shogi var shogi var chu", "< usiok",
                  "> setoption name USI_Variant value shogi", "> isready", "< readyok", "> usinewgame",
                  "> position startpos moves 7g7f", "> go movetime 20",
                  "< info depth 4 score cp -35 nodes 120 time 7 pv 3c3d 2g2f nonsense", "< bestmove 3c3d",
                  "> position startpos moves 7g7f 3c3d 8h2b+", "> go movetime 20",
                  "< info depth 4 score cp -35 nodes 120 time 7 pv 3c3d 2g2f nonsense", "< bestmove 3c3d"}));
}

TEST(UsiOpponent, SpeaksUciWithItsWordsAndSquares) {
    const testing::Folder folder;
    Game game = shogi();
    ASSERT_TRUE(playUsiMove(game, "7g7f"));
    FakeUsiProgram fake{"echo 'info depth 1 score mate -2 pv g7g6'; echo 'bestmove g7g6 ponder c4c5'"};
    fake.options = "echo 'option name UCI_Variant type combo default chess var chess var shogi'; "
                   "echo 'option name Hash type spin default 16 min 1 max 1024'";
    const EngineProgram program = usiProgram(fakeUsiProgram(folder, fake), EngineProtocol::Uci);
    ProgramOpponent opponent(program);
    opponent.begin(game);
    const Answer answer = answerTo(opponent, game, {std::nullopt, ClockLimits{60s, 2s, 0s, 5}});
    EXPECT_EQ(answer.kind, Answer::Kind::Move) << answer.text;
    EXPECT_EQ(answer.score, -(kEndScore - 4));
    const auto lines = transcript(*program.log);
    const std::vector<std::string> ours{"> uci",
                                        "> setoption name UCI_Variant value shogi",
                                        "> setoption name Hash value 64",
                                        "> isready",
                                        "> ucinewgame",
                                        "> isready",
                                        "> position startpos moves c3c4",
                                        "> go btime 60000 wtime 60000 binc 2000 winc 2000 movestogo 5"};
    std::vector<std::string> said;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(said),
                 [](const std::string& line) { return line.starts_with('>'); });
    EXPECT_EQ(said, ours);
}

TEST(UsiOpponent, IsToldOfTheClockAndItsOptionsAndAnotherStart) {
    const testing::Folder folder;
    const auto start = positionFromSfen(testing::game("shogi"), "4k4/9/9/9/9/9/9/9/4K4 w 2P 1");
    ASSERT_TRUE(start);
    const Game game(*start);
    FakeUsiProgram fake{"echo 'bestmove 5a5b'"};
    fake.options = "echo 'option name Skill Level type spin default 20 min 0 max 20'; "
                   "echo 'option name Book type string default <empty>'; "
                   "echo 'option name Clear type button'";
    EngineProgram program = usiProgram(fakeUsiProgram(folder, fake));
    program.options = {{"Skill Level", "3"}, {"Skill Level", "21"}, {"Gone", "1"},
                       {"Book", ""},         {"Clear", {}},         {"Book", "a\nquit"}};
    ProgramOpponent opponent(program);
    opponent.begin(game);
    EXPECT_EQ(answerTo(opponent, game, {std::nullopt, ClockLimits{5s, 0s, 3s, 0}}).kind, Answer::Kind::Move);
    const auto told = readTextFile(folder / "told");
    EXPECT_EQ(*told, "usi\nsetoption name Skill Level value 3\nsetoption name Book value <empty>\n"
                     "setoption name Clear\nisready\nusinewgame\n"
                     "position sfen 4k4/9/9/9/9/9/9/9/4K4 w 2P 1\ngo btime 5000 wtime 5000 byoyomi 3000\n");
}

TEST(UsiOpponent, IsToldToMoveNow) {
    const testing::Folder folder;
    const Game game = shogi();
    ProgramOpponent opponent(usiProgram(
        fakeUsiProgram(folder, {"echo 'info depth 1 score cp 0 pv 7g7f'", "echo 'bestmove 7g7f'"})));
    opponent.begin(game);
    Listener listener;
    opponent.ask(game, {std::chrono::hours(1), std::nullopt}, listener.callbacks());
    ASSERT_TRUE(listener.waitForInfo());
    opponent.moveNow();
    EXPECT_EQ(listener.answer().kind, Answer::Kind::Move);
}

TEST(UsiOpponent, WhatItAnswersAfterACancelIsDropped) {
    const testing::Folder folder;
    Game game = shogi();
    FakeUsiProgram fake{"if [ -e '" + (folder / "quick") +
                            "' ]; then echo 'bestmove 3c3d'; else echo 'info depth 1 score cp 0 pv 7g7f'; fi",
                        "echo 'bestmove 7g7f'"};
    ProgramOpponent opponent(usiProgram(fakeUsiProgram(folder, fake)));
    opponent.begin(game);
    Listener cancelled;
    opponent.ask(game, {std::chrono::hours(1), std::nullopt}, cancelled.callbacks());
    ASSERT_TRUE(cancelled.waitForInfo());
    opponent.cancel();
    const std::size_t before = cancelled.reports();
    std::ofstream(folder / "quick") << ' ';
    ASSERT_TRUE(playUsiMove(game, "2g2f"));
    const Answer answer = answerTo(opponent, game);
    EXPECT_EQ(answer.kind, Answer::Kind::Move) << answer.text;
    EXPECT_EQ(cancelled.reports(), before);
}

TEST(UsiOpponent, WhatItDoesWrongIsAFaultAndItMayBeAskedAgain) {
    const Game game = shogi();
    const std::vector<std::pair<const char*, Answer::Kind>> cases{
        {"exit 3", Answer::Kind::Died},
        {"kill -9 $$", Answer::Kind::Died},
        {"echo bestmove", Answer::Kind::HasNoMove},
        {"echo 'bestmove (none)'", Answer::Kind::HasNoMove},
        {"echo 'bestmove 5i5e'", Answer::Kind::Illegal},
        {"echo 'bestmove \\001\\377'", Answer::Kind::Illegal},
        {"echo 'bestmove resign'", Answer::Kind::Resigns},
        {"echo 'bestmove win'", Answer::Kind::ClaimsWin},
        {"sleep 1000", Answer::Kind::HangsUp},
        {"head -c 10000000 /dev/zero", Answer::Kind::HangsUp},
        {"yes info depth 1 score cp 0 pv 7g7f", Answer::Kind::HangsUp},
    };
    for (const auto& [onGo, kind] : cases) {
        const testing::Folder folder;
        const auto patience = kind == Answer::Kind::HangsUp ? std::chrono::milliseconds(1000) : kLongWait;
        ProgramOpponent opponent(usiProgram(fakeUsiProgram(folder, {onGo}), EngineProtocol::Usi, patience));
        opponent.begin(game);
        for (int i = 0; i < 2; ++i) {
            Listener listener;
            opponent.ask(game, {1ms, std::nullopt}, listener.callbacks());
            EXPECT_EQ(listener.answer().kind, kind) << onGo << ": " << listener.answer().text;
            EXPECT_LT(listener.reports(), 200U) << onGo;
        }
    }
}

TEST(UsiOpponent, ThatCannotBeStartedOrPlayThisGameSaysSo) {
    const testing::Folder folder;
    FakeUsiProgram chess;
    chess.options = "echo 'option name UCI_Variant type combo default chess var chess'";
    const testing::Folder second;
    FakeUsiProgram silent;
    silent.onReady = ":";
    const std::vector<std::pair<std::string, std::string>> cases{
        {"/nonexistent/engine 2>/dev/null", "is not there"},
        {"/dev/null 2>&1", "is no program that may be run"},
        {"sh -c 'exit 3'", "ended before it said"},
        {fakeUsiProgram(folder, chess), "does not list the variant shogi"},
        {"sleep 1000", "does not answer \"usi\""},
        {"yes", "does not answer \"usi\""},
        {fakeUsiProgram(second, silent), "stopped answering"}};
    for (const auto& [command, said] : cases) {
        ProgramOpponent opponent(usiProgram(command, EngineProtocol::Usi, 700ms));
        opponent.begin(shogi());
        const Answer answer = answerTo(opponent, shogi());
        EXPECT_EQ(answer.kind, Answer::Kind::CannotPlay) << command;
        EXPECT_NE(answer.why.english().find(said), std::string::npos) << answer.why.english();
    }
}

TEST(UsiOpponent, LooksUntilItIsCancelledAndTellsSeveralLines) {
    const testing::Folder folder;
    const Game game = shogi();
    FakeUsiProgram fake{"case \"$line\" in *infinite) echo 'info depth 1 multipv 1 score cp 10 pv 7g7f'; "
                        "echo 'info depth 1 multipv 2 score cp 5 pv 2g2f'; "
                        "echo 'info depth 2 multipv 1 score cp 20 pv 2g2f';; *) echo 'bestmove 7g7f';; esac",
                        "echo 'bestmove 2g2f'"};
    fake.options += "; echo 'option name MultiPV type spin default 1 min 1 max 9'";
    EngineProgram program = usiProgram(fakeUsiProgram(folder, fake));
    ProgramOpponent opponent(program);
    opponent.begin(game);
    Listener listener;
    opponent.look(game, 3, listener.callbacks());
    ASSERT_TRUE(listener.waitForInfo([](const SearchInfo& info) { return info.depth >= 2; }));
    const SearchInfo last = listener.infos().back();
    EXPECT_EQ(last.score, 20);
    ASSERT_EQ(last.lines.size(), 1U) << "the older line begins with the same move";
    opponent.cancel();
    EXPECT_EQ(answerTo(opponent, game).kind, Answer::Kind::Move);
    const auto told = readTextFile(folder / "told");
    EXPECT_NE(told->find("setoption name MultiPV value 3\nposition startpos\ngo infinite\nstop\n"
                         "setoption name MultiPV value 1\nposition startpos\ngo movetime 20\n"),
              std::string::npos)
        << *told;
}

TEST(UsiThinking, ReadsScoresAndMovesAsFarAsTheyAreMoves) {
    const Game game = shogi();
    const auto read = [&](const std::string& text, EngineProtocol protocol = EngineProtocol::Usi) {
        return readUsiThinking(text, game, protocol);
    };
    EXPECT_FALSE(read("bestmove 7g7f"));
    EXPECT_FALSE(read("info string depth 3 score cp 4 pv 7g7f"));
    EXPECT_FALSE(read("info depth 3 score cp 4"));
    EXPECT_FALSE(read("info depth x score cp 4 pv 7g7f"));
    EXPECT_FALSE(read("info depth 3 score cp x pv 7g7f"));
    EXPECT_FALSE(read("info depth 3 score cp 4 pv 5i5a"));
    EXPECT_EQ(read("info score cp 99999999 pv 7g7f")->line.score, kForcedScore - 1);
    EXPECT_EQ(read("info score mate 3 pv 7g7f")->line.score, kEndScore - 3);
    EXPECT_EQ(read("info score mate -4 pv 7g7f")->line.score, -(kEndScore - 4));
    EXPECT_EQ(read("info score mate + pv 7g7f")->line.score, kEndScore - 1);
    EXPECT_EQ(read("info score mate - pv 7g7f")->line.score, -(kEndScore - 1));
    EXPECT_TRUE(isForced(read("info score mate 99999999999999999999 pv 7g7f")->line.score));
    EXPECT_TRUE(isForced(read("info score mate -9223372036854775808 pv 7g7f")->line.score));
    EXPECT_EQ(read("info score mate 2 pv c3c4", EngineProtocol::Uci)->line.score, kEndScore - 3);
    EXPECT_EQ(read("info multipv 2 score cp 3 upperbound pv 7g7f 3c3d")->number, 2U);
}

} // namespace
} // namespace mujo
