#include "core/variant_file/loader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>

#include "core/variant_file/catalog.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using Clock = std::chrono::steady_clock;

// A small good file; the tests put faults into it.
const std::string kGood = R"({
  "id": "mini",
  "name": "Mini",
  "board": {"files": 5, "ranks": 6},
  "pieces": [
    {"id": "K", "name": "King", "kanji": "玉", "betza": "K", "royal": true},
    {"id": "P", "name": "Pawn", "kanji": "歩", "betza": "fW", "promotes": "+P"},
    {"id": "+P", "name": "Tokin", "kanji": "と", "betza": "WfF"}
  ],
  "setup": [
    ["", "", "K", "", ""],
    ["P", "P", "P", "P", "P"]
  ],
  "rules": {
    "promotion": {"kind": "zone", "depth": 2},
    "repetition": {"kind": "fourfold"}
  }
})";

std::string changed(const std::string& from, const std::string& to) {
    std::string text = kGood;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

/// Line and column at which `part` begins in `text`; columns count characters.
std::string placeOf(const std::string& text, const std::string& part, int more = 0) {
    const std::size_t at = text.find(part);
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    const std::size_t start = text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1;
    int column = 1 + more;
    for (std::size_t i = start; i < at; ++i) {
        column += (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U ? 1 : 0;
    }
    return std::to_string(line) + ':' + std::to_string(column);
}

/// Places of all faults.
std::vector<std::string> places(const std::string& text) {
    std::vector<std::string> out;
    const auto variant = loadVariant(text, "mini.json");
    if (!variant) {
        for (const Diagnostic& fault : variant.error()) {
            EXPECT_EQ(fault.file, "mini.json");
            EXPECT_FALSE(fault.message.empty());
            out.push_back(std::to_string(fault.line) + ':' + std::to_string(fault.column));
        }
    }
    return out;
}

using Places = std::vector<std::string>;

TEST(VariantLoader, ReadsAGoodFile) {
    const auto variant = loadVariant(kGood, "mini.json");
    ASSERT_TRUE(variant);
    EXPECT_EQ((*variant)->id(), "mini");
    EXPECT_EQ((*variant)->shape().ranks(), 6);
    EXPECT_EQ((*variant)->types().size(), 3U);
    EXPECT_EQ((*variant)->data().setup.size(), 12U);
    EXPECT_EQ((*variant)->piecesPerSide(), 6);
    EXPECT_TRUE((*variant)->find("+p").has_value());
    EXPECT_FALSE((*variant)->find("Q").has_value());
    EXPECT_TRUE(checkVariant(kGood, "mini.json").empty());
}

TEST(VariantLoader, RefusesAnUnknownKeyAtItsPlace) {
    const std::string text = changed("\"royal\": true", "\"roial\": true");
    const Places found = places(text);
    EXPECT_NE(std::find(found.begin(), found.end(), placeOf(text, "\"roial\"")), found.end());
    const std::string top = changed("\"rules\"", "\"ruels\"");
    EXPECT_EQ(places(top).front(), placeOf(top, "\"ruels\""));
    const std::string rule = changed("\"repetition\"", "\"repetitoin\"");
    EXPECT_EQ(places(rule), (Places{placeOf(rule, "\"repetitoin\"")}));
}

TEST(VariantLoader, RefusesAWrongTypeAtItsPlace) {
    const std::string name = changed("\"name\": \"Pawn\"", "\"name\": 7");
    EXPECT_EQ(places(name), (Places{placeOf(name, "7")}));
    const std::string files = changed("\"files\": 5", "\"files\": \"5\"");
    EXPECT_EQ(places(files).front(), placeOf(files, "\"5\""));
    const std::string royal = changed("\"royal\": true", "\"royal\": 1");
    EXPECT_EQ(places(royal).front(), placeOf(royal, "1}"));
    EXPECT_FALSE(
        places(changed("\"setup\": [", "\"setup\": {\"a\": [")
                   .replace(changed("\"setup\": [", "\"setup\": {\"a\": [").find("  ],\n  \"rules\""), 4,
                            " ]},"))
            .empty());
    EXPECT_EQ(places("[1]").size(), 1U);
}

TEST(VariantLoader, RefusesBadLimitsOfPiecesOnAFile) {
    const auto with = [](const std::string& limits) {
        return changed("\"repetition\":", "\"drops\": {" + limits + "},\n    \"repetition\":");
    };
    EXPECT_TRUE(places(with(R"("mostPerFile": {"P": 2})")).empty());
    for (const char* bad : {R"("mostPerFile": {"Q": 2})", R"("mostPerFile": {"P": 0})",
                            R"("mostPerFile": {"P": 37})", R"("mostPerFile": {"P": "2"})",
                            R"("mostPerFile": ["P"])", R"("onePerFile": ["P"], "mostPerFile": {"P": 2})"}) {
        EXPECT_EQ(places(with(bad)).size(), 1U) << bad;
    }
}

TEST(VariantLoader, NamesTheColumnOfABadBetzaLetter) {
    const std::string letter = changed("\"betza\": \"fW\"", "\"betza\": \"fWkF\"");
    EXPECT_EQ(places(letter), (Places{placeOf(letter, "\"fWkF\"", 3)}));
    const std::string atom = changed("\"betza\": \"WfF\"", "\"betza\": \"WfFXY\"");
    EXPECT_EQ(places(atom), (Places{placeOf(atom, "\"WfFXY\"", 4), placeOf(atom, "\"WfFXY\"", 5)}));
}

TEST(VariantLoader, RefusesLettersThatNeedMoreThanTheBoardByName) {
    for (const char* letter : {"i", "e", "o", "u", "x"}) {
        const std::string text = changed("\"betza\": \"fW\"", std::string("\"betza\": \"f") + letter + "W\"");
        const auto variant = loadVariant(text, "mini.json");
        ASSERT_FALSE(variant) << letter;
        EXPECT_NE(variant.error().front().message.english().find(letter), std::string::npos);
        EXPECT_EQ(places(text).front(), placeOf(text, std::string("\"f") + letter + "W\"", 2));
    }
}

TEST(VariantLoader, RefusesASetupOffTheBoard) {
    const std::string wide =
        changed("[\"P\", \"P\", \"P\", \"P\", \"P\"]", "[\"P\", \"P\", \"P\", \"P\", \"P\", \"P\"]");
    EXPECT_EQ(places(wide), (Places{placeOf(wide, "[\"P\"")}));
    const std::string tall = changed("[\"P\", \"P\", \"P\", \"P\", \"P\"]", "[],[],[],[],[],[]");
    EXPECT_FALSE(places(tall).empty());
    const std::string deep = changed("\"ranks\": 6", "\"ranks\": 3");
    EXPECT_FALSE(places(deep).empty()) << "the two armies overlap";
}

TEST(VariantLoader, RefusesAnUnknownPieceInTheSetup) {
    const std::string text = changed("[\"\", \"\", \"K\"", "[\"\", \"X\", \"K\"");
    EXPECT_EQ(places(text), (Places{placeOf(text, "\"X\"")}));
}

TEST(VariantLoader, RefusesAPromotionToNothing) {
    const std::string text = changed("\"promotes\": \"+P\"", "\"promotes\": \"+Q\"");
    const Places found = places(text);
    EXPECT_NE(std::find(found.begin(), found.end(), placeOf(text, "\"+Q\"")), found.end());
}

TEST(VariantLoader, RefusesCyclicPromotion) {
    EXPECT_FALSE(places(changed("\"betza\": \"WfF\"", "\"betza\": \"WfF\", \"promotes\": \"P\"")).empty());
    EXPECT_FALSE(places(changed("\"promotes\": \"+P\"", "\"promotes\": \"P\"")).empty());
    std::string two = changed("\"royal\": true", "\"royal\": true, \"promotes\": \"P\"");
    two.replace(two.find("\"+P\""), 4, "\"K\"");
    EXPECT_FALSE(places(two).empty()) << "+P has no piece that promotes to it";
}

TEST(VariantLoader, RefusesTwoPiecesWithOneId) {
    EXPECT_FALSE(places(changed("\"id\": \"P\"", "\"id\": \"K\"")).empty());
}

TEST(VariantLoader, RefusesASideWithoutARoyal) {
    EXPECT_FALSE(places(changed(", \"royal\": true", "")).empty());
    EXPECT_FALSE(places(changed("\"K\", \"\", \"\"]", "\"P\", \"\", \"\"]")).empty());
}

TEST(VariantLoader, RefusesImpossibleBoards) {
    for (const char* files : {"0", "-1", "37", "1000000000", "5.5", "99999999999999999999"}) {
        const std::string text = changed("\"files\": 5", std::string("\"files\": ") + files);
        const Places found = places(text);
        ASSERT_FALSE(found.empty()) << files;
    }
}

TEST(VariantLoader, RefusesUnknownWordsInRules) {
    const std::string kind = changed("\"kind\": \"zone\"", "\"kind\": \"zones\"");
    EXPECT_EQ(places(kind), (Places{placeOf(kind, "\"zones\"")}));
    const std::string depth = changed("\"depth\": 2", "\"depth\": 7");
    EXPECT_EQ(places(depth), (Places{placeOf(depth, "7}")}));
    EXPECT_FALSE(
        places(changed("\"kind\": \"fourfold\"", "\"kind\": \"fourfold\", \"end\": \"win\"")).empty());
    EXPECT_FALSE(
        places(changed("\"rules\": {", "\"rules\": {\"contagion\": {\"exempt\": [\"Z\"]},")).empty());
}

TEST(VariantLoader, ReportsAllFaultsAtOnce) {
    std::string text = changed("\"betza\": \"fW\"", "\"betza\": \"fk\"");
    text.replace(text.find("\"betza\": \"WfF\""), 14, "\"betza\": \"W%\"");
    text.replace(text.find("\"depth\": 2"), 10, "\"depth\": 0");
    text.replace(text.find("\"\", \"\", \"K\""), 11, "\"Y\", \"\", \"K\"");
    EXPECT_GE(places(text).size(), 4U);
}

TEST(VariantLoader, KnowsOnlyTheProfilesOfTheFile) {
    const auto variant = loadVariant(kGood, "mini.json", "modern");
    ASSERT_FALSE(variant);
    EXPECT_NE(variant.error().front().text().find("modern"), std::string::npos);
}

TEST(VariantLoader, ChecksEveryProfile) {
    const std::string text = changed("\"rules\": {", R"("options": [
    {"id": "pawns", "name": "Pawns", "choices": [
      {"id": "good", "name": "Good"},
      {"id": "bad", "name": "Bad", "differs": "A bad letter.", "pieces": {"P": {"betza": "fk"}}}]}
  ],
  "profiles": [
    {"id": "other", "name": "Other", "differs": "A bad letter.", "set": {"pawns": "bad"}}
  ],
  "rules": {)");
    EXPECT_TRUE(loadVariant(text, "mini.json"));
    const Diagnostics faults = checkVariant(text, "mini.json");
    ASSERT_FALSE(faults.empty());
    EXPECT_EQ(std::to_string(faults[0].line) + ':' + std::to_string(faults[0].column),
              placeOf(text, "\"fk\"", 2));
}

TEST(VariantLoader, TheFirstChoiceAloneMaySayWhatItMeans) {
    const auto withMeans = [](const std::string& first, const std::string& second) {
        return changed("\"rules\": {",
                       R"("options": [{"id": "pawns", "name": "Pawns", "choices": [
    {"id": "good", "name": "Good")" +
                           first + R"(}, {"id": "better", "name": "Better", "differs": "Two steps.")" +
                           second + R"(}]}],
  "rules": {)");
    };
    const auto explanations = [](const std::string& text) {
        std::vector<std::string> found;
        const auto variant = loadVariant(text, "mini.json");
        if (!variant) {
            return std::vector<std::string>{variant.error().front().text()};
        }
        for (const OptionChoice& choice : (*variant)->data().optionTable.options[0].choices) {
            found.push_back(choice.explanation());
        }
        return found;
    };
    const std::string means = R"(, "means": "One step.")";
    EXPECT_EQ(explanations(withMeans(means, "")), (std::vector<std::string>{"One step.", "Two steps."}));
    EXPECT_EQ(explanations(withMeans("", "")), (std::vector<std::string>{"", "Two steps."}));
    const std::string onTheSecond = withMeans("", means);
    EXPECT_EQ(places(onTheSecond), std::vector<std::string>{placeOf(onTheSecond, "\"One step.\"")});
    EXPECT_EQ(places(withMeans(R"(, "means": 1)", "")).size(), std::size_t{1});
    EXPECT_EQ(places(withMeans(R"(, "means": ")" + std::string(601, 'm') + '"', "")).size(), std::size_t{1});
}

// So that a reader of the choice of rules learns what each one is.
TEST(ShippedVariants, SayWhatEveryChoiceMeans) {
    const Catalog shipped{std::filesystem::path()};
    for (const Catalog::Entry& entry : shipped.entries()) {
        for (const RuleOption& option : entry.standard->data().optionTable.options) {
            for (const OptionChoice& choice : option.choices) {
                EXPECT_FALSE(choice.explanation().empty())
                    << entry.fileName << ": " << option.id << '=' << choice.id;
            }
        }
    }
}

TEST(VariantLoader, AChoiceMayAddPieces) {
    const std::string text = changed("\"rules\": {", R"("options": [
    {"id": "first", "name": "First", "choices": [
      {"id": "none", "name": "None"},
      {"id": "new", "name": "New", "differs": "Two new pieces.",
       "newPieces": [{"id": "S", "name": "Silver", "kanji": "S", "betza": "FfW", "promotes": "T"},
                     {"id": "T", "name": "Tiger", "kanji": "T", "betza": "WfF", "formOnly": true}],
       "setup": [["", "S", "K", "", ""], ["P", "P", "P", "P", "P"]]}]},
    {"id": "second", "name": "Second", "choices": [
      {"id": "none", "name": "None"},
      {"id": "again", "name": "Again", "differs": "One of them under another name.",
       "newPieces": [{"id": "T", "name": "Gold", "kanji": "G", "betza": "WfF", "formOnly": true}]},
      {"id": "known", "name": "Known", "differs": "A piece of the game.",
       "newPieces": [{"id": "K", "name": "King", "kanji": "K", "betza": "K"}]}]}
  ],
  "rules": {)");
    const auto standard = loadVariant(text, "mini.json");
    ASSERT_TRUE(standard) << standard.error().front().text();
    EXPECT_FALSE((*standard)->find("S"));
    const auto promoted = [&](const char* profile) -> std::string {
        const auto variant = loadVariant(text, "mini.json", profile);
        if (!variant) {
            return variant.error().front().text();
        }
        const auto silver = (*variant)->find("+S");
        return silver ? (*variant)->type(*silver).name : "";
    };
    EXPECT_EQ(promoted("first=new"), "Tiger");
    EXPECT_EQ(promoted("first=new,second=again"), "Gold");
    EXPECT_NE(promoted("second=known").find("already a piece \"K\""), std::string::npos);
}

TEST(VariantLoader, EveryCutOffFileIsRefusedWithoutACrash) {
    for (std::size_t length = 0; length < kGood.size(); length += 3) {
        EXPECT_FALSE(loadVariant(kGood.substr(0, length), "mini.json")) << length;
    }
}

TEST(VariantLoader, HostileFilesAreRefusedInBoundedTime) {
    const auto begin = Clock::now();
    EXPECT_FALSE(loadVariant(std::string(10U << 20U, '['), "x"));
    EXPECT_FALSE(loadVariant("{\"id\": \"" + std::string(10U << 20U, 'a') + "\"}", "x"));
    std::string pieces = "{\"id\": \"K\", \"name\": \"K\", \"kanji\": \"K\", \"betza\": \"(a)20Q\"}";
    std::string many;
    for (int i = 0; i < 100; ++i) {
        many += (i > 0 ? "," : "") + std::string("{\"id\": \"P") + std::to_string(i) +
                R"(", "name": "P", "kanji": "p", "betza": "(a)9K(as)R(cdaf)Q(a)99K"})";
    }
    EXPECT_FALSE(loadVariant(R"({"id": "x", "name": "x", "board": {"files": 36, "ranks": 36}, "pieces": [)" +
                                 many + R"(], "setup": [[]]})",
                             "x"));
    EXPECT_FALSE(loadVariant(R"({"id": "x", "name": "x", "board": {"files": 36, "ranks": 36}, "pieces": [)" +
                                 pieces + R"(], "setup": [[]]})",
                             "x"));
    EXPECT_TRUE(testing::isInTime<Clock::duration>(Clock::now() - begin, std::chrono::seconds(60)));
}

TEST(VariantLoader, GroupsThatStandForTooMuchAreRefusedAtOnce) {
    const std::string two = "(mfa)9(mfa)50R";
    const std::string letters = "(" + std::string(1200, 'f') + ")99(" + std::string(700, 'f') + ")5W";
    for (const std::string& betza : {'[' + two + '?' + two + ']', letters, '[' + letters + '-' + "W]"}) {
        std::string pieces;
        for (int i = 0; i < 900; ++i) {
            pieces += (i > 0 ? "," : "") + std::string("{\"id\": \"P") + std::to_string(i) +
                      R"(", "name": "P", "kanji": "p", "betza": ")" + betza + "\"}";
        }
        const auto begin = Clock::now();
        EXPECT_FALSE(
            loadVariant(R"({"id": "x", "name": "x", "board": {"files": 36, "ranks": 36}, "pieces": [)" +
                            pieces + R"(], "setup": [[]]})",
                        "x"));
        EXPECT_TRUE(testing::isInTime<Clock::duration>(Clock::now() - begin, std::chrono::seconds(10)));
    }
}

TEST(VariantLoader, TextsHaveLimitsThatTheFaultNames) {
    const auto fault = [](const std::string& from, const std::string& to) {
        const std::string text = changed(from, to);
        const auto variant = loadVariant(text, "mini.json");
        EXPECT_FALSE(variant) << to.substr(0, 40);
        return variant ? std::string() : variant.error().front().text();
    };
    EXPECT_EQ(fault("\"Mini\"", '"' + std::string(81, 'm') + '"'),
              "mini.json:3:11: error: \"name\" has 81 characters; at most 80 are allowed");
    EXPECT_EQ(fault("\"King\"", '"' + std::string(81, 'k') + '"'),
              "mini.json:6:25: error: \"name\" has 81 characters; at most 80 are allowed");
    EXPECT_EQ(fault("\"id\": \"mini\"", R"("id": "mini", "summary": ")" + std::string(601, 's') + '"'),
              "mini.json:2:28: error: \"summary\" has 601 characters; at most 600 are allowed");
    EXPECT_EQ(fault("\"betza\": \"fW\"", R"("betza": "fW", "note": ")" + std::string(601, 'n') + '"'),
              "mini.json:7:70: error: \"note\" has 601 characters; at most 600 are allowed");
    EXPECT_EQ(fault("\"id\": \"mini\"", R"("id": "mini", "sources": [")" + std::string(700, 's') + "\"]"),
              "mini.json:2:29: error: \"sources\" has 700 characters; at most 600 are allowed");
    EXPECT_EQ(fault("\"Mini\"", '"' + std::string(1900000, 'm') + '"'),
              "mini.json:3:11: error: a text of 1900000 bytes; at most 4000 are read");
    EXPECT_EQ(fault("\"Mini\"", "\"Mini\", \"" + std::string(500000, 'k') + "\": 1"),
              "mini.json:3:19: error: a text of 500000 bytes; at most 4000 are read");
    // Characters count, not bytes.
    std::string kanji;
    for (int i = 0; i < 60; ++i) {
        kanji += "歩";
    }
    EXPECT_TRUE(loadVariant(changed("\"Mini\"", "\"Mini\", \"kanji\": \"" + kanji + '"'), "mini.json"));
    EXPECT_NE(fault("\"Mini\"", "\"Mini\", \"kanji\": \"" + kanji + "歩\"").find("61 characters"),
              std::string::npos);
    // What is quoted in a fault is cut.
    EXPECT_LT(fault("\"promotes\": \"+P\"", "\"promotes\": \"" + std::string(3000, 'p') + '"').size(), 200U);
}

TEST(VariantLoader, ListsOfTextsHaveALimitThatTheFaultNames) {
    std::string aliases = "\"a\"";
    for (int i = 0; i < 50; ++i) {
        aliases += ", \"a\"";
    }
    const auto variant = loadVariant(
        changed("\"betza\": \"fW\"", R"("betza": "fW", "aliases": [)" + aliases + ']'), "mini.json");
    ASSERT_FALSE(variant);
    EXPECT_NE(variant.error().front().text().find("\"aliases\" has more than 50 texts"), std::string::npos);
}

TEST(VariantLoader, OptionsChoicesAndProfilesHaveLimitsThatTheFaultNames) {
    const auto withOptions = [](int options, int choices, int profiles) {
        std::string text = "\"options\": [";
        for (int i = 0; i < options; ++i) {
            text += (i > 0 ? "," : "") + std::string(R"({"id": "o)") + std::to_string(i) +
                    R"(", "name": "O", "choices": [{"id": "c", "name": "C"})";
            for (int j = 0; j < choices; ++j) {
                text += R"(,{"id": "c)" + std::to_string(j) + R"(", "name": "C", "differs": "D"})";
            }
            text += "]}";
        }
        text += "], \"profiles\": [";
        for (int i = 0; i < profiles; ++i) {
            text += (i > 0 ? "," : "") + std::string(R"({"id": "p)") + std::to_string(i) +
                    R"(", "name": "P", "differs": "D", "set": {"o0": "c0"}})";
        }
        return checkVariant(changed("\"rules\": {", text + "], \"rules\": {"), "mini.json");
    };
    EXPECT_TRUE(withOptions(40, 2, 40).empty());
    EXPECT_TRUE(withOptions(1, 100, 0).empty());
    const auto only = [](const Diagnostics& faults) {
        EXPECT_EQ(faults.size(), 1U);
        return faults.empty() ? std::string() : faults.front().message.english();
    };
    EXPECT_EQ(only(withOptions(41, 1, 0)), "more than 40 options");
    EXPECT_EQ(only(withOptions(1, 2000, 0)),
              "more than 100 choices in all options together, beside the first ones");
    EXPECT_EQ(only(withOptions(1, 1, 41)), "more than 40 profiles");
}

