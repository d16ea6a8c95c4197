#include <QCheckBox>
#include <QElapsedTimer>
#include <QSignalSpy>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/motion_games.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/settings_dialog.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardMotionTest : public QObject {
    Q_OBJECT

private slots:
    void aMoveIsSeenOnItsWay();
    void everyMotionEndsInThePosition_data();
    void everyMotionEndsInThePosition();
    void aMoveCanBeEnteredDuringAMotion();
    void aDraggedPieceIsNotShownOnItsWayAgain();
    void stepsGlideAndJumpsDoNot();
    void motionIsSwitchedInTheMenuAndInTheSettings();
    void framesOfTheLargestBoardAreQuick();
};

namespace {

/// Measures what each repainting of a widget takes.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] std::vector<double> sorted() const {
        std::vector<double> times = m_times;
        std::sort(times.begin(), times.end());
        return times;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Paint || m_isInside) {
            return false;
        }
        m_isInside = true;
        QElapsedTimer timer;
        timer.start();
        QCoreApplication::sendEvent(watched, event);
        m_times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        m_isInside = false;
        return true;
    }

private:
    std::vector<double> m_times; ///< ms
    bool m_isInside = false;
};

} // namespace

// Without the event loop no time passes: the piece is still where it began, the victims are there.
void BoardMotionTest::aMoveIsSeenOnItsWay() {
    Table table("hook", kLions);
    table.view().setMotion(true);
    QSignalSpy began(&table.view(), &BoardView::motionBegan);
    QSignalSpy finished(&table.view(), &BoardView::motionFinished);
    const QImage lion = table.picture("g9");
    table.click("g9");
    table.click("i9", Qt::ControlModifier);
    QVERIFY(!table.played().isEmpty());
    QCOMPARE(began.count(), 1);
    QVERIFY(began.front().at(0).toInt() > 100 && began.front().at(0).toInt() < 500);
    const QImage atFirst = table.picture("i9");
    QCOMPARE(finished.count(), 0);
    QVERIFY(table.picture("g9") != table.picture("a1"));
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(table.picture("i9") != atFirst);
}

void BoardMotionTest::everyMotionEndsInThePosition_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < motionGames().size(); ++i) {
        QTest::newRow(motionGames()[i].title) << static_cast<int>(i);
    }
}

// What is left on the board is what a board shows that has seen no motion.
void BoardMotionTest::everyMotionEndsInThePosition() {
    QFETCH(int, number);
    const MotionGame& shown = motionGames()[static_cast<std::size_t>(number)];
    Table moving(shown.variant, shown.position);
    Table still(shown.variant, shown.position);
    moving.view().setMotion(true);
    QSignalSpy finished(&moving.view(), &BoardView::motionFinished);
    for (const bool isAnswer : {false, true}) {
        for (Table* table : {&moving, &still}) {
            QVERIFY(isAnswer ? shown.playAnswer(table->game()) : shown.playMove(table->game()));
            table->tell();
        }
        QTRY_COMPARE(finished.count(), isAnswer ? 2 : 1);
        QVERIFY(moving.picture() == still.picture());
    }
}

// The next click acts at once, and a new move takes the place of the one that is shown.
void BoardMotionTest::aMoveCanBeEnteredDuringAMotion() {
    Table table("hook", nullptr);
    Table still("hook", nullptr);
    table.view().setMotion(true);
    QSignalSpy began(&table.view(), &BoardView::motionBegan);
    QSignalSpy finished(&table.view(), &BoardView::motionFinished);
    std::mt19937 random(3);
    constexpr int kMoves = 12;
    for (int i = 0; i < kMoves; ++i) {
        const auto move = plainMove(table.game());
        QVERIFY(move);
        for (Table* each : {&table, &still}) {
            each->click(move->from());
            each->click(move->to());
            QVERIFY(!each->played().isEmpty());
        }
        QCOMPARE(began.count(), i + 1);
        QCOMPARE(finished.count(), i); // the click has ended the motion before
    }
    QCOMPARE(table.game().position().key(), still.game().position().key());
    table.key(Qt::Key_Escape);
    still.key(Qt::Key_Escape);
    QCOMPARE(finished.count(), kMoves);
    // A move that comes from elsewhere does not wait either.
    for (const int count : {kMoves, kMoves + 1}) {
        QVERIFY(table.game().play(*plainMove(table.game())));
        table.tell();
        QCOMPARE(finished.count(), count);
    }
}

