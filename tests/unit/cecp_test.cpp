#include "core/protocol/cecp_engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <semaphore>
#include <sstream>
#include <thread>

#include "core/protocol/cecp_clock.h"
#include "core/protocol/cecp_dialect.h"
#include "core/protocol/child_process.h"
#include "tests/support/conversation.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

using Session = testing::Conversation<CecpEngine>;

TEST(CecpEngine, AnnouncesItselfAndEndsWithDone) {
    Session session;
    session.tell("xboard\nprotover 2\naccepted setboard\nrejected san");
    const auto lines = session.all();
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.back(), "feature done=1");
    std::string all;
    for (const auto& line : lines) {
        EXPECT_TRUE(line.starts_with("feature ")) << line;
        all += line + ' ';
    }
    for (const char* needed : {"myname=\"Mujo\"", "setboard=1", "usermove=1", "ping=1", "memory=1", "smp=1",
                               "colors=0", "sigint=0", "sigterm=0", "reuse=1", "analyze=1", "debug=1",
                               "highlight=1", "wa-shogi-drop", "wa-shogi,", "option=\"Level "}) {
        EXPECT_NE(all.find(needed), std::string::npos) << needed;
    }
}

TEST(CecpEngine, ListsOnlyGamesThatXBoardCanShowAndPlaysTheOthersAllTheSame) {
    Session session;
    session.tell("protover 2");
    const std::string listed = session.await("feature myname");
    for (const char* name : {"sho-shogi,", ",shogi,", ",wa-shogi-drop,", ",wa-shogi,", ",chu,", ",dai-shogi,",
                             "hook-shogi,", "tenjiku-shogi,", ",chushogi-lishogi,"}) {
        EXPECT_NE(listed.find(name), std::string::npos) << name;
    }
    for (const char* name : {",dai,", ",tenjiku,", "maka", "tai", "daidai"}) {
        EXPECT_EQ(listed.find(name), std::string::npos) << name << " is passed over by XBoard, or too large";
    }
    const std::string unlisted = session.await("feature unlisted");
    for (const char* name : {"sho,", "chu-lishogi", "dai,", "hook", "tai,", "taikyoku"}) {
        EXPECT_NE(unlisted.find(name), std::string::npos) << name;
    }
    session.tell("new\nvariant tai\nforce\nfen");
    EXPECT_EQ(session.await("fen "), "fen " + cecpFen(Position::start(testing::game("tai"))));
    EXPECT_FALSE(session.said("Error"));
}

TEST(CecpEngine, RanksCountFromZeroForABoardThatDoesSo) {
    Session session;
    session.tell(
        "new\nvariant tenjiku-shogi\noption Ranks from 0=1\nforce\nusermove a4a5\nusermove a11a10\nmoves");
    EXPECT_FALSE(session.said("Illegal"));
    const std::string moves = session.await("moves ");
    EXPECT_NE(moves.find(" b4b5"), std::string::npos) << "a pawn on the fifth rank";
    session.tell("usermove b5b6");
    EXPECT_TRUE(session.said("Illegal move (no-piece): b5b6")) << "refused in the words of the other end";
    session.tell("option Ranks from 0=2");
    EXPECT_TRUE(session.said("Error (unknown option or bad value)"));
}

// XBoard 4.9.1 misreads squares of a rank of two digits beginning with 16.
TEST(CecpEngine, SaysWhatABoardOfSixteenRanksNeeds) {
    Session plain;
    plain.tell("new\nvariant tenjiku-shogi");
    EXPECT_TRUE(plain.said("telluser XBoard misreads moves from a 16th rank: begin it with -rankOffset 1"));
    Session told;
    told.tell("option Ranks from 0=1\nnew\nvariant tenjiku-shogi\nvariant chu");
    EXPECT_FALSE(told.said("telluser"));
}

TEST(CecpEngine, PondersOnTheExpectedReplyUntilItIsToldNotTo) {
    Session session;
    session.tell("new\nvariant shogi\npost\nhard\nsd 4\nusermove c3c4");
    EXPECT_FALSE(session.await("move ").empty());
    session.tell("ping 1");
    EXPECT_FALSE(session.await("pong 1").empty()) << "a ping is answered while it ponders";
    EXPECT_FALSE(session.await("5 ").empty()) << "it goes on beyond the depth of its moves";
    const auto pondered = session.all();
    EXPECT_NE(pondered.back().find(" ("), std::string::npos)
        << "the reply is in brackets: " << pondered.back();
    session.tell("usermove g3g4");
    EXPECT_FALSE(session.await("move ").empty()) << "another reply ends the pondering, and it answers";
    session.tell("easy\nping 2");
    EXPECT_FALSE(session.await("pong 2").empty());
    const std::size_t before = session.all().size();
    session.tell("ping 3");
    EXPECT_FALSE(session.await("pong 3").empty());
    EXPECT_EQ(session.all().size(), before + 1) << "nothing is thought any more";
}

