#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/stop_signal.h"
#include "core/base/whole_file.h"
#include "core/engine/engine.h"
#include "core/learn/lesson_book.h"
#include "core/learn/model_fit.h"
#include "core/learn/trial.h"
#include "core/match/today.h"
#include "core/system/paths.h"
#include "core/variant_file/weights_file.h"

namespace mujo::cli {

namespace {

std::string rounded(double value) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(5) << value;
    return out.str();
}

/// What the weights file says of where it comes from.
std::string provenanceOf(const LessonPlan& plan, int games, const Examples& examples, const ModelFit& fit,
                         const Arguments& arguments) {
    std::string text = "mujo-cli " MUJO_VERSION " learn, " + std::to_string(games) + " games at " +
                       std::to_string(plan.nodes) + " nodes a move, seed " + std::to_string(plan.seed) +
                       ", " + std::to_string(examples.positions.size()) +
                       " quiet positions; mean cross entropy on held-out games " + rounded(fit.lossBefore) +
                       " before, " + rounded(fit.lossAfter) + " after";
    if (const auto note = arguments.value("--note")) {
        text += "; " + *note;
    }
    return text + "; " + today();
}

LessonPlan planOf(Catalog& catalog, const Arguments& arguments) {
    LessonPlan plan;
    plan.variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    if (!arguments.has("--untaught")) {
        plan.tuned = catalog.notes(*plan.variant).tuned;
    }
    plan.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", 1000, 1, kMany));
    plan.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    plan.mostPlies = static_cast<int>(arguments.number("--moves", 400, 1, kMany));
    return plan;
}

void write(const std::filesystem::path& path, const TunedEvaluation& evaluation, const Variant& variant) {
    if (const auto written = writeWholeFile(path, writeWeights(evaluation, variant)); !written) {
        failInput(written.error().text());
    }
    std::cout << "written: " << textOf(path) << '\n';
}

/// Whether the score is more than even players mostly make by chance.
bool isGain(const mujo::Score& score) {
    return shareEstimate(score).low > 0.5;
}

} // namespace

int learn(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const LessonPlan plan = planOf(catalog, arguments);
    const int games = static_cast<int>(arguments.number("--games", 1000, 1, kMany));
    const int threads = static_cast<int>(arguments.number("--threads", threadsOfMachine(), 1, 256));
    const int matchGames = static_cast<int>(arguments.number("--match", 200, 0, kMany));
    const auto target = arguments.value("--write");
    auto book = LessonBook::open(pathOf(arguments.value("--lessons").value_or("")), plan);
    if (!book) {
        failInput(book.error().text.english());
    }
    const std::atomic<bool>& stopRequested = stopOnSignal();
    const auto played = book->play(
        games, threads,
        [games](int done) {
            std::cerr << "\rgame " << done << " of " << games << (done == games ? "\n" : "") << std::flush;
        },
        stopRequested);
    if (!played) {
        failInput(played.error().text.english());
    }
    if (games == 0 || stopRequested) {
        return Done;
    }
    const Examples examples = examplesOf(plan, book->lessons(), threads, stopRequested);
    std::cout << examples.positions.size() << " quiet positions\n";
    ModelFit fit = fitModel(
        plan, examples, {},
        [](int epoch, double loss) { std::cout << "pass " << epoch << ": " << rounded(loss) << std::endl; },
        stopRequested);
    if (stopRequested) {
        return Done;
    }
    fit.evaluation.provenance = provenanceOf(plan, games, examples, fit, arguments);
    std::cout << fit.evaluation.provenance << '\n';
    Trial trial;
    trial.variant = plan.variant;
    trial.a.tuned = std::make_shared<const TunedEvaluation>(fit.evaluation);
    trial.b.tuned = plan.tuned;
    trial.games = matchGames;
    trial.nodes = 2 * plan.nodes; // not the searches that it has learned from
    trial.seed = plan.seed + 1;
    trial.mostPlies = plan.mostPlies;
    const mujo::Score score = playTrial(
        trial, threads,
        [](const mujo::Score& soFar) { std::cerr << '\r' << scoreText(soFar) << "   " << std::flush; },
        stopRequested);
    std::cerr << '\n';
    if (stopRequested) {
        return Done;
    }
    if (matchGames > 0) {
        std::cout << "against what was there before: " << scoreText(score) << '\n';
    }
    if (matchGames > 0 && !isGain(score)) {
        std::cout << "no gain: nothing is written\n";
    } else if (target) {
        fit.evaluation.provenance += "; " + scoreText(score) + " against what was there before";
        write(pathOf(*target), fit.evaluation, *plan.variant);
    }
    return Done;
}

} // namespace mujo::cli
