// Clocks: what they show, that a flag falls, that the computer keeps to its time, zen. UI-01, UI-04, UI-64.

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "core/base/random.h"
#include "tests/ui/window_bench.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/time_choice.h"
#include "ui/docks/announcer.h"
#include "ui/docks/banner.h"
#include "ui/docks/clock_face.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/docks/zen_strip.h"
#include "ui/session/clock_words.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_clock.h"
#include "ui/session/square_style.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

/// A window whose clocks go on only when they are told to.
struct ClockBench : ui::testing::WindowBench {
    explicit ClockBench(QSize size = {1280, 800}) : WindowBench(size) {
        window.session().clock().setSource([this] { return now; });
    }
    GameSetup timed(const char* id, const char* control) const {
        GameSetup made = setup(id);
        made.time = *parseTimeControl(control);
        return made;
    }
    void pass(milliseconds time) {
        now += time;
        window.session().clock().poll();
    }
    void move() { QVERIFY(window.session().play(*ui::testing::plainMove(game()))); }
    [[nodiscard]] const ClockFace& face(Side side) { return window.pane().panel(side).clock(); }
    [[nodiscard]] QString time(Side side) { return face(side).look().time; }

    milliseconds now{5000};
};

QString textOf(TimeLeft left) {
    return clockText(left).replace(QLocale().decimalPoint(), QStringLiteral("."));
}

} // namespace

class ShellClockTest : public QObject {
    Q_OBJECT

private slots:
    void timesAreWritten();
    void timesAreLookedAtWhenTheyChange();
    void notesTellPeriodsAndOvertime();
    void onlyTimeThatEndsIsLow();
    void timeControlsAreToldInWords();
    void withoutATimeControlThereIsNoClock();
    void theClockOfTheSideToMoveRuns();
    void aMoveAddsTheIncrement();
    void takingBackRestoresTheClocks();
    void clocksArePausedAndGoOnWithAMove();
    void leavingTheBoardPausesTheClocks();
    void theFlagEndsTheGame();
    void aMoveThatComesTooLateLoses();
    void anAnswerThatComesTooLateLosesForTheComputer();
    void pausingDoesNotHideTimeThatHasRunOut();
    void takingBackALossOnTimeGivesTheMoveAnew();
    void overtimeIsCountedWhereItDoesNotLose();
    void lowTimeIsShownByMoreThanColour();
    void lowTimeIsSpokenOnce();
    void theClockIsReadWhenItIsAskedFor();
    void nothingWakesUpWhileNothingRuns();
    void theLatestMoveStaysInViewBesideTheClocks();
    void theFaceFollowsTheTextSize();
    void theEngineIsToldOfItsClock();
    void theComputerKeepsToItsTime();
    void anEngineThatFailsStopsTheClocks();
    void aSavedGameGoesOnWithItsClocks();
    void anotherStyleOfSquaresKeepsTimesAndDrawings();
    void zenShowsClocksAndHands_data();
    void zenShowsClocksAndHands();
    void theDialogAsksForTheTime();
    void theDialogRefusesWhatMakesNoSense();
};

void ShellClockTest::timesAreWritten() {
    const std::vector<std::pair<milliseconds, const char*>> texts{
        {minutes(65) + seconds(5), "1:05:05"},
        {minutes(60), "1:00:00"},
        {milliseconds(3599999), "59:59"},
        {minutes(10), "10:00"},
        {milliseconds(59999), "0:59"},
        {seconds(10), "0:10"},
        {milliseconds(9999), "9.9"},
        {milliseconds(1000), "1.0"},
        {milliseconds(99), "0.0"},
        {milliseconds(0), "0.0"},
        {milliseconds(-1), "+0:00"},
        {seconds(-65), "+1:05"},
    };
    for (const auto& [time, text] : texts) {
        QCOMPARE(textOf({time, 0, false}), QLatin1String(text));
    }
}

void ShellClockTest::timesAreLookedAtWhenTheyChange() {
    // From each of many times on: the text is the same up to the moment told, and another one at it.
    for (int i = -3000; i < 13000; i += 7) {
        const TimeLeft left{milliseconds(i), 0, false};
        const auto wait = untilTextChanges(left);
        QVERIFY(wait > milliseconds(0) && wait <= seconds(1) + milliseconds(1));
        QCOMPARE(textOf({left.time - wait + milliseconds(1), 0, false}), textOf(left));
        QVERIFY(textOf({left.time - wait, 0, false}) != textOf(left));
    }
}