TEST(CecpEngine, DoesNotPonderUnasked) {
    Session session;
    session.tell("new\nvariant shogi\npost\nsd 3\nusermove c3c4");
    EXPECT_FALSE(session.await("move ").empty());
    session.tell("ping 1");
    EXPECT_FALSE(session.await("pong 1").empty());
    EXPECT_FALSE(session.said("5 "));
}

TEST(CecpEngine, AnalysesWithAsManyLinesAsAreWanted) {
    Session session;
    session.tell("new\nvariant shogi\noption MultiPV=3\nanalyze");
    EXPECT_FALSE(session.await("2 ").empty());
    session.tell("exit");
    const auto lines = session.all();
    EXPECT_GE(std::count_if(lines.begin(), lines.end(),
                            [](const std::string& line) { return line.starts_with("1 "); }),
              3);
    session.tell("option MultiPV=0");
    EXPECT_TRUE(session.said("Error (unknown option or bad value)"));
}

TEST(CecpEngine, AWinThatXBoardCannotSeeIsToldByTheLosingProgram) {
    const std::string mateInOne = "sd 2\nforce\nsetboard k8/9/1G7/8p/9/9/9/9/1R2K4 w 0 1\n";
    Session againstUser;
    againstUser.tell("new\nvariant sho-shogi\n" + mateInOne + "go");
    EXPECT_EQ(againstUser.await("move "), "move b7b8");
    EXPECT_EQ(againstUser.await("1-0"), "1-0 {mate}");
    Session againstProgram;
    againstProgram.tell("new\nvariant sho-shogi\ncomputer\n" + mateInOne + "go");
    EXPECT_EQ(againstProgram.await("move "), "move b7b8");
    againstProgram.tell("ping 1");
    EXPECT_FALSE(againstProgram.await("pong 1").empty());
    EXPECT_FALSE(againstProgram.said("1-0"));
    Session loser;
    loser.tell("new\nvariant sho-shogi\ncomputer\n" + mateInOne + "usermove b7b8");
    EXPECT_EQ(loser.await("1-0"), "1-0 {mate}");
}

TEST(CecpEngine, ASetupOfXBoardsShogiIsRead) {
    Session session;
    session.tell("new\nvariant shogi\nforce\nsetboard 4k4/9/4P4/9/9/9/9/9/4K4[Gp] w 0 1\n"
                 "usermove G@e8\nfen");
    EXPECT_EQ(session.await("1-0"), "1-0 {mate}");
    EXPECT_EQ(session.await("fen "), "fen 4k4/4G4/4P4/9/9/9/9/9/4K4[p] b 0 1");
}

TEST(CecpEngine, NewBeginsAShippedGameWhateverTheUserHas) {
    Catalog catalog{std::filesystem::path()};
    const auto shipped = catalog.entries().front().standard;
    const auto added = catalog.add(R"({"id": "tiny", "name": "Tiny", "board": {"files": 1, "ranks": 3},
        "pieces": [{"id": "K", "name": "King", "kanji": "王", "betza": "K", "royal": true}],
        "setup": [["K"]]})",
                                   "/home/somebody/tiny.json");
    ASSERT_TRUE(added);
    ASSERT_EQ(catalog.entries().front().standard->id(), "tiny") << "the smallest board comes first";
    std::vector<std::string> lines;
    CecpEngine cecp(catalog, [&](const std::string& line) { lines.push_back(line); });
    cecp.handle("new");
    cecp.handle("force");
    cecp.handle("fen");
    cecp.handle("variant tiny");
    cecp.handle("fen");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0], "fen " + cecpFen(Position::start(shipped)));
    EXPECT_TRUE(lines[1].ends_with(" 1x3+0_chu k/1/K w 0 1")) << "XBoard is told of the user's game";
    EXPECT_EQ(lines[2], "piece K& K");
    EXPECT_EQ(lines[3], "fen k/1/K w 0 1");
}

