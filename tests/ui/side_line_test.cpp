// A line beside the game that is being played, which is on the board for a while: what is done there concerns
// the game, or makes the line the game.

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

#include "core/position/sfen.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/table_game.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Two moves of either side, and beside them a line that was taken back and is on the board.
struct SideLine : AnsweredGame {
    bool make() {
        if (!playUntil(2, 0) || !playUntil(4, 0)) {
            return false;
        }
        const Game::Node old = session.game().lastOfLine();
        session.takeBack();
        if (!playUntil(4, 1)) {
            return false;
        }
        end = session.game().lastOfLine();
        session.goToNode(old);
        return !session.game().isMainLine() && session.game().following().empty();
    }
    Game::Node end = Game::kStart; ///< of the game
};

} // namespace

class SideLineTest : public QObject {
    Q_OBJECT

private slots:
    void theGameStandsStillMeanwhile();
    void whoResignsThereResignsTheGame();
    void aMoveThereMakesItTheGame();
    void ofAFinishedGameItIsTried();
    void toTheEndLeadsBackToTheGame();
    void aGameThatGoesOnIsShownWhereItStands();
    void continuingTellsThatAnEarlierPositionIsShown();
    void theComputerWaitsWhereMovesWereDeleted();
    void aPositionOfOnesOwnIsKeptWithoutMoves();
    void nothingIsTakenBackWhereNothingWasPlayed();
    void anEndThatWasTakenBackComesAgain();
    void editingAFinishedGameOfComputersPlaysNothing();
    void theWayBackToAnEndIsNamed();
    void anEndByTimeComesAgainWithItsClock();
};

void SideLineTest::theGameStandsStillMeanwhile() {
    SideLine line;
    QVERIFY(line.make());
    const int asked = line.asked;
    QVERIFY(line.session.isLookingBack());
    QVERIFY(!line.session.isReviewing());
    settle();
    QCOMPARE(line.asked, asked);
    QVERIFY2(!line.session.clock().clock().isRunning(), "no time is lost by what is looked at");
}

void SideLineTest::whoResignsThereResignsTheGame() {
    SideLine line;
    QVERIFY(line.make());
    line.session.resign();
    const Game& game = line.session.game();
    QCOMPARE(game.current(), line.end);
    QVERIFY(game.isMainLine() && game.isOver());
    QCOMPARE(game.outcome().winner(), std::optional(Side::Gote));
}

void SideLineTest::aMoveThereMakesItTheGame() {
    SideLine line;
    QVERIFY(line.make());
    const QSignalSpy left(&line.session, &GameSession::lineLeft);
    QVERIFY(line.playUntil(6, 0));
    QVERIFY(line.session.game().isMainLine());
    QVERIFY(!line.session.isLookingBack());
    QCOMPARE(left.count(), 1);
    QVERIFY(left.front().at(1).toBool());
    line.session.returnToLineLeft();
    QCOMPARE(line.session.game().current(), line.end);
    QVERIFY(line.session.game().isMainLine());
}

void SideLineTest::ofAFinishedGameItIsTried() {
    SideLine line;
    QVERIFY(line.make());
    const Game::Node beside = line.session.game().current();
    line.session.resign();
    line.session.goToNode(beside);
    QVERIFY(line.session.isReviewing());
    const int asked = line.asked;
    QVERIFY(line.session.play(Move(line.session.game().legalMoves().front())));
    settle();
    QCOMPARE(line.asked, asked);
    QVERIFY(line.session.isWaiting());
    QVERIFY(line.session.game().isOnMainLine(line.end));
    QVERIFY(line.session.game().gameOutcome().isOver());
}

void SideLineTest::toTheEndLeadsBackToTheGame() {
    SideLine line;
    QVERIFY(line.make());
    line.session.goToPly(1);
    line.session.goToEnd();
    QCOMPARE(line.session.game().plies().size(), std::size_t{4});
    QVERIFY(!line.session.game().isMainLine());
    line.session.goToEnd();
    QCOMPARE(line.session.game().current(), line.end);
}

void SideLineTest::aGameThatGoesOnIsShownWhereItStands() {
    SideLine line;
    QVERIFY(line.make());
    GameSession again;
    again.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    again.restore(line.session.game(), line.session.setup());
    QCOMPARE(again.game().current(), line.end);
    QVERIFY(!again.isLookingBack());
}

// The position that was looked at when the game was left is shown, with the way to where the game stands.
void SideLineTest::continuingTellsThatAnEarlierPositionIsShown() {
    const QTemporaryDir kept;
    {
        GameSession session;
        session.begin(hotSeat("wa"));
        playSome(session, 3, 7);
        session.goToPly(1);
        QVERIFY(saveGame(session, kept.filePath(QStringLiteral("a.mujo"))));
    }
    WindowBench bench({1100, 800}, kept.path());
    bench.window.offerUnfinished();
    for (auto* button : bench.window.startPage().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Con&tinue")) {
            button->click();
        }
    }
    QTRY_VERIFY(bench.session.hasGame());
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
    QTRY_VERIFY2(bench.window.banner().text().startsWith(QStringLiteral("An earlier position is shown")),
                 qPrintable(bench.window.banner().text()));
    bench.window.banner().choose(0);
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
}

