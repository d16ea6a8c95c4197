#include <fstream>
#include <iomanip>
#include <iostream>

#include "app/cli/commands.h"
#include "core/engine/evaluation.h"
#include "core/match/tuning.h"
#include "core/match/weighing.h"
#include "core/variant/loader.h"

namespace mujo::cli {

namespace {

void printValues(const Variant& variant, const Tuned& tuned, const EvaluationTables& before) {
    std::cout << "piece\tbefore\tafter\n";
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        if (const auto worth = tuned.evaluation.worth[i]) {
            std::cout << variant.types()[i].id << '\t' << before.worth(PieceTypeId(i)) << '\t' << *worth
                      << '\n';
        }
    }
    std::cout << tuned.evaluation.provenance << '\n';
}

/// Writes the values into a variant file, which must describe this very game.
void writeValues(const std::string& path, const Variant& variant, const TunedEvaluation& tuned) {
    const auto text = readTextFile(path);
    if (!text) {
        failInput(text.error());
    }
    const auto old = loadVariant(*text, path);
    if (!old) {
        throw InputError{old.error()};
    }
    if ((*old)->id() != variant.id()) {
        failInput("this is the game \"" + (*old)->id() + "\", not \"" + variant.id() + '"', path);
    }
    const std::string changed = withTunedEvaluation(*text, tuned, variant.types());
    if (const auto again = loadVariant(changed, path); !again) {
        throw InputError{again.error()};
    }
    std::ofstream out(path, std::ios::binary);
    if (!(out << changed).flush()) {
        failInput("cannot write " + path);
    }
}

void printTrial(const WeightTrial& trial) {
    std::cout << trial.weight << '\t' << trial.before << " to " << trial.after << '\t'
              << scoreText(trial.score) << (trial.kept ? "\tkept" : "") << std::endl;
}

TunedEvaluation tunedWeights(std::shared_ptr<const Variant> variant, const Arguments& arguments) {
    constexpr long kMany = 1000000;
    WeighSettings settings;
    settings.variant = std::move(variant);
    settings.games = static_cast<int>(arguments.number("--games", settings.games, 2, kMany));
    settings.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", 500, 1, kMany));
    settings.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    settings.mostPlies = static_cast<int>(arguments.number("--moves", settings.mostPlies, 1, kMany));
    settings.openingPlies = static_cast<int>(arguments.number("--opening-plies", 8, 0, 200));
    const TunedEvaluation tuned = weigh(settings, printTrial);
    std::cout << tuned.provenance << '\n';
    return tuned;
}

TunedEvaluation tunedValues(std::shared_ptr<const Variant> variant, const Arguments& arguments) {
    constexpr long kMany = 1000000;
    TuneSettings settings;
    settings.variant = std::move(variant);
    settings.games = static_cast<int>(arguments.number("--games", 100, 1, kMany));
    settings.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", 1500, 1, kMany));
    settings.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    settings.mostPlies = static_cast<int>(arguments.number("--moves", 300, 1, kMany));
    settings.uneven = static_cast<int>(arguments.number("--uneven", settings.uneven, 0, 100));
    settings.thin = static_cast<int>(arguments.number("--thin", settings.thin, 0, 95));
    settings.openingPlies = static_cast<int>(arguments.number("--opening-plies", 8, 0, 200));
    const Tuned tuned = mujo::tune(settings, [&](int done) {
        std::cerr << "\rgame " << done << " of " << settings.games << (done == settings.games ? "\n" : "")
                  << std::flush;
    });
    printValues(*settings.variant, tuned, *EvaluationTables::of(settings.variant));
    return tuned.evaluation;
}

} // namespace

int tune(const Catalog& catalog, Words words) {
    const Arguments arguments(std::move(words),
                              {"--profile", "--games", "--nodes", "--seed", "--moves", "--opening-plies",
                               "--uneven", "--thin", "--write"},
                              {"--untuned", "--weights"});
    arguments.expectAtMost(1);
    auto variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    if (arguments.has("--untuned")) {
        VariantData data = variant->data();
        data.evaluation.reset();
        variant = std::make_shared<const Variant>(std::move(data));
    }
    const TunedEvaluation tuned =
        arguments.has("--weights") ? tunedWeights(variant, arguments) : tunedValues(variant, arguments);
    if (const auto path = arguments.value("--write")) {
        writeValues(*path, *variant, tuned);
    }
    return Done;
}

} // namespace mujo::cli
