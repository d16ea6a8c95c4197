#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QTemporaryDir>
#include <map>

#include "tests/ui/board_table.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "ui/board/hand_view.h"
#include "ui/board/typed_moves.h"
#include "ui/dialogs/help_window.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_line.h"
#include "ui/panes/player_panel.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardKeysTest : public QObject {
    Q_OBJECT

private slots:
    void keysAloneAreEnough();
    void aHookMoveByKeysWithBothCorners();
    void aDropByKeysFromTheHand();
    void theFirstArrowOnTheBoardTellsHowToStep();
    void theOnlyMoveThatBeginsSoIsPlayedByEnter();
    void gGoesToASquare();
    void gLeavesOtherKeysAlone();
    void tabGoesFromTargetToTargetByDistance();
    void controlArrowsJumpToTheNextPiece();
    void numbersChoose();
    void escapeUndoesLegByLeg();
    void tabMovesTheFocusWhileNothingIsPicked();
    void aDropByKeysInTheWindow();
    void everyKeyOfTheWindowIsBound();
    void everyShortcutIsThereOnce();
};

namespace {

/// The real window with a game of two people, the board having the focus.
struct Desk {
    explicit Desk(const char* id, const char* text = nullptr) {
        window.resize(1200, 800);
        window.show();
        GameSetup setup;
        setup.variant = games.find(id)->standard;
        setup.seats = {Seat::human(), Seat::human()};
        if (text != nullptr) {
            setup.start = positionFromSfen(setup.variant, text).value();
        }
        window.begin(setup);
        QApplication::setActiveWindow(&window);
        window.board().setFocus();
    }
    /// To whatever has the focus.
    static void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] const Game& game() { return window.session().game(); }

    QTemporaryDir folder;
    Catalog games{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window{games, settings, session, folder.path()};
};

} // namespace

void BoardKeysTest::keysAloneAreEnough() {
    {
        Table table("hook", kLions);
        table.walkTo("g9");
        table.key(Qt::Key_Return);
        table.key(Qt::Key_Tab); // the nearest target
        QVERIFY(table.cursor() != table.square("g9"));
        table.walkTo("f10");
        table.key(Qt::Key_Return);
        table.walkTo("f11");
        table.key(Qt::Key_Space);
        QCOMPARE(table.played(), QStringLiteral("10h11g11f+"));
    }
    {
        Table table("hook", kLions);
        table.walkTo("g9");
        table.key(Qt::Key_Return);
        table.walkTo("f10");
        table.key(Qt::Key_Return);
        table.walkTo("g9");
        table.key(Qt::Key_Return);
        QCOMPARE(table.played(), QStringLiteral("10h11g10h+"));
    }
    {
        Table table("hook", kLions);
        table.walkTo("g9");
        table.key(Qt::Key_Return);
        table.key(Qt::Key_P);
        QCOMPARE(table.played(), QStringLiteral("10h10h"));
    }
    {
        Table table("wa", kDrop);
        table.view().chooseFromHand(*table.game().variant().find("SP"));
        table.walkTo("4f");
        table.key(Qt::Key_Return);
        QCOMPARE(table.played(), QStringLiteral("SP*4f"));
    }
    Table table("suzumu", kDemon);
    table.walkTo("j6");
    table.key(Qt::Key_Return);
    table.walkTo("j14");
    table.key(Qt::Key_Return);
    QVERIFY(table.chooser()->isVisible());
    table.key(Qt::Key_Return);
    QVERIFY(table.played().endsWith(QLatin1Char('+')));
}

void BoardKeysTest::aHookMoveByKeysWithBothCorners() {
    std::vector<QImage> played;
    for (const int presses : {2, 3, 4}) {
        Table table("hook", kLions);
        table.goTo("d4");
        table.key(Qt::Key_Return);
        table.goTo("f7");
        QCOMPARE(table.scene().previewPath().size(), std::size_t{3});
        const QImage first = table.picture();
        for (int i = 1; i <= presses; ++i) {
            table.key(Qt::Key_C);
            QCOMPARE(table.picture() == first, i % 2 == 0);
        }
        table.key(Qt::Key_Return);
        QCOMPARE(table.played(), QStringLiteral("13m11j"));
        played.push_back(table.picture());
    }
    // By whichever corner was shown it is seen to have gone.
    QVERIFY(played[0] != played[1]);
    QVERIFY(played[0] == played[2]);
}