// Else it moves at once, and what was deleted is out of sight.
void SideLineTest::theComputerWaitsWhereMovesWereDeleted() {
    SideLine line;
    QVERIFY(line.make());
    line.session.goToNode(line.end);
    const int asked = line.asked;
    line.session.removeMoves(line.end);
    settle();
    QCOMPARE(line.asked, asked);
    QVERIFY(line.session.isWaiting());
    QCOMPARE(line.session.game().plies().size(), std::size_t{3});
    line.session.undoEdit();
    QCOMPARE(line.session.game().lastOfLine(), line.end);
}

void SideLineTest::aPositionOfOnesOwnIsKeptWithoutMoves() {
    const QTemporaryDir folder;
    Autosave autosave(folder.path());
    GameSession session;
    GameSetup setup = hotSeat("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/9/9/9/9/9/R3K4 b - 1").value();
    session.begin(setup);
    autosave.beginGame();
    QVERIFY(autosave.keep(session));
    QVERIFY(autosave.keepsUnfinished());
    // Not the usual start, nor a position in which nothing can be played.
    setup.start.reset();
    session.begin(setup);
    autosave.beginGame();
    QVERIFY(autosave.keep(session));
    QVERIFY(!autosave.keepsUnfinished());
    setup.start = positionFromSfen(setup.variant, "9/9/9/9/9/9/9/9/R3K4 b - 1").value();
    session.begin(setup);
    QVERIFY(session.game().isOver());
    autosave.beginGame();
    QVERIFY(autosave.keep(session));
    QVERIFY(!autosave.keepsUnfinished());
}

void SideLineTest::nothingIsTakenBackWhereNothingWasPlayed() {
    WindowBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "9/9/9/9/9/9/9/9/R3K4 b - 1").value();
    bench.begin(setup);
    QVERIFY(bench.game().isOver());
    QVERIFY(!bench.window.action("takeBack")->isEnabled());
    bench.begin("shogi");
    bench.window.session().resign();
    QVERIFY(bench.window.action("takeBack")->isEnabled());
}

void SideLineTest::anEndThatWasTakenBackComesAgain() {
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 3, 3);
    session.resign();
    const rules::Outcome end = session.game().outcome();
    QVERIFY(end.isOver());
    QVERIFY(!session.mayEndAgain());
    session.takeBack();
    QVERIFY(!session.game().isOver());
    QVERIFY(session.mayEndAgain());
    session.redo();
    QVERIFY(session.game().outcome() == end);
    session.takeBack();
    playSome(session, 1, 3);
    QVERIFY(!session.mayEndAgain()); // the game has gone on
}

// Nor does it when the change is undone.
void SideLineTest::editingAFinishedGameOfComputersPlaysNothing() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    session.resign();
    GameSetup computers = session.setup();
    computers.seats = {Seat::computer(), Seat::computer()};
    session.setSetup(computers);
    const rules::Outcome end = session.game().outcome();
    const QSignalSpy notices(&session, &GameSession::notice);
    session.removeMoves(session.game().onLine(2));
    QVERIFY(!session.isThinking());
    QVERIFY(session.isWaiting());
    QVERIFY(!notices.isEmpty() &&
            notices.back().front().toString().startsWith(QStringLiteral("The game is not over any more")));
    session.undoEdit();
    QVERIFY(!session.isThinking());
    QVERIFY(session.game().gameOutcome() == end);
}

// The command that brings the end back is named, also where undoing has taken it away.
void SideLineTest::theWayBackToAnEndIsNamed() {
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 3, 3);
    session.resign();
    const Game::Node over = session.game().lastOfLine();
    session.goToPly(1);
    playSome(session, 1, 9); // beside the game
    const Game::Node beside = session.game().lastOfLine();
    QVERIFY(beside != over && session.game().gameOutcome().isOver());
    const QSignalSpy notices(&session, &GameSession::notice);
    const auto names = [&notices](const QString& command) {
        return !notices.isEmpty() && notices.back().front().toString().contains(command);
    };
    session.makeMainLine(beside);
    QVERIFY(!session.game().gameOutcome().isOver() && names(QStringLiteral("“Undo the change”")));
    session.goToNode(over);
    session.makeMainLine(over);
    QVERIFY(session.game().gameOutcome().isOver());
    session.undoEdit();
    QVERIFY(!session.game().gameOutcome().isOver() && names(QStringLiteral("“Redo the change”")));
}

// The clock that had run out has run out again.
void SideLineTest::anEndByTimeComesAgainWithItsClock() {
    GameSession session;
    Clock::Milliseconds now{0};
    session.clock().setSource([&now] { return now; });
    GameSetup setup = hotSeat("wa");
    setup.time = *parseGameTime("60s");
    session.begin(setup);
    playSome(session, 2, 3);
    now += std::chrono::seconds(61);
    session.clock().poll();
    QCOMPARE(session.game().outcome().reason, rules::Reason::Time);
    const auto left = [&] { return session.clock().clock().available(); };
    const auto atTheEnd = left();
    session.takeBack();
    QVERIFY(left() > atTheEnd);
    session.redo();
    QCOMPARE(session.game().outcome().reason, rules::Reason::Time);
    QCOMPARE(left(), atTheEnd);
}

MUJO_UI_TEST(SideLineTest)
#include "side_line_test.moc"
