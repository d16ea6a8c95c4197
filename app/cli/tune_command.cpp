#include <iomanip>
#include <iostream>
#include <type_traits>

#include "app/cli/commands.h"
#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/engine/evaluation.h"
#include "core/match/tuning.h"
#include "core/match/weighing.h"
#include "core/variant_file/evaluation_file.h"
#include "core/variant_file/loader.h"

namespace mujo::cli {

namespace {

void printValues(const Variant& variant, const Tuned& tuned, const EvaluationTables& before) {
    std::cout << "piece\tbefore\tafter\n";
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto& worths = tuned.evaluation.worth;
        if (const auto worth = worths.find(variant.types()[i].id); worth != worths.end()) {
            std::cout << variant.types()[i].id << '\t' << before.worth(PieceTypeId(i)) << '\t'
                      << worth->second << '\n';
        }
    }
    std::cout << tuned.evaluation.provenance << '\n';
}

/// Writes the values into a variant file, which must describe this very game.
void writeValues(const std::string& path, const Variant& variant, const TunedEvaluation& tuned) {
    const auto text = readTextFile(path);
    if (!text) {
        failInput(text.error().text());
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
    if (const auto written = writeWholeFile(path, changed); !written) {
        failInput(written.error().text());
    }
}

void printTrial(const WeightTrial& trial) {
    std::cout << trial.weight << '\t' << trial.before << " to " << trial.after << '\t'
              << scoreText(trial.score) << (trial.kept ? "\tkept" : "") << std::endl;
}

/// What both ways of tuning are told; the numbers that stand there are those that hold if nothing is said.
void readSelfPlay(const Arguments& arguments, SelfPlay& settings) {
    const auto read = [&arguments](const char* option, auto& number, long least, long most) {
        number = static_cast<std::decay_t<decltype(number)>>(
            arguments.number(option, static_cast<long>(number), least, most));
    };
    read("--games", settings.games, 1, kMany);
    read("--nodes", settings.nodes, 1, kMany);
    read("--seed", settings.seed, 0, kMany);
    read("--moves", settings.mostPlies, 1, kMany);
    read("--opening-plies", settings.openingPlies, 0, 200);
}

TunedEvaluation tunedWeights(const LoadedVariant& game, const Arguments& arguments) {
    if (arguments.value("--uneven") || arguments.value("--thin")) {
        throw UsageError{"--uneven and --thin are for values, not for --weights"};
    }
    SelfPlay settings{game.variant, 60, 500};
    settings.tuned = game.notes.tuned;
    settings.mostPlies = 400;
    readSelfPlay(arguments, settings);
    if (settings.games % 2 != 0) {
        throw UsageError{"--games must be even for --weights: each opening is played from both sides"};
    }
    TunedEvaluation tuned = weigh(settings, printTrial);
    std::cout << tuned.provenance << '\n';
    return tuned;
}

TunedEvaluation tunedValues(const LoadedVariant& game, const Arguments& arguments) {
    TuneSettings settings;
    settings.variant = game.variant;
    settings.tuned = game.notes.tuned;
    readSelfPlay(arguments, settings);
    settings.uneven = static_cast<int>(arguments.number("--uneven", settings.uneven, 0, 100));
    settings.thin = static_cast<int>(arguments.number("--thin", settings.thin, 0, 95));
    const Tuned tuned = mujo::tune(settings, [&](int done) {
        std::cerr << "\rgame " << done << " of " << settings.games << (done == settings.games ? "\n" : "")
                  << std::flush;
    });
    printValues(*settings.variant, tuned, *EvaluationTables::of(settings.variant, settings.tuned));
    return tuned.evaluation;
}

} // namespace

int tune(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    LoadedVariant game{loadGame(catalog, arguments.word(0, "the game"), arguments), {}};
    if (!arguments.has("--untuned")) {
        game.notes = catalog.notes(*game.variant);
    }
    const TunedEvaluation tuned =
        arguments.has("--weights") ? tunedWeights(game, arguments) : tunedValues(game, arguments);
    if (const auto path = arguments.value("--write")) {
        writeValues(*path, *game.variant, tuned);
    }
    return Done;
}

} // namespace mujo::cli