// One start and one end would stand for two outcomes, of which only one could be listed and written.
TEST(VariantLoader, RefusesASweepBesideAMoveThatEndsOnItsLine) {
    const auto loads = [](const std::string& betza) {
        const std::string text =
            R"({"id": "x", "name": "x", "board": {"files": 9, "ranks": 9}, "pieces": [
                {"id": "K", "name": "King", "kanji": "K", "betza": "K", "royal": true},
                {"id": "X", "name": "Sweeper", "kanji": "X", "betza": ")" +
            betza + R"("}], "setup": [["K", "X", "", "", "", "", "", "", ""]]})";
        return loadVariant(text, "x").hasValue();
    };
    for (const char* good : {"(cdaf)mcdQ", "(cdaf)mcdBD", "(cdaf)mcdRF3", "(cdaf)mcdBmasW", "(cdaf)mcdRN"}) {
        EXPECT_TRUE(loads(good)) << good;
    }
    for (const char* bad :
         {"(cdaf)mcdRD", "(cdaf)mcdRFmaF", "(cdaf)mcdRFcaF", "(cdaf)mcdBKmaK", "(cdaf)mcdRU"}) {
        EXPECT_FALSE(loads(bad)) << bad;
    }
}

TEST(VariantLoader, ANameThatIsShownStandsInPlaceOfThatOfTheSource) {
    const auto game =
        loadVariant(changed(R"("name": "Pawn",)", R"("name": "foot man", "shown": "pawn",)"), "a");
    ASSERT_TRUE(game);
    const PieceType& pawn = (*game)->type(*(*game)->find("P"));
    EXPECT_EQ(pawn.name, "Pawn");
    EXPECT_EQ(pawn.aliases, std::vector<std::string>{"Foot Man"}); // and is still found
    EXPECT_EQ((*game)->find("Foot Man"), (*game)->find("P"));
}

