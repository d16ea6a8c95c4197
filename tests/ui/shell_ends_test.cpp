// How a game ends by what the players say in the window: resigning, declaring a win, draws.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_view.h"
#include "ui/panes/banner.h"
#include "ui/session/move_words.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::WindowBench;

class ShellEndsTest : public QObject {
    Q_OBJECT

private slots:
    void resigningAsksOnce();
    void theQuestionSaysWhoResigns();
    void aGameWithMovesTakenBackEndsThere();
    void anotherMoveAfterTakingBackAsksNothing();
    void whereAGameEndsIsAskedWhileAnEarlierPositionIsShown();
    void aGameThatEndsHereGivesUpItsLaterMoves();
    void aWinIsDeclaredOnlyWhereTheRulesLetIt();
    void theResultIsShownWithoutBlocking();
    void aDrawIsAnsweredInTheWindow();
    void anOfferOfADrawThatLapsesIsTold();
    void theKeysConfirmTheEnd();
    void aDrawIsOfferedToTheComputerAfterAQuestion();
    void noDrawIsOfferedWhereNoneCanBeAgreed();
};

void ShellEndsTest::resigningAsksOnce() {
    WindowBench bench;
    bench.begin("wa");
    const BoardView& board = bench.window.board();
    const QRect first = board.squareRect(Square(0));
    const QRect place = board.geometry();
    bench.window.action("resign")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!bench.game().isOver());
    QVERIFY(bench.window.banner().isVisible());
    QCOMPARE(board.geometry(), place); // the board stays where it is, and none of it is covered
    QCOMPARE(board.squareRect(Square(0)), first);
    const auto* bubble = bench.window.findChild<QWidget*>(QStringLiteral("questionBubble"));
    const QRect asked(bubble->mapToGlobal(QPoint(0, 0)), bubble->size());
    QVERIFY(!asked.intersects(QRect(board.mapToGlobal(QPoint(0, 0)), board.size())));
    // Where the pane of the game lies behind another one, the question is asked over that.
    auto* game = bench.window.findChild<QDockWidget*>(QStringLiteral("gameDock"));
    auto* study = bench.window.findChild<QDockWidget*>(QStringLiteral("studyDock"));
    bench.window.tabifyDockWidget(game, study);
    study->raise();
    QTRY_VERIFY(!QRect(bubble->mapToGlobal(QPoint(0, 0)), bubble->size())
                     .intersects(QRect(board.mapToGlobal(QPoint(0, 0)), board.size())));
    bench.window.banner().choose(1);
    QVERIFY(!bench.game().isOver());
    bench.window.action("resign")->trigger();
    bench.window.banner().choose(0);
    QCOMPARE(bench.game().outcome().reason, rules::Reason::Resignation);
}

void ShellEndsTest::theQuestionSaysWhoResigns() {
    WindowBench bench;
    bench.begin("wa");
    const auto asked = [&bench] {
        bench.window.action("resign")->trigger();
        return bench.window.banner().text();
    };
    QCOMPARE(asked(), QStringLiteral("Sente resigns? Gote wins."));
    bench.playPlain(1);
    QCOMPARE(asked(), QStringLiteral("Gote resigns? Sente wins."));
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Sente].name = QStringLiteral("Anna");
    bench.begin(setup);
    QCOMPARE(asked(), QStringLiteral("Anna (Sente) resigns? Gote wins."));
    bench.window.action("offerDraw")->trigger();
    QCOMPARE(bench.window.banner().text(),
             QStringLiteral("A draw by agreement? Anna (Sente) and Gote both have to agree."));
    setup.seats[Side::Sente].name.clear();
    setup.seats[Side::Gote] = Seat::computer(1);
    bench.begin(setup);
    QCOMPARE(asked(), QStringLiteral("Resign? You lose the game by resigning."));
}

// The game stands where its moves were taken back to: nobody looks back.
void ShellEndsTest::aGameWithMovesTakenBackEndsThere() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    bench.window.action("takeBack")->trigger();
    const auto ends = [&bench](const char* command) {
        bench.window.action(command)->trigger();
        return bench.window.banner().text();
    };
    const QString costs = QStringLiteral(" The moves that were taken back leave the record then; “Undo the "
                                         "change” brings them back.");
    QCOMPARE(ends("offerDraw"),
             QStringLiteral("A draw by agreement? Sente and Gote both have to agree.") + costs);
    QCOMPARE(ends("resign"), QStringLiteral("Sente resigns? Gote wins.") + costs);
    bench.window.banner().choose(0);
    QCOMPARE(bench.game().plies().size(), std::size_t{2});
    QCOMPARE(bench.game().outcome().winner(), std::optional(Side::Gote));
    bench.window.action("undoEdit")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{3});
    QVERIFY(!bench.game().gameOutcome().isOver());
    bench.begin("wa");
    bench.playPlain(3);
    bench.window.action("takeBack")->trigger();
    bench.window.action("stepBack")->trigger();
    bench.window.action("resign")->trigger();
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("the last move, or here")),
             qPrintable(bench.window.banner().text()));
}

