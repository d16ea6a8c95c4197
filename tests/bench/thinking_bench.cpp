// The window while the computer thinks, in every game: how long a move at level 5 takes to arrive, and how
// long a click on a piece takes to be answered on the screen meanwhile. Budgets by the clock: 2 s a move, 4 s
// on the largest boards, 100 ms a click.

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "core/engine/engine.h"
#include "core/insight/move_input.h"
#include "tests/bench/allowance.h"
#include "tests/ui/window_bench.h"

namespace {

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

constexpr int kLevel = 5;
constexpr qint64 kMoveBudget = 2000; // ms
constexpr qint64 kLargeMoveBudget = 4000;
constexpr qint64 kClickBudget = 100;

/// Presses and releases on a square; answered when all that follows from it has been painted.
qint64 answerTo(BoardView& view, Square square) {
    const QPointF at = view.squareRect(square).center();
    QElapsedTimer timer;
    timer.start();
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, view.mapToGlobal(at), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
    QApplication::processEvents();
    return timer.elapsed();
}

/// The slowest answer to clicks on pieces of the side that waits; none when one was not answered.
std::optional<qint64> slowestAnswer(testing::WindowBench& bench) {
    constexpr std::size_t kClicks = 30;
    BoardView& view = bench.window.board();
    const auto pieces = bench.game().position().pieces(Side::Gote);
    qint64 slowest = 0;
    for (std::size_t i = 0; i < kClicks; ++i) {
        const Square square = pieces[i * 7 % pieces.size()];
        QTest::keyClick(&view, Qt::Key_Escape); // or the click might enter a move for later
        slowest = std::max(slowest, answerTo(view, square));
        if (view.input().selected() != square || !bench.window.session().isThinking()) {
            return std::nullopt;
        }
    }
    return slowest;
}

/// False when a budget times `allow` is exceeded or a click is not answered at all.
bool measure(const std::string& id, double allow) {
    testing::WindowBench bench;
    GameSetup setup = bench.setup(id.c_str());
    setup.seats = {Seat::computer(kLevel), Seat::human()};
    QElapsedTimer timer;
    timer.start();
    bench.begin(setup);
    (void)QTest::qWaitFor([&] { return !bench.game().plies().empty(); }, 4 * kLargeMoveBudget);
    const qint64 taken = timer.elapsed();

    setup.seats[Side::Sente] = Seat::computer(kStrongestLevel);
    bench.begin(setup);
    const auto slowest = slowestAnswer(bench);

    const bool large = setup.variant->shape().ranks() > 25;
    const bool ok = slowest &&
                    static_cast<double>(taken) <= (large ? kLargeMoveBudget : kMoveBudget) * allow &&
                    static_cast<double>(*slowest) <= kClickBudget * allow;
    std::printf("%-12s move at level %d %5lld ms, slowest answer to a click %4lld ms  %s\n", id.c_str(),
                kLevel, static_cast<long long>(taken), static_cast<long long>(slowest.value_or(-1)),
                !slowest ? "NOT ANSWERED"
                : ok     ? "ok"
                         : "OVER BUDGET");
    return ok;
}

} // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const double allow = bench::allowance();
    const Catalog catalog{std::filesystem::path{}};
    bool ok = true;
    for (const Catalog::Entry& entry : catalog.entries()) {
        ok = measure(entry.standard->id(), allow) && ok;
    }
    return ok ? 0 : 1;
}