void BoardKeysTest::aDropByKeysFromTheHand() {
    Table table("wa", kDrop);
    HandView hand(Side::Sente, table.shown());
    hand.resize(220, 60);
    hand.show();
    QObject::connect(&hand, &HandView::pieceChosen, &table.view(), &BoardView::chooseFromHand);
    QTest::keyClick(&hand, Qt::Key_Right);
    QTest::keyClick(&hand, Qt::Key_Return);
    QCOMPARE(table.view().input().selectedInHand(), *table.game().variant().find("SP"));
    table.goTo("4f");
    table.key(Qt::Key_Return);
    QCOMPARE(table.played(), QStringLiteral("SP*4f"));
}

// Elsewhere the arrows lead through the record.
void BoardKeysTest::theFirstArrowOnTheBoardTellsHowToStep() {
    Desk desk("wa");
    const auto isTold = [&desk] {
        return desk.window.status().text().contains(QStringLiteral("step through the record"));
    };
    desk.press(Qt::Key_Left);
    QVERIFY(!isTold()); // there is nothing to step through
    desk.press(Qt::Key_Escape);
    const Move first = desk.window.session().game().legalMoves().front();
    QVERIFY(desk.window.session().play(first));
    desk.window.board().clearFocus();
    desk.window.board().setFocus();
    desk.press(Qt::Key_Left);
    QVERIFY2(isTold(), qPrintable(desk.window.status().text()));
    desk.press(Qt::Key_PageUp);
    QCOMPARE(desk.window.session().game().plies().size(), std::size_t{0});
}

void BoardKeysTest::theOnlyMoveThatBeginsSoIsPlayedByEnter() {
    Desk desk("wa", "5(ck)5/11/11/11/11/11/11/5(SP)5/11/11/5(CK)5 b - 1");
    desk.press(Qt::Key_Slash);
    QTRY_VERIFY(desk.window.moveLine().hasFocus());
    QTest::keyClicks(&desk.window.moveLine(), QStringLiteral("6k")); // the king has several moves from there
    QTest::keyClick(&desk.window.moveLine(), Qt::Key_Return);
    QCOMPARE(desk.window.session().game().plies().size(), std::size_t{0});
    desk.window.moveLine().clear();
    QTest::keyClicks(&desk.window.moveLine(), QStringLiteral("6h"));
    QTest::keyClick(&desk.window.moveLine(), Qt::Key_Return);
    QCOMPARE(desk.window.session().game().plies().size(), std::size_t{1});
}

void BoardKeysTest::gGoesToASquare() {
    Table table("tai", nullptr);
    for (const char* name : {"1a", "25y", "9v", "13m"}) {
        table.goTo(name);
        QCOMPARE(*table.cursor(), table.square(name));
    }
    table.key(Qt::Key_G);
    QVERIFY(table.view().accessibleDescription().contains(QLatin1String("Go to square")));
    table.key(Qt::Key_2);
    table.key(Qt::Key_Backspace);
    table.key(Qt::Key_5);
    table.key(Qt::Key_C);
    QCOMPARE(*table.cursor(), table.square("5c"));
    QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("Go to square")));
    table.key(Qt::Key_G);
    table.key(Qt::Key_Escape);
    QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("Go to square")));
    table.key(Qt::Key_G);
    table.key(Qt::Key_2);
    table.key(Qt::Key_Tab); // goes on to something else
    QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("Go to square")));
    Table chess("hook", kLions);
    chess.goTo("g9");
    QCOMPARE(*chess.cursor(), chess.square("g9"));
    chess.key(Qt::Key_Return);
    QCOMPARE(chess.view().input().selected(), chess.square("g9"));
}

void BoardKeysTest::gLeavesOtherKeysAlone() {
    Table table("hook", kLions);
    table.goTo("g9");
    table.key(Qt::Key_Return);
    table.key(Qt::Key_G);
    table.key(Qt::Key_Z); // no file of this board: ignored
    table.key(Qt::Key_A);
    table.key(Qt::Key_1); // could go on to a10: still being typed
    table.key(Qt::Key_P); // no square: a pass as always
    QCOMPARE(table.played(), QStringLiteral("10h10h"));
}

