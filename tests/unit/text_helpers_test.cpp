#include <gtest/gtest.h>

#include "core/base/ascii.h"
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

/// Says everything in capitals, and numbers in a way of its own.
class Shouting final : public Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english, const char* comment,
                                        int n) const override {
        std::string text = ascii::toUpper(english);
        text += comment != nullptr ? " (" + std::string(context) + ')' : "";
        const auto at = text.find("%N");
        return at == std::string::npos ? text : text.replace(at, 2, '#' + std::to_string(n));
    }
};

TEST(Sentence, IsSaidInTheLanguageOfTheReader) {
    const int count = 2;
    const Sentence inner = sentence("Tests", "a list", "what it is");
    const Sentence whole = sentence("Tests", "%1 must be %2, not %3").with(std::string("\"id\""), inner, 7);
    EXPECT_EQ(whole.english(), "\"id\" must be a list, not 7");
    EXPECT_EQ(whole.in(Shouting()), "\"id\" MUST BE A LIST (Tests), NOT 7");
    const Sentence plural = sentence("Tests", "%n square(s)", nullptr, count);
    EXPECT_EQ(plural.english(), "2 squares");
    EXPECT_EQ(plural.in(Shouting()), "#2 SQUARE(S)");
    EXPECT_EQ(about(std::string_view("move 3"), whole).in(Shouting()).substr(0, 7), "move 3:");
    const Sentence told([](const Language& language) { return language.translate("Tests", "of facts"); });
    EXPECT_EQ(sentence("Tests", "%1!").with(told).in(Shouting()), "OF FACTS!");
    EXPECT_FALSE(told.empty() || whole.empty() || plural.empty());
    EXPECT_TRUE(Sentence().empty() && Sentence(std::string()).empty());
    EXPECT_EQ(Sentence(std::string("100 % %1")).in(Shouting()), "100 % %1") << "words of a file";
}

TEST(Diagnostics, AreOneLineWhateverTheInput) {
    const Diagnostic fault{"a\nb", 1, 2, 1, std::string("unknown key \"\x1b[2J\""), std::string("or\n\"x\"")};
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
