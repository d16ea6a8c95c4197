// The engine pane: analysis, its lines on the board, the scores of the game. UI-01, UI-61 and UI-62.

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>

#include "tests/ui/drawn.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_scene.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/docks/engine_lines_view.h"
#include "ui/docks/engine_pane.h"
#include "ui/docks/score_graph.h"
#include "ui/models/engine_lines_model.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/score_history.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

using Role = SceneItem::Role;

struct Bench : testing::WindowBench {
    using testing::WindowBench::WindowBench;

    [[nodiscard]] QDockWidget& dock() {
        return *window.findChild<QDockWidget*>(QStringLiteral("engineDock"));
    }
    [[nodiscard]] EnginePane& pane() { return window.enginePane(); }
    [[nodiscard]] Analysis& analysis() { return window.analysis(); }
    [[nodiscard]] GameSession& session() { return window.session(); }
    /// The lines of the pane are those of the position on the board.
    [[nodiscard]] bool hasLines() {
        const auto& report = analysis().report();
        return report.source == Analysis::Source::Analysis && pane().model().rowCount() > 0;
    }
    void analyse(const char* id) {
        begin(id);
        window.actions().analyse->trigger();
    }
    void pointAt(int row, int column) {
        QWidget* list = pane().lines().viewport();
        const QPointF at = pane().lines().visualRect(pane().model().index(row, column)).center();
        QMouseEvent move(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(list, &move);
    }
};

/// Answers each search at once with this score for its side to move, and the first legal moves as lines.
EngineBridge::Starter answering(int score, int* asked = nullptr, SearchRequest* last = nullptr) {
    return [score, asked, last](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        if (asked != nullptr) {
            ++*asked;
        }
        if (last != nullptr) {
            *last = request;
        }
        const Game game(request.position);
        SearchInfo info;
        info.depth = 5;
        info.score = score;
        info.nodes = 1234567;
        info.time = std::chrono::milliseconds(2000);
        for (int i = 0; i < request.lines; ++i) {
            info.lines.push_back({score - i, {game.legalMoves()[static_cast<std::size_t>(i)]}});
        }
        info.line = info.lines.front().moves;
        callbacks.onInfo(info);
    };
}

} // namespace

