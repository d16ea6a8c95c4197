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

/// In the column of the game, and both are seen.
bool studyIsBelow(WindowBench& bench) {
    const QDockWidget& game = dock(bench, "gameDock");
    const QDockWidget& study = dock(bench, "studyDock");
    return !studyIsInTab(bench) && study.isVisible() && study.x() == game.x() &&
           study.y() > game.geometry().bottom();
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
    void theStudyIsSeenInSmallWindows_data();
    void theStudyIsSeenInSmallWindows();
    void narrowerColumnsAreNoWishOfTheUser();
    void theDocksComeBackWithTheRoom();
    void theDocksOfTheUserAreLeftAlone();
    void aStudyTakenAwayStays();
    void theStandardArrangementIsKept();
};

void DockRoomTest::theColumnsAreSharedByWhatTheCellsGain() {
    const BoardShape tai(25, 25);
    const DockWidths wanted{238, 276};
    const DockWidths least{200, 224};
    const auto share = [&](const BoardShape& shape, QSize room, DockWidths columns) {
        return sharedRoom(shape, room, 6, columns, least);
    };
    QCOMPARE(share(tai, {1600, 1150}, wanted), (DockShare{wanted, StudyPlace::OwnColumn}));
    QVERIFY(share(tai, {1100, 750}, wanted).study == StudyPlace::BelowGame);
    QVERIFY(share(tai, {900, 600}, wanted).study == StudyPlace::BehindGame);
    // A little narrower is enough.
    const DockShare narrower = share(tai, {1220, 750}, wanted);
    QVERIFY(narrower.study == StudyPlace::OwnColumn);
    QVERIFY(narrower.widths.game < wanted.game && narrower.widths.game >= least.game);
    QVERIFY(narrower.widths.study < wanted.study && narrower.widths.study >= least.study);
    // Large cells need no more room; neither does a board that the height confines.
    QCOMPARE(share(BoardShape(9, 9), {1000, 750}, wanted), (DockShare{wanted, StudyPlace::OwnColumn}));
    QCOMPARE(share(tai, {1100, 400}, wanted), (DockShare{wanted, StudyPlace::OwnColumn}));
    // What is not shown gets no room, and goes nowhere.
    QCOMPARE(share(tai, {1100, 750}, {0, 276}), (DockShare{{0, 276}, StudyPlace::OwnColumn}));
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
    QVERIFY(dock(bench, "studyDock").isVisible()); // at the left, or below the game
}

// The board teaches by the pane of the piece: a tab behind another one teaches nobody.
void DockRoomTest::theStudyIsSeenInSmallWindows_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"hook", "suzumu", "tai", "taikyoku"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

void DockRoomTest::theStudyIsSeenInSmallWindows() {
    QFETCH(const QString, game);
    WindowBench bench({1100, 800});
    bench.begin(game.toUtf8().constData());
    resizeTo(bench, {1100, 801});
    QVERIFY(studyIsBelow(bench));
    QVERIFY(dock(bench, "studyDock").height() > 280);
    QVERIFY(dock(bench, "gameDock").height() > 360);
    resizeTo(bench, {1100, 600}); // too low for both, unless the board is so small that each has a column
    QVERIFY(!studyIsBelow(bench));
    resizeTo(bench, {1100, 800});
    QVERIFY(studyIsBelow(bench));
}

// The columns of Taikyoku give way in a large window already. While they did so step by step, the steps were
// taken for what the user wants, and later windows left the board small.
void DockRoomTest::narrowerColumnsAreNoWishOfTheUser() {
    WindowBench bench({1600, 1200});
    bench.begin("taikyoku");
    QTRY_VERIFY(dock(bench, "studyDock").width() < 238); // they have given way
    resizeTo(bench, {1100, 800});
    QTRY_VERIFY(studyIsBelow(bench));
    QVERIFY2(cellOf(bench) >= 19, qPrintable(QString::number(cellOf(bench))));
}

void DockRoomTest::theDocksComeBackWithTheRoom() {
    WindowBench bench({1500, 800});
    bench.begin("tai");
    const int study = dock(bench, "studyDock").width();
    const int game = dock(bench, "gameDock").width();
    QVERIFY(!studyIsInTab(bench));
    for (int round = 0; round < 2; ++round) {
        resizeTo(bench, {1024, 768});
        QVERIFY(studyIsBelow(bench));
        resizeTo(bench, {1500, 800});
        QVERIFY(!studyIsBelow(bench));
        QCOMPARE(bench.window.dockWidgetArea(&dock(bench, "studyDock")), Qt::LeftDockWidgetArea);
        QCOMPARE(dock(bench, "studyDock").width(), study);
        QCOMPARE(dock(bench, "gameDock").width(), game);
    }
    // Another game in the same window has another need.
    resizeTo(bench, {1024, 768});
    QVERIFY(studyIsBelow(bench));
    bench.begin("sho");
    ui::testing::settle();
    QVERIFY(!studyIsBelow(bench));
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
    QVERIFY(!studyIsBelow(bench));
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

void DockRoomTest::aStudyTakenAwayStays() {
    WindowBench bench({1024, 768});
    bench.begin("tai");
    QVERIFY(studyIsBelow(bench));
    bench.window.addDockWidget(Qt::LeftDockWidgetArea, &dock(bench, "studyDock"));
    ui::testing::settle();
    resizeTo(bench, {1030, 760});
    QVERIFY(!studyIsBelow(bench));
    bench.window.action("resetLayout")->trigger();
    ui::testing::settle();
    QVERIFY(studyIsBelow(bench));
}

// What is stored is the arrangement where there is room, not what a small window made of it.
void DockRoomTest::theStandardArrangementIsKept() {
    WindowBench bench({1024, 768});
    bench.begin("tai");
    QVERIFY(studyIsBelow(bench));
    QTest::keyClick(&bench.window.board(), Qt::Key_Z);
    QTest::keyClick(&bench.window.board(), Qt::Key_Z);
    ui::testing::settle();
    QVERIFY(studyIsBelow(bench));
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