void ShellClockTest::notesTellPeriodsAndOvertime() {
    const TimeControl byoyomi = *parseTimeControl("30m,3x60s");
    QCOMPARE(clockNote({minutes(5), 3, false}, byoyomi), QStringLiteral("then 3 × 1 min"));
    QCOMPARE(clockNote({seconds(5), 3, true}, byoyomi), QStringLiteral("byoyomi, 3 periods"));
    QCOMPARE(clockNote({seconds(5), 1, true}, byoyomi), QStringLiteral("byoyomi, last period"));
    QCOMPARE(clockNote({seconds(-5), 0, true}, byoyomi), QStringLiteral("over time"));
    QCOMPARE(clockNote({seconds(5), 0, false}, *parseTimeControl("5m+3s")), QStringLiteral("+ 3 s a move"));
    QCOMPARE(clockNote({seconds(5), 1, true}, *parseTimeControl("30s/move")),
             QStringLiteral("for each move"));
    QCOMPARE(clockNote({seconds(5), 0, false}, *parseTimeControl("5m")), QString());
}

void ShellClockTest::onlyTimeThatEndsIsLow() {
    QVERIFY(isLow({milliseconds(9999), 0, false}));
    QVERIFY(!isLow({seconds(10), 0, false}));
    QVERIFY(!isLow({seconds(5), 3, false})); // byoyomi follows
    QVERIFY(isLow({seconds(5), 3, true}));
    QVERIFY(isLow({seconds(-5), 0, true}));
}

void ShellClockTest::timeControlsAreToldInWords() {
    QCOMPARE(timeInWords(std::nullopt), QStringLiteral("no clock"));
    QCOMPARE(timeInWords(*parseTimeControl("1h30m")), QStringLiteral("1 h 30 min"));
    QCOMPARE(timeInWords(*parseTimeControl("10m+5s")), QStringLiteral("10 min + 5 s a move"));
    QCOMPARE(timeInWords(*parseTimeControl("30m,3x60s")), QStringLiteral("30 min, then 3 periods of 1 min"));
    QCOMPARE(timeInWords(*parseTimeControl("30m,1x30s")), QStringLiteral("30 min, then 30 s a move"));
    QCOMPARE(timeInWords(*parseTimeControl("45s/move")), QStringLiteral("45 s a move"));
}

void ShellClockTest::withoutATimeControlThereIsNoClock() {
    ClockBench bench;
    bench.begin("wa");
    for (const Side side : {Side::Sente, Side::Gote}) {
        QVERIFY(!bench.face(side).isVisible());
    }
    QVERIFY(!bench.window.actions().pauseClocks->isVisible());
    bench.begin(bench.timed("wa", "10m"));
    QVERIFY(bench.face(Side::Gote).isVisible() && bench.face(Side::Sente).isVisible());
    QVERIFY(bench.window.actions().pauseClocks->isVisible());
    bench.begin("tai");
    QVERIFY(!bench.face(Side::Gote).isVisible());
}

void ShellClockTest::theClockOfTheSideToMoveRuns() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    bench.pass(minutes(2));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("10:00"));
    QVERIFY(!bench.face(Side::Sente).look().isRunning); // not before the first move
    bench.move();
    QVERIFY(bench.face(Side::Gote).look().isRunning && !bench.face(Side::Sente).look().isRunning);
    bench.pass(milliseconds(1500));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:58"));
    bench.move();
    QVERIFY(bench.face(Side::Sente).look().isRunning);
    bench.pass(seconds(60));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:00"));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:58"));
}

void ShellClockTest::aMoveAddsTheIncrement() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "1m+5s"));
    bench.move();
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("1:05"));
    bench.pass(seconds(20));
    bench.move();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("0:45"));
}

void ShellClockTest::takingBackRestoresTheClocks() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    bench.move();
    bench.pass(seconds(10));
    bench.move();
    bench.pass(seconds(20));
    bench.window.actions().takeBack->trigger();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("10:00"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("10:00"));
    QVERIFY(!bench.face(Side::Gote).look().isRunning); // a later move exists
    bench.pass(seconds(30));
    bench.window.actions().redo->trigger();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:40"));
    QVERIFY(bench.face(Side::Sente).look().isRunning);
    // The same move once more by hand is the one that was made.
    bench.window.actions().takeBack->trigger();
    QVERIFY(bench.window.session().play(Move(bench.game().undone().back().move)));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:40"));
}

