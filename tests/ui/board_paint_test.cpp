#include <QAccessible>
#include <ctime>
#include <functional>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/look/piece_faces.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardPaintTest : public QObject {
    Q_OBJECT

private slots:
    void squaresTellWhatTheyHold();
    void everyPieceIsPainted_data();
    void everyPieceIsPainted();
    void zonesAndRoyalsAreThoseOfTheRules_data();
    void zonesAndRoyalsAreThoseOfTheRules();
    void setsAreSwitchedAtOnceAndChangeNothing();
    void theTintOfTheSidesCanBeTurnedOff();
    void zoomingEndsInSharpPictures();
    void whatIsKeptIsNeverOutOfDate_data();
    void whatIsKeptIsNeverOutOfDate();
    void aMovedBoardIsPaintedAsANewOne_data();
    void aMovedBoardIsPaintedAsANewOne();
};

// The squares as a table, as assistive technology reads them.
void BoardPaintTest::squaresTellWhatTheyHold() {
    Table table("hook", kLions);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.view());
    QVERIFY(board != nullptr && board->tableInterface() != nullptr);
    QAccessibleTableInterface& squares = *board->tableInterface();
    QCOMPARE(squares.rowCount(), 16);
    QCOMPARE(squares.columnCount(), 16);
    const auto name = [&](int row, int column) {
        return squares.cellAt(row, column)->text(QAccessible::Name);
    };
    const auto state = [&](int row, int column) {
        return squares.cellAt(row, column)->text(QAccessible::Description);
    };
    QVERIFY2(name(7, 6).startsWith(QStringLiteral("g9, Sente Lion")), qPrintable(name(7, 6)));
    QCOMPARE(name(7, 5), QStringLiteral("f9, empty"));
    QVERIFY2(state(7, 6).contains(QStringLiteral("attacked by")) ||
                 state(7, 6).contains(QStringLiteral("defended")),
             qPrintable(state(7, 6)));
    QVERIFY2(state(7, 5).isEmpty(), qPrintable(state(7, 5)));
    table.click("g9");
    QCOMPARE(state(7, 5), QStringLiteral("can be reached"));
    QCOMPARE(squares.selectedCellCount(), 1);
    table.click("f9");
    QVERIFY2(name(7, 5).startsWith(QStringLiteral("f9, Sente")), qPrintable(name(7, 5)));
    QCOMPARE(name(7, 6), QStringLiteral("g9, empty"));
    QCOMPARE(squares.selectedCellCount(), 0);
}

void BoardPaintTest::everyPieceIsPainted_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    for (const char* id : {"hook", "wa", "suzumu", "tai"}) {
        for (const QSize size : {QSize(900, 650), QSize(1366, 768), QSize(1600, 1200)}) {
            QTest::addRow("%s %d", id, size.width()) << QString::fromLatin1(id) << size;
        }
    }
}

void BoardPaintTest::everyPieceIsPainted() {
    QFETCH(QString, id);
    QFETCH(QSize, size);
    const auto variant = catalog().load(id.toStdString()).value();
    const Game game(variant);
    const ui::testing::TableGame shown(game);
    BoardView view(shown);
    view.resize(size);
    view.show();
    const QImage image = view.grab().toImage();
    for (int i = 0; i < variant->shape().squareCount(); ++i) {
        const Square square(i);
        const QRect cell = view.squareRect(square).adjusted(3, 3, -3, -3);
        if (game.position().at(square).isEmpty()) {
            continue;
        }
        int dark = 0;
        int darkest = 255;
        for (int y = cell.top(); y < cell.bottom(); ++y) {
            for (int x = cell.left(); x < cell.right(); ++x) {
                dark += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
                darkest = std::min(darkest, qGray(image.pixel(x, y)));
            }
        }
        const QByteArray kind =
            QByteArray::fromStdString(variant->type(game.position().at(square).type()).name);
        QVERIFY2(dark > 8 && darkest < 60, kind + " at " + QByteArray::number(dark));
    }
}

void BoardPaintTest::zonesAndRoyalsAreThoseOfTheRules_data() {
    everyGame();
}

// A line where a promotion zone ends, two star points on it, a face with the line of a royal for every royal.
void BoardPaintTest::zonesAndRoyalsAreThoseOfTheRules() {
    QFETCH(QString, id);
    std::mt19937 random(17);
    for (const int plies : {0, 60, 160}) {
        const Game game = playedGame(id, random, plies);
        const Position& position = game.position();
        const BoardShape& shape = position.shape();
        const PieceFaces faces(position.variant());
        SeenScene scene;
        scene.showGame(&game);
        QCOMPARE(scene.withRole(Role::StarPoint).size(), 2 * scene.withRole(Role::ZoneLine).size());
        for (int i = 0; i < shape.squareCount(); ++i) {
            const Square square(i);
            const Cell cell = position.at(square);
            if (!cell.isEmpty()) {
                QCOMPARE(faces.of(cell.piece()).royal, position.variant().type(cell.type()).royal);
            }
            // The line runs above a row in which a side's zone begins or has just ended.
            const int row = shape.row(square);
            const auto zoneChanges = [&](Side side) {
                return row > 0 &&
                       position.variant().inZone(square, side) !=
                           position.variant().inZone(shape.at(shape.column(square), row - 1), side);
            };
            QCOMPARE(scene.has(Role::ZoneLine, square),
                     shape.column(square) == 0 && (zoneChanges(Side::Sente) || zoneChanges(Side::Gote)));
        }
    }
}

