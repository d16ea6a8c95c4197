#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/stop_signal.h"
#include "core/base/english.h"
#include "core/base/whole_file.h"
#include "core/engine/engine.h"
#include "core/match/today.h"
#include "core/openings/opening_builder.h"
#include "core/openings/openings_file.h"
#include "core/rules/move_text.h"

namespace mujo::cli {

namespace {

OpeningPlan openingPlan(Catalog& catalog, const Arguments& arguments) {
    OpeningPlan plan;
    plan.variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    plan.tuned = catalog.notes(*plan.variant).tuned;
    constexpr long kMostNodes = 1'000'000'000;
    constexpr long kMostLines = 32;
    constexpr long kMostPlies = 200;
    constexpr long kMostMargin = 1000;
    plan.nodes =
        static_cast<std::uint64_t>(arguments.number("--nodes", static_cast<long>(plan.nodes), 1, kMostNodes));
    plan.lines = static_cast<int>(arguments.number("--lines", plan.lines, 1, kMostLines));
    plan.plies = static_cast<int>(arguments.number("--plies", plan.plies, 1, kMostPlies));
    plan.margin = static_cast<int>(arguments.number("--margin", plan.margin, 0, kMostMargin));
    plan.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    return plan;
}

/// What the openings file says of where it comes from.
std::string openingsProvenance(const OpeningPlan& plan, const OpeningBuilder& builder,
                               const Arguments& arguments) {
    std::string text = "mujo-cli " MUJO_VERSION " openings, " + counted(builder.games(), "game") + " of " +
                       counted(plan.plies, "ply", "plies") + ", " + std::to_string(plan.nodes) +
                       " nodes a search, " + counted(plan.lines, "line") + ", margin " +
                       std::to_string(plan.margin) + ", seed " + std::to_string(plan.seed);
    if (const auto note = arguments.value("--note")) {
        text += "; " + *note;
    }
    return text + "; " + today();
}

/// Makes the tree of a plan.
int makeOpenings(Catalog& catalog, const Arguments& arguments) {
    const OpeningPlan plan = openingPlan(catalog, arguments);
    const int games = static_cast<int>(arguments.number("--games", 0, 0, kMany));
    const auto target = arguments.value("--write");
    auto builder = OpeningBuilder::open(arguments.value("--resume").value_or(""), plan);
    if (!builder) {
        failInput(builder.error().text.english());
    }
    const std::atomic<bool>& stop = stopOnSignal();
    const auto tell = [games](int game, std::size_t positions) {
        std::cerr << "\rgame " << game << " of " << games << ", " << positions << " positions" << std::flush;
    };
    const auto played = builder->play(games, tell, stop);
    std::cerr << '\n';
    if (!played) {
        failInput(played.error().text.english());
    }
    std::cout << counted(builder->games(), "game") << ", "
              << counted(static_cast<long long>(builder->tree().positions()), "position") << ", "
              << counted(static_cast<long long>(builder->tree().moves()), "move") << '\n';
    if (stop || !target) {
        return Done;
    }
    const Openings openings{builder->tree(), openingsProvenance(plan, *builder, arguments),
                            plan.variant->profile()};
    if (const auto written = writeWholeFile(*target, writeOpenings(openings, plan.variant)); !written) {
        failInput(written.error().text());
    }
    std::cout << "written: " << *target << '\n';
    return Done;
}

/// `+0.23`, in pawns, or how the game ends by force.
std::string scoreText(int score) {
    std::ostringstream out;
    if (isForced(score)) {
        out << (score > 0 ? "wins in " : "loses in ") << counted(pliesToEnd(score), "ply", "plies");
    } else {
        constexpr double kPawn = 100;
        out << std::showpos << std::fixed << std::setprecision(2) << score / kPawn;
    }
    return out.str();
}

/// Says what the openings of the game hold of a position.
int showOpenings(Catalog& catalog, const Arguments& arguments) {
    const Game game = loadBoard(catalog, arguments.word(0, "the game"), arguments);
    const Catalog::Entry* entry = catalog.find(game.variant().id());
    const std::shared_ptr<const Variant>& variant = game.position().sharedVariant();
    const auto openings = loadOpenings(variant, entry == nullptr ? std::string() : entry->fileName);
    if (!openings) {
        throw InputError{openings.error()};
    }
    if (openings->profile != variant->profile()) {
        std::cout << "the openings are for the rules \"" << openings->profile << "\" alone\n";
        return Done;
    }
    if (openings->tree.positions() == 0) {
        std::cout << "there are no openings for this game\n";
        return Done;
    }
    const OpeningTree::Moves& moves = openings->tree.at(game.position().key());
    if (moves.empty()) {
        std::cout << "nothing is known of this position\n";
    }
    for (const OpeningMove& each : moves) {
        std::cout << rules::moveText(*variant, each.move) << "  " << scoreText(each.score) << "  "
                  << counted(each.games, "game") << "  depth " << each.depth << '\n';
    }
    std::cout << openings->provenance << '\n';
    return Done;
}

} // namespace

int openings(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    return arguments.has("--games") ? makeOpenings(catalog, arguments) : showOpenings(catalog, arguments);
}

} // namespace mujo::cli