void ShellClockTest::clocksArePausedAndGoOnWithAMove() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    bench.move();
    bench.pass(seconds(10));
    bench.window.actions().pauseClocks->trigger();
    QVERIFY(bench.face(Side::Gote).look().isPaused && !bench.face(Side::Gote).look().isRunning);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("stand still")));
    bench.pass(minutes(5));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:50"));
    bench.window.actions().pauseClocks->trigger();
    QVERIFY(!bench.window.actions().pauseClocks->isChecked());
    bench.pass(seconds(10));
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:40"));
    bench.window.actions().pauseClocks->trigger();
    bench.move();
    QVERIFY(!bench.window.actions().pauseClocks->isChecked());
    QVERIFY(bench.face(Side::Sente).look().isRunning);
    QVERIFY(!bench.window.status().text().contains(QStringLiteral("stand still")));
}

void ShellClockTest::leavingTheBoardPausesTheClocks() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10m"));
    bench.move();
    bench.window.actions().chooseGame->trigger();
    QVERIFY(bench.window.session().clock().isPaused());
}

void ShellClockTest::theFlagEndsTheGame() {
    // With the machine's own clock: what wakes up the window does so in time.
    ui::testing::WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.time = *parseTimeControl("0.2s");
    bench.begin(setup);
    const QSignalSpy ended(&bench.window.session(), &GameSession::gameEnded);
    QVERIFY(bench.window.session().play(*ui::testing::plainMove(bench.game())));
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
    QVERIFY(bench.window.banner().isVisible());
    QVERIFY(bench.window.status().text().contains(QStringLiteral("Gote has run out of time")));
    const ClockFace::Look& look = bench.window.pane().panel(Side::Gote).clock().look();
    QVERIFY(!look.isRunning);
    QVERIFY(!bench.window.actions().pauseClocks->isEnabled());
    QVERIFY(!bench.window.session().play(Move{}));
}

void ShellClockTest::aMoveThatComesTooLateLoses() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10s"));
    bench.move();
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
    setup.players[index(Side::Gote)] = Player::Computer;
    bench.begin(setup);
    bench.move();
    QVERIFY(asked);
    const QSignalSpy notices(&bench.window.session(), &GameSession::notice);
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
    bench.begin(bench.timed("wa", "10s"));
    bench.move();
    bench.now += seconds(11);
    bench.window.session().clock().setPaused(true);
    QVERIFY(!bench.window.session().play(*ui::testing::plainMove(bench.game())));
    QVERIFY(bench.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
}

void ShellClockTest::takingBackALossOnTimeGivesTheMoveAnew() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "10s"));
    bench.move();
    bench.pass(seconds(11));
    QVERIFY(bench.game().isOver());
    bench.window.actions().takeBack->trigger();
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
    QCOMPARE(bench.face(Side::Gote).look().note, QStringLiteral("over time"));
    bench.move();
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("+0:15"));
}

void ShellClockTest::lowTimeIsShownByMoreThanColour() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "1m"));
    bench.move();
    bench.pass(seconds(50));
    QVERIFY(!bench.face(Side::Gote).look().isLow);
    const auto grey = [&] {
        return bench.window.pane()
            .panel(Side::Gote)
            .clock()
            .grab()
            .toImage()
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage before = grey();
    bench.pass(milliseconds(1));
    QVERIFY(bench.face(Side::Gote).look().isLow);
    const QImage after = grey();
    int changed = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            changed +=
                std::abs(before.pixelColor(x, y).lightness() - after.pixelColor(x, y).lightness()) > 40;
        }
    }
    QVERIFY(changed * 2 > before.width() * before.height());
}

void ShellClockTest::lowTimeIsSpokenOnce() {
    ClockBench bench;
    const QSignalSpy spoke(&bench.window.announcer(), &Announcer::spoke);
    bench.begin(bench.timed("wa", "2m"));
    bench.move();
    const auto before = spoke.size();
    for (int i = 0; i < 239; ++i) {
        bench.pass(milliseconds(500));
    }
    QCOMPARE(spoke.size() - before, 2);
    QCOMPARE(spoke[before][0].toString(), QStringLiteral("Gote: 1 minute left."));
    QCOMPARE(spoke[before + 1][0].toString(), QStringLiteral("Gote: 10 seconds left."));
}

