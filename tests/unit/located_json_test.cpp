#include "core/variant_file/located_json.h"

#include <gtest/gtest.h>

#include <chrono>

#include "core/variant_file/json_limits.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using Clock = std::chrono::steady_clock;

/// Place of the first fault as `line:column`; empty when there is none.
std::string faultPlace(const std::string& text) {
    const auto json = parseLocatedJson(text, "f.json");
    if (json) {
        return "";
    }
    const Diagnostic& fault = json.error().front();
    EXPECT_EQ(fault.file, "f.json");
    EXPECT_FALSE(fault.message.empty());
    return std::to_string(fault.line) + ':' + std::to_string(fault.column);
}

TEST(LocatedJson, KnowsWhereItsValuesStand) {
    const auto json = parseLocatedJson("{\n  \"a\": 1,\n  \"b\": [true, \"x\"]\n}", "f.json");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->place.line, 1);
    EXPECT_EQ(json->place.column, 1);
    EXPECT_EQ(json->find("a")->place.line, 2);
    EXPECT_EQ(json->find("a")->place.column, 8);
    EXPECT_EQ(*json->find("a")->integer(), 1);
    const LocatedJson& list = *json->find("b");
    EXPECT_EQ(list.place.column, 8);
    EXPECT_EQ((*list.array())[1].place.line, 3);
    EXPECT_EQ((*list.array())[1].place.column, 15);
    EXPECT_EQ(json->object()->at(1).namePlace.column, 3);
    EXPECT_EQ(json->find("c"), nullptr);
}

TEST(LocatedJson, SaysWhereATextThatIsCutOffEnds) {
    const auto told = [](const std::string& text) {
        const auto json = parseLocatedJson(text, "f.json");
        return json ? std::string() : json.error().front().text();
    };
    EXPECT_EQ(told("{\n  \"a\": [1,\n"), "f.json:3:1: error: the file ends too early");
    EXPECT_EQ(told("{\n  \"a"), "f.json:2:5: error: the file ends too early");
    EXPECT_EQ(told("{\n  \"a\": 1"), "f.json:2:9: error: the file ends too early");
    EXPECT_EQ(told("{\"a\": \"\xE9\x8A"), "f.json:1:9: error: the file ends too early");
}

// The reader behind it speaks of parsers, literals and tokens.
TEST(LocatedJson, SaysInPlainWordsWhatIsWrong) {
    const auto told = [](const std::string& text) {
        const auto json = parseLocatedJson(text, "f.json");
        return json ? std::string() : json.error().front().message.english();
    };
    EXPECT_EQ(told(""), "the file is empty");
    EXPECT_EQ(told(" \n\n"), "the file is empty");
    EXPECT_EQ(told(std::string("{\0}", 3)), "this is no text, but a file of another kind");
    EXPECT_EQ(told("\x89PNG\r\n\xFF"), "this is no file of a game: such a file begins with '{'");
    EXPECT_EQ(told("hello"), "this is no file of a game: such a file begins with '{'");
    EXPECT_EQ(told("{\"a\": 1 \"b\": 2}"), "a comma or '}' is missing here");
    EXPECT_EQ(told("[1 2]"), "a comma or ']' is missing here");
    EXPECT_EQ(told("{\"a\" 1}"), "a ':' is missing here");
    EXPECT_EQ(told("{a: 1}"), "a name in quotation marks is expected here");
    EXPECT_EQ(told("{\"a\": }"),
              "a value is expected here: a text in quotation marks, a number, a list or the like");
    EXPECT_EQ(told("{\"a\": yes}"), "a text stands here without quotation marks");
    EXPECT_EQ(told("{\"a\": \"b\nc\"}"), "a text in quotation marks goes over the end of its line");
    EXPECT_EQ(told("{} {}"), "the text goes on behind its end");
}

TEST(LocatedJson, CountsCharactersNotBytes) {
    const auto json = parseLocatedJson(R"({"漢字": "歩兵", "b": 7})", "f.json");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->find("b")->place.column, 19);
}

