#include "core/match/tuning.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/base/random.h"
#include "core/engine/evaluation.h"
#include "core/engine/search_board.h"
#include "core/game/game.h"
#include "core/match/weighing.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/evaluation_file.h"
#include "core/variant_file/loader.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

/// Positions whose results follow from the true values of three kinds, judged by other values.
std::vector<TuneSample> syntheticSamples(const std::vector<double>& truth,
                                         const std::vector<double>& believed) {
    constexpr double kScale = 0.003;
    Random random(4);
    std::vector<TuneSample> samples;
    for (int i = 0; i < 6000; ++i) {
        TuneSample sample;
        sample.game = i / 20;
        double real = 0;
        for (std::size_t type = 0; type < truth.size(); ++type) {
            const auto pieces = static_cast<float>(random.below(5)) - 2.0F;
            sample.counts.push_back({static_cast<std::uint16_t>(type), pieces});
            real += static_cast<double>(pieces) * truth[type];
            sample.judged += pieces * static_cast<float>(believed[type]);
        }
        const double chance = 1 / (1 + std::exp(-kScale * real));
        sample.result = static_cast<double>(random.below(1000)) < 1000 * chance ? 1.0F : 0.0F;
        samples.push_back(std::move(sample));
    }
    return samples;
}

TEST(Tuning, FindsTheValuesThatExplainTheResults) {
    const std::vector<double> truth = {100, 500, 300};
    const std::vector<double> believed = {100, 300, 450};
    const Fit fit = fitWorth(syntheticSamples(truth, believed), believed, {PieceTypeId(0)});
    EXPECT_LT(fit.lossAfter, fit.lossBefore);
    EXPECT_NEAR(fit.scale, 0.003, 0.0006);
    EXPECT_EQ(fit.worth[0], 100) << "fixed";
    EXPECT_NEAR(fit.worth[1], 500, 60);
    EXPECT_NEAR(fit.worth[2], 300, 60);
}

TEST(Tuning, LeavesGoodValuesNearlyAloneAndNothingAtAllIsNoHarm) {
    const std::vector<double> truth = {100, 500, 300};
    const Fit fit = fitWorth(syntheticSamples(truth, truth), truth, {});
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_NEAR(fit.worth[i], truth[i], 40);
    }
    EXPECT_EQ(fitWorth({}, truth, {}).worth, truth);
}

TEST(Tuning, GamesAreReproducible) {
    TuneSettings settings;
    settings.variant = testing::game("wa");
    settings.tuned = testing::notes("wa").tuned;
    settings.nodes = 200;
    settings.mostPlies = 40;
    const auto first = tuneGame(settings, 3);
    const auto again = tuneGame(settings, 3);
    ASSERT_EQ(first.size(), again.size());
    ASSERT_FALSE(first.empty());
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].judged, again[i].judged);
        EXPECT_EQ(first[i].result, again[i].result);
    }
}

/// Kinds whose numbers differ between the sides, over the first samples of some games.
std::set<std::uint16_t> weighed(int uneven) {
    TuneSettings settings;
    settings.variant = testing::game("chu");
    settings.tuned = testing::notes("chu").tuned;
    settings.nodes = 50;
    settings.openingPlies = 0;
    settings.mostPlies = 4;
    settings.uneven = uneven;
    std::set<std::uint16_t> kinds;
    for (int number = 0; number < 6; ++number) {
        for (const TuneSample& sample : tuneGame(settings, number)) {
            for (const TuneSample::Count& count : sample.counts) {
                kinds.insert(count.type);
            }
        }
    }
    return kinds;
}

TEST(Tuning, ThinArmiesMakeGamesThatEnd) {
    TuneSettings settings;
    settings.variant = testing::game("hook");
    settings.tuned = testing::notes("hook").tuned;
    settings.nodes = 60;
    settings.uneven = 0;
    settings.thin = 90;
    settings.mostPlies = 120;
    int decided = 0;
    for (int number = 0; number < 6; ++number) {
        const auto samples = tuneGame(settings, number);
        decided += !samples.empty() && samples.front().result != 0.5F ? 1 : 0;
    }
    EXPECT_GE(decided, 1) << "with whole armies none ends so soon";
}

TEST(Tuning, GamesBeginUnevenlySoThatUnlikePiecesAreWeighed) {
    EXPECT_LE(weighed(0).size(), 1U) << "no more than what the first moves take";
    EXPECT_GE(weighed(4).size(), 6U);
}

std::string textOf(const char* id) {
    const Catalog catalog{std::filesystem::path()};
    return std::string(catalog.find(id)->standard->text());
}

