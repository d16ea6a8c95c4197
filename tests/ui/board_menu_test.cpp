#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QTest>

#include "core/insight/threat_map.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// The menu of a square.

namespace {

QMenu* openMenu(WindowBench& bench, Square square) {
    for (QMenu* old : bench.window.findChildren<QMenu*>(QStringLiteral("boardMenu"))) {
        delete old;
    }
    QTest::mouseClick(&bench.window.board(), Qt::RightButton, {},
                      bench.window.board().squareRect(square).center());
    return bench.window.findChild<QMenu*>(QStringLiteral("boardMenu"));
}

QAction* actionOf(const QMenu* menu, const QString& text) {
    for (QAction* action : menu != nullptr ? menu->actions() : QList<QAction*>()) {
        if (action->text().remove(QLatin1Char('&')).contains(text)) {
            return action;
        }
    }
    return nullptr;
}

/// A pawn of Sente and an empty square.
std::pair<Square, Square> squares(WindowBench& bench) {
    const Position& position = bench.game().position();
    const Square piece = position.pieces(Side::Sente).front();
    Square empty(0);
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        if (position.at(Square(i)).isEmpty()) {
            empty = Square(i);
        }
    }
    return {piece, empty};
}

} // namespace

class BoardMenuTest : public QObject {
    Q_OBJECT

private slots:
    void aPieceCanBeStudiedAndShown();
    void anEmptySquareHasNoPieceToStudy();
    void everyEntryCanBeChosen();
    void aCircleIsDrawnAndTakenAway();
    void aPickedPieceHasItsMenuAtOnce();
    void threatsAreShownUntilTheNextClick();
    void threatsAreHeldWhereverTheKeysGo();
    void theNameOfTheSquareIsCopied();
    void keysOpenItForTheCursor();
};

void BoardMenuTest::aPieceCanBeStudiedAndShown() {
    WindowBench bench;
    bench.begin("wa");
    const Square piece = squares(bench).first;
    QAction* study = actionOf(openMenu(bench, piece), QStringLiteral("Study the"));
    QVERIFY(study != nullptr);
    study->trigger();
    auto* pane = bench.window.findChild<PieceStudy*>();
    QVERIFY(pane != nullptr && pane->piece() == bench.game().position().at(piece).piece());
    QAction* show = actionOf(openMenu(bench, piece), QStringLiteral("Show where it can go"));
    QVERIFY(show != nullptr);
    show->trigger();
    QVERIFY(bench.window.board().input().selected() == piece);
}

void BoardMenuTest::anEmptySquareHasNoPieceToStudy() {
    WindowBench bench;
    bench.begin("wa");
    const QMenu* menu = openMenu(bench, squares(bench).second);
    QVERIFY(menu != nullptr);
    QVERIFY(actionOf(menu, QStringLiteral("Study")) == nullptr);
    QVERIFY(actionOf(menu, QStringLiteral("reach this square")) != nullptr);
}

void BoardMenuTest::everyEntryCanBeChosen() {
    WindowBench bench;
    bench.begin("wa");
    for (const Square square : {squares(bench).first, squares(bench).second}) {
        const QMenu* menu = openMenu(bench, square);
        QVERIFY(menu != nullptr && menu->actions().size() > 5);
        for (const QAction* action : menu->actions()) {
            QVERIFY2(action->isSeparator() || action->isEnabled(), qPrintable(action->text()));
        }
        QVERIFY(actionOf(menu, QStringLiteral("Take back")) == nullptr); // no move was made yet
    }
}

void BoardMenuTest::aCircleIsDrawnAndTakenAway() {
    WindowBench bench;
    bench.begin("wa");
    const Square square = squares(bench).second;
    actionOf(openMenu(bench, square), QStringLiteral("Draw a circle"))->trigger();
    QCOMPARE(bench.game().shapes().size(), std::size_t{1});
    actionOf(openMenu(bench, square), QStringLiteral("Take the circle away"))->trigger();
    QVERIFY(bench.game().shapes().empty());
}

