// Variant files in the language of the reader: issue of owning, "a language is one .ts and one data file;
// variant files have room for names in other languages".

#include "core/variant_file/translation.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"

namespace mujo {
namespace {

const std::string kTexts = R"({
  "language": "ja",
  "common": {"profiles": {"standard": {"name": "標準"}}},
  "variants": {
    "wa": {
      "name": "和将棋",
      "reading": "わしょうぎ",
      "pieces": {"TF": {"name": "隠狐", "reading": "いんこ", "note": "間の駒を跳び越える。"}},
      "options": {"drops": {"name": "持ち駒", "choices": {"on": {"means": "取った駒を打てる。"},
        "off": {"name": "なし", "differs": "取った駒は使えない。"}}}},
      "profiles": {"no-drops": {"name": "持ち駒なし"}},
      "tour": {"title": "狐の十手", "steps": [{"say": "狐を動かす。", "heard": "跳んだ。"}]}
    }
  }
})";

std::shared_ptr<const Translation> texts(const std::string& text = kTexts) {
    const auto read = Translation::read(text, "mujo_ja.json");
    EXPECT_TRUE(read) << (read ? "" : read.error().front().text());
    return read ? *read : nullptr;
}

const PieceType& piece(const Variant& variant, std::string_view id) {
    return variant.type(variant.find(id).value());
}

TEST(Translation, GamesAndPiecesHaveTheNamesOfTheLanguage) {
    const Catalog catalog({}, texts());
    const Variant& wa = *catalog.find("wa")->standard;
    EXPECT_EQ(wa.name(), "和将棋");
    EXPECT_EQ(wa.data().romaji, "わしょうぎ");
    EXPECT_EQ(piece(wa, "TF").name, "隠狐");
    EXPECT_EQ(piece(wa, "TF").romaji, "いんこ");
    EXPECT_EQ(piece(wa, "TF").note, "間の駒を跳び越える。");
    EXPECT_EQ(piece(wa, "+RR").name, "隠狐") << "a promoted piece that is another's kind";
    EXPECT_EQ(wa.data().optionTable.profiles[0].name, "標準");
    EXPECT_EQ(wa.data().optionTable.profiles[1].name, "持ち駒なし");
    const auto drops = numberOf(wa.data().optionTable.options, "drops").value();
    EXPECT_EQ(wa.data().optionTable.options[drops].choices[1].differs, "取った駒は使えない。");
    EXPECT_EQ(wa.data().optionTable.options[drops].choices[0].means, "取った駒を打てる。");
    EXPECT_EQ(catalog.find("wa")->notes.tour.title, "狐の十手");
    EXPECT_EQ(catalog.find("wa")->notes.tour.steps[0].heard, "跳んだ。");
}

TEST(Translation, WhatItLacksStaysAsItIsInTheFile) {
    const Catalog catalog({}, texts());
    const Variant& wa = *catalog.find("wa")->standard;
    EXPECT_EQ(piece(wa, "CK").name, "Crane King");
    EXPECT_FALSE(wa.data().summary.empty());
    EXPECT_FALSE(catalog.find("wa")->notes.tour.steps[1].say.empty());
    EXPECT_EQ(catalog.find("chu")->standard->name(), "Chu Shogi");
}

TEST(Translation, TheOldNamesAreStillFound) {
    const Catalog catalog({}, texts());
    const auto& aliases = piece(*catalog.find("wa")->standard, "TF").aliases;
    EXPECT_NE(std::find(aliases.begin(), aliases.end(), "Treacherous Fox"), aliases.end());
    EXPECT_NE(std::find(aliases.begin(), aliases.end(), "inko"), aliases.end());
}

TEST(Translation, EveryReadingOfTheRulesSpeaksTheLanguage) {
    const Catalog catalog({}, texts());
    const auto loaded = catalog.load("wa", "no-drops");
    ASSERT_TRUE(loaded);
    EXPECT_EQ((*loaded)->name(), "和将棋");
    const auto again = loadReading(**loaded, "standard");
    ASSERT_TRUE(again);
    EXPECT_EQ(piece(**again, "TF").name, "隠狐");
    EXPECT_EQ((*catalog.loadShipped("wa"))->name(), "和将棋");
    EXPECT_EQ(notesOf(**again).tour.title, "狐の十手");
}

