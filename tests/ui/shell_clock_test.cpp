// Clocks: that they run, that a flag falls, that the computer keeps to its time.

#include <QDialog>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/clock_bench.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/ui_test.h"
#include "ui/models/move_list_model.h"
#include "ui/pages/game_page.h"
#include "ui/panes/banner.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"

using namespace mujo;
using namespace mujo::ui;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using ui::testing::ClockBench;

using ui::testing::WindowBench;

class ShellClockTest : public QObject {
    Q_OBJECT

private slots:
    void withoutATimeControlThereIsNoClock();
    void theClockOfTheSideToMoveRuns();
    void aMoveAddsTheIncrement();
    void theListTellsWhatAMoveTook();
    void takingBackRestoresTheClocks();
    void clocksArePausedAndGoOnWithAMove();
    void leavingTheBoardPausesTheClocks();
    void aDialogStopsTheClocks();
    void aQuestionAboutTheEndStopsTheClocks();
    void aClickPausesTheClocks();
    void aFinishedGameHasNoPausedClock();
    void theFlagEndsTheGame();
    void aMoveThatComesTooLateLoses();
    void anAnswerThatComesTooLateLosesForTheComputer();
    void pausingDoesNotHideTimeThatHasRunOut();
    void takingBackALossOnTimeGivesTheMoveAnew();
    void overtimeIsCountedWhereItDoesNotLose();
    void nothingWakesUpWhileNothingRuns();
    void theEngineIsToldOfItsClock();
    void theComputerKeepsToItsTime();
    void anEngineThatFailsStopsTheClocks();
    void aSavedGameGoesOnWithItsClocks();
    void anotherStyleOfSquaresKeepsTimesAndDrawings();
};

void ShellClockTest::withoutATimeControlThereIsNoClock() {
    ClockBench bench;
    bench.begin("wa");
    for (const Side side : {Side::Sente, Side::Gote}) {
        QVERIFY(!bench.face(side).isVisible());
    }
    QVERIFY(!bench.window.action("pauseClocks")->isVisible());
    bench.begin(bench.timed("wa", "10m"));
    QVERIFY(bench.face(Side::Gote).isVisible() && bench.face(Side::Sente).isVisible());
    QVERIFY(bench.window.action("pauseClocks")->isVisible());
    bench.begin("tai");
    QVERIFY(!bench.face(Side::Gote).isVisible());
}

void ShellClockTest::theClockOfTheSideToMoveRuns() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    bench.pass(minutes(2));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("10:00"));
    QVERIFY(!bench.face(Side::Sente).reading().isRunning); // not before the first move
    bench.move();
    QVERIFY(bench.face(Side::Gote).reading().isRunning && !bench.face(Side::Sente).reading().isRunning);
    bench.pass(milliseconds(1500));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:58"));
    bench.move();
    QVERIFY(bench.face(Side::Sente).reading().isRunning);
    bench.pass(seconds(60));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:00"));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:58"));
}

void ShellClockTest::aMoveAddsTheIncrement() {
    ClockBench bench;
    bench.start("1m+5s");
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("1:05"));
    bench.pass(seconds(20));
    bench.move();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("0:45"));
}

