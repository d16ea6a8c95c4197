#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/import/importer.h"
#include "core/import/question_words.h"
#include "core/variant_file/loader.h"
#include "tests/support/diagrams.h"

namespace mujo {
namespace {

ImportedVariant imported(const std::string& text, const ImportAnswers& answers = {},
                         const PieceNames& names = {}) {
    auto result = importVariant(text, "d.txt", answers, names);
    EXPECT_TRUE(result) << (result ? "" : result.error().front().text());
    return result ? *result : ImportedVariant{};
}

std::string importFaults(const std::string& text, const ImportAnswers& answers = {}) {
    const auto result = importVariant(text, "d.txt", answers);
    std::string all;
    for (const Diagnostic& fault : result ? Diagnostics{} : result.error()) {
        all += fault.text() + '\n';
    }
    return all;
}

std::string idAt(const Variant& variant, const char* square, Side owner) {
    for (const Placement& placement : variant.data().setup) {
        if (placement.square == *variant.shape().parse(square, SquareStyle::Chess) &&
            placement.owner == owner) {
            return variant.type(placement.type).id;
        }
    }
    return {};
}

bool asks(const ImportedVariant& game, const std::string& key) {
    return std::any_of(game.open.begin(), game.open.end(),
                       [&](const ImportQuestion& question) { return question.key == key; });
}

const std::string kShogiLike = "files=5 ranks=5 promoZone=1 promoOffset=2 maxPromote=2 promoChoice=+ royal=3 "
                               "symmetry=rotate holdingsType=-1 pawn:P:fW:p:a2 silver general:S:FfW:s:c1 "
                               "tokin:+P:WfF:t: gold:+S:WfF:g: king:K:K:k:a1";

TEST(ImportVariant, MakesAFileThatTheLoaderTakes) {
    const ImportedVariant game = imported(testing::diagramText("hook_diagram.txt"), testing::hookAnswers());
    EXPECT_TRUE(checkVariant(game.text, "my-hook.json").empty());
    EXPECT_EQ(game.variant->id(), "my-hook");
    EXPECT_EQ(game.variant->data().setup.size(), 2U * 78U);
    ASSERT_EQ(game.notes.size(), 1U);
    EXPECT_EQ(game.notes[0].english().rfind("skipped, since they concern the looks or the page: ", 0), 0U);
}

TEST(ImportVariant, ReportsWhatTheTextLeavesOpen) {
    const ImportedVariant game = imported(testing::diagramText("hook_diagram.txt"), testing::hookAnswers());
    for (const char* key : {"promotion", "contagion", "exempt", "pass", "repetition", "selfCheck"}) {
        EXPECT_TRUE(asks(game, key)) << key;
    }
    for (const char* key : {"stalemate", "symmetry", "royal", "drops", "whenStuck"}) {
        EXPECT_FALSE(asks(game, key)) << key;
    }
}

TEST(ImportVariant, TakesDropsAndPromotionFromTheText) {
    std::string text = kShogiLike;
    text.replace(text.find("royal=3"), 7, "royal=5");
    ImportAnswers answers;
    answers.onePerFile = {"P"};
    const ImportedVariant game = imported(text, answers);
    const auto* zone = std::get_if<ZonePromotion>(&game.variant->rules().promotion);
    ASSERT_NE(zone, nullptr);
    EXPECT_EQ(zone->depth, 1);
    ASSERT_TRUE(game.variant->rules().drops);
    const PieceType& pawn = game.variant->type(*game.variant->find("P"));
    EXPECT_EQ(game.variant->type(*pawn.promotesTo).name, "Tokin");
    EXPECT_TRUE(game.variant->rules().drops->onceOnFile(*game.variant->find("P")));
    EXPECT_EQ(idAt(*game.variant, "e5", Side::Gote), "K");
}

TEST(ImportVariant, TakesChuPromotionFromTheText) {
    const std::string text = "files=5 ranks=5 promoZone=2 promoOffset=1 maxPromote=1 promoChoice=+ royal=K "
                             "symmetry=rotate holdingsType=0 pawn:P:fW:p:a2 tokin:+P:WfF:t: king:K:K:k:a1";
    ImportAnswers answers;
    EXPECT_TRUE(setAnswer(answers, "again", "after-one-turn"));
    EXPECT_TRUE(setAnswer(answers, "lastRank", "P"));
    const ImportedVariant game = imported(text, answers);
    const auto* zone = std::get_if<ZonePromotion>(&game.variant->rules().promotion);
    ASSERT_NE(zone, nullptr);
    EXPECT_EQ(zone->when, ZonePromotion::When::EnteringOrCapturing);
    EXPECT_EQ(zone->again, ZonePromotion::Again::AfterOneTurn);
    EXPECT_TRUE(zone->lastRank.contains(*game.variant->find("P")));
    EXPECT_FALSE(asks(game, "when"));
    std::string open = text;
    open.replace(open.find("holdingsType=0"), 14, "holdingsType=7");
    EXPECT_TRUE(asks(imported(open), "when"));
    EXPECT_TRUE(asks(imported(open), "drops"));
}

TEST(ImportVariant, TakesTheAnswersOfTheUser) {
    ImportAnswers answers;
    for (const auto& [key, value] :
         std::vector<std::pair<std::string, std::string>>{{"promotion", "capture"},
                                                          {"contagion", "DV:+DV"},
                                                          {"exempt", "K,DE"},
                                                          {"pass", "never"},
                                                          {"repetition", "forbidden"},
                                                          {"selfCheck", "forbidden"},
                                                          {"hopAndReturn", "forbidden"}}) {
        EXPECT_TRUE(setAnswer(answers, key, value)) << key;
    }
    const ImportedVariant game = imported(testing::diagramText("hook_diagram.txt"), answers);
    const RuleSet& rules = game.variant->rules();
    EXPECT_TRUE(std::holds_alternative<CapturePromotion>(rules.promotion));
    EXPECT_TRUE(std::holds_alternative<RepetitionForbidden>(rules.repetition));
    EXPECT_EQ(rules.pass, PassRule::Never);
    EXPECT_EQ(rules.selfCheck, SelfCheckRule::Forbidden);
    EXPECT_TRUE(game.variant->contagious(*game.variant->find("DV")));
    EXPECT_TRUE(game.variant->type(*game.variant->find("DE")).exemptFromContagion);
    for (const ImportQuestion& question : game.open) {
        ImportAnswers copy = answers;
        EXPECT_TRUE(setAnswer(copy, question.key, question.value)) << question.key;
    }
}

TEST(ImportVariant, HasWordsForEveryQuestionAndAnswer) {
    const English english;
    for (const std::string& form : answerForms()) { // "pass=free|never", "royal=ID,..."
        const std::size_t equals = form.find('=');
        const ImportQuestion question{form.substr(0, equals), ImportQuestion::Kind::Choice, {}, {}};
        EXPECT_NE(questionInWords(english, question), question.key);
        std::istringstream choices(form.substr(equals + 1));
        for (std::string choice;
             std::getline(choices, choice, '|') && choice.find("ID") == std::string::npos;) {
            const std::string words = choiceInWords(english, question, choice);
            EXPECT_TRUE(words != choice || choice == "never" || choice == "compulsory")
                << form << ' ' << choice;
        }
    }
}

TEST(ImportVariant, RefusesAnswersThatMeanNothing) {
    ImportAnswers answers;
    EXPECT_FALSE(setAnswer(answers, "nonsense", "1"));
    EXPECT_FALSE(setAnswer(answers, "pass", "sometimes"));
    EXPECT_FALSE(setAnswer(answers, "contagion", "DV"));
    answers.contagion = {{"XX", "+DV"}};
    answers.exempt = {"YY"};
    const std::string all = importFaults(testing::diagramText("hook_diagram.txt"), answers);
    EXPECT_NE(all.find("in the answer \"contagion\": there is no piece \"XX\""), std::string::npos) << all;
    EXPECT_NE(all.find("in the answer \"exempt\": there is no piece \"YY\""), std::string::npos) << all;
}

TEST(ImportVariant, MirrorsTurnsOrListsTheSecondPlayer) {
    const std::string pieces = " king:K:K:k:a1 rook:R:R:r:b1";
    EXPECT_EQ(idAt(*imported("symmetry=mirror" + pieces).variant, "a8", Side::Gote), "K");
    EXPECT_EQ(idAt(*imported("symmetry=rotate" + pieces).variant, "h8", Side::Gote), "K");
    const ImportedVariant listed = imported("symmetry=none king:K:K:k:a1,,c7 rook:R:R:r:b1:d7,e7");
    EXPECT_EQ(idAt(*listed.variant, "c7", Side::Gote), "K");
    EXPECT_EQ(idAt(*listed.variant, "e7", Side::Gote), "R");
    EXPECT_TRUE(asks(imported(pieces), "symmetry"));
    EXPECT_NE(
        importFaults("ranks=2 symmetry=mirror pawn:P:fW:p:a1,a2 king:K:K:k:e1").find("would stand on a"),
        std::string::npos);
}

TEST(ImportVariant, MakesIdsValidAndUnique) {
    const ImportedVariant game = imported("king:k:K:k:e1 pawn:P:fW:p:a2 pawn:P:fmW:p:b2 free pawn:*:fW:p:c2 "
                                          "odd:Long-Name.1:W:o:d2");
    std::vector<std::string> ids;
    for (const PieceType& type : game.variant->types()) {
        ids.push_back(type.id);
    }
    EXPECT_EQ(ids, (std::vector<std::string>{"K", "P", "P2", "FP", "LONGNA"}));
    ASSERT_FALSE(game.notes.empty());
    EXPECT_EQ(game.notes.back().english(),
              "ids that are other than in the text: king K for k, pawn P2 for P, free pawn FP "
              "for *, odd LONGNA for Long-Name.1");
}

TEST(ImportVariant, LetsAPromotedPieceAlsoStandOnTheBoard) {
    const ImportedVariant game = imported("promoChoice=+ promoOffset=1 maxPromote=1 promoZone=3 royal=K "
                                          "captureMatrix=//.2? holdingsType=1 "
                                          "silver:S:FfW:s:c1 gold:G:WfF:g:d1 king:K:K:k:e1");
    const PieceType& silver = game.variant->type(*game.variant->find("S"));
    EXPECT_EQ(game.variant->type(*silver.promotesTo).id, "+S");
    EXPECT_EQ(game.variant->type(*silver.promotesTo).name, "Gold");
    ASSERT_EQ(game.variant->rules().captureBans.size(), 1U);
    const CaptureBan& ban = game.variant->rules().captureBans[0];
    EXPECT_TRUE(ban.attackers.contains(*game.variant->find("K")));
    EXPECT_TRUE(ban.victims.contains(*game.variant->find("G")));
    EXPECT_TRUE(ban.victims.contains(*silver.promotesTo));
}

TEST(ImportVariant, GivesThePiecesTheirCharacters) {
    const PieceNames names{Catalog{std::filesystem::path{}}};
    const ImportedVariant game =
        imported("king:K:K:k:e1 Go-Between:GB:vW:g:a2 zebra rider:ZR:Z0:z:b1", {}, names);
    EXPECT_EQ(game.variant->type(*game.variant->find("GB")).kanji, "仲人");
    EXPECT_EQ(game.variant->type(*game.variant->find("ZR")).kanji, "ZR");
    EXPECT_EQ(game.variant->type(*game.variant->find("ZR")).name, "Zebra Rider");
}

TEST(ImportVariant, WantsARoyalPieceOnTheBoard) {
    EXPECT_NE(
        importFaults("king:K:K:k: rook:R:R:r:a1").find("1:1: error: no royal piece of the first player"),
        std::string::npos);
    EXPECT_NE(importFaults("symmetry=none rook:R:R:r:a1").find("no royal piece of the second player"),
              std::string::npos);
    EXPECT_NE(importFaults("royal=1 king:K:K:k: rook:R:R:r:a1").find("1:9: error: no royal piece"),
              std::string::npos);
    ImportAnswers answers;
    answers.royals = {"R"};
    EXPECT_TRUE(imported("rook:R:R:r:a1", answers).variant->type(PieceTypeId{0}).royal);
    EXPECT_TRUE(asks(imported("king:K:K:k:e1"), "royal"));
}

TEST(ImportVariant, RefusesAnIdThatNoVariantMayHave) {
    ImportAnswers answers;
    answers.id = "Not An Id";
    EXPECT_NE(importFaults("king:K:K:k:e1", answers).find("the id must consist of"), std::string::npos);
}

} // namespace
} // namespace mujo