void BoardKeysTest::tabGoesFromTargetToTargetByDistance() {
    Table table("hook", kLions);
    table.goTo("d4");
    table.key(Qt::Key_Return);
    const Square origin = table.square("d4");
    const BoardShape& shape = table.game().variant().shape();
    const std::size_t count = table.view().input().marks().size();
    std::vector<Square> seen;
    int last = 0;
    for (std::size_t i = 0; i < count; ++i) {
        table.key(Qt::Key_Tab);
        seen.push_back(*table.cursor());
        QVERIFY(table.view().input().markOn(seen.back()) != nullptr);
        const int distance = shape.distance(origin, seen.back());
        QVERIFY(distance >= last);
        last = distance;
    }
    const Square farthest = seen.back();
    std::sort(seen.begin(), seen.end());
    QVERIFY(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
    table.key(Qt::Key_Tab); // round again
    const Square nearest = *table.cursor();
    QCOMPARE(shape.distance(origin, nearest), 1);
    table.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(*table.cursor(), farthest);
}

void BoardKeysTest::controlArrowsJumpToTheNextPiece() {
    Table table("hook", kLions);
    table.goTo("g9");
    table.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(*table.cursor(), table.square("i9"));
    table.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(*table.cursor(), table.square("g9"));
    table.key(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(*table.cursor(), table.square("g10"));
    table.goTo("d4");
    table.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(*table.cursor(), table.square("i4"));
    table.key(Qt::Key_Right, Qt::ControlModifier); // nothing further: stays
    QCOMPARE(*table.cursor(), table.square("i4"));
}

void BoardKeysTest::numbersChoose() {
    for (const int line : {1, 2}) {
        Table table("suzumu", kDemon);
        table.goTo("j6");
        table.key(Qt::Key_Return);
        table.goTo("j14");
        table.key(Qt::Key_Return);
        QVERIFY(table.chooser()->isVisible());
        table.key(Qt::Key_0 + line);
        QCOMPARE(table.played().endsWith(QLatin1Char('+')), line == 1);
    }
}

void BoardKeysTest::escapeUndoesLegByLeg() {
    Table table("hook", kLions);
    const auto key = table.game().position().key();
    table.goTo("g9");
    table.key(Qt::Key_Return);
    table.goTo("f10");
    table.key(Qt::Key_Return);
    QCOMPARE(table.view().input().state(), InputState::LegsUnderWay);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.view().input().state(), InputState::PieceSelected);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.view().input().state(), InputState::Idle);
    QCOMPARE(table.game().position().key(), key);
}

void BoardKeysTest::tabMovesTheFocusWhileNothingIsPicked() {
    Desk desk("hook");
    BoardView& board = desk.window.board();
    QTRY_VERIFY(board.hasFocus());
    Desk::press(Qt::Key_Tab);
    QVERIFY(!board.hasFocus());
    Desk::press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(board.hasFocus());
    Desk::press(Qt::Key_G);
    QTest::keyClicks(&board, QStringLiteral("h5"));
    Desk::press(Qt::Key_Return);
    QVERIFY(board.input().hasSelection());
    Desk::press(Qt::Key_Tab);
    QVERIFY(board.hasFocus());
    QVERIFY(board.input().markOn(*board.cursorSquare()) != nullptr);
}

void BoardKeysTest::aDropByKeysInTheWindow() {
    Desk desk("wa", kDrop);
    BoardView& board = desk.window.board();
    QTRY_VERIFY(board.hasFocus());
    HandView& hand = desk.window.pane().panel(Side::Sente).hand();
    for (int i = 0; i < 6 && !hand.hasFocus(); ++i) {
        Desk::press(Qt::Key_F6);
    }
    QVERIFY(hand.hasFocus());
    Desk::press(Qt::Key_Return);
    QCOMPARE(board.input().selectedInHand(), *desk.game().variant().find("SP"));
    QVERIFY(board.hasFocus()); // the square is chosen there
    Desk::press(Qt::Key_Tab);
    QVERIFY(board.input().markOn(*board.cursorSquare()) != nullptr);
    Desk::press(Qt::Key_G);
    QTest::keyClicks(&board, QStringLiteral("4f"));
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.game().plies().size(), std::size_t{1});
    QVERIFY(desk.game().plies().front().move.isDrop());
    // By its name on the move line, too.
    Desk::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.game().plies().empty());
    Desk::press(Qt::Key_Slash);
    QTRY_VERIFY(desk.window.moveLine().hasFocus());
    QTest::keyClicks(&desk.window.moveLine(), QStringLiteral("SP*5e"));
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.game().plies().size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(rules::moveText(desk.game().variant(), desk.game().plies()[0].move)),
             QStringLiteral("SP*5e"));
}