// Two pieces of Taikyoku share the characters of one of other games, and so do not have its name.
TEST(ShippedVariants, OnePieceHasOneNameInAllGames) {
    std::map<std::string, std::map<std::string, std::string>> names; // kanji -> name -> a game
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const PieceType& type : entry.standard->types()) {
            names[type.kanji].emplace(type.name, entry.standard->id());
        }
    }
    for (const auto& [kanji, named] : names) {
        const bool isTwoPieces = kanji == "𠵇犬" || kanji == "四天王";
        EXPECT_TRUE(named.size() == 1 || isTwoPieces)
            << kanji << ": " << named.begin()->first << " (" << named.begin()->second << "), "
            << named.rbegin()->first << " (" << named.rbegin()->second << ")";
    }
}

TEST(VariantLoader, ReadsWhatANewcomerIsTold) {
    EXPECT_FALSE(loadVariantFile(kGood, "mini.json")->notes.introduction);
    EXPECT_TRUE(loadVariantFile(kGood, "mini.json")->notes.tour.isEmpty());
    const std::string text = changed(R"("name": "Mini",)",
                                     R"("name": "Mini",
  "introduction": {"shelf": "giants", "minutes": 90, "difficulty": "hard"},
  "tour": {"title": "Ten moves", "steps": [{"say": "Go on.", "move": "3e3d", "heard": "So.", "reply": "3b3c"}]},)");
    const auto loaded = loadVariantFile(text, "mini.json");
    ASSERT_TRUE(loaded);
    const Introduction introduction = loaded->notes.introduction.value();
    EXPECT_EQ(introduction.shelf, Introduction::Shelf::Giants);
    EXPECT_EQ(introduction.minutes, 90);
    EXPECT_EQ(introduction.difficulty, Introduction::Difficulty::Hard);
    ASSERT_EQ(loaded->notes.tour.steps.size(), std::size_t{1});
    EXPECT_EQ(loaded->notes.tour.steps.front().reply, "3b3c");
    const std::string bad = changed(
        R"("name": "Mini",)",
        R"("introduction": {"shelf": "attic", "minutes": -1}, "tour": {"steps": [{"move": 1}]}, "name": "Mini",)");
    EXPECT_EQ(places(bad).size(), std::size_t{6}); // shelf, minutes, title, say, move, heard
}

TEST(ShippedVariants, AllTellANewcomerHowLongTheyTake) {
    const Catalog shipped{std::filesystem::path()};
    for (const Catalog::Entry& entry : shipped.entries()) {
        ASSERT_TRUE(entry.notes.introduction) << entry.fileName;
        EXPECT_GT(entry.notes.introduction->minutes, 0) << entry.fileName;
    }
}

TEST(ShippedVariants, AreWithoutFaultUnderEveryProfile) {
    for (const VariantText& file : builtinVariants()) {
        for (const Diagnostic& fault : checkVariant(file.text, std::string(file.fileName))) {
            ADD_FAILURE() << fault.text();
        }
    }
}

} // namespace
} // namespace mujo
