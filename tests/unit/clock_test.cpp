#include "core/game/clock.h"

#include <gtest/gtest.h>

#include "tests/support/sampling.h"

namespace mujo {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

/// A game with a clock whose time goes on only when it is told to.
class TimedGame {
public:
    explicit TimedGame(const char* control)
        : clock(*parseTimeControl(control), [this] { return now; }), game(testing::game("wa")) {
        clock.setPaused(false);
        clock.follow(game);
    }
    TimedGame(const TimedGame&) = delete;
    TimedGame& operator=(const TimedGame&) = delete;

    void move(milliseconds after) {
        now += after;
        const milliseconds spent = clock.press();
        ASSERT_TRUE(game.play(Move(game.legalMoves().front())));
        game.setSpent(spent);
        clock.follow(game);
    }
    void takeBack() {
        game.takeBack();
        clock.follow(game);
    }
    void redo() {
        game.redo();
        clock.follow(game);
    }
    [[nodiscard]] milliseconds time(Side side) const { return clock.left(side).time; }

    milliseconds now{1000000};
    Clock clock;
    Game game;
};

/// The same after the first move, which is free.
struct RunningGame : TimedGame {
    explicit RunningGame(const char* control) : TimedGame(control) { move({}); }
};

TEST(Clock, StandsUntilTheFirstMove) {
    TimedGame timed("10m");
    timed.now += minutes(30);
    EXPECT_FALSE(timed.clock.isRunning());
    EXPECT_EQ(timed.time(Side::Sente), minutes(10));
    timed.move(minutes(1));
    EXPECT_TRUE(timed.clock.isRunning());
    EXPECT_EQ(timed.time(Side::Sente), minutes(10)) << "the first move is free";
    timed.now += seconds(7);
    EXPECT_EQ(timed.time(Side::Gote), minutes(10) - seconds(7));
}

TEST(Clock, AddsTheIncrementAfterTheMove) {
    RunningGame timed("1m+5s");
    timed.now += seconds(20);
    EXPECT_EQ(timed.time(Side::Gote), seconds(40));
    timed.move({});
    EXPECT_EQ(timed.time(Side::Gote), seconds(45));
    timed.move(seconds(2));
    EXPECT_EQ(timed.time(Side::Sente), seconds(68)) << "5 s for the free move, 3 s for this one";
}

TEST(Clock, LosesAPeriodOnlyWhenAMoveOutlastsIt) {
    RunningGame timed("10s,3x60s");
    timed.now += seconds(9);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(1), 3, false}));
    timed.now += seconds(1);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(60), 3, true}));
    timed.now += milliseconds(59999);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{milliseconds(1), 3, true}));
    timed.move({});
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(60), 3, true})) << "whole again";
    timed.move({});
    timed.now += seconds(60);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(60), 2, true}));
    timed.now += seconds(70);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(50), 1, true}));
    EXPECT_FALSE(timed.clock.hasRunOut());
    timed.move({});
    timed.move({});
    EXPECT_EQ(timed.clock.available(), seconds(60)) << "one period is left";
    timed.now += seconds(60);
    EXPECT_TRUE(timed.clock.hasRunOut());
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(0), 0, true}));
}

TEST(Clock, CountsTheMovesOfACanadianPeriod) {
    RunningGame timed("10s,60s/3moves");
    const auto gote = [&timed] { return timed.clock.left(Side::Gote); };
    EXPECT_EQ(gote(), (TimeLeft{seconds(10), 1, false, 3}));
    timed.move(seconds(4)); // of the main time
    timed.move({});
    EXPECT_EQ(gote(), (TimeLeft{seconds(6), 1, false, 3}));
    timed.move(seconds(16)); // six seconds of it, ten of the period
    EXPECT_EQ(gote(), (TimeLeft{seconds(50), 1, true, 2}));
    timed.move({});
    timed.move(seconds(20));
    EXPECT_EQ(gote(), (TimeLeft{seconds(30), 1, true, 1})) << "it is not whole again with each move";
    timed.move({});
    timed.now += seconds(29);
    EXPECT_FALSE(timed.clock.hasRunOut());
    timed.move({});
    EXPECT_EQ(gote(), (TimeLeft{seconds(60), 1, true, 3})) << "three moves were made";
    timed.move({});
    timed.now += seconds(60);
    EXPECT_TRUE(timed.clock.hasRunOut());
    EXPECT_EQ(gote(), (TimeLeft{seconds(0), 0, true, 3}));
}

