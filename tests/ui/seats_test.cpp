// Who plays: humans, levels of our engine, and programs behind a protocol, at either side of one game.

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <fstream>

#include "core/game/formats/game_json.h"
#include "core/game/time_control.h"
#include "core/protocol/cecp_dialect.h"
#include "tests/support/fake_program.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using mujo::testing::FakeProgram;
using mujo::testing::fakeProgram;
using mujo::testing::Folder;

namespace {

constexpr int kLong = 60000; // ms; far more than anything here needs

const QString kEngine = QStringLiteral("Deep Sparrow");

/// A session with an engine in its list.
struct SeatBench {
    SeatBench() {
        session.engine().setCatalog(&ui::testing::catalog());
        session.engine().setEngines(&engines);
    }

    /// A human is Sente, a program Gote.
    GameSetup against(const std::string& command, EngineProtocol protocol = EngineProtocol::Cecp,
                      const char* game = "wa") {
        HostedEngine engine{kEngine, QString::fromStdString(command)};
        engine.facts.protocol = protocol;
        (void)engines.remove(kEngine);
        (void)engines.add(engine);
        GameSetup setup = ui::testing::hotSeat(game);
        setup.seats[Side::Gote].who = Seat::Hosted{kEngine, engine.command};
        setup.seats[Side::Gote].name = kEngine;
        return setup;
    }

    EngineList engines{QString()};
    GameSession session;
};

/// As the protocol writes it: the first legal move of the human, and the first answer to it.
struct FirstMoves {
    Move move;
    std::string answer;
};

FirstMoves firstMoves() {
    Game game(ui::testing::game("wa"));
    const Move move = game.legalMoves().front();
    game.play(move);
    return {move, cecpMove(game.variant(), game.legalMoves().front())};
}

} // namespace

class SeatsTest : public QObject {
    Q_OBJECT

private slots:
    void aProgramAnswersAndReports();
    void ourEngineBehindTheProtocolGoesAlongWhenMovesAreTakenBack();
    void whatAProgramDoesWrongLeavesTheGameAsItWas_data();
    void whatAProgramDoesWrongLeavesTheGameAsItWas();
    void aProgramIsNotToldOfAGameThatIsOver();
    void aProgramResigns();
    void aProgramThatHangsKeepsNobodyWaiting();
    void aProgramThatWillNotEndIsGoneInTheEnd();
    void whatAProgramLeavesBehindIsGoneToo();
    void theWindowAnswersWhileAProgramFloods_data();
    void theWindowAnswersWhileAProgramFloods();
    void aProgramStaysWhereItsSeatStays();
    void aProgramIsSavedByNameAndCommand();
    void anEngineThatIsGoneSaysSo();
    void clocksThatAMissingMoveStopsRunWhenTheGameGoesOn();
    void aProgramOfUsiPlays();
    void eachSeatHasItsOwnLevel();
};

void SeatsTest::aProgramAnswersAndReports() {
    const Folder folder;
    const FirstMoves first = firstMoves();
    SeatBench bench;
    GameSession& session = bench.session;
    const QSignalSpy reports(&session, &GameSession::engineReported);
    session.begin(bench.against(
        fakeProgram(folder, {"echo '4 -30 12 345 " + first.answer + "'; echo 'move " + first.answer + "'"})));
    QVERIFY(session.isHumanTurn());
    QVERIFY(session.play(first.move));
    QVERIFY(session.isThinking());
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{2}, kLong);
    QVERIFY(session.isHumanTurn() && !session.isThinking());
    QCOMPARE(reports.count(), 1);
    QCOMPARE(reports.front().front().value<SearchInfo>().score, -30);
}

void SeatsTest::ourEngineBehindTheProtocolGoesAlongWhenMovesAreTakenBack() {
    SeatBench bench;
    GameSession& session = bench.session;
    GameSetup setup = bench.against(MUJO_ENGINE_PROGRAM);
    setup.time = *parseTimeControl("1s+0.1s");
    setup.timeLoses = false;
    session.begin(setup);
    for (const std::size_t plies : {2, 4, 6}) {
        QVERIFY(session.play(session.game().legalMoves().front()));
        QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), plies, kLong);
    }
    session.takeBack();
    session.takeBack();
    QCOMPARE(session.game().plies().size(), std::size_t{2});
    QVERIFY(session.play(session.game().legalMoves().back()));
    QVERIFY(session.isThinking());
    session.takeBack(); // while it thinks
    QVERIFY(!session.isThinking() && session.isHumanTurn());
    QVERIFY(session.play(session.game().legalMoves().back()));
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{4}, kLong);
}