TEST(Translation, TheGameIsTheSame) {
    const Catalog plain{std::filesystem::path()};
    const Catalog catalog({}, texts());
    const Variant& wa = *catalog.find("wa")->standard;
    EXPECT_EQ(wa.text(), plain.find("wa")->standard->text());
    EXPECT_EQ(wa.types().size(), plain.find("wa")->standard->types().size());
    EXPECT_TRUE(isShipped(wa));
    EXPECT_EQ(plain.find("wa")->standard->name(), "Wa Shogi");
}

// A file of the user's under the id of a shipped game may mean other pieces by the same ids.
TEST(Translation, TextsOfAShippedGameAreNotPutIntoAnotherFile) {
    std::string text(Catalog(std::filesystem::path()).find("wa")->standard->text());
    text.replace(text.find("Treacherous Fox"), 15, "Sly Fox");
    const auto own = loadVariantFile(text, "wa.json", kStandardProfile, {}, texts());
    ASSERT_TRUE(own);
    EXPECT_EQ(own->variant->name(), "Wa Shogi");
    EXPECT_EQ(own->variant->data().optionTable.profiles[0].name, "標準") << "that is no text of the file";
}

std::string withTranslations(const std::string& translations) {
    return R"({"id": "mini", "name": "Mini", "board": {"files": 3, "ranks": 3},
"pieces": [{"id": "K", "name": "King", "kanji": "玉", "betza": "K", "royal": true}],
"setup": [["", "K", ""]], "rules": {"repetition": {"kind": "fourfold"}},
"translations": )" +
           translations + "}";
}

TEST(Translation, AVariantFileBringsItsOwnLanguages) {
    const std::string text = withTranslations(
        R"({"de": {"name": "Winzig"}, "ja": {"name": "小型将棋", "pieces": {"K": {"name": "玉将"}}}})");
    const auto ours = loadVariantFile(text, "mini.json", kStandardProfile, {}, texts());
    ASSERT_TRUE(ours) << ours.error().front().text();
    EXPECT_EQ(ours->variant->name(), "小型将棋");
    EXPECT_EQ(piece(*ours->variant, "K").name, "玉将");
    const auto theirs = loadVariantFile(text, "mini.json");
    ASSERT_TRUE(theirs);
    EXPECT_EQ(theirs->variant->name(), "Mini");
}

TEST(Translation, FaultsOfTheTextsAreToldWithTheirPlaces) {
    const auto misspelt = loadVariant(withTranslations(R"({"ja": {"pieces": {"Q": {"name": "女"}}}})"), "m");
    ASSERT_FALSE(misspelt);
    EXPECT_EQ(misspelt.error().front().line, 4);
    EXPECT_NE(misspelt.error().front().message.english().find("Q"), std::string::npos);
    EXPECT_FALSE(loadVariant(withTranslations(R"({"ja": {"piece": {}}})"), "m"));
    EXPECT_FALSE(loadVariant(withTranslations(R"({"ja": {"name": 3}})"), "m"));
    EXPECT_FALSE(loadVariant(withTranslations(R"({"ja": []})"), "m"));
    EXPECT_FALSE(loadVariant(withTranslations(R"([])"), "m"));
    EXPECT_FALSE(Translation::read(R"({"language": "ja", "variants": {"wa": {"title": "x"}}})", "t"));
    EXPECT_FALSE(Translation::read(
        R"({"language": "ja", "variants": {"wa": {"profiles": {"no-drops": {"means": "x"}}}}})", "t"));
    EXPECT_FALSE(Translation::read(R"({"variants": {}})", "t"));
    EXPECT_FALSE(Translation::read("{", "t"));
}

} // namespace
} // namespace mujo
