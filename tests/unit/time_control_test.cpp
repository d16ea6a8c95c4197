#include "core/game/time_control.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace mujo {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

TEST(TimeControl, IsReadInEachOfItsForms) {
    const std::vector<std::pair<std::string, TimeControl>> forms{
        {"10m", {minutes(10), {}, 0, {}}},
        {"10m+5s", {minutes(10), seconds(5), 0, {}}},
        {"30m,3x60s", {minutes(30), {}, 3, seconds(60)}},
        {"3x30s", {{}, {}, 3, seconds(30)}},
        {"60s/move", {{}, {}, 1, seconds(60)}},
        {"1x60s", {{}, {}, 1, seconds(60)}},
        {"1h30m,1x1m", {minutes(90), {}, 1, seconds(60)}},
        {"0.5s+0.05s", {milliseconds(500), milliseconds(50), 0, {}}},
        {" 90s + 2s ", {seconds(90), seconds(2), 0, {}}},
        {"100h", {hours(100), {}, 0, {}}},
        {"10m/20moves", {{}, {}, 1, minutes(10), 20}},
        {"1h, 10m / 20 moves", {hours(1), {}, 1, minutes(10), 20}},
    };
    for (const auto& [text, control] : forms) {
        const auto read = parseTimeControl(text);
        ASSERT_TRUE(read) << text << ": " << read.error().front().text();
        EXPECT_EQ(*read, control) << text;
        EXPECT_EQ(*parseTimeControl(timeControlText(control)), control) << timeControlText(control);
    }
}

TEST(TimeControl, MayBeAnotherOneForEachSide) {
    const auto same = parseGameTime("10m+5s");
    ASSERT_TRUE(same);
    EXPECT_TRUE(same->isSame());
    EXPECT_EQ(gameTimeText(*same), "10m+5s");
    const auto odds = parseGameTime("10m+5s | 5m,10m/20moves");
    ASSERT_TRUE(odds);
    EXPECT_EQ((*odds)[Side::Sente], *parseTimeControl("10m+5s"));
    EXPECT_EQ((*odds)[Side::Gote].movesInPeriod, 20);
    EXPECT_EQ(gameTimeText(*odds), "10m+5s | 5m,10m/20moves");
    for (const auto& [text, column] : std::vector<std::pair<const char*, int>>{
             {"10m |", 6}, {"| 10m", 1}, {"10m | 5", 8}, {"10m | 5m | 3m", 10}}) {
        const auto fault = parseGameTime(text);
        ASSERT_FALSE(fault) << text;
        EXPECT_EQ(fault.error().front().column, column) << text;
    }
}

TEST(TimeControl, HasOneNormalForm) {
    const std::vector<std::pair<const char*, const char*>> forms{
        {"90s", "1m30s"},    {"600s + 5s", "10m+5s"},       {"1x60s", "1m/move"},
        {"0.050s", "0.05s"}, {"30m , 3 x 60s", "30m,3x1m"}, {"90m", "1h30m"},
        {"1h0m5s", "1h5s"},  {"1.250s/move", "1.25s/move"},
    };
    for (const auto& [text, normal] : forms) {
        const auto read = parseTimeControl(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(timeControlText(*read), normal);
    }
}

TEST(TimeControl, IsRefusedWithThePlaceOfTheFault) {
    const std::vector<std::pair<std::string, int>> faults{
        {"", 1},
        {"abc", 1},
        {"10", 3},
        {"10x", 4},
        {"0s", 1},
        {"10m+", 5},
        {"10m/1moves", 5},
        {"10m/20", 7},
        {"10m/", 5},
        {"10m,5m", 7},
        {"10m+0s", 5},
        {"5s10m", 5},
        {"10m10m", 6},
        {"10m,", 5},
        {"10m,0x60s", 5},
        {"10m,100x60s", 5},
        {"10m,3y60s", 6},
        {"60s/day", 5},
        {"60s/move more", 10},
        {"101h", 1},
        {"99h60m1s", 1},
        {"1.5m", 1},
        {"0.0005s", 1},
        {"1.s", 1},
        {"10m+5s,3x6s", 7},
        {"99999999999999999999h", 1},
        {"-5m", 1},
        {"0x60s", 1},
        {"10m+101h", 5},
    };
    for (const auto& [text, column] : faults) {
        const auto read = parseTimeControl(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().front().line, 1) << text;
        EXPECT_EQ(read.error().front().column, column) << text << ": " << read.error().front().text();
        EXPECT_FALSE(read.error().front().message.empty());
    }
}

} // namespace
} // namespace mujo
