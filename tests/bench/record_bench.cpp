// A record as long as Tai Shogi makes them: 3,000 moves and 300 other lines. How long its file takes to be
// written and read, how long a step through it and a change of it take until the window shows them, and what
// memory all that needs. Budgets by the clock: 1 s for the file, 20 ms a step, 200 MB.

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "core/base/random.h"
#include "core/game/formats/game_json.h"
#include "core/game/record_search.h"
#include "tests/bench/allowance.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/window_bench.h"

namespace {

using namespace mujo;
using namespace mujo::ui;

constexpr int kMoves = 3000;
constexpr int kLines = 300;
constexpr qint64 kFileBudget = 1000; // ms
constexpr qint64 kStepBudget = 20;   // ms
constexpr qint64 kSearchBudget = 200;
constexpr long kMemoryBudget = 200; // MB

/// A seeded move that takes nothing, so that the game goes on; any one where there is none.
bool playQuietly(Game& game, Random& random) {
    const std::vector<Move>& legal = game.legalMoves();
    if (legal.empty()) {
        return false;
    }
    constexpr int kTries = 40;
    Move move = legal[random.below(legal.size())];
    for (int i = 0; i < kTries && (move.path.size() > 1 || !game.position().at(move.to()).isEmpty()); ++i) {
        move = legal[random.below(legal.size())];
    }
    return game.play(move);
}

Game longGame() {
    Random random(2);
    Game game(ui::testing::game("tai"));
    for (int i = 0; i < kMoves && playQuietly(game, random); ++i) {
    }
    const Game::Node last = game.lastOfLine();
    for (int i = 0; i < kLines; ++i) {
        game.goTo(random.below(last));
        playQuietly(game, random);
        game.setComment(game.current(), "another way");
        playQuietly(game, random);
    }
    game.goTo(last);
    return game;
}

/// Resident memory of the process in MB; 0 where it cannot be told.
long residentMemory() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).simplified().split(' ').front().toLong() / 1024;
            }
        }
    }
    return 0;
}

template <class Act>
qint64 timeOf(Act act) {
    QElapsedTimer timer;
    timer.start();
    act();
    QApplication::processEvents();
    return timer.elapsed();
}

bool isWithin(const char* what, qint64 taken, qint64 budget, double allow, const char* unit = "ms") {
    std::printf("%-34s %6lld %s  (budget %lld)\n", what, static_cast<long long>(taken), unit,
                static_cast<long long>(budget));
    return static_cast<double>(taken) <= static_cast<double>(budget) * allow;
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const double allow = bench::allowance();
    bool isGood = true;
    Game game = longGame();
    std::printf("%zu moves, %zu lines\n", game.nodeCount() - 1, branches(game).size());
    std::string text;
    isGood &= isWithin("writing the file", timeOf([&] { text = writeGameJson({game}); }), kFileBudget, allow);
    std::optional<Game> read;
    isGood &=
        isWithin("reading it",
                 timeOf([&] { read = readGameJson(text, "long.mujo", ui::testing::catalog()).value().game; }),
                 kFileBudget, allow);
    ui::testing::WindowBench bench;
    GameSession& session = bench.window.session();
    session.restore(std::move(*read), ui::testing::hotSeat("tai"), Resume::Waits);
    QApplication::processEvents();
    const auto slowest = [&](auto act) {
        qint64 most = 0;
        constexpr int kTimes = 40;
        for (int i = 0; i < kTimes; ++i) {
            most = std::max(most, timeOf([&] { act(i); }));
        }
        return most;
    };
    const int last = static_cast<int>(session.game().line().size());
    isGood &= isWithin("slowest step back", slowest([&](int i) { session.goToPly(last / 2 - i); }),
                       kStepBudget, allow);
    isGood &= isWithin("slowest step forward", slowest([&](int i) { session.goToPly(last / 2 - 39 + i); }),
                       kStepBudget, allow);
    std::printf("%-34s %6lld ms\n", "slowest change of line",
                static_cast<long long>(slowest([&](int) { session.showOtherLine(); })));
    std::printf("%-34s %6lld ms, kept in its file\n", "slowest comment",
                static_cast<long long>(slowest(
                    [&](int i) { session.setComment(session.game().current(), QString::number(i)); })));
    std::size_t found = 0;
    const auto any = [](const Game::Ply&) { return true; };
    isGood &= isWithin("finding captures",
                       timeOf([&] { found += findMoves(session.game(), SearchFor::Captures, any).size(); }),
                       kSearchBudget, allow);
    isGood &= isWithin("finding a position", timeOf([&] {
                           found += nodesWithPosition(session.game(), session.game().position().key()).size();
                       }),
                       kSearchBudget, allow);
    isGood &= found > 0;
    const long memory = residentMemory();
    isGood &= isWithin("resident memory", memory, kMemoryBudget, 1, "MB");
    return isGood ? 0 : 1;
}
