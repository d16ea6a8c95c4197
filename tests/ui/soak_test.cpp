#include <QTest>
#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

#include <unistd.h>

#include "core/engine/engine.h"
#include "tests/support/sampling.h"
#include "tests/ui/window_bench.h"

#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using mujo::ui::testing::WindowBench;

/// Many games of the engine in one process: what it holds does not grow with their number.
class SoakTest : public QObject {
    Q_OBJECT

private slots:
    void gamesLeaveNoMemoryBehind();
};

namespace {

/// Megabytes that the process has in memory.
double resident() {
    std::ifstream file("/proc/self/statm");
    double total = 0;
    double pages = 0;
    file >> total >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

void SoakTest::gamesLeaveNoMemoryBehind() {
    constexpr std::array kGames{"tori", "wa", "shogi", "sho", "chu", "heiandai", "hook", "tenjiku"};
    WindowBench bench;
    const auto mostPlies =
        static_cast<std::size_t>(mujo::testing::sampleCount(10, 80)); // then the next one begins
    const int games = mujo::testing::sampleCount(16, 200);
    std::vector<double> memory;
    for (int i = 0; i < games; ++i) {
        GameSetup setup = bench.setup(kGames[static_cast<std::size_t>(i) % kGames.size()]);
        setup.seats = {Seat::computer(kWeakestLevel + 1), Seat::computer(kWeakestLevel)};
        bench.begin(setup);
        QTRY_VERIFY_WITH_TIMEOUT(bench.game().isOver() || bench.game().plies().size() >= mostPlies, 300000);
        memory.push_back(resident());
    }
    // The first half fills caches: pictures of pieces, tables of rules.
    const auto half = memory.begin() + games / 2;
    const double before = median({half, half + games / 4});
    const double after = median({half + games / 4, memory.end()});
    qInfo("%d games: %.0f MB after the first, %.0f MB in the third quarter, %.0f MB in the last one", games,
          memory.front(), before, after);
    const double allowed = games < 100 ? 1.5 : 1.05; // few games are still filling the caches
    QVERIFY2(after < before * allowed,
             qPrintable(QStringLiteral("%1 MB became %2 MB").arg(before).arg(after)));
}

MUJO_UI_TEST(SoakTest)
#include "soak_test.moc"