TEST(TunedEvaluation, IsWrittenIntoTheFileReadBackAndUsed) {
    const auto plain = testing::game("hook");
    TunedEvaluation evaluation;
    evaluation.provenance = "a \"test\", {[";
    evaluation.worth[plain->types()[3].id] = 777;
    std::string text = textOf("hook");
    for (int i = 0; i < 3; ++i) { // once more replaces it
        evaluation.worth[plain->types()[5].id] = 100 + i;
        text = withTunedEvaluation(text, evaluation, plain->types());
        const auto loaded = loadVariantFile(text, "hook.json");
        ASSERT_TRUE(loaded) << loaded.error().front().text();
        ASSERT_TRUE(loaded->notes.tuned);
        EXPECT_EQ(loaded->notes.tuned->provenance, evaluation.provenance);
        const EvaluationTables tables(*loaded->variant, loaded->notes.tuned.get());
        EXPECT_EQ(tables.worth(PieceTypeId(3)), 777);
        EXPECT_EQ(tables.worth(PieceTypeId(5)), 100 + i);
        EXPECT_EQ(tables.worth(PieceTypeId(6)), EvaluationTables(*plain).worth(PieceTypeId(6)));
    }
    EXPECT_EQ(text.find("\"evaluation\""), text.rfind("\"evaluation\""));
}

/// Hook Shogi with a weight that is not the usual one.
std::string textWithWeights() {
    TunedEvaluation evaluation;
    evaluation.provenance = "x";
    evaluation.weights.threats = 250;
    return withTunedEvaluation(textOf("hook"), evaluation, testing::game("hook")->types());
}

TEST(TunedEvaluation, WeightsAreWrittenReadBackAndUsed) {
    const auto plain = testing::game("hook");
    const auto loaded = loadVariantFile(textWithWeights(), "hook.json");
    ASSERT_TRUE(loaded) << loaded.error().front().text();
    const EvaluationTables tables(*loaded->variant, loaded->notes.tuned.get());
    EXPECT_EQ(tables.weights().threats, 250);
    EXPECT_EQ(tables.weights().placement, 100);
    EXPECT_EQ(tables.worth(PieceTypeId(3)), EvaluationTables(*plain).worth(PieceTypeId(3)));
    EXPECT_EQ(withTunedEvaluation(textOf("hook"), {}, plain->types()).find("weights"), std::string::npos);
}

/// What the loader says when this stands in the place of that.
std::string faultWith(const std::string& that, const std::string& place) {
    std::string text = textWithWeights();
    text.replace(text.find(that), that.size(), place);
    const auto variant = loadVariant(text, "hook.json");
    EXPECT_FALSE(variant) << place;
    return variant ? std::string() : variant.error().back().text();
}

TEST(TunedEvaluation, BadWeightsAreReported) {
    EXPECT_NE(faultWith("\"threats\"", "\"threat\"").find("no weight \"threat\""), std::string::npos);
    EXPECT_NE(faultWith(":250", ":-1").find("\"threats\""), std::string::npos);
    EXPECT_NE(faultWith(":250", ":2001").find("\"threats\""), std::string::npos);
    EXPECT_NE(
        faultWith("\"weights\": {", "\"weights\": 3, \"rest\": {").find("\"weights\" must be an object"),
        std::string::npos);
}

/// Tai Shogi's lion dog promotes by most sources only: what its promoted form is worth stays in the file.
TEST(TunedEvaluation, KindsThatAChoiceLeavesOutAreNoFault) {
    const auto tai = testing::game("tai");
    const auto without = testing::game("tai", "great-elephant=none");
    const auto lionDog = tai->find("LD");
    ASSERT_TRUE(lionDog && tai->find("+LD"));
    EXPECT_FALSE(without->find("+LD"));
    const auto tuned = testing::notes("tai").tuned;
    ASSERT_TRUE(tuned);
    EXPECT_EQ(EvaluationTables(*tai, tuned.get()).worth(*lionDog),
              EvaluationTables(*without, tuned.get()).worth(*without->find("LD")));
    std::string text = textOf("tai");
    const std::string kind = "\"+LD\":";
    text.replace(text.rfind(kind), kind.size(), "\"+LX\":");
    const auto variant = loadVariant(text, "tai.json");
    ASSERT_FALSE(variant);
    EXPECT_NE(variant.error().front().text().find("no piece \"+LX\""), std::string::npos);
}