TEST(CecpEngine, MemoryThatCannotBeHadIsRefusedAndTheOldTableKept) {
    Session session;
    session.tell("new\nvariant wa-shogi\nmemory 8\nmemory 1999999999\nsd 2\npost\ngo");
    EXPECT_EQ(session.await("Error"), "Error (not enough memory, 8 MB are kept): memory 1999999999");
    EXPECT_FALSE(session.await("2 ").empty()) << "it searches";
    EXPECT_FALSE(session.await("move ").empty());
    session.tell("memory 16\nmemory 8\nmemory 8\nforce\nnew\nsd 2\ngo");
    EXPECT_FALSE(session.await("move ").empty());
    EXPECT_TRUE(session.await("Error", 0ms).empty());
}

TEST(CecpEngine, MemoryMayBeChangedDuringASearch) {
    Session session;
    session.tell("new\nvariant wa-shogi\npost\nst 60\ngo");
    EXPECT_FALSE(session.await("1 ").empty());
    session.tell("memory 4\nmemory 2\n?");
    EXPECT_FALSE(session.await("move ").empty());
    session.tell("sd 3\ngo");
    EXPECT_FALSE(session.await("3 ").empty());
    EXPECT_FALSE(session.await("move ").empty());
}

#ifdef __linux__
/// Threads of this process.
std::ptrdiff_t threadCount() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

TEST(CecpEngine, CoresGivesNoMoreThreadsThanThereAreProcessors) {
    const Catalog catalog{std::filesystem::path()};
    for (const int most : {1, 3}) {
        std::binary_semaphore begun{0};
        const auto onLine = [&, told = false](const std::string& line) mutable {
            if (line.starts_with("3 ") && !std::exchange(told, true)) {
                begun.release();
            }
        };
        CecpEngine cecp(catalog, onLine, most);
        const std::ptrdiff_t before = threadCount(); // the engine's own is among them
        for (const char* line : {"new", "variant wa-shogi", "cores 64", "post", "st 60", "go"}) {
            cecp.handle(line);
        }
        begun.acquire();
        EXPECT_EQ(threadCount() - before, most - 1);
        cecp.handle("quit");
    }
}
#endif

TEST(CecpEngine, PlaysAGameInTheLettersOfTheVariant) {
    Session session;
    session.tell("new\nvariant wa-shogi\nsd 3\npost\nusermove d4d5");
    const std::string move = session.await("move ");
    ASSERT_FALSE(move.empty());
    session.tell("ping 1\nforce\nfen");
    EXPECT_NE(session.await("fen ").find(" w 0 2"), std::string::npos);
    const auto lines = session.all();
    EXPECT_TRUE(session.said("setup (")) << "XBoard does not know this board";
    EXPECT_TRUE(session.said("pong 1"));
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
        int depth = 0;
        int score = 0;
        long time = 0;
        long nodes = 0;
        std::istringstream in(line);
        return static_cast<bool>(in >> depth >> score >> time >> nodes);
    })) << "a thinking line";
}

TEST(CecpEngine, AnswersAPingAfterTheMoveItThinksAbout) {
    Session session;
    session.tell("new\nvariant wa-shogi\nst 0.3\ngo\nping 42");
    EXPECT_FALSE(session.said("pong"));
    EXPECT_FALSE(session.await("pong 42").empty());
    const auto lines = session.all();
    const auto at = [&](const char* what) {
        return std::find_if(lines.begin(), lines.end(),
                            [&](const std::string& line) { return line.starts_with(what); });
    };
    EXPECT_LT(at("move "), at("pong 42"));
}

TEST(CecpEngine, MovesAtOnceWhenTold) {
    Session session;
    session.tell("new\nvariant wa-shogi\npost\nst 3600\ngo");
    EXPECT_FALSE(session.await("1 ").empty()) << "a first depth is done";
    session.tell("?");
    EXPECT_FALSE(session.await("move ").empty());
}

TEST(CecpEngine, QuitsWhileThinking) {
    Session session;
    session.tell("new\nvariant tai\nst 3600\ngo");
    session.tell("quit"); // waits for the end of the search
    EXPECT_FALSE(session.running());
    EXPECT_FALSE(session.said("move "));
}

TEST(CecpEngine, AForcedOrChangedGameGetsNoMoveOfTheOldOne) {
    Session session;
    session.tell("new\nvariant wa-shogi\nst 60\ngo\nforce\nping 1\nusermove d4d5\nping 2");
    EXPECT_FALSE(session.await("pong 2").empty());
    EXPECT_FALSE(session.said("move "));
    session.tell("st 60\ngo\nsetboard 5k5/11/11/11/11/11/11/11/11/11/5K5 w\nping 3");
    EXPECT_FALSE(session.await("pong 3").empty());
    EXPECT_FALSE(session.said("move "));
    session.tell("fen");
    EXPECT_EQ(session.await("fen "), "fen 5k5/11/11/11/11/11/11/11/11/11/5K5 w 0 1");
}