TEST(Clock, GivesEachSideItsOwnTime) {
    const GameTime time = *parseGameTime("10m | 30s/move");
    milliseconds now{0};
    Clock clock(time, [&now] { return now; });
    Game game(testing::game("wa"));
    clock.setPaused(false);
    clock.follow(game);
    EXPECT_EQ(clock.left(Side::Sente).time, minutes(10));
    EXPECT_EQ(clock.left(Side::Gote).time, seconds(30));
    for (const seconds spent : {seconds(0), seconds(20), seconds(60)}) {
        now += spent;
        const milliseconds taken = clock.press();
        ASSERT_TRUE(game.play(Move(game.legalMoves().front())));
        game.setSpent(taken);
        clock.follow(game);
    }
    EXPECT_EQ(clock.left(Side::Sente).time, minutes(9));
    EXPECT_EQ(clock.left(Side::Gote).time, seconds(30));
}

TEST(Clock, GivesTheSameTimeForEveryMove) {
    RunningGame timed("30s/move");
    for (int i = 0; i < 6; ++i) {
        const Side side = timed.clock.turn();
        timed.now += seconds(29);
        EXPECT_EQ(timed.clock.left(side), (TimeLeft{seconds(1), 1, true}));
        timed.move({});
        EXPECT_EQ(timed.time(side), seconds(30));
    }
}

TEST(Clock, RunsOutAtZero) {
    RunningGame timed("10s");
    timed.now += milliseconds(9999);
    EXPECT_FALSE(timed.clock.hasRunOut());
    timed.now += milliseconds(1);
    EXPECT_TRUE(timed.clock.hasRunOut());
    timed.now += seconds(3);
    EXPECT_EQ(timed.time(Side::Gote), seconds(-3)) << "where the flag does not count, overtime does";
    timed.move({});
    timed.move(seconds(4));
    timed.now += seconds(1);
    EXPECT_EQ(timed.time(Side::Gote), seconds(-4));
}

TEST(Clock, OvertimeInByoyomiEndsWithTheMove) {
    RunningGame timed("2x10s");
    timed.now += seconds(25);
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(-5), 0, true}));
    timed.move({});
    EXPECT_EQ(timed.clock.left(Side::Gote), (TimeLeft{seconds(10), 1, true}));
}

TEST(Clock, IsAsItWasAfterATakeBack) {
    RunningGame timed("1m+1s");
    timed.move(seconds(10));
    timed.move(seconds(20));
    const auto gote = timed.time(Side::Gote);
    timed.now += seconds(5);
    EXPECT_EQ(timed.time(Side::Gote), gote - seconds(5));
    timed.takeBack();
    EXPECT_FALSE(timed.clock.isRunning()) << "later moves exist";
    timed.now += seconds(50);
    EXPECT_EQ(timed.time(Side::Sente), seconds(61));
    EXPECT_EQ(timed.time(Side::Gote), seconds(51));
    timed.takeBack();
    EXPECT_EQ(timed.time(Side::Gote), seconds(60));
    timed.redo();
    timed.redo();
    EXPECT_TRUE(timed.clock.isRunning());
    EXPECT_EQ(timed.time(Side::Sente), seconds(42));
    EXPECT_EQ(timed.time(Side::Gote), gote - seconds(5)) << "the move under way goes on where it stood";
    timed.takeBack();
    timed.move(seconds(50));
    EXPECT_EQ(timed.time(Side::Sente), seconds(62)) << "looking back is free";
}

TEST(Clock, StandsWhilePausedAndWhenTheGameIsOver) {
    RunningGame timed("1m");
    timed.now += seconds(10);
    timed.clock.setPaused(true);
    timed.now += seconds(100);
    EXPECT_EQ(timed.time(Side::Gote), seconds(50));
    timed.clock.setPaused(false);
    timed.now += seconds(10);
    EXPECT_EQ(timed.time(Side::Gote), seconds(40));
    timed.game.resign(Side::Gote);
    timed.clock.follow(timed.game);
    timed.now += seconds(100);
    EXPECT_FALSE(timed.clock.isRunning());
    EXPECT_EQ(timed.time(Side::Gote), seconds(40));
}

TEST(Clock, GoesOnFromWhatWasSpentBefore) {
    RunningGame timed("1m");
    Clock again(
        timed.clock.time(), [&timed] { return timed.now; }, seconds(25));
    again.follow(timed.game);
    EXPECT_TRUE(again.isPaused());
    timed.now += seconds(5);
    EXPECT_EQ(again.left(Side::Gote).time, seconds(35));
    EXPECT_EQ(again.elapsed(), seconds(25));
}

TEST(Clock, FindsTheMoveThatTookTooLong) {
    RunningGame timed("10s");
    timed.move(seconds(9));
    timed.move(seconds(9));
    EXPECT_FALSE(overspentMove(timed.clock.time(), timed.game));
    timed.move(seconds(2));
    EXPECT_EQ(overspentMove(timed.clock.time(), timed.game), timed.game.current());
    timed.game.goTo(Game::kStart);
    EXPECT_TRUE(overspentMove(timed.clock.time(), timed.game)) << "whatever is looked at";
}

} // namespace
} // namespace mujo