// Other faces within 150 ms on Tai, the position is untouched.
void BoardPaintTest::setsAreSwitchedAtOnceAndChangeNothing() {
    Table table("tai", nullptr);
    const auto key = table.game().position().key();
    QImage before = table.view().grab().toImage();
    for (const PieceSet kind : {PieceSet::Mnemonic, PieceSet::Western, PieceSet::Kanji}) {
        const std::clock_t start = std::clock();
        PieceStyle style;
        style.set = kind;
        table.view().setLook({Theme::light(), style});
        const QImage after = table.view().grab().toImage();
        const double needed = 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        qInfo("switched in %.1f ms", needed);
        QVERIFY(mujo::testing::isInTime(needed, 150.0));
        QVERIFY(after != before);
        before = after;
    }
    table.view().resize(2000, 2040); // cells that have room for names
    const QImage named = table.view().grab().toImage();
    PieceStyle unnamed;
    unnamed.nameShown = false;
    table.view().setLook({Theme::light(), unnamed});
    QVERIFY(table.view().grab().toImage() != named);
    QCOMPARE(table.game().position().key(), key);
}

void BoardPaintTest::theTintOfTheSidesCanBeTurnedOff() {
    Table table("wa", nullptr);
    const QImage tinted = table.view().grab().toImage();
    PieceStyle untinted;
    untinted.goteTinted = false;
    table.view().setLook({Theme::light(), untinted});
    const QImage plain = table.view().grab().toImage();
    const auto differs = [&](Square square) {
        const QRect cell = table.view().squareRect(square);
        return tinted.copy(cell) != plain.copy(cell);
    };
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : table.game().position().pieces(side)) {
            QCOMPARE(differs(square), side == Side::Gote);
        }
    }
}

void BoardPaintTest::zoomingEndsInSharpPictures() {
    Table table("tai", nullptr);
    table.view().grab();
    for (int i = 0; i < 4; ++i) {
        table.key(Qt::Key_Plus);
        QCoreApplication::processEvents();
    }
    ui::testing::TableGame same;
    BoardView fresh(same); // has drawn nothing in another size
    fresh.resize(table.view().size());
    same.show(table.game());
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(&fresh, Qt::Key_Plus);
    }
    QCOMPARE(fresh.layoutOfSquares().cellSize(), table.view().layoutOfSquares().cellSize());
    QTRY_VERIFY(table.view().grab().toImage() == fresh.grab().toImage());
}

void BoardPaintTest::whatIsKeptIsNeverOutOfDate_data() {
    using Change = std::function<void(Table&)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("a move") << Change([](Table& table) { table.click("g9"), table.click("f9"); });
    QTest::newRow("flip") << Change([](Table& table) { table.view().setFlipped(true); });
    QTest::newRow("size") << Change([](Table& table) { table.view().resize(640, 610); });
    QTest::newRow("look") << Change([](Table& table) { table.view().setLook({Theme::dark(), {}}); });
}

// The bare board and the board with its pieces are kept as pictures (zooming: see the test above). A view
// that has painted them before a change shows what one shows that paints for the first time after it.
void BoardPaintTest::whatIsKeptIsNeverOutOfDate() {
    using Change = std::function<void(Table&)>;
    QFETCH(Change, change);
    Table painted("hook", kLions);
    Table fresh("hook", kLions);
    const QImage before = painted.picture();
    QVERIFY(!painted.picture("g9").isNull()); // a part of it is painted from what is kept
    change(painted);
    change(fresh);
    QCoreApplication::processEvents();
    QVERIFY(painted.picture() != before);
    QVERIFY(painted.picture() == fresh.picture());
}

void BoardPaintTest::aMovedBoardIsPaintedAsANewOne_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QPointF>("step");
    QTest::newRow("aside") << QStringLiteral("tai") << QPointF(-13, 0);
    QTest::newRow("down") << QStringLiteral("tai") << QPointF(0, 11);
    QTest::newRow("by less than a pixel") << QStringLiteral("tai") << QPointF(-0.4, 0.7);
    QTest::newRow("to an edge and past it") << QStringLiteral("hook") << QPointF(-170, 190);
    QTest::newRow("farther than what is seen") << QStringLiteral("taikyoku") << QPointF(900, -900);
}

// While the board moves, what was seen before is moved along as a picture, and only the rest is painted:
// after each step it is what a view paints that has not moved.
void BoardPaintTest::aMovedBoardIsPaintedAsANewOne() {
    QFETCH(QString, id);
    QFETCH(QPointF, step);
    Table moved(id.toUtf8().constData(), nullptr);
    for (int i = 0; i < 4; ++i) {
        moved.key(Qt::Key_Plus);
    }
    const auto drag = [&](QPointF by) {
        BoardView& view = moved.view();
        const QPointF at = view.layoutOfSquares().view().center();
        const auto send = [&](QEvent::Type type, QPointF to, Qt::MouseButton button,
                              Qt::MouseButtons buttons) {
            QMouseEvent event(type, to, view.mapToGlobal(to), button, buttons, Qt::NoModifier);
            QApplication::sendEvent(&view, &event);
        };
        send(QEvent::MouseButtonPress, at, Qt::MiddleButton, Qt::MiddleButton);
        send(QEvent::MouseMove, at + by, Qt::NoButton, Qt::MiddleButton);
    };
    moved.view().setLook({Theme::light(), {}}); // begins with sharp pictures
    QVERIFY(!moved.picture().isNull());
    for (int i = 0; i < 6; ++i) {
        drag(i < 4 ? step : -step);
        const QImage whileMoving = moved.picture();
        moved.view().setLook({Theme::light(), {}}); // forgets all that was painted
        QVERIFY2(whileMoving == moved.picture(), qPrintable(QString::number(i)));
        drag(step / 2);
        QVERIFY(!moved.picture().isNull()); // from here on there is a picture to move
    }
}

MUJO_UI_TEST(BoardPaintTest)
#include "board_paint_test.moc"