void SeatsTest::whatAProgramDoesWrongLeavesTheGameAsItWas_data() {
    QTest::addColumn<QString>("onGo");
    QTest::addColumn<QString>("said");
    QTest::newRow("it ends") << QStringLiteral("exit 3") << QStringLiteral("has ended");
    QTest::newRow("it plays an illegal move")
        << QStringLiteral("echo 'move a1a11'") << QStringLiteral("\"a1a11\", which is not legal");
    QTest::newRow("it claims a win") << QStringLiteral("echo '0-1 {I win}'")
                                     << QStringLiteral("claims a result that the rules do not give");
    QTest::newRow("it cannot be started") << QString() << QStringLiteral("cannot play");
}

void SeatsTest::whatAProgramDoesWrongLeavesTheGameAsItWas() {
    QFETCH(const QString, onGo);
    QFETCH(const QString, said);
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against(onGo.isEmpty() ? "/nonexistent/engine 2>/dev/null"
                                               : fakeProgram(folder, {onGo.toStdString()})));
    QVERIFY(session.play(session.game().legalMoves().front()));
    for (const int times : {1, 2}) {
        const QSignalSpy notices(&session, &GameSession::moveMissing);
        if (times == 2) {
            session.moveNow();
        }
        QTRY_COMPARE_WITH_TIMEOUT(notices.count(), 1, kLong);
        const QString text = notices.front().at(1).toString();
        QVERIFY2(text.contains(said), qPrintable(text));
        QVERIFY(!session.isThinking());
        QCOMPARE(session.game().plies().size(), std::size_t{1});
        QVERIFY(!session.game().isOver());
    }
    session.takeBack();
    QVERIFY(session.isHumanTurn());
}

// It may refuse the move that has ended the game, as HaChu does. Once moves were deleted it plays on.
void SeatsTest::aProgramIsNotToldOfAGameThatIsOver() {
    const Folder folder;
    const FirstMoves first = firstMoves();
    SeatBench bench;
    GameSession& session = bench.session;
    const GameSetup setup = bench.against(fakeProgram(folder, {"echo 'move " + first.answer + "'"}));
    Game over(setup.variant);
    QVERIFY(over.play(Move(first.move)));
    over.resign(Side::Gote);
    session.restore(std::move(over), setup, Resume::Waits);
    QVERIFY(session.game().isOver());
    session.removeMoves(session.game().onLine(1));
    QVERIFY(session.game().line().empty());
    session.continueGame();
    QVERIFY(session.play(first.move));
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{2}, kLong);
    QFile told(QString::fromStdString(folder / "told"));
    QVERIFY(told.open(QIODevice::ReadOnly));
    QCOMPARE(told.readAll().count("usermove"), 1); // the move of now; that of the game that was over never
}

void SeatsTest::aProgramResigns() {
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    const QSignalSpy ended(&session, &GameSession::gameEnded);
    session.begin(bench.against(fakeProgram(folder, {"echo resign"})));
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kLong);
    QVERIFY(session.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
}

void SeatsTest::aProgramThatHangsKeepsNobodyWaiting() {
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against(fakeProgram(folder, {"echo '1 0 0 1'; sleep 1000"})));
    const QSignalSpy reports(&session, &GameSession::engineReported);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_VERIFY_WITH_TIMEOUT(!reports.empty(), kLong);
    session.moveNow(); // it does not listen
    session.takeBack();
    QVERIFY(session.isHumanTurn() && !session.isThinking());
    QVERIFY(session.play(session.game().legalMoves().back()));
    QVERIFY(session.isThinking());
    session.begin(ui::testing::hotSeat("chu"));
    QVERIFY(session.isHumanTurn() && !session.isThinking());
    ui::testing::playSome(session, 4, 1);
    QCOMPARE(session.game().plies().size(), std::size_t{4});
}

