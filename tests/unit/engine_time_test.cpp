#include <gtest/gtest.h>

#include "core/engine/engine.h"
#include "core/engine/time_manager.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = TimeManager::Clock;

TimeManager managing(const SearchLimits& limits, int percent = 100) {
    return {limits, Clock::time_point{}, percent};
}

SearchLimits clockOf(const ClockLimits& clock) {
    SearchLimits limits;
    limits.clock = clock;
    return limits;
}

TEST(TimeManager, UsesAFixedTimeUpToAMarginAndNeverMore) {
    SearchLimits limits;
    limits.time = 500ms;
    const TimeManager time = managing(limits);
    EXPECT_FALSE(time.aim());
    EXPECT_FALSE(time.expired(Clock::time_point{} + 480ms));
    EXPECT_TRUE(time.expired(Clock::time_point{} + 500ms));
    EXPECT_FALSE(time.isEnough(Clock::time_point{} + 450ms, {})) << "there is nothing to save time for";
}

TEST(TimeManager, HasNoLimitWhereNoneIsGiven) {
    const TimeManager time = managing({});
    EXPECT_FALSE(time.most());
    EXPECT_FALSE(time.expired(Clock::time_point{} + 24h));
}

TEST(TimeManager, NeverPlansMoreThanTheClockHas) {
    for (const auto remaining : {0ms, 1ms, 20ms, 1000ms, 60000ms, 3600000ms}) {
        for (const auto increment : {0ms, 100ms, 5000ms}) {
            for (const auto byoyomi : {0ms, 1000ms, 30000ms}) {
                for (const int moves : {0, 1, 2, 40}) {
                    const TimeManager time = managing(clockOf({remaining, increment, byoyomi, moves}));
                    ASSERT_TRUE(time.most());
                    ASSERT_TRUE(time.aim());
                    EXPECT_LE(*time.most(), std::max(1ms, std::chrono::milliseconds(remaining + byoyomi)));
                    EXPECT_LE(*time.aim(), *time.most());
                }
            }
        }
    }
}

TEST(TimeManager, TheClockLastsForManyMoves) {
    auto remaining = 60000ms;
    for (int move = 0; move < 150; ++move) {
        const TimeManager time = managing(clockOf({remaining, 500ms, 0ms, 0}));
        ASSERT_LT(*time.aim(), remaining);
        remaining += 500ms - *time.aim();
    }
    EXPECT_GT(remaining, 500ms);
}

TEST(TimeManager, TakesByoyomiWholeWhenNothingElseIsLeft) {
    const TimeManager time = managing(clockOf({0ms, 0ms, 10000ms, 0}));
    EXPECT_GE(*time.aim(), 8000ms);
    EXPECT_LT(*time.most(), 10000ms);
}

TEST(TimeManager, NeedsLessForAMoveThatStaysAndMoreWhenItsScoreFalls) {
    const TimeManager time = managing(clockOf({120000ms, 0ms, 0ms, 0}));
    const auto needed = [&](const TimeManager::Report& report) {
        auto spent = 0ms;
        while (!time.isEnough(Clock::time_point{} + spent, report)) {
            spent += 10ms;
        }
        return spent;
    };
    const auto changed = needed({0, 0, 0});
    const auto stable = needed({0, 0, 6});
    const auto fallen = needed({-150, 0, 0});
    EXPECT_LT(stable, changed / 2);
    EXPECT_GT(fallen, changed * 3 / 2);
    EXPECT_LT(fallen, *time.most());
}

TEST(TimeManager, AShareIsAShareOfBothTimes) {
    const SearchLimits limits = clockOf({100000ms, 0ms, 0ms, 0});
    EXPECT_NEAR(static_cast<double>(managing(limits, 25).most()->count()),
                static_cast<double>(managing(limits).most()->count()) / 4, 2);
    EXPECT_NEAR(static_cast<double>(managing(limits, 25).aim()->count()),
                static_cast<double>(managing(limits).aim()->count()) / 4, 2);
}

TEST(FullTimeManager, ASearchByTheClockEndsWithinIt) {
    for (const std::string& id : testing::gameIds()) {
        const Position start = Position::start(testing::game(id));
        SearchRequest request{start, History(start.key()), clockOf({2000ms, 0ms, 0ms, 0})};
        static_cast<void>(Engine::search(request)); // measures the pieces once
        const SearchInfo info = Engine::search(request);
        EXPECT_TRUE(testing::isInTime<std::chrono::milliseconds>(info.time, 1000ms)) << id;
        EXPECT_FALSE(info.line.empty());
    }
}

} // namespace
} // namespace mujo