TEST(CecpEngine, RefusalsNameTheRuleAndTheMove) {
    Session session;
    session.tell("new\nvariant wa-shogi\nforce\nusermove d4d6\nusermove rubbish\nusermove d4d5+\nusermove");
    EXPECT_FALSE(session.await("Illegal move (").empty());
    EXPECT_EQ(session.await("Illegal move ("), "Illegal move (unknown-move): rubbish");
    EXPECT_EQ(session.await("Illegal move ("), "Illegal move (cannot-promote): d4d5+");
}

TEST(CecpEngine, UnknownCommandsGetAnErrorAndKnownOnesSilence) {
    Session session;
    session.tell("accepted x\nrejected y\nrandom\nname Somebody\ncomputer\nrating 1 2\nics "
                 "-\nhard\neasy\notim 300\nhint\nbk\ndraw\n"
                 "memory 64\ncores 2\nresult 1-0 {x}\n\n");
    EXPECT_TRUE(session.all().empty());
    session.tell("frobnicate now\nvariant nosuchgame\nlevel a b c\nst -1\nst x\nsd 0\ntime nan\noption "
                 "Level=99\noption Nothing=1\n"
                 "setboard rubbish");
    EXPECT_EQ(session.await("Error"), "Error (unknown command): frobnicate now");
    EXPECT_EQ(session.await("Error"), "Error (unsupported variant): nosuchgame");
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(session.await("Error (bad arguments)").starts_with("Error (bad arguments)"));
    }
    EXPECT_FALSE(session.await("Error (unknown option").empty());
    EXPECT_FALSE(session.await("tellusererror").empty());
}

TEST(CecpEngine, SurvivesGarbageAndLinesOfAnyLength) {
    Session session;
    Random random(5);
    for (int i = 0; i < 2000; ++i) {
        static const std::vector<std::string> kWords = {
            "usermove", "setboard", "level", "st",     "go",     "force", "undo",     "remove",
            "variant",  "lift",     "put",   "option", "ping",   "sd",    "time",     "analyze",
            "exit",     ".",        "?",     "new",    "result", "post",  "wa-shogi", "hook"};
        std::string line = kWords[random.below(kWords.size())];
        const auto more = random.below(3);
        for (std::uint64_t n = 0; n < more; ++n) {
            line += ' ';
            const auto length = random.below(12);
            for (std::uint64_t c = 0; c < length; ++c) {
                line += static_cast<char>(random.below(256));
            }
        }
        line.erase(std::remove(line.begin(), line.end(), '\n'), line.end());
        session.tell("st 0.001\n" + line);
    }
    session.tell(std::string(1 << 20, 'x'));
    session.tell("force\nexit\nnew\nvariant wa-shogi\nforce\nping 77");
    EXPECT_FALSE(session.await("pong 77").empty());
    for (const std::string& line : session.all()) {
        EXPECT_LT(line.size(), 20000U);
    }
}

TEST(CecpEngine, AnalysesAndFollowsTheGame) {
    Session session;
    session.tell("new\nvariant wa-shogi\nanalyze\npost");
    EXPECT_FALSE(session.await("1 ").empty());
    session.tell("usermove d4d5\n.\nundo\nexit\nping 1\nfen");
    EXPECT_FALSE(session.await("pong 1").empty());
    EXPECT_NE(session.await("fen ").find("w 0 1"), std::string::npos);
    EXPECT_FALSE(session.said("move "));
}

TEST(CecpEngine, GoesOnAnalysingWhenToldToMoveAtOnce) {
    Session session;
    session.tell("new\nvariant wa-shogi\nanalyze\n?");
    EXPECT_FALSE(session.await("6 ").empty());
    session.tell("exit\nping 1");
    EXPECT_FALSE(session.await("pong 1").empty());
    EXPECT_FALSE(session.said("move "));
}

TEST(CecpEngine, ClaimsTheResult) {
    Session session;
    // The violent wolf steps before the king: mate.
    session.tell(
        "new\nvariant wa-shogi\nforce\nsetboard 5k5/11/4GWG4/5K5/11/11/11/11/11/11/4R1R4 w\nusermove f9f10");
    EXPECT_EQ(session.await("1-0"), "1-0 {mate}");
    session.tell("go\nping 1");
    EXPECT_FALSE(session.await("pong 1").empty());
    EXPECT_FALSE(session.said("move ")) << "the game is over";
}