// It was meant: a line of words is enough, and the move is told first.
void ShellEndsTest::anotherMoveAfterTakingBackAsksNothing() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(5);
    for (int i = 0; i < 4; ++i) {
        bench.window.action("takeBack")->trigger();
    }
    const Move before = bench.game().following().front().move;
    const auto& legal = bench.game().legalMoves();
    const Move other =
        *std::find_if(legal.begin(), legal.end(), [&](const Move& move) { return !(move == before); });
    QVERIFY(bench.window.session().play(other));
    QVERIFY2(bench.window.banner().text().isEmpty(), qPrintable(bench.window.banner().text()));
    const QString said = bench.window.status().text();
    QVERIFY2(said.startsWith(QStringLiteral("Gote: ")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("A new line begins here")), qPrintable(said));
}

// Nothing changes before the answer, which also decides who resigns.
void ShellEndsTest::whereAGameEndsIsAskedWhileAnEarlierPositionIsShown() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    const Game::Node last = bench.game().current();
    const QString lastMove = moveText(bench.game(), last);
    for (const char* id : {"offerDraw", "adjudicate"}) {
        bench.window.session().goToPly(1);
        bench.window.action(id)->trigger();
        QCOMPARE(
            bench.window.banner().text(),
            QStringLiteral("Where does the game end? After %1, the last move, or here, without %2 and what "
                           "follows.")
                .arg(lastMove, moveText(bench.game(), bench.game().onLine(2))));
        QVERIFY(bench.window.banner().leave()); // which asks nothing more
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
    }
    const auto asked = [&bench](int ply) {
        bench.window.session().goToPly(ply);
        bench.window.action("resign")->trigger();
        return bench.window.banner().text();
    };
    QCOMPARE(asked(1), QStringLiteral("Resign? Gote resigns after %1, the last move, or here, without %2 and "
                                      "what follows.")
                           .arg(lastMove, moveText(bench.game(), bench.game().onLine(2))));
    QCOMPARE(asked(2), QStringLiteral("Resign? After %1, the last move, Gote resigns. Here, without %1 and "
                                      "what follows, it is Sente.")
                           .arg(lastMove));
    bench.window.banner().choose(2); // play on
    QCOMPARE(bench.game().line().size(), std::size_t{3});
    QVERIFY(!bench.game().gameOutcome().isOver());
    asked(2);
    bench.window.banner().choose(0); // after the last move
    QCOMPARE(bench.game().current(), last);
    QCOMPARE(bench.game().gameOutcome().winner(), Side::Sente);
    QCOMPARE(bench.game().line().size(), std::size_t{3});
}

void ShellEndsTest::aGameThatEndsHereGivesUpItsLaterMoves() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.window.session().goToPly(1);
    bench.playPlain(2); // another line, on which the game goes on
    bench.window.session().goToPly(1);
    const auto offer = [&bench](std::size_t answer) {
        bench.window.action("offerDraw")->trigger();
        bench.window.banner().choose(1); // here
        QCOMPARE(bench.window.banner().text(),
                 QStringLiteral("A draw by agreement? Sente and Gote both have to agree."));
        bench.window.banner().choose(answer);
    };
    offer(1); // declined: nothing is lost
    QCOMPARE(bench.game().line().size(), std::size_t{3});
    bench.window.banner().dismiss();
    bench.window.action("resign")->trigger();
    bench.window.banner().choose(1); // here
    QCOMPARE(bench.game().line().size(), std::size_t{1});
    QVERIFY(bench.game().next(bench.game().current()).empty());
    QCOMPARE(bench.game().gameOutcome().reason, rules::Reason::Resignation);
    QCOMPARE(bench.game().gameOutcome().winner(), Side::Sente);
    // It is a change of the record, which can be undone and made again with the end of the game.
    bench.window.action("undoEdit")->trigger();
    QVERIFY(!bench.game().gameOutcome().isOver());
    QCOMPARE(branches(bench.game()).size(), std::size_t{2});
    bench.window.action("redoEdit")->trigger();
    QCOMPARE(bench.game().gameOutcome().reason, rules::Reason::Resignation);
    // A position beside the game is none where it can end.
    bench.window.action("undoEdit")->trigger();
    bench.window.session().goToNode(branches(bench.game()).back().moves.front());
    QVERIFY(!bench.game().isOnMainLine(bench.game().current()));
    bench.window.action("resign")->trigger();
    QCOMPARE(bench.game().current(), bench.game().lastOfMainLine());
    QVERIFY(bench.window.banner().text().endsWith(QStringLiteral(" wins.")));
}