class EnginePaneTest : public QObject {
    Q_OBJECT

private slots:
    void itIsClosedAtFirstAndReset();
    void anOlderLayoutLeavesItClosed();
    void itIsKeptOpen();
    void zenHidesIt();
    void itIsReachedByKeys();
    void theKeysAreInTheSheet();
    void asManyLinesAsAsked();
    void steppingGoesOnWithTheNewPosition();
    void analysisNeverMoves();
    void itGivesWayToTheComputer();
    void theComputersOwnSearchIsShown();
    void itGivesWayToHints();
    void itWaitsForDialogs();
    void aNewGameEndsIt();
    void closingEndsIt();
    void takingBackIsQuick();
    void clicksAreAnsweredAtOnce_data();
    void clicksAreAnsweredAtOnce();
    void aLineIsPreviewed();
    void aLineIsPreviewedByKeys();
    void candidatesAreOnTheBoard();
    void arrowsKeepOffTheKanji_data();
    void arrowsKeepOffTheKanji();
    void scoresAreAsSenteSeesThem();
    void theGraphFollowsTheGame();
    void aClickOnTheGraphGoesToThePly();
    void theGraphIsReadOut();
    void choicesAreKept();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

// UI-01: closed at first start, and again after a reset.
void EnginePaneTest::itIsClosedAtFirstAndReset() {
    Bench bench({1600, 1200});
    QVERIFY(!bench.dock().isVisible());
    QVERIFY(!bench.dock().toggleViewAction()->isEnabled());
    bench.begin("tai");
    QVERIFY(!bench.dock().isVisible());
    QVERIFY(bench.window.board().height() >= 0.85 * 1200);
    QCOMPARE(bench.window.dockWidgetArea(&bench.dock()), Qt::BottomDockWidgetArea);
    bench.dock().toggleViewAction()->trigger();
    QTRY_VERIFY(bench.pane().isVisible());
    bench.window.actions().resetLayout->trigger();
    QTRY_VERIFY(!bench.dock().isVisible());
}

// A layout that was kept before there was the pane.
void EnginePaneTest::anOlderLayoutLeavesItClosed() {
    QMainWindow before;
    for (const char* name : {"studyDock", "gameDock"}) {
        auto* dock = new QDockWidget(&before);
        dock->setObjectName(QLatin1String(name));
        before.addDockWidget(Qt::LeftDockWidgetArea, dock);
    }
    constexpr int kLayoutVersion = 1;
    Bench bench;
    bench.settings.set(Settings::kWindowState, before.saveState(kLayoutVersion));
    MainWindow second(bench.catalog, bench.settings, {});
    second.show();
    second.begin(bench.setup("wa"));
    testing::settle();
    QCOMPARE(second.dockWidgetArea(second.findChild<QDockWidget*>(QStringLiteral("gameDock"))),
             Qt::LeftDockWidgetArea);
    QVERIFY(!second.findChild<QDockWidget*>(QStringLiteral("engineDock"))->isVisible());
}

void EnginePaneTest::itIsKeptOpen() {
    Bench bench({1500, 900});
    bench.begin("wa");
    bench.dock().show();
    bench.window.resizeDocks({&bench.dock()}, {260}, Qt::Vertical);
    testing::settle();
    const QRect place = bench.dock().geometry();
    bench.window.close();
    MainWindow second(bench.catalog, bench.settings, {});
    second.show();
    second.begin(bench.setup("wa"));
    auto* dock = second.findChild<QDockWidget*>(QStringLiteral("engineDock"));
    QTRY_VERIFY(dock->isVisible());
    QTRY_COMPARE(dock->geometry(), place);
    QVERIFY(!second.analysis().isOn());
}

void EnginePaneTest::zenHidesIt() {
    Bench bench;
    bench.begin("wa");
    bench.dock().show();
    testing::settle();
    const QRect place = bench.dock().geometry();
    bench.window.actions().zen->trigger();
    QVERIFY(!bench.dock().isVisible());
    bench.window.actions().zen->trigger();
    QTRY_COMPARE(bench.dock().geometry(), place);
    QVERIFY(bench.dock().isVisible());
}

// UI-70: the pane is opened, switched and come to without a mouse.
void EnginePaneTest::itIsReachedByKeys() {
    Bench bench;
    bench.begin("wa");
    bench.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QTest::keyClick(&bench.window.board(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(bench.pane().isVisible());
    QVERIFY(!bench.analysis().isOn());
    QTest::keyClick(&bench.window.board(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(!bench.pane().isVisible());
    QTest::keyClick(&bench.window.board(), Qt::Key_A);
    QTRY_VERIFY(bench.pane().isVisible() && bench.analysis().isOn());
    QTRY_VERIFY(bench.hasLines());
    bool reached = false;
    for (int press = 0; press < 6 && !reached; ++press) {
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_F6);
        reached = bench.pane().lines().hasFocus();
    }
    QVERIFY(reached);
    QTest::keyClick(&bench.window, Qt::Key_A);
    QVERIFY(!bench.analysis().isOn());
}

void EnginePaneTest::theKeysAreInTheSheet() {
    Bench bench;
    const QString keys = keySheet();
    QVERIFY(keys.contains(bench.dock().toggleViewAction()->shortcut().toString()));
    QVERIFY(keys.contains(QStringLiteral("analyse")));
    // No key stands for two commands.
    QHash<QString, QString> owners;
    for (const QAction* action : bench.window.findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            const QString other = owners.value(key.toString(), action->text());
            QVERIFY2(other == action->text(), qPrintable(key.toString()));
            owners.insert(key.toString(), action->text());
        }
    }
}

// UI-62: the list has as many lines as were asked for.
void EnginePaneTest::asManyLinesAsAsked() {
    Bench bench;
    QAbstractItemModelTester tester(&bench.pane().model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    bench.analyse("wa");
    for (const int lines : {5, 2, 1, 4}) {
        bench.pane().lineCount().setValue(lines);
        QTRY_COMPARE(bench.pane().model().rowCount(), lines);
        QVERIFY(bench.pane().lines().isVisible());
        for (int row = 0; row < lines; ++row) {
            QVERIFY(!bench.pane().model().index(row, 0).data().toString().isEmpty());
            QVERIFY(!bench.pane().model().index(row, 1).data().toString().isEmpty());
        }
    }
    QTRY_VERIFY(bench.pane().status().contains(QStringLiteral("depth")));
}

void EnginePaneTest::steppingGoesOnWithTheNewPosition() {
    Bench bench;
    bench.begin("wa");
    for (int i = 0; i < 4; ++i) {
        bench.session().play(*testing::plainMove(bench.game()));
    }
    SearchRequest last{bench.game().start(), {}, {}};
    bench.analysis().engine().setStarter(answering(10, nullptr, &last));
    bench.window.actions().analyse->trigger();
    for (const int ply : {4, 1, 2, 0, 3}) {
        bench.session().goToPly(ply);
        QTRY_COMPARE(last.position.key(), bench.game().position().key());
        QTRY_VERIFY(bench.hasLines());
        QCOMPARE(static_cast<int>(bench.game().plies().size()), ply);
        QVERIFY(!last.limits.time && !last.limits.nodes && !last.limits.depth);
    }
    QVERIFY(bench.analysis().isOn());
}

void EnginePaneTest::analysisNeverMoves() {
    Bench bench;
    bench.begin("wa");
    const auto key = bench.game().position().key();
    // An engine that says it is done has nothing more to say; its move is not played.
    bench.analysis().engine().setStarter(
        [](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            const Move move = Game(request.position).legalMoves().front();
            callbacks.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
        });
    bench.window.actions().analyse->trigger();
    QTRY_VERIFY(bench.hasLines());
    QTRY_COMPARE(bench.analysis().state(), Analysis::State::Done);
    QCOMPARE(bench.game().position().key(), key);
    QVERIFY(bench.game().plies().empty());
}

void EnginePaneTest::itGivesWayToTheComputer() {
    Bench bench;
    GameSetup setup = bench.setup("wa");
    setup.players[index(Side::Gote)] = Player::Computer;
    bench.begin(setup);
    Engine::Callbacks computer;
    std::optional<Position> asked;
    bench.session().engine().setStarter([&](const SearchRequest& request, Engine::Callbacks callbacks) {
        asked = request.position;
        computer = std::move(callbacks);
    });
    int looked = 0;
    bench.analysis().engine().setStarter(answering(10, &looked));
    bench.window.actions().analyse->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.session().play(*testing::plainMove(bench.game()));
    QVERIFY(bench.session().isThinking());
    QVERIFY(!bench.analysis().engine().isThinking());
    const int before = looked;
    testing::settle();
    QCOMPARE(looked, before);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote")));
    computer.onFinished({1, 0, 1, {}, {Game(*asked).legalMoves().front()}, {}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY(looked > before && bench.hasLines());
}

// What the computer looks at is shown, with who it is; after its move, what it expects.
void EnginePaneTest::theComputersOwnSearchIsShown() {
    Bench bench;
    GameSetup setup = bench.setup("wa");
    setup.players[index(Side::Gote)] = Player::Computer;
    bench.begin(setup);
    bench.dock().show();
    Engine::Callbacks computer;
    std::optional<Position> asked;
    bench.session().engine().setStarter([&](const SearchRequest& request, Engine::Callbacks callbacks) {
        asked = request.position;
        computer = std::move(callbacks);
    });
    bench.session().play(*testing::plainMove(bench.game()));
    Game game(*asked);
    const Move first = game.legalMoves().front();
    game.play(first);
    const Move reply = game.legalMoves().front();
    computer.onInfo({4, 150, 1234567, std::chrono::milliseconds(1000), {first}, {{150, {first, reply}}}});
    QTRY_COMPARE(bench.pane().model().rowCount(), 1);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote, the computer, is thinking")));
    QVERIFY(bench.pane().status().contains(QStringLiteral("1,234,567")));
    QCOMPARE(bench.pane().model().score(0), -150);
    QVERIFY(bench.window.board().scene().candidates().empty());
    computer.onFinished({4, 150, 1234567, {}, {first}, {{150, {first, reply}}}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY(bench.pane().status().contains(QStringLiteral("expects")));
    QCOMPARE(bench.pane().model().score(0), -150);
    QVERIFY(bench.pane().model().movesUpTo(bench.pane().model().index(0, 0)) == std::vector<Move>{reply});
    const auto& scores = bench.analysis().scores().scores();
    QCOMPARE(scores[1]->score, -150);
    QCOMPARE(scores[2]->score, -150);
}

void EnginePaneTest::itGivesWayToHints() {
    Bench bench;
    bench.begin("wa");
    Engine::Callbacks hinter;
    bench.session().engine().setStarter(
        [&](const SearchRequest&, Engine::Callbacks callbacks) { hinter = std::move(callbacks); });
    bench.analysis().engine().setStarter(answering(10));
    bench.window.actions().analyse->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.window.actions().hint->trigger();
    QVERIFY(!bench.analysis().engine().isThinking());
    QVERIFY(bench.pane().status().contains(QStringLiteral("hint")));
    hinter.onFinished({1, 0, 1, {}, {*testing::plainMove(bench.game())}, {}});
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(bench.game().plies().empty());
}

void EnginePaneTest::itWaitsForDialogs() {
    Bench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    auto* dialog = new SettingsDialog(bench.settings, &bench.window);
    dialog->open();
    QTRY_VERIFY(!bench.analysis().engine().isThinking());
    QCOMPARE(bench.analysis().state(), Analysis::State::Held);
    dialog->close();
    QTRY_VERIFY(bench.analysis().engine().isThinking());
}

void EnginePaneTest::aNewGameEndsIt() {
    Bench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    QTRY_VERIFY(bench.analysis().scores().scores()[0].has_value());
    bench.begin("hook");
    QVERIFY(!bench.analysis().isOn());
    QVERIFY(!bench.window.actions().analyse->isChecked());
    QCOMPARE(bench.analysis().state(), Analysis::State::Off);
    QCOMPARE(bench.pane().model().rowCount(), 0);
    QVERIFY(!bench.analysis().scores().scores()[0].has_value());
    bench.window.actions().analyse->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.window.actions().chooseGame->trigger();
    QTRY_VERIFY(!bench.analysis().isOn());
}

void EnginePaneTest::closingEndsIt() {
    Bench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    QTRY_VERIFY(!bench.window.board().scene().candidates().empty());
    bench.dock().close();
    QTRY_VERIFY(!bench.analysis().isOn());
    QVERIFY(bench.window.board().scene().candidates().empty());
}

// UI-29: taking back while the engine works restores the position within 300 ms.
void EnginePaneTest::takingBackIsQuick() {
    Bench bench;
    bench.begin("tai");
    const auto key = bench.game().position().key();
    bench.session().play(*testing::plainMove(bench.game()));
    bench.window.actions().analyse->trigger();
    QTRY_VERIFY(bench.hasLines());
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&bench.window.board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.game().position().key(), key);
    QVERIFY2(timer.elapsed() < 300, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(bench.analysis().isOn());
    QTRY_VERIFY(bench.hasLines());
}

void EnginePaneTest::clicksAreAnsweredAtOnce_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"wa", "tai", "taikyoku"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// UI-61: a click is answered in less than 100 ms while the engine works, also on 36x36.
void EnginePaneTest::clicksAreAnsweredAtOnce() {
    QFETCH(const QString, id);
    Bench bench;
    bench.analyse(id.toLatin1().constData());
    QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines(), 20000);
    bench.window.board().grab();
    qint64 slowest = 0;
    for (int i = 0; i < 3; ++i) {
        const Move move = *testing::plainMove(bench.game());
        for (const Square square : {move.from, move.to()}) {
            QElapsedTimer timer;
            timer.start();
            bench.clickSquare(square);
            slowest = std::max(slowest, timer.elapsed());
        }
        QCOMPARE(bench.game().plies().size(), static_cast<std::size_t>(i) + 1);
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines(), 20000);
    }
    QVERIFY2(slowest < 100, qPrintable(QString::number(slowest)));
}

// UI-62: pointing at a move of a line shows the line on the board as far as there, and changes nothing.
void EnginePaneTest::aLineIsPreviewed() {
    for (const char* id : {"wa", "tai", "taikyoku"}) {
        Bench bench;
        bench.begin(id);
        const auto key = bench.game().position().key();
        Game ahead = bench.game();
        std::vector<Move> moves;
        for (int i = 0; i < 3; ++i) {
            moves.push_back(*testing::plainMove(ahead));
            ahead.play(moves.back());
        }
        bench.analysis().engine().setStarter([&](const SearchRequest&, const Engine::Callbacks& callbacks) {
            callbacks.onInfo({9, 20, 100, std::chrono::milliseconds(1), moves, {{20, moves}}});
        });
        bench.window.actions().analyse->trigger();
        QTRY_VERIFY(bench.hasLines());
        testing::settle();
        const BoardScene& scene = bench.window.board().scene();
        for (int column = 1; column <= 3; ++column) {
            bench.pointAt(0, column);
            QTRY_COMPARE(static_cast<int>(scene.line().size()), column);
            const Move& last = moves[static_cast<std::size_t>(column - 1)];
            QCOMPARE(scene.line().back().way.front(), last.from);
            QCOMPARE(scene.line().back().way.back(), last.to());
            QVERIFY(scene.has(Role::LineMove, last.to()));
            QVERIFY(!scene.withRole(Role::LineGhost).empty() || !scene.withRole(Role::LineVictim).empty());
        }
        bench.pointAt(0, 0); // the score stands for the whole line
        QTRY_COMPARE(scene.line().size(), std::size_t{3});
        QCOMPARE(bench.game().position().key(), key);
        QVERIFY(bench.game().plies().empty());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.pane().lines().viewport(), &leave);
        QVERIFY(scene.line().empty());
        bench.pointAt(0, 2);
        QTRY_COMPARE(scene.line().size(), std::size_t{2});
        bench.session().play(moves.front());
        QVERIFY(scene.line().empty());
    }
}

void EnginePaneTest::aLineIsPreviewedByKeys() {
    Bench bench;
    bench.analyse("wa");
    bench.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QTRY_VERIFY(bench.hasLines() && bench.pane().model().columnCount() > 3);
    EngineLinesView& lines = bench.pane().lines();
    const BoardScene& scene = bench.window.board().scene();
    bench.window.actions().analyse->trigger(); // stays as it is now
    lines.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(!scene.line().empty());
    QTest::keyClick(&lines, Qt::Key_Right);
    QCOMPARE(scene.line().size(), std::size_t{1});
    QTest::keyClick(&lines, Qt::Key_Right);
    QCOMPARE(scene.line().size(), std::size_t{2});
    QTest::keyClick(&lines, Qt::Key_Down);
    QCOMPARE(lines.currentIndex().row(), 1);
    QVERIFY(!scene.line().empty());
    bench.window.board().setFocus();
    QVERIFY(scene.line().empty());
}

// The first moves stand on the board with their scores, and can be switched off.
void EnginePaneTest::candidatesAreOnTheBoard() {
    Bench bench;
    bench.begin("wa");
    bench.analysis().engine().setStarter(answering(42));
    bench.window.actions().analyse->trigger();
    const BoardScene& scene = bench.window.board().scene();
    QTRY_COMPARE(scene.candidates().size(), std::size_t{3});
    QCOMPARE(scene.withRole(Role::Candidate).front().text, QStringLiteral("+0.4"));
    const Move first = bench.game().legalMoves().front();
    QCOMPARE(scene.candidates().front().way.front(), first.from);
    QCOMPARE(scene.candidates().front().way.back(), first.to());
    bench.pane().arrows().click();
    QVERIFY(scene.candidates().empty());
    QVERIFY(!bench.settings.isOn(Settings::kEngineArrows));
    bench.pane().arrows().click();
    QCOMPARE(scene.candidates().size(), std::size_t{3});
    bench.window.actions().analyse->trigger();
    QVERIFY(scene.candidates().empty());
}

void EnginePaneTest::arrowsKeepOffTheKanji_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"wa", "hook", "tenjiku", "tai"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// 5.4: no mark covers the middle of a piece, whatever the arrows pass over.
void EnginePaneTest::arrowsKeepOffTheKanji() {
    QFETCH(const QString, id);
    Bench bench;
    bench.begin(id.toLatin1().constData());
    BoardView& board = bench.window.board();
    const Position& position = bench.game().position();
    const QImage bare = board.grab().toImage();
    const std::vector<Move>& legal = bench.game().legalMoves();
    int drawn = 0;
    for (std::size_t first = 0; first < legal.size(); first += legal.size() / 12 + 1) {
        std::vector<std::pair<Move, QString>> candidates;
        for (std::size_t i = first; i < std::min(first + 5, legal.size()); ++i) {
            candidates.emplace_back(legal[i], QStringLiteral("+0.5"));
        }
        board.showCandidates(candidates);
        const QImage marked = board.grab().toImage();
        drawn += marked == bare ? 0 : 1;
        for (int i = 0; i < position.shape().squareCount(); ++i) {
            const QRect cell = board.squareRect(Square(i));
            const int margin = cell.width() / 4;
            const QRect middle = cell.adjusted(margin, margin, -margin, -margin);
            QVERIFY(position.at(Square(i)).isEmpty() || marked.copy(middle) == bare.copy(middle));
        }
    }
    QVERIFY(drawn > 5);
}

void EnginePaneTest::scoresAreAsSenteSeesThem() {
    QCOMPARE(scoreInWords(scoreForSente(35, Side::Sente)), QStringLiteral("+0.35"));
    QCOMPARE(scoreInWords(scoreForSente(35, Side::Gote)), QStringLiteral("−0.35"));
    QCOMPARE(scoreInWords(0), QStringLiteral("0.00"));
    QCOMPARE(scoreInWords(29999), QStringLiteral("wins in 1"));
    QCOMPARE(scoreInWords(29995), QStringLiteral("wins in 3"));
    QCOMPARE(scoreInWords(-29996), QStringLiteral("loses in 2"));
    QCOMPARE(shortScore(-149), QStringLiteral("−1.5"));
    QCOMPARE(shortScore(29995), QStringLiteral("wins"));
}

// Scores stay with their positions while the game goes on; what another move replaces is forgotten.
void EnginePaneTest::theGraphFollowsTheGame() {
    Bench bench;
    bench.begin("wa");
    bench.dock().show();
    for (int i = 0; i < 4; ++i) {
        bench.session().play(*testing::plainMove(bench.game()));
    }
    bench.analysis().engine().setStarter(answering(30));
    bench.window.actions().analyse->trigger();
    const auto known = [&](std::size_t ply) {
        const auto& scores = bench.analysis().scores().scores();
        return ply < scores.size() && scores[ply].has_value();
    };
    for (const int ply : {4, 1, 2}) {
        bench.session().goToPly(ply);
        QTRY_VERIFY(known(static_cast<std::size_t>(ply)));
    }
    QVERIFY(!known(3));
    QCOMPARE(bench.analysis().scores().scores()[1]->score, -30);
    QCOMPARE(bench.analysis().scores().scores()[2]->score, 30);
    QCOMPARE(bench.pane().graph().lastPly(), 4);
    QCOMPARE(bench.pane().graph().current(), 2);
    bench.window.actions().analyse->trigger();
    const Move next = bench.game().undone().back().move;
    const auto other = std::find_if(bench.game().legalMoves().begin(), bench.game().legalMoves().end(),
                                    [&](const Move& move) { return !(move == next); });
    bench.session().play(Move(*other));
    QVERIFY(known(1) && known(2));
    QVERIFY(!known(3) && !known(4));
    QCOMPARE(bench.pane().graph().lastPly(), 3);
    bench.begin("wa");
    QVERIFY(!known(0) && !known(1));
}

// UI-62: click on the graph sets the node.
void EnginePaneTest::aClickOnTheGraphGoesToThePly() {
    Bench bench;
    bench.begin("wa");
    bench.dock().show();
    for (int i = 0; i < 20; ++i) {
        bench.session().play(*testing::plainMove(bench.game()));
    }
    testing::settle();
    ScoreGraph& graph = bench.pane().graph();
    for (const int ply : {7, 0, 20, 13}) {
        QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.pointOf(ply).toPoint());
        QCOMPARE(static_cast<int>(bench.game().plies().size()), ply);
        QCOMPARE(graph.current(), ply);
    }
    const auto press = [&](Qt::Key key, int expected) {
        QTest::keyClick(&graph, key);
        QCOMPARE(static_cast<int>(bench.game().plies().size()), expected);
    };
    press(Qt::Key_Left, 12);
    press(Qt::Key_Right, 13);
    press(Qt::Key_PageDown, 20);
    press(Qt::Key_Home, 0);
    press(Qt::Key_End, 20);
}

void EnginePaneTest::theGraphIsReadOut() {
    Bench bench;
    bench.begin("wa");
    bench.dock().show();
    bench.analysis().engine().setStarter(answering(25));
    bench.session().play(*testing::plainMove(bench.game()));
    bench.window.actions().analyse->trigger();
    ScoreGraph& graph = bench.pane().graph();
    const QString words = QStringLiteral("After move 1: −0.25");
    QTRY_COMPARE(graph.words(1), words);
    QAccessibleInterface* about = QAccessible::queryAccessibleInterface(&graph);
    QVERIFY(about != nullptr && !about->text(QAccessible::Name).isEmpty());
    QCOMPARE(about->text(QAccessible::Value), words);
    QVERIFY(about->valueInterface() != nullptr);
    QCOMPARE(about->valueInterface()->currentValue().toInt(), 1);
    QCOMPARE(about->valueInterface()->maximumValue().toInt(), 1);
    about->valueInterface()->setCurrentValue(0);
    QVERIFY(bench.game().plies().empty());
    QHelpEvent help(QEvent::ToolTip, graph.pointOf(1).toPoint(),
                    graph.mapToGlobal(graph.pointOf(1).toPoint()));
    QApplication::sendEvent(&graph, &help);
    QCOMPARE(QToolTip::text(), words);
    QAccessibleInterface* lines = QAccessible::queryAccessibleInterface(&bench.pane().lines());
    QVERIFY(!lines->text(QAccessible::Name).isEmpty());
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(bench.pane()
                .model()
                .index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Sente")));
}

void EnginePaneTest::choicesAreKept() {
    Bench bench;
    bench.pane().lineCount().setValue(4);
    bench.pane().arrows().setChecked(false);
    MainWindow second(bench.catalog, bench.settings, {});
    QCOMPARE(second.enginePane().lineCount().value(), 4);
    QCOMPARE(second.analysis().lines(), 4);
    QVERIFY(!second.enginePane().arrows().isChecked());
}

void EnginePaneTest::nothingIsCutOff_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("theme");
    for (const int percent : {100, 150, 200}) {
        QTest::addRow("900x650, %d %%", percent)
            << QStringLiteral("wa") << QSize(900, 650) << percent << QStringLiteral("light");
    }
    for (const char* id : {"wa", "tai"}) {
        for (const char* theme : {"light", "dark"}) {
            QTest::addRow("%s, %s", id, theme)
                << QString::fromLatin1(id) << QSize(1280, 800) << 100 << QString::fromLatin1(theme);
        }
    }
}

// UI-73: labels and buttons of the pane have the room they need, and the window keeps its size.
void EnginePaneTest::nothingIsCutOff() {
    QFETCH(const QString, id);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const QString, theme);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(large);
    {
        Bench bench(size);
        bench.settings.set(Settings::kTheme, theme);
        bench.begin(id.toLatin1().constData());
        for (int i = 0; i < 24; ++i) {
            bench.session().play(*testing::plainMove(bench.game()));
        }
        bench.window.actions().analyse->trigger();
        for (int ply = 24; ply > 14; --ply) {
            bench.session().goToPly(ply);
            QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines() && bench.analysis().report().info.depth > 3, 20000);
        }
        testing::settle();
        bench.pointAt(1, 3);
        QTRY_VERIFY(bench.window.board().scene().line().size() > 1);
        const QString name =
            QStringLiteral("engine-%1-%2-%3-%4").arg(id, theme).arg(size.width()).arg(percent);
        QVERIFY(testing::isDrawn(bench.window, name + QStringLiteral("-line")));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.pane().lines().viewport(), &leave);
        QVERIFY(testing::isDrawn(bench.window, name));
        if (percent == 100) {
            QCOMPARE(bench.window.size(), size);
        }
        for (QWidget* widget : bench.pane().findChildren<QWidget*>()) {
            const auto* label = qobject_cast<QLabel*>(widget);
            const bool isButton = qobject_cast<QAbstractButton*>(widget) != nullptr;
            if (!widget->isVisible() || (label == nullptr && !isButton) || widget->width() == 0) {
                continue;
            }
            const int needed = label != nullptr && label->wordWrap() ? widget->heightForWidth(widget->width())
                                                                     : widget->sizeHint().height();
            QVERIFY2(widget->height() + 1 >= needed, widget->metaObject()->className());
            QVERIFY(label == nullptr || label->wordWrap() ||
                    widget->width() + 1 >= widget->sizeHint().width());
        }
    }
    QApplication::setFont(usual);
}

QTEST_MAIN(EnginePaneTest)
#include "engine_pane_test.moc"