TEST(CecpEngine, HighlightsTheLegsOfALionMove) {
    Session session;
    session.tell("new\nvariant hook\nforce\nlift a1\nput a1\nlift zz\nlift h1");
    EXPECT_TRUE(session.await("highlight ").starts_with("highlight 16/"));
    EXPECT_TRUE(session.await("highlight ").starts_with("highlight "));
}

TEST(CecpClock, ReadsFractionsAndMinutesWithSeconds) {
    CecpClock clock;
    EXPECT_TRUE(clock.setMoveTime("0.25"));
    EXPECT_EQ(clock.limits().time, 250ms);
    EXPECT_TRUE(clock.setLevel("0 0:30 0.5"));
    EXPECT_TRUE(clock.setDepth("7"));
    EXPECT_EQ(clock.limits().depth, 7);
    for (const char* bad :
         {"", "x", "0", "0 5", "0 5:x 1", "-1 5 0", "0 5 -1", "0 1e9 1", "0 99999999999999999999 0"}) {
        EXPECT_FALSE(clock.setLevel(bad)) << bad;
    }
    EXPECT_FALSE(clock.setMoveTime(""));
    EXPECT_FALSE(clock.setRemaining("1.2.3"));
    EXPECT_FALSE(clock.setDepth("-3"));
}

TEST(CecpClock, LeavesTheShareOfAClockToTheSearch) {
    CecpClock clock;
    EXPECT_TRUE(clock.setLevel("40 5 2"));
    EXPECT_TRUE(clock.setRemaining("12000"));
    const SearchLimits limits = clock.limits();
    ASSERT_TRUE(limits.clock);
    EXPECT_FALSE(limits.time);
    EXPECT_EQ(limits.clock->remaining, 120s);
    EXPECT_EQ(limits.clock->increment, 2s);
    EXPECT_EQ(limits.clock->movesToGo, 40);
}

TEST(CecpEngine, TakesMemoryAndCores) {
    Session session;
    session.tell("new\nmemory 8\ncores 2\nsd 2\ngo");
    EXPECT_FALSE(session.await("move ").empty());
    session.tell("memory x");
    EXPECT_FALSE(session.await("Error").empty());
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// Sanitizers want more address space than any limit would leave them.
TEST(EngineProgram, SearchesAlsoWhereThereIsNextToNoMemory) {
    for (const char* kilobytes : {"400000", "60000", "40000"}) {
        ChildProcess program(std::string("sh -c 'ulimit -v ") + kilobytes + "; exec " + MUJO_ENGINE_PROGRAM +
                             '\'');
        for (const char* line :
             {"xboard", "protover 2", "new", "variant wa-shogi", "memory 4000", "force",
              "setboard 5k5/11/4GWG4/5K5/11/11/11/11/11/11/4R1R4 w", "post", "sd 2", "go"}) {
            program.write(line);
        }
        std::string all;
        std::string line;
        const auto until = Clock::now() + 60s;
        while (!line.starts_with("move ") && program.read(line, until) == ChildProcess::Read::Line) {
            all += line + '\n';
        }
        EXPECT_NE(all.find("Error (not enough memory"), std::string::npos) << kilobytes << '\n' << all;
        EXPECT_EQ(line, "move f9f10+") << kilobytes << ": the mate in one\n" << all;
        EXPECT_EQ(all.find("without a search"), std::string::npos) << all;
    }
}
#endif

/// The program itself, through pipes.
TEST(EngineProgram, PlaysThroughPipesAndEndsAtQuit) {
    ChildProcess program(MUJO_ENGINE_PROGRAM);
    const auto awaits = [&](const std::string& beginning) {
        std::string line;
        const auto until = Clock::now() + 30s;
        while (program.read(line, until) == ChildProcess::Read::Line) {
            if (line.starts_with(beginning)) {
                return line;
            }
        }
        return std::string();
    };
    program.write("xboard");
    program.write("protover 2");
    EXPECT_EQ(awaits("feature done=1"), "feature done=1");
    program.write("new");
    program.write("variant wa-shogi-drop");
    program.write("setboard " + std::string(10'000'000, 'k'));
    program.write("st 0.1");
    program.write("go");
    EXPECT_NE(awaits("move "), "");
    program.write("st 100");
    program.write("go");
    program.write("quit");
    std::string line;
    const auto until = Clock::now() + 10s;
    ChildProcess::Read read = ChildProcess::Read::Line;
    while (read == ChildProcess::Read::Line) {
        read = program.read(line, until);
    }
    EXPECT_EQ(read, ChildProcess::Read::Ended);
}

} // namespace
} // namespace mujo
