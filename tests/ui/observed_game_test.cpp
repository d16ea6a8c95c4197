// What the session tells of a game: once for each change, and exactly the facts that have changed.

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <utility>
#include <vector>

#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_clock.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// All that is told while it lives.
struct Told {
    explicit Told(GameSession& session) {
        QObject::connect(&session, &GameSession::changed, &context,
                         [this](GameFacts what) { facts.push_back(what); });
    }
    [[nodiscard]] std::vector<GameFacts> take() { return std::exchange(facts, {}); }

    QObject context;
    std::vector<GameFacts> facts;
};

} // namespace

class ObservedGameTest : public QObject {
    Q_OBJECT

private slots:
    void eachChangeIsToldOnceWithItsFacts();
    void aGameStaysWhereItIsForAsLongAsItIsObserved();
    void nobodyPlansWhileLookingBack();
    void steppingThroughTheMovesNeverPlaysOne();
    void aMoveChosenInAdvanceIsPlayedWhenItsTurnComes();
    void aMoveChosenInAdvanceIsForgottenWhenTheGameGoesAnotherWay();
};

void ObservedGameTest::eachChangeIsToldOnceWithItsFacts() {
    GameSession session;
    Told told(session);
    GameSetup setup = hotSeat("wa");
    setup.time = parseTimeControl("5m").value();
    session.begin(setup);
    std::vector<GameFacts> all = told.take();
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(all[0].testFlag(GameFact::Game) && all[0].testFlag(GameFact::Record));
    QVERIFY(session.play(session.game().legalMoves().front()));
    all = told.take();
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(all[0].testFlag(GameFact::Record) && all[0].testFlag(GameFact::Position) &&
            all[0].testFlag(GameFact::Turn));
    QVERIFY(!all[0].testFlag(GameFact::Game) && !all[0].testFlag(GameFact::Outcome) &&
            !all[0].testFlag(GameFact::Entry));
    session.clock().setPaused(true);
    all = told.take();
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all[0], GameFacts(GameFact::Clocks));
    session.resign();
    all = told.take();
    QVERIFY(!all.empty());
    QVERIFY(all.back().testFlag(GameFact::Outcome) && !all.back().testFlag(GameFact::Position));
}

void ObservedGameTest::aGameStaysWhereItIsForAsLongAsItIsObserved() {
    GameSession session;
    session.begin(hotSeat("wa"));
    const Game* game = &session.game();
    session.begin(hotSeat("tai"));
    QCOMPARE(&session.game(), game);
    QCOMPARE(game->variant().id(), std::string("tai"));
}

void ObservedGameTest::nobodyPlansWhileLookingBack() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = hotSeat("tai");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QVERIFY(session.entry().premoves == Side::Sente); // while the computer thinks
    session.stopThinking();
    GameSetup people = hotSeat("tai");
    session.setSetup(people);
    QVERIFY(session.play(session.game().legalMoves().front()));
    session.setSetup(setup);
    session.goToPly(1);
    QVERIFY(session.isLookingBack() && !session.isThinking());
    QVERIFY(!session.entry().premoves && !session.entry().mayMove);
}

// Steps of a user: a move and its answer, back to the computer's turn, a piece is picked and a square
// clicked, forward again: the record has the same moves.
void ObservedGameTest::steppingThroughTheMovesNeverPlaysOne() {
    WindowBench bench;
    GameSetup setup = bench.setup("tai");
    bench.begin(setup);
    bench.playPlain(2);
    setup.seats[Side::Gote] = Seat::computer();
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    bench.session.setSetup(setup);
    const std::size_t nodes = bench.game().nodeCount();
    bench.window.action("stepBack")->trigger();
    const Position start = bench.game().start();
    const Move own = bench.game().line().front().move;
    QVERIFY(bench.window.status().text().startsWith(QStringLiteral("Looking back")));
    bench.clickSquare(own.to());
    for (const Square square : bench.game().position().pieces(Side::Sente)) {
        bench.clickSquare(square);
    }
    for (int i = 0; i < bench.game().variant().shape().squareCount(); ++i) {
        bench.clickSquare(Square(i));
    }
    QTest::keyClick(&bench.window.board(), Qt::Key_Escape);
    QTest::keyClick(&bench.window.board(), Qt::Key_Escape);
    QVERIFY2(!bench.window.status().text().contains(QStringLiteral("thinking")),
             qPrintable(bench.window.status().text()));
    bench.window.action("stepForward")->trigger();
    settle();
    QCOMPARE(bench.game().nodeCount(), nodes);
    QVERIFY(bench.game().start() == start);
}