/// Scores of a position by the weights of the parts.
int judgedWith(const EvaluationWeights& weights, const Game& game) {
    TunedEvaluation evaluation;
    evaluation.weights = weights;
    const Position& position = game.position();
    SearchBoard board(position, History(position.key()),
                      std::make_shared<const TunedEvaluation>(std::move(evaluation)));
    board.refresh();
    return board.evaluate();
}

TEST(TunedEvaluation, EveryWeightCounts) {
    Random random(11);
    Game game(testing::game("wa"));
    std::set<std::string> counting;
    for (int i = 0; i < 150 && !game.isOver(); ++i) {
        game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
        for (const NamedWeight& each : kEvaluationWeights) {
            EvaluationWeights weights;
            weights.*each.weight = 900;
            if (judgedWith(weights, game) != judgedWith({}, game)) {
                counting.insert(each.name);
            }
        }
    }
    EXPECT_EQ(counting.size(), kEvaluationWeights.size());
}

TEST(Weighing, ADuelOfEqualsIsEvenAndReproducible) {
    SelfPlay settings;
    settings.variant = testing::game("wa");
    settings.tuned = testing::notes("wa").tuned;
    settings.games = 4;
    settings.nodes = 60;
    settings.mostPlies = 120;
    const Score equal = duel(settings, {}, {});
    EXPECT_EQ(equal.wins, equal.losses) << "each opening is played with both colours";
    EvaluationWeights changed;
    changed.threats = 0;
    EXPECT_EQ(scoreText(duel(settings, changed, {})), scoreText(duel(settings, changed, {})));
}

TEST(Weighing, TriesEveryWeightAndKeepsWhatGains) {
    SelfPlay settings;
    settings.variant = testing::game("wa");
    settings.tuned = testing::notes("wa").tuned;
    settings.games = 2;
    settings.nodes = 20;
    settings.mostPlies = 30;
    EvaluationWeights weights;
    std::set<std::string> tried;
    const TunedEvaluation tuned = weigh(settings, [&](const WeightTrial& trial) {
        tried.insert(trial.weight);
        EXPECT_EQ(trial.score.games(), 2);
        EXPECT_EQ(trial.kept, trial.score.wins == 2) << "one win and a draw may be chance";
        for (const NamedWeight& each : kEvaluationWeights) {
            if (each.name == std::string(trial.weight)) {
                EXPECT_EQ(weights.*each.weight, trial.before);
                weights.*each.weight = trial.kept ? trial.after : trial.before;
            }
        }
    });
    EXPECT_EQ(tried.size(), kEvaluationWeights.size());
    EXPECT_EQ(tuned.weights, weights);
    EXPECT_EQ(tuned.worth, settings.tuned->worth) << "values stay";
    EXPECT_NE(tuned.provenance.find("--weights, 2 games a trial at 20 nodes"), std::string::npos);
}

TEST(TunedEvaluation, IsReplacedWhereverItStands) {
    const auto wa = testing::game("wa");
    TunedEvaluation evaluation;
    evaluation.provenance = "x";
    evaluation.worth[wa->types()[1].id] = 5;
    std::string text = textOf("wa");
    text = withTunedEvaluation(text, evaluation, wa->types());
    const std::size_t begin = text.find("\"evaluation\"");
    const std::string member = text.substr(begin, text.rfind('}') - begin);
    text.erase(text.rfind(',', begin), text.rfind('}') - text.rfind(',', begin));
    text.insert(text.find('{') + 1, member + ',');
    ASSERT_TRUE(loadVariant(text, "wa.json"));
    text = withTunedEvaluation(text, evaluation, wa->types());
    EXPECT_TRUE(loadVariant(text, "wa.json"));
    EXPECT_EQ(text.find("\"evaluation\""), text.rfind("\"evaluation\""));
}

TEST(TunedEvaluation, FaultsAreFound) {
    for (const char* bad :
         {R"("evaluation": 3)", R"("evaluation": {"worth": {}})", R"("evaluation": {"provenance": "x"})",
          R"("evaluation": {"provenance": "x", "worth": {"NOPE": 1}})",
          R"("evaluation": {"provenance": "x", "worth": {"SP": -1}})",
          R"("evaluation": {"provenance": "x", "worth": {"SP": 1.5}})",
          R"("evaluation": {"provenance": "x", "worth": {}, "more": 1})"}) {
        std::string text = R"({"id": "one", "name": "One", "board": {"files": 3, "ranks": 3}, "pieces": [
            {"id": "SP", "name": "King", "kanji": "玉", "betza": "K", "royal": true}], "setup": [["", "SP", ""]], )" +
                           std::string(bad) + '}';
        EXPECT_FALSE(loadVariant(text, "one.json")) << bad;
    }
}

} // namespace
} // namespace mujo