void ShellClockTest::theListTellsWhatAMoveTook() {
    ClockBench bench;
    bench.start("10m");
    bench.pass(milliseconds(65'400));
    bench.move();
    bench.pass(milliseconds(4'250));
    bench.move();
    const auto told = [&bench](int ply, int role) {
        return bench.window.pane().moves().indexOfPly(ply).data(role).toString();
    };
    QCOMPARE(told(1, MoveListModel::TimeRole), QString()); // the first move is free
    QCOMPARE(told(2, MoveListModel::TimeRole), QStringLiteral("1:05"));
    QCOMPARE(told(3, MoveListModel::TimeRole), QStringLiteral("4.2 s"));
    QVERIFY(told(2, Qt::ToolTipRole).endsWith(QStringLiteral("\n1 min 5 s")));
    QVERIFY(told(3, Qt::AccessibleTextRole).endsWith(QStringLiteral(", 4.2 s")));
    bench.window.session().setShapes({{Square(3), Square(30), 1}});
    const QByteArray page = gamePage(bench.game(), {});
    QVERIFY(page.contains(R"("e":"1 min 5 s")"));
    QVERIFY(page.contains(R"("m":[[3,30,1]])"));
}

void ShellClockTest::takingBackRestoresTheClocks() {
    ClockBench bench;
    bench.start("10m");
    bench.pass(seconds(10));
    bench.move();
    bench.pass(seconds(20));
    bench.window.action("takeBack")->trigger();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("10:00"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("10:00"));
    QVERIFY(!bench.face(Side::Gote).reading().isRunning); // a later move exists
    bench.pass(seconds(30));
    bench.window.action("redo")->trigger();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:40"));
    QVERIFY(bench.face(Side::Sente).reading().isRunning);
    // The same move once more by hand is the one that was made.
    bench.window.action("takeBack")->trigger();
    QVERIFY(bench.window.session().play(Move(bench.game().following().front().move)));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:40"));
}

void ShellClockTest::clocksArePausedAndGoOnWithAMove() {
    ClockBench bench;
    bench.start("10m");
    bench.pass(seconds(10));
    bench.window.action("pauseClocks")->trigger();
    QVERIFY(bench.face(Side::Gote).reading().isPaused && !bench.face(Side::Gote).reading().isRunning);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("stand still")));
    bench.pass(minutes(5));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    bench.window.action("pauseClocks")->trigger();
    QVERIFY(!bench.window.action("pauseClocks")->isChecked());
    bench.pass(seconds(10));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:40"));
    bench.window.action("pauseClocks")->trigger();
    bench.move();
    QVERIFY(!bench.window.action("pauseClocks")->isChecked());
    QVERIFY(bench.face(Side::Sente).reading().isRunning);
    QVERIFY(!bench.window.status().text().contains(QStringLiteral("stand still")));
}

void ShellClockTest::leavingTheBoardPausesTheClocks() {
    ClockBench bench;
    bench.start("10m");
    bench.window.action("chooseGame")->trigger();
    QVERIFY(bench.window.session().clock().isPaused());
}

/// Nobody can move behind a dialog. A pause stays one when the dialog has gone.
void ShellClockTest::aDialogStopsTheClocks() {
    ClockBench bench;
    bench.start("10m");
    for (const bool isPaused : {false, true}) {
        bench.window.session().clock().setPaused(isPaused);
        const QString before = bench.time(Side::Gote);
        {
            QDialog dialog(&bench.window);
            dialog.setModal(true);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            bench.pass(minutes(3));
            QCOMPARE(bench.time(Side::Gote), before);
            QVERIFY(bench.face(Side::Gote).reading().isPaused);
        }
        ui::testing::settle();
        QCOMPARE(bench.face(Side::Gote).reading().isPaused, isPaused);
        bench.pass(minutes(1));
        QCOMPARE(bench.time(Side::Gote) == before, isPaused);
    }
}

void ShellClockTest::aQuestionAboutTheEndStopsTheClocks() {
    ClockBench bench;
    bench.start("10m");
    const auto runs = [&bench] {
        const QString before = bench.time(Side::Gote);
        bench.pass(minutes(1));
        return bench.time(Side::Gote) != before;
    };
    for (const char* id : {"resign", "offerDraw"}) {
        bench.window.action(id)->trigger();
        QVERIFY(!runs() && bench.face(Side::Gote).reading().isPaused);
        bench.window.banner().choose(1); // the game goes on
        QVERIFY(runs());
    }
    bench.window.action("resign")->trigger();
    bench.window.action("adjourn")->trigger(); // what is said then is no such question
    bench.window.banner().dismiss();
    bench.window.session().clock().setPaused(false);
    QVERIFY(runs());
}

void ShellClockTest::aClickPausesTheClocks() {
    ClockBench bench;
    bench.start("10m");
    const GameClock& clock = bench.window.session().clock();
    for (const bool isPaused : {true, false}) {
        QTest::mouseClick(&bench.window.pane().panel(Side::Gote).clock(), Qt::LeftButton);
        QCOMPARE(clock.isPaused(), isPaused);
    }
}

void ShellClockTest::aFinishedGameHasNoPausedClock() {
    ClockBench bench;
    bench.start("10m");
    bench.window.session().resign();
    bench.window.session().clock().setPaused(true);
    bench.window.session().clock().cover(true);
    for (const Side side : {Side::Sente, Side::Gote}) {
        QVERIFY(!bench.face(side).reading().isPaused);
    }
}

void ShellClockTest::theFlagEndsTheGame() {
    // With the machine's own clock: what wakes up the window does so in time.
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.time = *parseTimeControl("0.2s");
    bench.begin(setup);
    const QSignalSpy ended(&bench.window.session(), &GameSession::gameEnded);
    bench.playPlain();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
    QVERIFY(ui::testing::endingCard(bench.window) != nullptr);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("Gote has run out of time")));
    const ClockFace::Reading& look = bench.window.pane().panel(Side::Gote).clock().reading();
    QVERIFY(!look.isRunning);
    QVERIFY(!bench.window.action("pauseClocks")->isEnabled());
    QVERIFY(!bench.window.session().play(Move{}));
}

