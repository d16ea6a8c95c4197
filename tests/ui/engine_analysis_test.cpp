// Analysis: what it looks at, what it gives way to, and that the window answers meanwhile.

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QTest>

#include "core/game/formats/game_json.h"
#include "tests/support/sampling.h"
#include "tests/ui/drawn.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/held_computer.h"
#include "tests/ui/ui_test.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::answering;
using ui::testing::EngineBench;
using ui::testing::HeldComputer;

class EngineAnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void asManyLinesAsAsked();
    void steppingGoesOnWithTheNewPosition();
    void analysisNeverMoves();
    void itGivesWayToTheComputer();
    void everySearchGoesByWhatTuningFound();
    void theComputersOwnSearchIsShown();
    void aLineThatHasEndedIsNoExpectation();
    void whereTwoComputersPlayTheLinesOfBothAreShown();
    void whatTheLowestLevelBelievesIsNotShown();
    void aMoveOutOfABookLeavesTheFileReadable();
    void itGivesWayToHints();
    void itWaitsForDialogs();
    void aResignedPositionIsLookedInto();
    void scoresAreKeptWhenItEnds();
    void scoresAreKeptWhenAnotherGameBegins();
    void aNewGameEndsIt();
    void closingEndsIt();
    void takingBackIsQuick();
    void clicksAreAnsweredAtOnce_data();
    void clicksAreAnsweredAtOnce();
};