void BoardMotionTest::aDraggedPieceIsNotShownOnItsWayAgain() {
    Table table("hook", nullptr);
    table.view().setMotion(true);
    QSignalSpy began(&table.view(), &BoardView::motionBegan);
    const auto move = plainMove(table.game());
    table.drag(move->from(), move->to());
    QVERIFY(!table.played().isEmpty());
    QCOMPARE(began.count(), 1);
    QCOMPARE(began.front().at(0).toInt(), 0); // nothing is left to be shown
}

void BoardMotionTest::stepsGlideAndJumpsDoNot() {
    WindowBench bench;
    bench.settings.set(Settings::kMotion, true);
    bench.begin("hook");
    BoardView& board = bench.window.board();
    QSignalSpy began(&board, &BoardView::motionBegan);
    QSignalSpy finished(&board, &BoardView::motionFinished);
    bench.playPlain(4);
    QCOMPARE(began.count(), 4);
    QTRY_COMPARE(finished.count(), 4);
    bench.window.action("stepBack")->trigger();
    QTRY_COMPARE(finished.count(), 5);
    bench.window.action("stepForward")->trigger();
    QTRY_COMPARE(finished.count(), 6);
    bench.window.action("toStart")->trigger();
    bench.window.action("toEnd")->trigger();
    settle();
    QCOMPARE(finished.count(), 6);
    QCOMPARE(began.count(), 4); // no move was played
}

void BoardMotionTest::motionIsSwitchedInTheMenuAndInTheSettings() {
    WindowBench bench;
    bench.begin("hook");
    QSignalSpy began(&bench.window.board(), &BoardView::motionBegan);
    QAction* action = bench.window.action("motion");
    QVERIFY(!action->isChecked());
    bench.playPlain();
    QCOMPARE(began.count(), 0);
    action->trigger();
    QVERIFY(bench.settings.value(Settings::kMotion));
    bench.playPlain();
    QCOMPARE(began.count(), 1);
    SettingsDialog dialog(bench.settings, bench.window.looks(), nullptr);
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
        if (box->text().contains(QStringLiteral("glide"))) {
            box->click();
        }
    }
    QVERIFY(!action->isChecked());
    bench.playPlain();
    QCOMPARE(began.count(), 1);
}

// Each frame of 24 moves on Taikyoku: below 4 ms in the middle, below 16 ms at worst, in a release build.
void BoardMotionTest::framesOfTheLargestBoardAreQuick() {
    Table table("taikyoku", nullptr);
    table.view().resize(1920, 1080);
    table.view().setMotion(true);
    QSignalSpy finished(&table.view(), &BoardView::motionFinished);
    settle();
    const PaintWatch watch(table.view());
    constexpr int kMoves = 24;
    for (int i = 0; i < kMoves; ++i) {
        QVERIFY(table.game().play(*plainMove(table.game())));
        table.tell();
        QTRY_COMPARE(finished.count(), i + 1);
        settle();
    }
    const std::vector<double> times = watch.sorted();
    QVERIFY(times.size() > kMoves);
    const double median = times[times.size() / 2];
    qInfo("%zu frames, median %.2f ms, worst %.2f ms", times.size(), median, times.back());
    QVERIFY(mujo::testing::isInTime(median, 4.0) && mujo::testing::isInTime(times.back(), 16.0));
}

MUJO_UI_TEST(BoardMotionTest)
#include "board_motion_test.moc"