void ShellClockTest::aMoveThatComesTooLateLoses() {
    ClockBench bench;
    bench.start("10s");
    bench.now += seconds(10); // and nothing has looked yet
    QVERIFY(!bench.window.session().play(*ui::testing::plainMove(bench.game())));
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
}

void ShellClockTest::anAnswerThatComesTooLateLosesForTheComputer() {
    ClockBench bench;
    std::optional<std::pair<SearchRequest, Engine::Callbacks>> asked;
    bench.window.session().engine().setStarter(
        [&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            asked.emplace(request, callbacks);
        });
    GameSetup setup = bench.timed("wa", "10s");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    bench.move();
    QVERIFY(asked);
    const QSignalSpy notices(&bench.window.session(), &GameSession::moveMissing);
    const QSignalSpy ended(&bench.window.session(), &GameSession::gameEnded);
    bench.now += seconds(11);
    SearchInfo answer;
    answer.line = {bench.game().legalMoves().front()};
    asked->second.onFinished(answer);
    QTRY_VERIFY(bench.game().isOver());
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
    QCOMPARE(notices.size(), 0); // it has found a move
    QCOMPARE(ended.size(), 1);
}

void ShellClockTest::pausingDoesNotHideTimeThatHasRunOut() {
    ClockBench bench;
    bench.start("10s");
    bench.now += seconds(11);
    bench.window.session().clock().setPaused(true);
    QVERIFY(!bench.window.session().play(*ui::testing::plainMove(bench.game())));
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
}

void ShellClockTest::takingBackALossOnTimeGivesTheMoveAnew() {
    ClockBench bench;
    bench.start("10s");
    bench.pass(seconds(11));
    QVERIFY(bench.game().isOver());
    bench.window.action("takeBack")->trigger();
    QVERIFY(!bench.game().isOver());
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("0:10"));
    bench.pass(seconds(11));
    QVERIFY(bench.game().isOver());
}

void ShellClockTest::overtimeIsCountedWhereItDoesNotLose() {
    ClockBench bench;
    GameSetup setup = bench.timed("wa", "10s");
    setup.timeLoses = false;
    bench.begin(setup);
    bench.move();
    bench.pass(seconds(25));
    QVERIFY(!bench.game().isOver());
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("+0:15"));
    QCOMPARE(bench.face(Side::Gote).reading().note, QStringLiteral("over time"));
    bench.move();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("+0:15"));
}

void ShellClockTest::nothingWakesUpWhileNothingRuns() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    const auto* wake = bench.window.session().clock().findChild<QTimer*>();
    QVERIFY(wake != nullptr);
    QVERIFY(!wake->isActive());
    bench.move();
    QVERIFY(wake->isActive());
    QCOMPARE(wake->intervalAsDuration(), milliseconds(1));
    bench.pass(milliseconds(300));
    QCOMPARE(wake->intervalAsDuration(), milliseconds(701)); // when the next second begins
    bench.window.action("pauseClocks")->trigger();
    QVERIFY(!wake->isActive());
    bench.window.action("pauseClocks")->trigger();
    QVERIFY(wake->isActive());
    bench.window.session().resign();
    QVERIFY(!wake->isActive());
}