/// It is given half a second to end by itself, which does not pass in the thread of the window.
void SeatsTest::aProgramThatWillNotEndIsGoneInTheEnd() {
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against(fakeProgram(
        folder, {"trap '' TERM; echo $$ > '" + (folder / "number") + "'; echo '1 0 0 1'; sleep 1000"})));
    const QSignalSpy reports(&session, &GameSession::engineReported);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_VERIFY_WITH_TIMEOUT(!reports.empty(), kLong);
    int number = 0;
    std::ifstream(folder / "number") >> number;
    QVERIFY(mujo::testing::isRunning(number));
    session.begin(ui::testing::hotSeat("wa"));
    QTRY_VERIFY_WITH_TIMEOUT(!mujo::testing::isRunning(number), kLong);
}

/// It forks into a session of its own and lingers there, with our pipes in its hands.
void SeatsTest::whatAProgramLeavesBehindIsGoneToo() {
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against(fakeProgram(
        folder, {"setsid sh -c 'echo $$ > " + (folder / "number") + "; sleep 1000' & echo '1 0 0 1'"})));
    const QSignalSpy reports(&session, &GameSession::engineReported);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_VERIFY_WITH_TIMEOUT(!reports.empty(), kLong);
    int number = 0;
    QTRY_VERIFY_WITH_TIMEOUT(bool(std::ifstream(folder / "number") >> number), kLong);
    QVERIFY(mujo::testing::isRunning(number));
    session.begin(ui::testing::hotSeat("wa"));
    QTRY_VERIFY_WITH_TIMEOUT(!mujo::testing::isRunning(number), kLong);
}

void SeatsTest::theWindowAnswersWhileAProgramFloods_data() {
    QTest::addColumn<QString>("onGo");
    QTest::addColumn<QString>("said");
    const QString hangs = QStringLiteral("has not answered in time");
    QTest::newRow("it never answers") << QStringLiteral("sleep 1000") << hangs;
    QTest::newRow("ten megabytes without a line") << QStringLiteral("head -c 10000000 /dev/zero") << hangs;
    QTest::newRow("lines of thinking without end") << QStringLiteral("yes 1 0 0 1") << hangs;
    QTest::newRow("moves without end")
        << QStringLiteral("yes move a1a11") << QStringLiteral("which is not legal");
}

/// The event loop goes on, the game is as it was, and the message names what has happened.
void SeatsTest::theWindowAnswersWhileAProgramFloods() {
    QFETCH(const QString, onGo);
    QFETCH(const QString, said);
    const Folder folder;
    SeatBench bench;
    bench.engines.setPatience(std::chrono::seconds(2));
    GameSession& session = bench.session;
    GameSetup setup = bench.against(fakeProgram(folder, {onGo.toStdString()}));
    setup.time = *parseGameTime("1s/move");
    setup.timeLoses = false;
    session.begin(setup);
    const QSignalSpy notices(&session, &GameSession::moveMissing);
    QVERIFY(session.play(session.game().legalMoves().front()));
    int ticks = 0; // of an event loop that nobody holds up
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&ticks] { ++ticks; });
    beat.start(10);
    if (said.contains(QStringLiteral("in time"))) { // it floods, or is silent, until patience ends
        QTRY_VERIFY(ticks > 5);
        QVERIFY(notices.isEmpty());
    }
    QTRY_COMPARE_WITH_TIMEOUT(notices.count(), 1, kLong);
    const QString text = notices.front().at(1).toString();
    QVERIFY2(text.contains(said), qPrintable(text));
    QCOMPARE(session.game().plies().size(), std::size_t{1});
    QVERIFY(!session.game().isOver() && !session.isThinking());
    session.takeBack();
    QVERIFY(session.isHumanTurn());
}

void SeatsTest::aProgramStaysWhereItsSeatStays() {
    const Folder folder;
    const FirstMoves first = firstMoves();
    SeatBench bench;
    GameSession& session = bench.session;
    const GameSetup setup = bench.against(fakeProgram(folder, {"echo 'move " + first.answer + "'"}));
    session.begin(setup);
    QVERIFY(session.play(first.move));
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{2}, kLong);
    GameSetup strict = setup;
    strict.illegalMoveLoses = true;
    session.setSetup(strict);
    session.takeBack();
    QVERIFY(session.play(first.move));
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{2}, kLong);
    QFile told(QString::fromStdString(folder / "told"));
    QVERIFY(told.open(QIODevice::ReadOnly));
    QCOMPARE(told.readAll().count("protover"), 1);
}