// One has picked the piece and wants to know what attacks it.
void BoardMenuTest::aPickedPieceHasItsMenuAtOnce() {
    WindowBench bench;
    bench.begin("wa");
    const Square piece = squares(bench).first;
    bench.clickSquare(piece);
    QVERIFY(bench.window.board().input().hasSelection());
    QMenu* menu = openMenu(bench, piece);
    QVERIFY(menu != nullptr);
    QVERIFY(actionOf(menu, QStringLiteral("attacks and defends")) != nullptr);
    QVERIFY(!bench.window.board().input().hasSelection());
}

// Of the square that was asked for, and of no other, wherever the pointer goes meanwhile.
void BoardMenuTest::threatsAreShownUntilTheNextClick() {
    WindowBench bench;
    bench.begin("wa");
    BoardView& board = bench.window.board();
    const Square piece = squares(bench).first;
    const Square other = bench.game().variant().shape().turned(piece);
    const auto isPainted = [&board](Square square) { return board.grab(board.squareRect(square)).toImage(); };
    const auto defenders = insight::attackersOf(bench.game().position(), piece, Side::Sente);
    QVERIFY(!defenders.empty());
    const QImage plain = isPainted(defenders.front());
    const QImage far = isPainted(other);
    QMenu* menu = openMenu(bench, piece);
    menu->close();
    actionOf(menu, QStringLiteral("attacks and defends"))->trigger();
    QVERIFY(isPainted(defenders.front()) != plain);
    QVERIFY2(isPainted(other) == far, "the rest of the board stays as it is");
    QTest::mouseMove(&board, board.squareRect(bench.game().variant().shape().at(0, 5)).center());
    settle();
    QVERIFY(isPainted(defenders.front()) != plain);
    bench.clickSquare(other);
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(isPainted(defenders.front()) == plain);
}

void BoardMenuTest::threatsAreHeldWhereverTheKeysGo() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    const auto* legend = bench.window.board().findChild<QWidget*>(QStringLiteral("threatLegend"));
    for (QWidget* pane : std::initializer_list<QWidget*>{
             &bench.window.pane().moveList(), &bench.window.study(),
             &bench.window.pane().panel(Side::Sente).hand(), &bench.window.board()}) {
        pane->setFocus();
        QWidget* keys = bench.window.focusWidget();
        QTest::keyPress(keys, Qt::Key_T);
        QVERIFY2(legend->isVisible(), keys->metaObject()->className());
        QTest::keyRelease(keys, Qt::Key_T);
        QVERIFY(!legend->isVisible());
    }
    bench.window.action("typeMove")->trigger(); // there it is a letter
    QTest::keyPress(bench.window.focusWidget(), Qt::Key_T);
    QVERIFY(!legend->isVisible());
    QTest::keyRelease(bench.window.focusWidget(), Qt::Key_T);
    bench.window.board().setFocus();
    // The menu names them and their key.
    QAction* entry = bench.window.action("showThreats");
    QVERIFY2(entry->text().endsWith(QStringLiteral("\tT, held")), qPrintable(entry->text()));
    entry->trigger();
    QVERIFY(legend->isVisible());
    bench.clickSquare(squares(bench).first);
    QVERIFY(!legend->isVisible());
}

void BoardMenuTest::theNameOfTheSquareIsCopied() {
    WindowBench bench;
    bench.begin("wa");
    const Square square = bench.game().variant().shape().at(0, 0);
    actionOf(openMenu(bench, square), QStringLiteral("Copy the name"))->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("11a"));
}

void BoardMenuTest::keysOpenItForTheCursor() {
    WindowBench bench;
    bench.begin("wa");
    BoardView& board = bench.window.board();
    const Square piece = squares(bench).first;
    for (const bool byMenuKey : {true, false}) {
        board.setFocus();
        board.goToSquare(piece);
        for (QMenu* old : bench.window.findChildren<QMenu*>(QStringLiteral("boardMenu"))) {
            delete old;
        }
        byMenuKey ? QTest::keyClick(&board, Qt::Key_Menu)
                  : QTest::keyClick(&board, Qt::Key_F10, Qt::ShiftModifier);
        const auto* menu = bench.window.findChild<QMenu*>(QStringLiteral("boardMenu"));
        QVERIFY(menu != nullptr);
        QVERIFY(actionOf(menu, QStringLiteral("Study the")) != nullptr);
    }
}

MUJO_UI_TEST(BoardMenuTest)
#include "board_menu_test.moc"