void ShellClockTest::theEngineIsToldOfItsClock() {
    ClockBench bench;
    std::optional<SearchLimits> told;
    bench.window.session().engine().setStarter(
        [&told](const SearchRequest& request, const Engine::Callbacks&) { told = request.limits; });
    const auto ask = [&](const char* control, milliseconds after) {
        GameSetup setup = bench.timed("wa", control);
        setup.seats[Side::Gote] = Seat::computer();
        bench.begin(setup);
        bench.move();
        bench.pass(after);
        bench.window.session().stopThinking();
        bench.window.session().moveNow();
        return *told->clock;
    };
    const ClockLimits increment = ask("1m+5s", seconds(20));
    QCOMPARE(increment.remaining, milliseconds(39900));
    QCOMPARE(increment.increment, milliseconds(5000));
    QVERIFY(told->time.has_value()); // and never more than the level takes
    const ClockLimits later = ask("1m,3x10s", seconds(65));
    QCOMPARE(later.remaining, milliseconds(0));
    QCOMPARE(later.byoyomi, milliseconds(4900));
    const ClockLimits fixed = ask("0.2s/move", milliseconds(0));
    QCOMPARE(fixed.byoyomi, milliseconds(150));
}

void ShellClockTest::theComputerKeepsToItsTime() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats = {Seat::computer(kStrongestLevel), Seat::computer(kStrongestLevel)};
    setup.time = *parseTimeControl("0.5s+0.1s");
    bench.begin(setup);
    constexpr std::size_t kMoves = 12;
    QTRY_VERIFY_WITH_TIMEOUT(bench.game().isOver() || bench.game().plies().size() >= kMoves, 60000);
    QVERIFY(!bench.game().isOver());
    setup.time = *parseTimeControl("0.3s/move");
    bench.begin(setup);
    QTRY_VERIFY_WITH_TIMEOUT(bench.game().isOver() || bench.game().plies().size() >= kMoves, 60000);
    QVERIFY(!bench.game().isOver());
    bench.window.session().stopThinking();
}

void ShellClockTest::anEngineThatFailsStopsTheClocks() {
    ClockBench bench;
    bench.window.session().engine().setStarter(
        [](const SearchRequest&, const Engine::Callbacks& callbacks) { callbacks.onFinished({}); });
    GameSetup setup = bench.timed("wa", "1m");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    bench.move();
    QTRY_VERIFY(bench.window.session().clock().isPaused());
}

void ShellClockTest::aSavedGameGoesOnWithItsClocks() {
    ClockBench bench;
    const QString path = bench.folder.filePath(QStringLiteral("timed.mujo"));
    GameSetup setup = bench.timed("wa", "10m+5s");
    setup.timeLoses = false;
    bench.begin(setup);
    bench.move();
    bench.pass(seconds(20));
    bench.move();
    bench.pass(seconds(30));
    QVERIFY(bench.window.saveTo(path));
    ClockBench later;
    QVERIFY(later.window.openFile(path));
    QVERIFY(later.window.session().clock().isPaused());
    QVERIFY(!later.window.session().setup().timeLoses);
    QCOMPARE(later.time(Side::Gote), QStringLiteral("9:45"));
    QCOMPARE(later.time(Side::Sente), QStringLiteral("9:35"));
    later.pass(minutes(1));
    later.move();
    QCOMPARE(later.time(Side::Sente), QStringLiteral("9:40"));
    later.pass(seconds(1));
    QCOMPARE(later.time(Side::Gote), QStringLiteral("9:44"));
    QCOMPARE(later.game().plies()[2].spent, milliseconds(30000));
}

void ShellClockTest::anotherStyleOfSquaresKeepsTimesAndDrawings() {
    ClockBench bench;
    bench.start("10m");
    bench.pass(seconds(20));
    bench.move();
    const Square square = bench.game().plies().back().move.to();
    bench.window.session().setShapes({{square, square, 1}});
    bench.pass(seconds(7));
    bench.settings.set(Settings::kSquares, SquareNames::Choice::Chess);
    QCOMPARE(bench.game().shapes().size(), std::size_t{1});
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:40"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:53"));
}

MUJO_UI_TEST(ShellClockTest)
#include "shell_clock_test.moc"