void ShellEndsTest::aWinIsDeclaredOnlyWhereTheRulesLetIt() {
    WindowBench bench;
    const QAction& declare = *bench.window.action("declareWin");
    bench.begin("wa");
    QVERIFY(!declare.isVisible());
    bench.begin("shogi");
    QVERIFY(declare.isVisible());
    QVERIFY(!declare.isEnabled());
    const auto position = positionFromSfen(bench.game().position().sharedVariant(),
                                           "RR+BGKS3/9/PPPP1P3/9/9/9/9/9/4k4 b hand=6P 1");
    QVERIFY(bool(position));
    bench.window.session().restore(Game(*position), bench.window.session().setup());
    QVERIFY(declare.isEnabled());
    bench.window.action("declareWin")->trigger();
    QCOMPARE(bench.game().outcome().reason, rules::Reason::EnteringKing);
    QVERIFY(ui::testing::seenEnding(bench.window).contains(QStringLiteral("Sente wins")));
    QVERIFY(!declare.isEnabled());
}

void ShellEndsTest::theResultIsShownWithoutBlocking() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.session().resign();
    QVERIFY(ui::testing::seenEnding(bench.window).contains(QStringLiteral("Gote wins")));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    bench.window.action("takeBack")->trigger();
    QVERIFY(ui::testing::endingCard(bench.window) == nullptr);
    QVERIFY(!bench.game().isOver());
}

void ShellEndsTest::aDrawIsAnsweredInTheWindow() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("offerDraw")->trigger();
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("draw")));
    bench.window.banner().choose(1);
    QVERIFY(!bench.game().isOver());
    bench.window.action("offerDraw")->trigger();
    bench.window.banner().choose(0);
    QCOMPARE(bench.game().outcome().state, rules::GameState::Draw);
}

void ShellEndsTest::anOfferOfADrawThatLapsesIsTold() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("offerDraw")->trigger();
    bench.playPlain(1);
    QVERIFY(bench.window.banner().text().isEmpty());
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("lapsed")),
             qPrintable(bench.window.status().text()));
    bench.playPlain(1);
    QVERIFY(!bench.window.status().text().contains(QStringLiteral("lapsed")));
}

// Who has chosen to resign confirms it with Enter, and plays on from the keyboard after Esc.
void ShellEndsTest::theKeysConfirmTheEnd() {
    WindowBench bench;
    bench.begin("wa");
    const QPointer<QWidget> before = bench.window.focusWidget();
    QVERIFY(before);
    bench.window.action("resign")->trigger();
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!bench.game().isOver());
    QCOMPARE(bench.window.focusWidget(), before.data());
    bench.window.action("resign")->trigger();
    bench.window.action("resign")->trigger(); // asked again, the keys have come from the same place
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Tab);
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
    QVERIFY(!bench.game().isOver());
    QCOMPARE(bench.window.focusWidget(), before.data());
    bench.window.action("resign")->trigger();
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(bench.game().outcome().reason, rules::Reason::Resignation);
}

// It answers at once, which may end the game.
void ShellEndsTest::aDrawIsOfferedToTheComputerAfterAQuestion() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer(1);
    bench.begin(setup);
    bench.window.action("offerDraw")->trigger();
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("draw")));
    QVERIFY(!bench.game().isOver());
    bench.window.banner().choose(1);
    QVERIFY(bench.window.banner().text().isEmpty());
    bench.window.action("offerDraw")->trigger();
    bench.window.banner().choose(0); // it has not thought yet, and declines
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("declined")),
             qPrintable(bench.window.banner().text()));
}

void ShellEndsTest::noDrawIsOfferedWhereNoneCanBeAgreed() {
    WindowBench bench;
    GameSetup setup = bench.setup("tai");
    setup.variant = *bench.catalog.load("tai", "agreed-draws=forbidden");
    bench.begin(setup);
    QVERIFY(!bench.window.action("offerDraw")->isEnabled());
    bench.window.session().offerDraw();
    QVERIFY(!bench.window.session().drawOffer());
    bench.begin("tai");
    QVERIFY(bench.window.action("offerDraw")->isEnabled());
}

MUJO_UI_TEST(ShellEndsTest)
#include "shell_ends_test.moc"