void ShellClockTest::theClockIsReadWhenItIsAskedFor() {
    ClockBench bench;
    bench.begin(bench.timed("wa", "5m+3s"));
    bench.move();
    bench.pass(seconds(61));
    auto* face = &bench.window.pane().panel(Side::Gote).clock();
    QAccessibleInterface* reading = QAccessible::queryAccessibleInterface(face);
    QVERIFY(reading != nullptr);
    QCOMPARE(reading->role(), QAccessible::Clock);
    QCOMPARE(reading->text(QAccessible::Name), QStringLiteral("Clock of Gote"));
    QCOMPARE(reading->text(QAccessible::Value),
             QStringLiteral("3 minutes 59 seconds, + 3 s a move, running"));
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
    bench.window.actions().pauseClocks->trigger();
    QVERIFY(!wake->isActive());
    bench.window.actions().pauseClocks->trigger();
    QVERIFY(wake->isActive());
    bench.window.session().resign();
    QVERIFY(!wake->isActive());
}

void ShellClockTest::theLatestMoveStaysInViewBesideTheClocks() {
    ClockBench bench({1000, 600});
    bench.begin("wa");
    MoveListView& list = bench.window.pane().moveList();
    const auto latest = [&] {
        const auto ply = static_cast<int>(bench.game().plies().size());
        return list.visualRect(bench.window.pane().moves().indexOfPly(ply));
    };
    bench.move();
    ui::testing::settle();
    Random random(3);
    while (bench.game().plies().size() < 60 && !bench.game().isOver()) {
        const auto& legal = bench.game().legalMoves();
        QVERIFY(bench.window.session().play(Move(legal[random.below(legal.size())])));
        QVERIFY(!list.isVisible() || list.viewport()->rect().contains(latest()));
    }
    QTRY_VERIFY(list.viewport()->rect().contains(latest()));
    const int height = list.height();
    for (const Side side : {Side::Sente, Side::Gote}) {
        bench.window.pane().panel(side).clock().show();
    }
    QTRY_VERIFY(list.height() < height);
    QVERIFY(list.viewport()->rect().contains(latest()));
}

void ShellClockTest::theFaceFollowsTheTextSize() {
    ClockFace face(Side::Sente);
    const QSize small = face.sizeHint();
    QFont large = face.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    face.setFont(large);
    QVERIFY(face.sizeHint().height() > small.height() * 1.6);
    QVERIFY(face.minimumSizeHint().width() <= face.sizeHint().width());
}

void ShellClockTest::theEngineIsToldOfItsClock() {
    ClockBench bench;
    std::optional<SearchLimits> told;
    bench.window.session().engine().setStarter(
        [&told](const SearchRequest& request, const Engine::Callbacks&) { told = request.limits; });
    const auto ask = [&](const char* control, milliseconds after) {
        GameSetup setup = bench.timed("wa", control);
        setup.players[index(Side::Gote)] = Player::Computer;
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
    ui::testing::WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.players = {Player::Computer, Player::Computer};
    setup.level = kStrongestLevel;
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
    setup.players[index(Side::Gote)] = Player::Computer;
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
    bench.begin(bench.timed("wa", "10m"));
    bench.move();
    bench.pass(seconds(20));
    bench.move();
    const Square square = bench.game().plies().back().move.to();
    bench.window.session().setShapes({{square, square, 1}});
    bench.pass(seconds(7));
    bench.settings.set(Settings::kSquares, QStringLiteral("a1"));
    QCOMPARE(bench.game().shapes().size(), std::size_t{1});
    QCOMPARE(bench.time(Side::Gote), QStringLiteral("9:40"));
    QCOMPARE(bench.time(Side::Sente), QStringLiteral("9:53"));
}

void ShellClockTest::zenShowsClocksAndHands_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("timed");
    QTest::addColumn<bool>("strip");
    QTest::newRow("drops, clocks") << QByteArray("wa") << true << true;
    QTest::newRow("drops") << QByteArray("wa") << false << true;
    QTest::newRow("clocks") << QByteArray("tai") << true << true;
    QTest::newRow("neither") << QByteArray("tai") << false << false;
}