TEST(LocatedJson, TellsTheKindsApart) {
    const auto json = parseLocatedJson(R"([null, false, -3, 2.5, "s", [], {}])", "f.json");
    ASSERT_TRUE(json);
    const auto& items = *json->array();
    EXPECT_TRUE(items[0].isNull());
    EXPECT_FALSE(*items[1].boolean());
    EXPECT_EQ(*items[2].integer(), -3);
    EXPECT_EQ(items[3].integer(), nullptr);
    EXPECT_EQ(*items[4].string(), "s");
    EXPECT_NE(items[5].array(), nullptr);
    EXPECT_NE(items[6].object(), nullptr);
    EXPECT_EQ(items[4].kind().english(), "a string");
}

TEST(LocatedJson, ReadsEscapes) {
    const auto json = parseLocatedJson(R"(["a\"\\\n\u6b69\ud83d\ude00"])", "f.json");
    ASSERT_TRUE(json);
    EXPECT_EQ(*json->array()->at(0).string(), "a\"\\\n歩😀");
}

TEST(LocatedJson, NamesThePlaceOfASyntaxFault) {
    EXPECT_EQ(faultPlace("{\"a\": 1,}").substr(0, 2), "1:");
    EXPECT_EQ(faultPlace("{\n\"a\" 1}").substr(0, 2), "2:");
    EXPECT_EQ(faultPlace("").substr(0, 2), "1:");
    EXPECT_NE(faultPlace("[1, 2"), "");
    EXPECT_NE(faultPlace("[1] x"), "");
    EXPECT_NE(faultPlace("\"abc"), "");
    EXPECT_NE(faultPlace("{\"a\": nul}"), "");
    EXPECT_NE(faultPlace("\"\xff\xfe\""), "") << "no UTF-8";
}

TEST(LocatedJson, RefusesANameThatOccursTwice) {
    EXPECT_EQ(faultPlace("{\"a\": 1,\n \"a\": 2}"), "2:2");
}

TEST(LocatedJson, RefusesDeepNesting) {
    EXPECT_EQ(faultPlace(std::string(60, '[') + std::string(60, ']')), "");
    EXPECT_NE(faultPlace(std::string(70, '[') + std::string(70, ']')), "");
    EXPECT_NE(faultPlace(std::string(1000000, '[')), "");
    std::string objects;
    for (int i = 0; i < 10000; ++i) {
        objects += "{\"a\":";
    }
    EXPECT_NE(faultPlace(objects), "");
}

TEST(LocatedJson, RefusesATextThatIsTooLongAtOnce) {
    const std::string large = '[' + std::string(10U << 20U, ' ') + ']';
    const auto begin = Clock::now();
    EXPECT_NE(faultPlace(large), "");
    EXPECT_TRUE(testing::isInTime<Clock::duration>(Clock::now() - begin, std::chrono::seconds(5)));
    EXPECT_TRUE(parseLocatedJson(large, "f.json", 20U << 20U));
}

TEST(LocatedJson, RefusesMoreValuesThanThereIsRoomFor) {
    JsonLimits limits;
    limits.values = 4;
    EXPECT_FALSE(parseLimitedJson("[1, [2, 3]]", "f.json", limits));
    EXPECT_TRUE(parseLimitedJson("[1, [2]]", "f.json", limits));
}

TEST(LocatedJson, RefusesObjectsWithTooManyNames) {
    std::string text = "{";
    for (int i = 0; i < 5000; ++i) {
        text += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\":0";
    }
    EXPECT_NE(faultPlace(text + '}'), "");
}

TEST(LocatedJson, MergesMembersRemovesNullsAndReplacesEverythingElse) {
    const auto target = parseLocatedJson(R"({"a": {"x": 1, "y": 2}, "b": [1, 2], "c": 3})", "f.json");
    const auto patch =
        parseLocatedJson(R"({"a": {"y": 5, "z": 6}, "b": [9], "c": null, "d": null})", "f.json");
    const LocatedJson result = merged(*target, *patch);
    EXPECT_EQ(*result.find("a")->find("x")->integer(), 1);
    EXPECT_EQ(*result.find("a")->find("y")->integer(), 5);
    EXPECT_EQ(*result.find("a")->find("z")->integer(), 6);
    EXPECT_EQ(result.find("b")->array()->size(), 1U);
    EXPECT_EQ(result.find("c"), nullptr);
    EXPECT_EQ(result.find("d"), nullptr);
}

} // namespace
} // namespace mujo
