#include "core/protocol/usi_engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "tests/support/conversation.h"

namespace mujo {
namespace {

using std::chrono::milliseconds;

using Conversation = testing::Conversation<UsiEngine>;

const std::string kLionTakesTwo = "position sfen 8k3/12/12/12/5p6/6g5/5N6/12/12/12/12/5K6 b - 1";

TEST(UsiEngine, TellsItsNameItsOptionsAndIsReady) {
    Conversation session;
    session.tell("usi\nisready");
    const auto lines = session.all();
    ASSERT_GE(lines.size(), 4U);
    EXPECT_EQ(lines.front(), "id name Mujo");
    EXPECT_EQ(lines[lines.size() - 2], "usiok");
    EXPECT_EQ(lines.back(), "readyok");
    for (const char* option :
         {"USI_Variant type combo default shogi var shogi var chu", "UCI_Variant type combo",
          "USI_Hash type spin default 64 min 1", "USI_Ponder type check", "Threads type spin default 1",
          "MultiPV type spin", "Level type spin"}) {
        EXPECT_TRUE(session.said(std::string("option name ") + option)) << option;
    }
}

TEST(UsiEngine, AnswersWithAMoveAfterLinesOfThinking) {
    Conversation session;
    session.tell("usinewgame\nposition startpos moves 7g7f 3c3d\ngo depth 3");
    EXPECT_TRUE(session.await("info depth 1 ").find(" score cp ") != std::string::npos);
    const std::string third = session.await("info depth 3 ");
    EXPECT_NE(third.find(" nodes "), std::string::npos);
    const std::string pv = third.substr(third.find(" pv ") + 4);
    const std::string best = session.await("bestmove ");
    EXPECT_EQ(best.substr(9, best.find(' ', 9) - 9), pv.substr(0, pv.find(' ')));
    EXPECT_NE(best.find(" ponder "), std::string::npos);
}

TEST(UsiEngine, KnowsAllFormsOfGo) {
    for (const char* go : {"go btime 200 wtime 200 binc 10 winc 10", "go btime 0 wtime 0 byoyomi 50",
                           "go movetime 20", "go nodes 500", "go depth 2"}) {
        Conversation session;
        session.tell(std::string("position startpos\n") + go);
        EXPECT_FALSE(session.await("bestmove ").empty()) << go;
    }
}

TEST(UsiEngine, AnInfiniteSearchAnswersAfterStopOnly) {
    Conversation session;
    session.tell(std::string("setoption name USI_Variant value chu\n") + kLionTakesTwo + "\ngo infinite");
    EXPECT_FALSE(session.await("info depth 1 ").empty());
    EXPECT_FALSE(session.said("bestmove")) << "though the game is won at once";
    session.tell("stop");
    EXPECT_EQ(session.await("bestmove "), "bestmove 7g6f7e");
}

TEST(UsiEngine, APonderedReplyIsAnsweredAfterTheHit) {
    Conversation session;
    session.tell("position startpos moves 7g7f 3c3d\ngo ponder btime 300 wtime 300 byoyomi 50");
    EXPECT_FALSE(session.await("info depth 2 ").empty());
    EXPECT_FALSE(session.said("bestmove"));
    session.tell("ponderhit");
    EXPECT_FALSE(session.await("bestmove ").empty());
    session.tell("go ponder btime 300 wtime 300\nstop");
    EXPECT_FALSE(session.await("bestmove ").empty()) << "a miss";
}

TEST(UsiEngine, PlaysChuInTheWordsOfLishogi) {
    Conversation session;
    session.tell("setoption name UCI_Variant value chu\n" + kLionTakesTwo + "\ngo depth 2");
    EXPECT_NE(session.await("info depth 1 score mate 1 ").find(" pv 7g6f7e"), std::string::npos);
    EXPECT_EQ(session.await("bestmove "), "bestmove 7g6f7e") << "two pieces on one way";
    session.tell(kLionTakesTwo + " moves 7g6f7e\ngo depth 2");
    EXPECT_EQ(session.await("bestmove "), "bestmove resign") << "the bare king has lost";
}

TEST(UsiEngine, SeveralLinesAreNumbered) {
    Conversation session;
    session.tell("setoption name MultiPV value 2\nposition startpos\ngo depth 2");
    EXPECT_FALSE(session.await("info depth 2 multipv 1 ").empty());
    EXPECT_FALSE(session.await("info depth 2 multipv 2 ").empty());
    EXPECT_FALSE(session.await("bestmove ").empty());
}

TEST(UsiEngine, ProvesOrRefutesAMate) {
    Conversation session;
    session.tell("position sfen k8/9/1G7/8p/9/9/9/9/1R2K4 b - 1\ngo mate infinite");
    EXPECT_EQ(session.await("checkmate "), "checkmate 8c8b");
    session.tell("position startpos\ngo mate 20000");
    EXPECT_EQ(session.await("checkmate "), "checkmate nomate");
}

TEST(UsiEngine, WhatMakesNoSenseIsSaidAndChangesNothing) {
    Conversation session;
    session.tell(
        "setoption name USI_Variant value tai\nsetoption name Level value 11\nposition sfen 9/9 b - 1\n"
        "position nowhere\nfly");
    const auto lines = session.all();
    EXPECT_EQ(lines.size(), 5U);
    for (const auto& line : lines) {
        EXPECT_TRUE(line.starts_with("info string ")) << line;
    }
    session.tell("position startpos moves 7g7f 7g7f\ngo depth 1");
    EXPECT_TRUE(session.said("info string 7g7f: "));
    EXPECT_FALSE(session.await("bestmove ").empty());
}

TEST(UsiEngine, QuitsWhileItThinksAndWhileItProves) {
    for (const char* go : {"go infinite", "go mate infinite", "go ponder"}) {
        Conversation session;
        session.tell(std::string("position startpos\n") + go);
        session.tell("quit");
        EXPECT_FALSE(session.running()) << go;
        EXPECT_FALSE(session.said("bestmove")) << go;
    }
}

TEST(UsiOrder, ReadsTheClockOfTheSideToMove) {
    const auto sente = readUsiOrder("btime 1000 wtime 2000 binc 30 winc 40 byoyomi 500", Side::Sente);
    ASSERT_TRUE(sente.limits.clock);
    EXPECT_EQ(sente.limits.clock->remaining, milliseconds(1000));
    EXPECT_EQ(sente.limits.clock->increment, milliseconds(30));
    EXPECT_EQ(sente.limits.clock->byoyomi, milliseconds(500));
    const auto gote = readUsiOrder("ponder wtime 2000 btime 1000", Side::Gote);
    EXPECT_TRUE(gote.ponder);
    EXPECT_EQ(gote.limits.clock->remaining, milliseconds(2000));
    EXPECT_TRUE(readUsiOrder("", Side::Sente).infinite);
    EXPECT_TRUE(readUsiOrder("mate infinite", Side::Sente).mate);
    EXPECT_EQ(readUsiOrder("mate 700", Side::Sente).mateTime, milliseconds(700));
    EXPECT_EQ(readUsiOrder("depth 3 nodes -5 movetime 99999999999999999999", Side::Sente).limits.depth, 3);
    EXPECT_EQ(readUsiOrder("movetime -", Side::Sente).limits.time, std::nullopt);
}

} // namespace
} // namespace mujo