// The list has as many lines as were asked for.
void EngineAnalysisTest::asManyLinesAsAsked() {
    EngineBench bench;
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

void EngineAnalysisTest::steppingGoesOnWithTheNewPosition() {
    EngineBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    SearchRequest last{bench.game().start(), {}, {}};
    bench.analysis().engine().setStarter(answering(10, nullptr, &last));
    bench.window.action("analyse")->trigger();
    for (const int ply : {4, 1, 2, 0, 3}) {
        bench.session().goToPly(ply);
        QTRY_COMPARE(last.position.key(), bench.game().position().key());
        QTRY_VERIFY(bench.hasLines());
        QCOMPARE(static_cast<int>(bench.game().plies().size()), ply);
        QVERIFY(!last.limits.time && !last.limits.nodes && !last.limits.depth);
    }
    QVERIFY(bench.analysis().isOn());
}

void EngineAnalysisTest::analysisNeverMoves() {
    EngineBench bench;
    bench.begin("wa");
    const auto key = bench.game().position().key();
    // An engine that says it is done has nothing more to say; its move is not played.
    bench.analysis().engine().setStarter(
        [](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            const Move move = Game(request.position).legalMoves().front();
            callbacks.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
        });
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    QTRY_COMPARE(bench.analysis().state(), Analysis::State::Done);
    QCOMPARE(bench.game().position().key(), key);
    QVERIFY(bench.game().plies().empty());
}

void EngineAnalysisTest::itGivesWayToTheComputer() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    int looked = 0;
    bench.analysis().engine().setStarter(answering(10, &looked));
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.playPlain();
    QVERIFY(bench.session().isThinking());
    QVERIFY(!bench.analysis().engine().isThinking());
    const int before = looked;
    ui::testing::settle();
    QCOMPARE(looked, before);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote")));
    computer.onFinished({1, 0, 1, {}, {Game(*computer.asked()).legalMoves().front()}, {}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY(looked > before && bench.hasLines());
}

// The values of the game's file reach the computer, hints and analysis; without them it plays worse, unseen.
void EngineAnalysisTest::everySearchGoesByWhatTuningFound() {
    EngineBench bench;
    const auto tuned = mujo::testing::notes("chu").tuned;
    QVERIFY(tuned && !tuned->worth.empty());
    GameSetup setup = bench.setup("chu");
    setup.seats[Side::Gote] = Seat::computer();
    std::vector<SearchRequest> asked;
    const auto note = [&asked](const SearchRequest& request, const Engine::Callbacks&) {
        asked.push_back(request);
    };
    bench.session().engine().setStarter(note);
    bench.analysis().engine().setStarter(note);
    bench.begin(setup);
    bench.window.action("hint")->trigger();
    QCOMPARE(asked.size(), std::size_t{1});
    bench.session().stopThinking();
    bench.window.action("analyse")->trigger();
    QTRY_COMPARE(asked.size(), std::size_t{2});
    bench.playPlain();
    QTRY_VERIFY(bench.session().isThinking() && asked.back().position.turn() == Side::Gote);
    for (const SearchRequest& each : asked) {
        QVERIFY(each.tuned && each.tuned->worth == tuned->worth);
    }
}

// The lowest level takes one thing for another on purpose: what it believes is no score of the position.
void EngineAnalysisTest::whatTheLowestLevelBelievesIsNotShown() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer(1);
    HeldComputer computer(bench.session());
    bench.begin(setup);
    bench.dock().show();
    bench.playPlain();
    const Move move = bench.game().legalMoves().front();
    computer.onInfo({1, 1275, 30, {}, {move}, {{1275, {move}}}});
    computer.onFinished({1, 1275, 30, {}, {move}, {{1275, {move}}}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QCoreApplication::processEvents();
    QCOMPARE(bench.pane().model().rowCount(), 0);
    QVERIFY(!gameFile(bench.session()).game.ply(1).score);
}

// Programs tell a move of their book with depth 0.
void EngineAnalysisTest::aMoveOutOfABookLeavesTheFileReadable() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    bench.dock().show();
    bench.playPlain();
    Game ahead = bench.game();
    const Move move = ahead.legalMoves().front();
    ahead.play(move);
    const Move reply = ahead.legalMoves().front();
    computer.onInfo({0, 10, 0, {}, {move}, {{10, {move, reply}}}});
    QTRY_COMPARE(bench.pane().model().rowCount(), 1);
    computer.onFinished({0, 10, 0, {}, {move}, {{10, {move, reply}}}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    const auto read = readGameJson(writeGameJson(gameFile(bench.session())), "game.mujo", bench.catalog);
    QVERIFY2(read.hasValue(), read ? "" : read.error().front().text().c_str());
}

// What the computer looks at is shown, with who it is; after its move, what it expects.
void EngineAnalysisTest::theComputersOwnSearchIsShown() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    bench.dock().show();
    bench.playPlain();
    Game game(*computer.asked());
    const Move first = game.legalMoves().front();
    game.play(first);
    const Move reply = game.legalMoves().front();
    computer.onInfo({4, 150, 1234567, std::chrono::milliseconds(1000), {first}, {{150, {first, reply}}}});
    QTRY_COMPARE(bench.pane().model().rowCount(), 1);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote, the computer, is thinking")));
    QVERIFY(bench.pane().status().contains(QStringLiteral("1,234,567")));
    QCOMPARE(bench.pane().model().score(0), std::optional(-150));
    QVERIFY(bench.candidates.empty());
    computer.onFinished({4, 150, 1234567, {}, {first}, {{150, {first, reply}}}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY(bench.pane().status().contains(QStringLiteral("expects")));
    QCOMPARE(bench.pane().model().score(0), std::optional(-150));
    QVERIFY(bench.pane().model().movesUpTo(bench.pane().model().index(0, 0)) == std::vector<Move>{reply});
    QCOMPARE(bench.scoreAt(1), -150);
    QCOMPARE(gameFile(bench.session()).game.ply(2).score, std::optional(PositionScore{-150, false, 3}));
    QCOMPARE(bench.scoreAt(2), -150);
}

// As of the lowest levels, which look one move ahead: there is no move beside which a score could stand.
void EngineAnalysisTest::aLineThatHasEndedIsNoExpectation() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    bench.dock().show();
    bench.playPlain();
    QTRY_VERIFY(computer.asked());
    const Move only = Game(*computer.asked()).legalMoves().front();
    computer.onInfo({1, 150, 41, {}, {only}, {{150, {only}}}});
    QTRY_COMPARE(bench.pane().model().rowCount(), 1);
    computer.onFinished({1, 150, 41, {}, {only}, {{150, {only}}}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY2(bench.pane().status().contains(QStringLiteral("Gote, the computer, has moved")),
                 qPrintable(bench.pane().status()));
    QCOMPARE(bench.pane().model().rowCount(), 0);
    QCOMPARE(bench.scoreAt(2), -150); // the graph has it
}

// Sente's line stands above Gote's; that of the side that waits goes on with the moves that it expected.
void EngineAnalysisTest::whereTwoComputersPlayTheLinesOfBothAreShown() {
    EngineBench bench;
    bench.settings.set(Settings::kPace, 0);
    GameSetup setup = bench.setup("wa");
    setup.seats = {Seat::computer(), Seat::computer()};
    std::optional<Position> asked;
    Engine::Callbacks computer;
    int searches = 0;
    bench.session().engine().setStarter([&](const SearchRequest& request, Engine::Callbacks callbacks) {
        asked = request.position;
        computer = std::move(callbacks);
        ++searches;
    });
    bench.begin(setup);
    bench.dock().show();
    const EngineLinesModel& model = bench.pane().model();
    const auto scoreTextOf = [&](int row) { return model.index(row, 0).data().toString(); };
    QTRY_COMPARE(searches, 1);
    Game game(*asked);
    std::vector<Move> line;
    for (int ply = 0; ply < 4; ++ply) {
        line.push_back(game.legalMoves().front());
        game.play(line.back());
    }
    const std::vector<Move> afterOne(line.begin() + 1, line.end());
    const std::vector<Move> afterTwo(line.begin() + 2, line.end());
    const auto finish = [&](int score, std::vector<Move> moves) {
        const auto callbacks = std::exchange(computer, {});
        callbacks.onFinished({6, score, 1000, {}, moves, {{score, moves}}});
    };
    finish(40, line);
    QTRY_COMPARE(searches, 2);
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(scoreTextOf(0), QStringLiteral("☗ +0.40"));
    QCOMPARE(scoreTextOf(1), QStringLiteral("☖ …"));
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line of Gote: nothing yet"));
    QVERIFY(model.movesUpTo(model.index(0, 0)) == afterOne);
    QVERIFY(ui::testing::isDrawn(bench.window, QStringLiteral("engine-of-two")));
    finish(-35, afterOne);
    QTRY_COMPARE(searches, 3);
    QTRY_COMPARE(scoreTextOf(1), QStringLiteral("☖ +0.35"));
    QCOMPARE(scoreTextOf(0), QStringLiteral("☗ …"));
    QVERIFY(model.movesUpTo(model.index(1, 0)) == afterTwo);
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line of Gote: +0.35 for Sente"));
    // Sente does not make the move that Gote expected.
    Game other(*asked);
    const std::vector<Move> choice = other.legalMoves();
    const auto unexpected = std::find_if(choice.begin(), choice.end(),
                                         [&](const Move& move) { return move != afterTwo.front(); });
    QVERIFY(unexpected != choice.end());
    finish(30, {*unexpected});
    QTRY_COMPARE(searches, 4);
    QTRY_COMPARE(scoreTextOf(1), QStringLiteral("☖ …"));
    QCOMPARE(scoreTextOf(0), QStringLiteral("☗ +0.30"));
    // Sente makes the move that Gote expected, and tells no line of its own: what Gote finds now is Gote's.
    other.play(*unexpected);
    std::vector<Move> next;
    for (int ply = 0; ply < 3; ++ply) {
        next.push_back(other.legalMoves().front());
        other.play(next.back());
    }
    finish(-20, next);
    QTRY_COMPARE(searches, 5);
    QCOMPARE(scoreTextOf(1), QStringLiteral("☖ +0.20"));
    std::exchange(computer, {}).onFinished({6, 10, 1000, {}, {next[1]}, {}});
    QTRY_COMPARE(searches, 6);
    QCOMPARE(model.rowCount(), 0);
    bench.session().goToPly(1);
    QTRY_VERIFY(model.rowCount() < 2);
}

void EngineAnalysisTest::itGivesWayToHints() {
    EngineBench bench;
    bench.begin("wa");
    Engine::Callbacks hinter;
    bench.session().engine().setStarter(
        [&](const SearchRequest&, Engine::Callbacks callbacks) { hinter = std::move(callbacks); });
    bench.analysis().engine().setStarter(answering(10));
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.window.action("hint")->trigger();
    QVERIFY(!bench.analysis().engine().isThinking());
    QVERIFY(bench.pane().status().contains(QStringLiteral("hint")));
    hinter.onFinished({1, 0, 1, {}, {*ui::testing::plainMove(bench.game())}, {}});
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(bench.game().plies().empty());
}

void EngineAnalysisTest::itWaitsForDialogs() {
    EngineBench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    auto* dialog = new SettingsDialog(bench.settings, bench.window.looks(), &bench.window);
    dialog->open();
    QTRY_VERIFY(!bench.analysis().engine().isThinking());
    QCOMPARE(bench.analysis().state(), Analysis::State::Held);
    dialog->close();
    QTRY_VERIFY(bench.analysis().engine().isThinking());
}

// Whoever has resigned wants to know whether the position was lost.
void EngineAnalysisTest::aResignedPositionIsLookedInto() {
    EngineBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.session().resign();
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(!bench.pane().status().contains(QStringLiteral("over")));
    QVERIFY(bench.game().isOver());
}

void EngineAnalysisTest::scoresAreKeptWhenItEnds() {
    EngineBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    QTRY_VERIFY(bench.scoreAt(2).has_value());
    bench.window.action("analyse")->trigger();
    const QStringList files = QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files);
    QCOMPARE(files.size(), 1);
    const auto kept = loadGame(bench.folder.filePath(files.front()), bench.catalog);
    QVERIFY(kept);
    QCOMPARE(kept->game.ply(2).score, bench.game().ply(2).score);
}

void EngineAnalysisTest::scoresAreKeptWhenAnotherGameBegins() {
    EngineBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.scoreAt(2).has_value());
    const QString path = bench.folder.filePath(
        QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files).value(0));
    bench.begin("hook");
    const auto kept = loadGame(path, bench.catalog);
    QVERIFY(kept);
    QVERIFY(kept->game.ply(2).score.has_value());
}

void EngineAnalysisTest::aNewGameEndsIt() {
    EngineBench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    QTRY_VERIFY(bench.scoreAt(0).has_value());
    bench.begin("hook");
    QVERIFY(!bench.analysis().isOn());
    QVERIFY(!bench.window.action("analyse")->isChecked());
    QCOMPARE(bench.analysis().state(), Analysis::State::Off);
    QCOMPARE(bench.pane().model().rowCount(), 0);
    QVERIFY(!bench.scoreAt(0).has_value());
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    bench.window.action("chooseGame")->trigger();
    QTRY_VERIFY(!bench.analysis().isOn());
}

void EngineAnalysisTest::closingEndsIt() {
    EngineBench bench;
    bench.analyse("wa");
    QTRY_VERIFY(bench.hasLines());
    QTRY_VERIFY(!bench.candidates.empty());
    bench.dock().close();
    QTRY_VERIFY(!bench.analysis().isOn());
    QVERIFY(bench.candidates.empty());
}

// Taking back while the engine works restores the position within 300 ms.
void EngineAnalysisTest::takingBackIsQuick() {
    EngineBench bench;
    bench.begin("tai");
    const auto key = bench.game().position().key();
    bench.playPlain();
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&bench.window.board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.game().position().key(), key);
    QVERIFY2(mujo::testing::isInTime<qint64>(timer.elapsed(), 300),
             qPrintable(QString::number(timer.elapsed())));
    QVERIFY(bench.analysis().isOn());
    QTRY_VERIFY(bench.hasLines());
}

void EngineAnalysisTest::clicksAreAnsweredAtOnce_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"wa", "tai", "taikyoku"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// A click is answered in less than 100 ms while the engine works, also on 36x36.
void EngineAnalysisTest::clicksAreAnsweredAtOnce() {
    QFETCH(const QString, id);
    EngineBench bench;
    bench.analyse(id.toLatin1().constData());
    QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines(), 20000);
    bench.window.board().grab();
    qint64 slowest = 0;
    for (int i = 0; i < 3; ++i) {
        const Move move = *ui::testing::plainMove(bench.game());
        for (const Square square : {move.from(), move.to()}) {
            QElapsedTimer timer;
            timer.start();
            bench.clickSquare(square);
            slowest = std::max(slowest, timer.elapsed());
        }
        QCOMPARE(bench.game().plies().size(), static_cast<std::size_t>(i) + 1);
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines(), 20000);
    }
    QVERIFY2(mujo::testing::isInTime<qint64>(slowest, 100), qPrintable(QString::number(slowest)));
}

MUJO_UI_TEST(EngineAnalysisTest)
#include "engine_analysis_test.moc"
