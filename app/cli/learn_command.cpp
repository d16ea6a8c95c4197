#include <atomic>
#include <csignal>
#include <iostream>

#include "app/cli/commands.h"
#include "core/engine/engine.h"
#include "core/learn/lesson_book.h"

namespace mujo::cli {

namespace {

std::atomic<bool> stopRequested{false};
static_assert(std::atomic<bool>::is_always_lock_free);

/// Ctrl+C ends the learning at the next move; what was played is in the file.
void stopOnSignal() {
    std::signal(SIGINT, [](int) { stopRequested = true; });
    std::signal(SIGTERM, [](int) { stopRequested = true; });
}

} // namespace

int learn(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    LessonPlan plan;
    plan.variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    plan.tuned = catalog.notes(*plan.variant).tuned;
    plan.nodes = static_cast<std::uint64_t>(arguments.number("--nodes", 1000, 1, kMany));
    plan.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    plan.mostPlies = static_cast<int>(arguments.number("--moves", 400, 1, kMany));
    const int games = static_cast<int>(arguments.number("--games", 1000, 1, kMany));
    const int threads = static_cast<int>(arguments.number("--threads", threadsOfMachine(), 1, 256));
    auto book = LessonBook::open(arguments.value("--lessons").value_or(""), plan);
    if (!book) {
        failInput(book.error().text);
    }
    stopOnSignal();
    const auto played = book->play(
        games, threads,
        [games](int done) {
            std::cerr << "\rgame " << done << " of " << games << (done == games ? "\n" : "") << std::flush;
        },
        stopRequested);
    if (!played) {
        failInput(played.error().text);
    }
    return Done;
}

} // namespace mujo::cli
