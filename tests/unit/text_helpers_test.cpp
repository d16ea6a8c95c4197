#include <gtest/gtest.h>

#include "core/base/diagnostic.h"
#include "core/base/english.h"
#include "core/base/nearest_name.h"
#include "core/base/printable.h"

namespace mujo {
namespace {

using namespace std::string_literals;

TEST(Printable, LeavesTextOfEveryScriptAsItIs) {
    for (const char* text : {"", "plain (text), 9×9 ...", "鉤行将棋 kōgyō", "🀄 é", "\xC2\xA0\xEF\xBF\xBD"}) {
        EXPECT_EQ(printable(text), text);
    }
}

TEST(Printable, WritesOutWhatCouldCommandATerminal) {
    EXPECT_EQ(printable("\x1b[31mred\x1b]52;c;eA==\x07"), "\\x1b[31mred\\x1b]52;c;eA==\\x07");
    EXPECT_EQ(printable("two\nlines\r\tand\x7f"), "two\\x0alines\\x0d\\x09and\\x7f");
    EXPECT_EQ(printable("a\0b"s), "a\\x00b");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m"),
              "\\x9b31m")
        << "the same by one character";
    EXPECT_EQ(printable("\x9B"
                        "31m"),
              "\\x9b31m")
        << "and by one byte";
    EXPECT_EQ(printable("\u202Egnp.exe\u2066\u2028"), "\\u202egnp.exe\\u2066\\u2028");
}

TEST(Printable, WritesOutBytesThatAreNoText) {
    EXPECT_EQ(printable("\xFF\xC3(\xE5\xB0"), "\\xff\\xc3(\\xe5\\xb0");
    EXPECT_EQ(printable("\xC0\x8A"), "\\xc0\\x8a") << "a line feed in too many bytes";
    EXPECT_EQ(printable("\xE0\x80\x9B"), "\\xe0\\x80\\x9b");
    EXPECT_EQ(printable("\xE5"), "\\xe5");
}

TEST(Diagnostics, AreOneLineWhateverTheInput) {
    const Diagnostic fault{"a\nb", 1, 2, 1, "unknown key \"\x1b[2J\"", "or\n\"x\""};
    EXPECT_EQ(fault.text(), "a\\x0ab:1:2: error: unknown key \"\\x1b[2J\" (or\\x0a\"x\")");
}

TEST(NearestName, FindsWhatWasMeantAndNothingElse) {
    const std::vector<std::string> names = {"variants", "moves", "perft", "play", "explain", "match", "chu"};
    EXPECT_EQ(nearestName("mvoes", names), "moves");
    EXPECT_EQ(nearestName("move", names), "moves");
    EXPECT_EQ(nearestName("ex", names), "explain");
    EXPECT_EQ(nearestName("cho", names), "chu");
    EXPECT_EQ(nearestName("frobnicate", names), "");
    EXPECT_EQ(nearestName("", names), "");
    EXPECT_EQ(nearestName(std::string(100000, 'x'), names), "");
}

TEST(Counted, SaysOneThingInTheSingular) {
    EXPECT_EQ(counted(1, "rank"), "1 rank");
    EXPECT_EQ(counted(0, "rank"), "0 ranks");
    EXPECT_EQ(counted(2, "ply", "plies"), "2 plies");
    EXPECT_EQ(counted(1, "ply", "plies"), "1 ply");
}

} // namespace
} // namespace mujo