namespace {

/// Sente is a person, who has moved; Gote is a computer that has not answered yet.
struct Waiting {
    Waiting() {
        session.engine().setStarter(
            [this](const SearchRequest&, Engine::Callbacks given) { answer = std::move(given); });
        GameSetup setup = hotSeat("wa");
        setup.seats[Side::Gote] = Seat::computer();
        session.begin(setup);
        session.play(session.game().legalMoves().front());
        // The pieces are far apart: a move of another piece stays possible whatever the answer is.
        Game before = session.game();
        before.takeBack();
        const Square moved = session.game().plies().back().move.from();
        wanted = *std::find_if(before.legalMoves().begin(), before.legalMoves().end(),
                               [&](const Move& move) { return move.origin != moved; });
    }
    void computerMoves() const {
        answer.onFinished({1, 0, 1, {}, {session.game().legalMoves().front()}, {}});
    }

    GameSession session;
    Engine::Callbacks answer;
    Move wanted; ///< of the person, in advance
};

} // namespace

void ObservedGameTest::aMoveChosenInAdvanceIsPlayedWhenItsTurnComes() {
    Waiting table;
    GameSession& session = table.session;
    const QSignalSpy planned(&session, &GameSession::plannedChanged);
    session.plan(table.wanted);
    QVERIFY(session.planned() == table.wanted);
    QCOMPARE(planned.count(), 1);
    QCOMPARE(session.game().plies().size(), std::size_t{1}); // not yet
    table.computerMoves();
    QTRY_COMPARE(session.game().plies().size(), std::size_t{3});
    QVERIFY(session.game().plies().back().move == table.wanted);
    QVERIFY(!session.planned());
    QCOMPARE(planned.count(), 2);
}

void ObservedGameTest::aMoveChosenInAdvanceIsForgottenWhenTheGameGoesAnotherWay() {
    const auto forgets = [](const auto& change) {
        Waiting table;
        GameSession& session = table.session;
        session.plan(table.wanted);
        change(session);
        QVERIFY(!session.planned());
        const std::size_t plies = session.game().plies().size();
        settle();
        QCOMPARE(session.game().plies().size(), plies);
    };
    forgets([](GameSession& session) { session.plan(std::nullopt); });
    forgets([](GameSession& session) { session.takeBack(); });
    forgets([](GameSession& session) { session.goToPly(0); });
    forgets([](GameSession& session) { session.resign(); });
    forgets([](GameSession& session) { session.begin(hotSeat("wa")); });
    // Another line of moves, as long as the one in which it was chosen.
    Waiting lines;
    const Game::Node first = lines.session.game().current();
    lines.session.goToNode(Game::kStart);
    QVERIFY(lines.session.play(lines.wanted));
    QCOMPARE(lines.session.game().plies().size(), std::size_t{1});
    QVERIFY(lines.session.game().current() != first);
    lines.session.plan(lines.wanted);
    QVERIFY(lines.session.planned());
    lines.session.goToNode(first);
    QVERIFY(!lines.session.planned());
    // Where nobody waits, nobody plans.
    GameSession session;
    session.begin(hotSeat("wa"));
    session.plan(session.game().legalMoves().front());
    QVERIFY(!session.planned());
    // What the answer has made impossible is told, and not played.
    Waiting table;
    const QSignalSpy noticed(&table.session, &GameSession::notice);
    Move impossible = table.wanted;
    impossible.path = {impossible.from()};
    table.session.plan(impossible);
    table.computerMoves();
    QTRY_COMPARE(noticed.count(), 1);
    QVERIFY(!table.session.planned());
    QCOMPARE(table.session.game().plies().size(), std::size_t{2});
}

MUJO_UI_TEST(ObservedGameTest)
#include "observed_game_test.moc"
