// The docks give way to the board in small windows, and come back with the room.

#include <QDockWidget>
#include <QTest>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_layout.h"
#include "ui/shell/dock_room.h"

using namespace mujo;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

QDockWidget& dock(WindowBench& bench, const char* name) {
    return *bench.window.findChild<QDockWidget*>(QLatin1String(name));
}

bool studyIsInTab(WindowBench& bench) {
    return bench.window.tabifiedDockWidgets(&dock(bench, "gameDock")).contains(&dock(bench, "studyDock"));
}

double cellOf(WindowBench& bench) {
    return bench.window.board().layoutOfSquares().cellSize();
}

void resizeTo(WindowBench& bench, QSize size) {
    bench.window.resize(size);
    ui::testing::settle();
    ui::testing::settle();
}

} // namespace

class DockRoomTest : public QObject {
    Q_OBJECT

private slots:
    void theColumnsAreSharedByWhatTheCellsGain();
    void cellsAreLargeInSmallWindows_data();
    void cellsAreLargeInSmallWindows();
    void theDocksComeBackWithTheRoom();
    void theDocksOfTheUserAreLeftAlone();
    void aStudyTakenOutOfItsTabStays();
    void theStandardArrangementIsKept();
};

void DockRoomTest::theColumnsAreSharedByWhatTheCellsGain() {
    const BoardShape tai(25, 25);
    const DockWidths wanted{238, 276};
    const DockWidths least{200, 224};
    const auto share = [&](const BoardShape& shape, QSize room, DockWidths columns) {
        return sharedRoom(shape, room, 6, columns, least);
    };
    QCOMPARE(share(tai, {1600, 1150}, wanted), (DockShare{wanted, false}));
    QVERIFY(share(tai, {1100, 750}, wanted).studyInTab);
    // A little narrower is enough.
    const DockShare narrower = share(tai, {1220, 750}, wanted);
    QVERIFY(!narrower.studyInTab);
    QVERIFY(narrower.widths.game < wanted.game && narrower.widths.game >= least.game);
    QVERIFY(narrower.widths.study < wanted.study && narrower.widths.study >= least.study);
    // Large cells need no more room; neither does a board that the height confines.
    QCOMPARE(share(BoardShape(9, 9), {1000, 750}, wanted), (DockShare{wanted, false}));
    QCOMPARE(share(tai, {1100, 400}, wanted), (DockShare{wanted, false}));
    // What is not shown gets no room and goes into no tab.
    QCOMPARE(share(tai, {1100, 750}, {0, 276}), (DockShare{{0, 276}, false}));
}

void DockRoomTest::cellsAreLargeInSmallWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("cell");
    QTest::newRow("1100x800") << QSize(1100, 800) << 27;
    QTest::newRow("1366x768") << QSize(1366, 768) << 27;
    QTest::newRow("1280x800") << QSize(1280, 800) << 28;
    QTest::newRow("1024x768") << QSize(1024, 768) << 27;
}

void DockRoomTest::cellsAreLargeInSmallWindows() {
    QFETCH(QSize, size);
    QFETCH(int, cell);
    WindowBench bench(size);
    bench.begin("tai");
    QCOMPARE(bench.window.size(), size);
    QVERIFY2(cellOf(bench) >= cell, qPrintable(QString::number(cellOf(bench))));
    QVERIFY(dock(bench, "gameDock").isVisible());
    QVERIFY(!dock(bench, "studyDock").isHidden()); // at the left, or a tab to be opened
}

void DockRoomTest::theDocksComeBackWithTheRoom() {
    WindowBench bench({1500, 800});
    bench.begin("tai");
    const int study = dock(bench, "studyDock").width();
    const int game = dock(bench, "gameDock").width();
    QVERIFY(!studyIsInTab(bench));
    for (int round = 0; round < 2; ++round) {
        resizeTo(bench, {1024, 768});
        QVERIFY(studyIsInTab(bench));
        resizeTo(bench, {1500, 800});
        QVERIFY(!studyIsInTab(bench));
        QCOMPARE(bench.window.dockWidgetArea(&dock(bench, "studyDock")), Qt::LeftDockWidgetArea);
        QCOMPARE(dock(bench, "studyDock").width(), study);
        QCOMPARE(dock(bench, "gameDock").width(), game);
    }
    // Another game in the same window has another need.
    resizeTo(bench, {1024, 768});
    QVERIFY(studyIsInTab(bench));
    bench.begin("sho");
    ui::testing::settle();
    QVERIFY(!studyIsInTab(bench));
}

// Widths that were chosen hold in windows of that size, however small the cells are.
void DockRoomTest::theDocksOfTheUserAreLeftAlone() {
    WindowBench bench({1280, 800});
    bench.begin("tai");
    bench.window.resizeDocks({&dock(bench, "studyDock"), &dock(bench, "gameDock")}, {330, 340},
                             Qt::Horizontal);
    ui::testing::settle();
    const int study = dock(bench, "studyDock").width();
    resizeTo(bench, {1300, 820});
    QVERIFY(!studyIsInTab(bench));
    QCOMPARE(dock(bench, "studyDock").width(), study);
    resizeTo(bench, {1024, 768}); // a smaller window is another matter
    QVERIFY(cellOf(bench) >= 26);
    resizeTo(bench, {1300, 820});
    QCOMPARE(dock(bench, "studyDock").width(), study);
    // A study that was hidden by hand does not come back by itself.
    dock(bench, "studyDock").close();
    resizeTo(bench, {1024, 768});
    resizeTo(bench, {1500, 820});
    QVERIFY(dock(bench, "studyDock").isHidden());
}

void DockRoomTest::aStudyTakenOutOfItsTabStays() {
    WindowBench bench({1024, 768});
    bench.begin("tai");
    QVERIFY(studyIsInTab(bench));
    bench.window.addDockWidget(Qt::LeftDockWidgetArea, &dock(bench, "studyDock"));
    ui::testing::settle();
    resizeTo(bench, {1030, 760});
    QVERIFY(!studyIsInTab(bench));
    bench.window.action("resetLayout")->trigger();
    ui::testing::settle();
    QVERIFY(studyIsInTab(bench));
}

// What is stored is the arrangement where there is room, not what a small window made of it.
void DockRoomTest::theStandardArrangementIsKept() {
    WindowBench bench({1024, 768});
    bench.begin("tai");
    QVERIFY(studyIsInTab(bench));
    QTest::keyClick(&bench.window.board(), Qt::Key_Z);
    QTest::keyClick(&bench.window.board(), Qt::Key_Z);
    ui::testing::settle();
    QVERIFY(studyIsInTab(bench));
    bench.window.close();
    GameSession game;
    ui::testing::TestWindow second(bench.catalog, bench.settings, game, {});
    second.resize(1500, 800);
    second.show();
    second.begin(bench.setup("tai"));
    ui::testing::settle();
    second.resize(1500, 800);
    ui::testing::settle();
    const auto* study = second.findChild<QDockWidget*>(QStringLiteral("studyDock"));
    QCOMPARE(second.dockWidgetArea(const_cast<QDockWidget*>(study)), Qt::LeftDockWidgetArea);
    QTRY_COMPARE(study->width(), 238);
}

MUJO_UI_TEST(DockRoomTest)
#include "dock_room_test.moc"