void SeatsTest::aProgramIsSavedByNameAndCommand() {
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against("cat"));
    const std::string text = writeGameJson(gameFile(session));
    QVERIFY(QByteArray::fromStdString(text).contains("\"kind\": \"computer\"")); // for older versions
    const auto file = readGameJson(text, "a game", ui::testing::catalog());
    QVERIFY(file.hasValue());
    const GameSetup back = gameSetup(*file);
    QVERIFY(back.seats == session.setup().seats);
    QCOMPARE(writeGameJson(*file), text);
}

void SeatsTest::anEngineThatIsGoneSaysSo() {
    SeatBench bench;
    GameSession& session = bench.session;
    const Folder folder;
    const std::string started = folder / "started";
    GameSetup setup = bench.against("touch " + started);
    QVERIFY(bench.engines.remove(kEngine).hasValue());
    session.begin(setup);
    const QSignalSpy notices(&session, &GameSession::moveMissing);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE_WITH_TIMEOUT(notices.count(), 1, kLong);
    const QString text = notices.front().at(1).toString();
    QVERIFY2(
        text.contains(QStringLiteral("Deep Sparrow cannot play: it is no longer in your list of engines")),
        qPrintable(text));
    QVERIFY(!QFile::exists(QString::fromStdString(started)));
    QCOMPARE(session.game().plies().size(), std::size_t{1});
}

void SeatsTest::clocksThatAMissingMoveStopsRunWhenTheGameGoesOn() {
    SeatBench bench;
    GameSession& session = bench.session;
    GameSetup setup = bench.against("cat");
    setup.time = *parseGameTime("10m");
    QVERIFY(bench.engines.remove(kEngine).hasValue());
    session.begin(setup);
    const GameClock& clock = session.clock();
    const QSignalSpy missing(&session, &GameSession::moveMissing);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QVERIFY(!clock.isPaused());
    for (const int times : {1, 2, 3}) {
        QTRY_COMPARE_WITH_TIMEOUT(missing.count(), times, kLong);
        QVERIFY(clock.isPaused());
        session.moveNow(); // it is asked again
        QVERIFY(!clock.isPaused());
    }
    QTRY_COMPARE_WITH_TIMEOUT(missing.count(), 4, kLong);
    QVERIFY(clock.isPaused());
    session.takeBack(); // and the move is made anew
    QVERIFY(session.play(session.game().legalMoves().back()));
    QVERIFY(!clock.isPaused());
    QTRY_COMPARE_WITH_TIMEOUT(missing.count(), 5, kLong);
    QVERIFY(clock.isPaused());
    GameSetup taken = session.setup();
    taken.seats[Side::Gote] = Seat::human(); // who sits down there by whatever way
    session.setSetup(taken);
    QVERIFY(!clock.isPaused());
    QVERIFY(session.play(session.game().legalMoves().front()));
    // A pause that the user has made is not ended.
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE_WITH_TIMEOUT(missing.count(), 6, kLong);
    session.clock().setPaused(false);
    session.clock().setPaused(true);
    session.moveNow();
    QVERIFY(clock.isPaused());
    QTRY_COMPARE_WITH_TIMEOUT(missing.count(), 7, kLong);
    QVERIFY(clock.isPaused());
}

void SeatsTest::aProgramOfUsiPlays() {
    const Folder folder;
    SeatBench bench;
    GameSession& session = bench.session;
    session.begin(bench.against(mujo::testing::fakeUsiProgram(folder, {"echo 'bestmove 3c3d'"}),
                                EngineProtocol::Usi, "shogi"));
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{2}, kLong);
}

void SeatsTest::eachSeatHasItsOwnLevel() {
    GameSession session;
    std::vector<int> levels;
    session.engine().setStarter([&levels](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        levels.push_back(request.level);
        callbacks.onFinished({1, 0, 1, {}, {Game(request.position).legalMoves().front()}, {}});
    });
    GameSetup setup = ui::testing::hotSeat("wa");
    setup.seats = {Seat::computer(2), Seat::computer(9)};
    session.begin(setup);
    QTRY_VERIFY(levels.size() >= 4);
    session.stopThinking();
    QCOMPARE(levels[0], 2);
    QCOMPARE(levels[1], 9);
    QCOMPARE(levels[2], 2);
}

MUJO_UI_TEST(SeatsTest)
#include "seats_test.moc"
