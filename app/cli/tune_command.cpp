#include <iostream>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/stop_signal.h"
#include "core/base/printable.h"
#include "core/engine/engine.h"
#include "core/learn/constants_tuning.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

/// Which constants are looked for, from `NAME,NAME`.
ConstantSet movedConstants(const std::string& names) {
    ConstantSet moved;
    std::istringstream in(names);
    for (std::string name; std::getline(in, name, ',');) {
        const auto found = findConstant(name);
        if (!found) {
            throw UsageError{"--only: " + printable(found.error().front().message.english())};
        }
        moved.set(static_cast<std::size_t>(*found - kSearchConstants.data()));
    }
    return moved;
}

ConstantsTuning planOf(Catalog& catalog, const Arguments& arguments) {
    ConstantsTuning plan;
    if (arguments.positional().empty()) {
        throw UsageError{"the games are missing"};
    }
    for (const std::string& name : arguments.positional()) {
        Trial board;
        board.variant = loadGame(catalog, name, arguments);
        board.b.tuned = catalog.notes(*board.variant).tuned;
        board.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", 3000, 1, kMany));
        board.mostPlies = static_cast<int>(arguments.number("--moves", 300, 1, kMany));
        plan.boards.push_back(std::move(board));
    }
    if (auto set = setConstants(plan.from, arguments.value("--from").value_or("")); !set) {
        throw UsageError{"--from: " + printable(set.error().front().message.english())};
    }
    if (const auto only = arguments.value("--only")) {
        plan.moved = movedConstants(*only);
    }
    plan.pairs = static_cast<int>(arguments.number("--pairs", 8, 1, kMany));
    plan.steps = static_cast<int>(arguments.number("--steps", 400, 1, kMany));
    plan.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    return plan;
}

} // namespace

int tune(Catalog& catalog, const Arguments& arguments) {
    const ConstantsTuning plan = planOf(catalog, arguments);
    const int threads = static_cast<int>(arguments.number("--threads", threadsOfMachine(), 1, 256));
    auto book = TuningBook::open(pathOf(arguments.value("--resume").value_or("")), plan);
    if (!book) {
        failInput(book.error().text.english());
    }
    const auto played = book->play(
        threads,
        [&] {
            std::cerr << "\rstep " << book->stepsMade() << " of " << plan.steps
                      << (book->stepsMade() == plan.steps ? "\n" : "") << std::flush;
        },
        stopOnSignal());
    if (!played) {
        failInput(played.error().text.english());
    }
    const SearchConstants found = nearestConstants(book->values());
    for (const NamedConstant& constant : kSearchConstants) {
        std::cout << constant.name << ' ' << plan.from.*constant.value << " -> " << found.*constant.value
                  << '\n';
    }
    const std::string changed = textOf(found);
    std::cout << "as a player: level:10" << (changed.empty() ? "" : "!") << changed << '\n';
    return Done;
}

} // namespace mujo::cli