void BoardKeysTest::everyKeyOfTheWindowIsBound() {
    Desk desk("wa");
    ui::testing::TestWindow& window = desk.window;
    BoardView& board = window.board();
    QTRY_VERIFY(board.hasFocus());
    const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board, static_cast<Qt::Key>(key), modifiers);
    };
    press(Qt::Key_F);
    QVERIFY(board.isFlipped());
    press(Qt::Key_F);
    press(Qt::Key_Z);
    QVERIFY(window.action("zen")->isChecked());
    press(Qt::Key_Z);
    QVERIFY(!window.action("zen")->isChecked());
    press(Qt::Key_Plus);
    QVERIFY(!board.layoutOfSquares().isFitted());
    press(Qt::Key_0);
    QVERIFY(board.layoutOfSquares().isFitted());
    const QImage plain = board.grab().toImage();
    QTest::keyPress(&board, Qt::Key_M);
    QVERIFY(board.grab().toImage() != plain);
    QTest::keyRelease(&board, Qt::Key_M);
    QVERIFY(board.grab().toImage() == plain);
    QTest::keyPress(&board, Qt::Key_T);
    QVERIFY(board.grab().toImage() != plain);
    QTest::keyRelease(&board, Qt::Key_T);
    QVERIFY(board.grab().toImage() == plain);
    press(Qt::Key_H);
    QVERIFY(desk.settings.value(Setting<bool>{"view/hanging", false}));
    press(Qt::Key_H);
    // Letters that are shortcuts are parts of a name while one is typed.
    press(Qt::Key_G);
    press(Qt::Key_6);
    press(Qt::Key_F);
    QVERIFY(!board.isFlipped());
    QCOMPARE(*board.cursorSquare(), *desk.game().variant().shape().parse("6f"));
    // A typed move, taken back and made again.
    press(Qt::Key_Slash);
    QVERIFY(window.moveLine().isVisible());
    const QStringList example = window.moveLine().placeholderText().split(QLatin1Char(' '));
    const TypedMoves moves(desk.game()); // "Move, such as A or B": both are that move of this position
    QVERIFY(moves.read(example.back()).move.has_value());
    QVERIFY(moves.read(example.back()).move == moves.read(example[example.size() - 3]).move);
    QTRY_VERIFY(window.moveLine().hasFocus());
    const QString text = QString::fromStdString(
        rules::moveText(desk.game().variant(), window.session().game().legalMoves().front()));
    QTest::keyClicks(&window.moveLine(), text);
    QTest::keyClick(&window.moveLine(), Qt::Key_Return);
    QCOMPARE(window.session().game().plies().size(), std::size_t{1});
    // The line waits for the next move, empty, with an example of it; Esc closes it.
    QVERIFY(window.moveLine().isVisible() && window.moveLine().hasFocus());
    QVERIFY(window.moveLine().text().isEmpty());
    QVERIFY(!window.moveLine().completer()->popup()->isVisible());
    const QString next = window.moveLine().placeholderText().split(QLatin1Char(' ')).back();
    QVERIFY(TypedMoves(desk.game()).read(next).move.has_value());
    QTest::keyClick(&window.moveLine(), Qt::Key_Escape);
    QVERIFY(!window.moveLine().isVisible());
    QTRY_VERIFY(board.hasFocus());
    press(Qt::Key_L);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window.session().game().plies().size(), std::size_t{0});
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.session().game().plies().size(), std::size_t{1});
    press(Qt::Key_BracketLeft, Qt::ControlModifier);
    QCOMPARE(window.session().game().plies().size(), std::size_t{0});
    press(Qt::Key_BracketRight, Qt::ControlModifier);
    QCOMPARE(window.session().game().plies().size(), std::size_t{1});
    press(Qt::Key_F6);
    QVERIFY(!board.hasFocus());
    board.setFocus();
    press(Qt::Key_Question);
    auto* sheet = window.findChild<HelpWindow*>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    sheet->close();
}

void BoardKeysTest::everyShortcutIsThereOnce() {
    Desk desk("hook");
    std::map<QKeySequence, int> bound;
    for (const QAction* action : desk.window.findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            ++bound[keys];
        }
    }
    for (const char* keys : {"F", "Z", "L", "0", "/", "?", "F1", "F6", "F11", "Ctrl+N", "Ctrl+O", "Ctrl+S",
                             "Ctrl+Q", "Ctrl+C", "Ctrl+V", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+[", "Ctrl+]"}) {
        QVERIFY2(bound.count(QKeySequence(QLatin1String(keys))) != 0, keys);
    }
    for (const auto& [keys, count] : bound) {
        QVERIFY2(count == 1, qPrintable(keys.toString()));
    }
}

MUJO_UI_TEST(BoardKeysTest)
#include "board_keys_test.moc"