void ShellClockTest::zenShowsClocksAndHands() {
    QFETCH(QByteArray, id);
    QFETCH(bool, timed);
    QFETCH(bool, strip);
    ClockBench bench;
    bench.begin(timed ? bench.timed(id.constData(), "10m") : bench.setup(id.constData()));
    const auto place = [&](QWidget& widget) {
        return QRect(widget.mapTo(&bench.window, QPoint()), widget.size());
    };
    PlayerPanel& sente = bench.window.pane().panel(Side::Sente);
    PlayerPanel& gote = bench.window.pane().panel(Side::Gote);
    const auto layout = [&] {
        return QList<QRect>{place(bench.window.board()), place(sente), place(gote),
                            place(bench.window.study())};
    };
    const auto before = layout();
    const bool drops = bench.game().variant().rules().drops.has_value();
    const auto* beside = bench.window.findChild<ZenStrip*>();
    for (int round = 0; round < 2; ++round) {
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(bench.window.board().width() + (strip ? beside->width() : 0), bench.window.width());
        QCOMPARE(beside->isVisible(), strip);
        for (PlayerPanel* panel : {&sente, &gote}) {
            QTRY_COMPARE(panel->isVisible(), strip);
            QCOMPARE(panel->clock().isVisible(), strip && timed);
            QCOMPARE(panel->hand().isVisible(), strip && drops);
        }
        if (strip) {
            QTRY_VERIFY(place(gote).bottom() < place(sente).top());
            QTest::keyClick(&bench.window.board(), Qt::Key_F);
            QTRY_VERIFY(place(sente).bottom() < place(gote).top());
            QTest::keyClick(&bench.window.board(), Qt::Key_F);
        }
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(layout(), before);
    }
}

void ShellClockTest::theDialogAsksForTheTime() {
    ClockBench bench;
    std::optional<GameSetup> chosen;
    const auto ask = [&](auto fill) {
        NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
        connect(&dialog, &NewGameDialog::chosen, this, [&](const GameSetup& setup) { chosen = setup; });
        dialog.open();
        auto* time = dialog.findChild<TimeChoice*>();
        fill(*time->findChild<QComboBox*>(), *time->findChild<QLineEdit*>(), *time->findChild<QCheckBox*>());
        chosen.reset();
        dialog.accept();
        QVERIFY(chosen.has_value());
        // The next dialog, and a game that begins without one, have the same.
        const GameSetup usual = usualSetup(bench.settings, nullptr);
        QVERIFY(usual.time == chosen->time && usual.timeLoses == chosen->timeLoses);
        NewGameDialog again(bench.catalog, bench.settings, &bench.window);
        QVERIFY(again.findChild<TimeChoice*>()->time() == chosen->time);
        QCOMPARE(again.findChild<TimeChoice*>()->timeLoses(), chosen->timeLoses);
    };
    ask([](QComboBox& list, QLineEdit& written, QCheckBox& loses) {
        QCOMPARE(list.currentIndex(), 0);
        QVERIFY(!written.isVisible() && !loses.isVisible());
    });
    QVERIFY(!chosen->time);
    ask([](QComboBox& list, QLineEdit&, QCheckBox& loses) {
        list.setCurrentIndex(1);
        QVERIFY(loses.isVisible() && loses.isChecked());
    });
    QVERIFY(chosen->time == *parseTimeControl("5m+3s") && chosen->timeLoses);
    ask([](QComboBox& list, QLineEdit& written, QCheckBox& loses) {
        list.setCurrentIndex(list.count() - 1);
        QVERIFY(written.isVisible());
        written.setText(QStringLiteral("7m,2x20s"));
        loses.setChecked(false);
    });
    QVERIFY(chosen->time == *parseTimeControl("7m,2x20s") && !chosen->timeLoses);
    QVERIFY(termsInWords(*chosen).contains(QStringLiteral("7 min, then 2 periods of 20 s")));
}

void ShellClockTest::theDialogRefusesWhatMakesNoSense() {
    ClockBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    const QSignalSpy chosen(&dialog, &NewGameDialog::chosen);
    dialog.open();
    auto* time = dialog.findChild<TimeChoice*>();
    auto* list = time->findChild<QComboBox*>();
    list->setCurrentIndex(list->count() - 1);
    auto* start = dialog.findChild<QDialogButtonBox*>()->buttons().constFirst();
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
        start = button->text() == NewGameDialog::tr("&Start") ? button : start;
    }
    for (const char* text : {"", "ten minutes", "10", "5m+"}) {
        time->findChild<QLineEdit*>()->setText(QLatin1String(text));
        QVERIFY(!start->isEnabled());
        dialog.accept();
        QCOMPARE(chosen.size(), 0);
    }
    time->findChild<QLineEdit*>()->setText(QStringLiteral("5m+1s"));
    QVERIFY(start->isEnabled());
    dialog.accept();
    QCOMPARE(chosen.size(), 1);
}

QTEST_MAIN(ShellClockTest)
#include "shell_clock_test.moc"
