// The helpers of which sentences are made, in English and in a language that shows what passed through it.

#include <gtest/gtest.h>

#include "core/base/language.h"
#include "core/words/directions.h"
#include "core/words/phrases.h"
#include "core/words/result_words.h"

namespace mujo::words {
namespace {

/// Sets every text in brackets.
class Brackets final : public Language {
public:
    [[nodiscard]] std::string translate(const char* context, const char* english, const char* comment,
                                        int n) const override {
        return '[' + English().translate(context, english, comment, n) + ']';
    }
};

const English kEnglish;

TEST(Words, EnglishPicksThePlural) {
    EXPECT_EQ(kEnglish.translate("Zones", "%n rank(s)", nullptr, 1), "1 rank");
    EXPECT_EQ(kEnglish.translate("Zones", "%n rank(s)", nullptr, 3), "3 ranks");
    EXPECT_EQ(kEnglish.translate("Zones", "%n rank(s)", nullptr, 0), "0 ranks");
    EXPECT_EQ(kEnglish.translate("Time", "%n pl(y/ies)", nullptr, 1), "1 ply");
    EXPECT_EQ(kEnglish.translate("Time", "%n pl(y/ies)", nullptr, 2), "2 plies");
    EXPECT_EQ(kEnglish.translate("Time", "%n piece(s) (is/are) taken (igui)", nullptr, 2),
              "2 pieces are taken (igui)");
}

TEST(Words, WithoutANumberATextStaysAsItIs) {
    EXPECT_EQ(kEnglish.translate("Any", "rank(s) %n"), "rank(s) %n");
}

TEST(Words, PlacesAreFilledOnce) {
    EXPECT_EQ(filled("%1 takes %2.", "A", "B"), "A takes B.");
    EXPECT_EQ(filled("%2, then %1", "A", "B"), "B, then A");
    EXPECT_EQ(filled("%1 and %2", "%2", "B"), "%2 and B");
    EXPECT_EQ(filled("%1 and %2", "A"), "A and %2");
    EXPECT_EQ(filled("100% of %1%", "A"), "100% of A%");
}

TEST(Words, ListsNameEveryPart) {
    EXPECT_EQ(allOf(kEnglish, {}), "");
    EXPECT_EQ(allOf(kEnglish, {"A"}), "A");
    EXPECT_EQ(allOf(kEnglish, {"A", "B"}), "A and B");
    EXPECT_EQ(allOf(kEnglish, {"A", "B", "C", "%1"}), "A, B, C and %1");
    EXPECT_EQ(anyOf(kEnglish, {"A", "B", "C"}), "A, B or C");
}

TEST(Words, ArticlesFollowTheSound) {
    EXPECT_EQ(withArticle(kEnglish, "Lion"), "a Lion");
    EXPECT_EQ(withArticle(kEnglish, "Oxcart"), "an Oxcart");
    EXPECT_EQ(withArticle(kEnglish, "Unicorn"), "a Unicorn");
    EXPECT_EQ(withArticle(kEnglish, "Honourable Horse"), "an Honourable Horse");
    EXPECT_EQ(capitalised(withArticle(kEnglish, "Emperor")), "An Emperor");
    EXPECT_EQ(capitalised("ährenträger"), "Ährenträger") << "a translated name";
    EXPECT_EQ(capitalised("éléphant"), "Éléphant");
    EXPECT_EQ(capitalised("žába"), "Žába");
    EXPECT_EQ(capitalised("лев"), "Лев");
    EXPECT_EQ(capitalised("÷"), "÷");
    EXPECT_EQ(capitalised("獅子"), "獅子");
    EXPECT_EQ(capitalised("\xC3"), "\xC3") << "half a letter stays";
    EXPECT_EQ(capitalised(""), "");
}

TEST(Words, OrdinalNumbersHaveTheirEndings) {
    EXPECT_EQ(ordinal(kEnglish, 3), "third");
    EXPECT_EQ(ordinal(kEnglish, 11), "11th");
    EXPECT_EQ(ordinal(kEnglish, 13), "13th");
    EXPECT_EQ(ordinal(kEnglish, 21), "21st");
    EXPECT_EQ(ordinal(kEnglish, 22), "22nd");
    EXPECT_EQ(ordinal(kEnglish, 23), "23rd");
    EXPECT_EQ(ordinal(kEnglish, 24), "24th");
    EXPECT_EQ(ordinal(kEnglish, 111), "111th");
}

TEST(Words, NumbersAreWordsUpToTwelve) {
    EXPECT_EQ(numberInWords(kEnglish, 0), "no");
    EXPECT_EQ(numberInWords(kEnglish, 12), "twelve");
    EXPECT_EQ(numberInWords(kEnglish, 13), "13");
    EXPECT_EQ(zoneInWords(kEnglish, 1), "the farthest rank");
    EXPECT_EQ(zoneInWords(kEnglish, 5), "the farthest 5 ranks");
}

TEST(Words, DirectionsAreToldInGroups) {
    EXPECT_EQ(directionsInWords(kEnglish, {0, 1, 2, 3, 4, 5, 6, 7}), "in all eight directions");
    EXPECT_EQ(directionsInWords(kEnglish, {0, 3, 5}), "straight forward and diagonally back");
    EXPECT_EQ(directionsInWords(kEnglish, {0, 4}), "straight forward and back");
    EXPECT_EQ(directionsInWords(kEnglish, {0, 4, 1, 7}),
              "straight forward, diagonally forward and straight back");
    EXPECT_EQ(directionsInWords(kEnglish, {0, 1, 3, 4, 5, 7}),
              "diagonally, straight forward and straight back");
}

TEST(Words, OfResultsNameTheSides) {
    using rules::Outcome;
    EXPECT_EQ(resultClause(kEnglish, Outcome::wonBy(Side::Gote, rules::Reason::Mate)),
              "Gote has won; Sente is mated");
    EXPECT_EQ(resultClause(kEnglish, {rules::GameState::NoContest, rules::Reason::Repetition}),
              "it has ended without a result; the position has occurred too often");
}

// Who has lost by a repetition is said, and the reader is spoken to.
TEST(Words, OfResultsSpeakToTheReader) {
    const auto lost = rules::Outcome::wonBy(Side::Gote, rules::Reason::Repetition);
    SideNames sides = SideNames::plain(kEnglish);
    EXPECT_EQ(resultTitle(kEnglish, lost, sides), "Gote wins");
    EXPECT_EQ(resultReason(kEnglish, lost, sides),
              "Sente has repeated the position by attacking with every move.");
    sides.isReader[Side::Sente] = true;
    EXPECT_EQ(resultTitle(kEnglish, lost, sides), "You lose");
    EXPECT_EQ(resultReason(kEnglish, lost, sides),
              "You have repeated the position by attacking with every move.");
    EXPECT_EQ(resultTitle(kEnglish, rules::Outcome::wonBy(Side::Sente, rules::Reason::Mate), sides),
              "You win");
    EXPECT_EQ(resultReason(kEnglish, {}, sides), "");
    for (int reason = 1; reason <= static_cast<int>(rules::Reason::Adjudication); ++reason) {
        if (static_cast<rules::Reason>(reason) != rules::Reason::Agreement) {
            const auto won = rules::Outcome::wonBy(Side::Gote, static_cast<rules::Reason>(reason));
            EXPECT_NE(resultReason(kEnglish, won, sides), "") << reason;
            EXPECT_NE(resultReason(kEnglish, won, SideNames::plain(kEnglish)), "") << reason;
        }
    }
}

TEST(Words, TellARepetitionOneOccurrenceBefore) {
    using rules::GameState;
    using rules::Reason;
    const auto words = [](const rules::RepetitionAhead& ahead) {
        const std::string all = repetitionAheadInWords(kEnglish, ahead);
        const std::string begin = "The position has come about for the third time. ";
        EXPECT_EQ(all.substr(0, begin.size()), begin);
        return all.substr(begin.size());
    };
    EXPECT_EQ(words({{GameState::Draw, Reason::Repetition}}), "The fourth time the game is drawn.");
    EXPECT_EQ(words({{GameState::NoContest, Reason::Repetition}}),
              "The fourth time the game ends without a result.");
    EXPECT_EQ(words({rules::Outcome::wonBy(Side::Gote, Reason::PerpetualCheck)}),
              "The fourth time Sente loses by perpetual check.");
    EXPECT_EQ(words({rules::Outcome::wonBy(Side::Gote, Reason::Repetition)}),
              "The fourth time Sente loses, since it has attacked with every move.");
    EXPECT_EQ(words({{}, Side::Gote}), "Gote has to deviate and may not bring it about again.");
}

TEST(Words, EveryPartIsTranslated) {
    const Brackets language;
    EXPECT_EQ(allOf(language, {"A", "B", "C"}), "[[A, B] and C]");
    EXPECT_EQ(withArticle(language, "Oxcart"), "[an Oxcart]");
    EXPECT_EQ(zoneInWords(language, 5), "[the farthest 5 ranks]");
    EXPECT_EQ(resultClause(language, rules::Outcome::wonBy(Side::Sente, rules::Reason::Time)),
              "[[[Sente] has won]; [[Gote] has run out of time]]");
}

} // namespace
} // namespace mujo::words
