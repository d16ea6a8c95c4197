#include <optional>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/session/move_words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// A lion at the real board: how many actions each of its moves takes, what is seen between them.

namespace {

/// Clicks from picking the lion to its move being made; negative when the squares did not make one.
int clicksFor(std::initializer_list<const char*> squares) {
    Table table("hook", kLions);
    int clicks = 0;
    for (const char* name : squares) {
        table.click(name);
        ++clicks;
        if (!table.game().plies().empty()) {
            return clicks;
        }
    }
    return -clicks;
}

/// Whether the chip leaves the middle of every square free, and all other pieces where the square ahead of
/// the piece or behind it is empty or off the board.
bool beside(Table& table, Square piece, const QRect& chip) {
    const Position& position = table.game().position();
    const BoardShape& shape = position.shape();
    const auto isEmptyAt = [&](int rows) {
        const int row = shape.row(piece) + rows;
        for (int column = shape.column(piece) - 1; column <= shape.column(piece) + 1; ++column) {
            if (shape.contains(column, row) && !position.at(shape.at(column, row)).isEmpty()) {
                return false;
            }
        }
        return shape.contains(shape.column(piece), row);
    };
    const bool hasRoom = isEmptyAt(-1) || isEmptyAt(1);
    for (const Square near : shape.beside(piece)) {
        const QRect cell = table.view().squareRect(near);
        if (chip.contains(cell.center()) ||
            (hasRoom && !position.at(near).isEmpty() && chip.intersects(cell.adjusted(1, 1, -1, -1)))) {
            return false;
        }
    }
    return true;
}

} // namespace

class BoardLionTest : public QObject {
    Q_OBJECT

private slots:
    void movesTakeTheClicksOfTheOneRule();
    void aPassTakesTwoActions();
    void theNumberOfAStopIsReadInCheck();
    void thePointerOnThePassChipMeansNoSquare();
    void aPassThatBurnsIsShownAndSaid();
    void capturingAndStoppingAtOnceTakesTwoClicks();
    void theMoverIsSeenWhereItsLegsHaveLedIt();
    void anArmedVictimIsNumberedAndFlagged();
    void escapeAfterALegLeavesThePositionAlone();
    void whatOneClickTakesOnTheWayIsTold();
    void aLionThatMayBeTakenByWayOfAnotherPieceIsTold();
    void thePassChipIsThereExactlyWhereAPassIsLegal_data();
    void thePassChipIsThereExactlyWhereAPassIsLegal();
};

void BoardLionTest::movesTakeTheClicksOfTheOneRule() {
    QCOMPARE(clicksFor({"g9", "f9"}), 2);         // step
    QCOMPARE(clicksFor({"g9", "g11"}), 2);        // jump over an enemy
    QCOMPARE(clicksFor({"g9", "f11"}), 2);        // jump that takes
    QCOMPARE(clicksFor({"g9", "f10", "f10"}), 3); // capture and stop
    QCOMPARE(clicksFor({"g9", "f10", "f11"}), 3); // double capture
    QCOMPARE(clicksFor({"g9", "g10", "g9"}), 3);  // igui
    QCOMPARE(clicksFor({"g9", "g10", "f9"}), 3);  // capture and go on
}

void BoardLionTest::aPassTakesTwoActions() {
    for (const bool byKey : {false, true}) {
        Table table("hook", kLions);
        table.click("g9");
        byKey ? table.key(Qt::Key_P) : QTest::mouseClick(table.passChip(), Qt::LeftButton);
        QCOMPARE(table.played(), QStringLiteral("10h10h"));
        // It goes nowhere, whatever it has stepped on.
        const auto marked = table.scene().withRole(Role::LastMove);
        QCOMPARE(marked.size(), std::size_t{1});
        QCOMPARE(marked.front().square, table.square("g9"));
    }
}

/// The marks of the piece that gives check have the corners where the numbers stand.
void BoardLionTest::theNumberOfAStopIsReadInCheck() {
    const auto numberAfter = [](const char* enemyKing) {
        const QString text = QStringLiteral("16/%1/16/7p8/7p8/7(LN)8/16/16/16/16/16/16/16/16/7K8/16 b - 1");
        Table table("hook", qPrintable(text.arg(QLatin1String(enemyKing))));
        const BoardShape& shape = table.game().variant().shape();
        for (const int row : {5, 4, 3}) {
            table.click(shape.at(7, row));
        }
        const QRect cell = table.view().squareRect(shape.at(7, 3));
        const int side = cell.width() / 6; // inside the disc
        table.point(shape.at(0, 15));
        const QRect disc(cell.topLeft() + QPoint(cell.width() / 12, cell.width() / 12), QSize(side, side));
        return std::pair(table.game().inCheck(), table.view().grab(disc).toImage());
    };
    const auto quiet = numberAfter("k15");
    const auto checking = numberAfter("7k8");
    QVERIFY(!quiet.first && checking.first);
    QCOMPARE(checking.second, quiet.second);
}

// Over the chip no square is meant, though the chip hangs into the next one.
void BoardLionTest::thePointerOnThePassChipMeansNoSquare() {
    Table table("hook", kLions);
    table.click("g9");
    table.point("g10");
    const QString before = table.view().accessibleDescription();
    QVERIFY2(before.contains(QLatin1String("g10")), qPrintable(before));
    QEnterEvent enter(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2));
    QCoreApplication::sendEvent(table.passChip(), &enter);
    QCOMPARE(table.view().accessibleDescription(),
             QStringLiteral("Leave everything as it is and give the turn to the other side"));
    QTest::mouseMove(table.passChip(), QPoint(4, 4)); // the board below it does not hear of the mouse
    QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("g10")));
}

// Seed "Tenjiku": a fire demon burns what stands beside the square on which it ends, also where that is its
// own.
void BoardLionTest::aPassThatBurnsIsShownAndSaid() {
    Table table("tenjiku", "16/7k8/16/16/16/16/8s7/8(FD)7/16/16/16/16/16/16/7K8/16 b - 1");
    table.click("8h");
    QVERIFY(table.passChip()->isVisible());
    QEnterEvent enter(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2));
    QCoreApplication::sendEvent(table.passChip(), &enter);
    QCOMPARE(table.view().accessibleDescription(),
             QStringLiteral("Give the turn to the other side, burning Silver General on 8g"));
    QCOMPARE(table.passChip()->toolTip(), table.view().accessibleDescription());
    const QImage shown = table.picture("8g");
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(table.passChip(), &leave);
    QVERIFY2(table.picture("8g") != shown, "what burns is hatched");
    QTest::mouseClick(table.passChip(), Qt::LeftButton);
    QVERIFY2(lastMoveInWords(table.game())
                 .contains(QStringLiteral("Fire Demon passes, burns Silver General on 8g")),
             qPrintable(lastMoveInWords(table.game())));
}

void BoardLionTest::capturingAndStoppingAtOnceTakesTwoClicks() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10", Qt::ControlModifier);
    QCOMPARE(table.played(), QStringLiteral("10h11g+"));
    Table keys("hook", kLions);
    keys.pickByKeys(keys.square("g9"));
    keys.goTo("f10");
    keys.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(keys.played(), QStringLiteral("10h11g+"));
}

// What a click has done is seen at once: the lion stands over what it takes, and is faint where it was.
void BoardLionTest::theMoverIsSeenWhereItsLegsHaveLedIt() {
    Table table("hook", kLions);
    const auto middle = [&table](const char* name) {
        const QRect cell = table.view().squareRect(table.square(name));
        const int inset = cell.width() * 2 / 5; // of the face alone
        return table.view().grab(cell.adjusted(inset, inset, -inset, -inset)).toImage();
    };
    table.click("g9");
    const QImage lion = middle("g9");
    QVERIFY(middle("f10") != lion);
    table.click("f10");
    table.point(table.square("a1"));
    QCOMPARE(middle("f10"), lion);
    QVERIFY(middle("g9") != lion);
    table.key(Qt::Key_Escape);
    QCOMPARE(middle("g9"), lion);
    QVERIFY(middle("f10") != lion);
}

void BoardLionTest::anArmedVictimIsNumberedAndFlagged() {
    Table table("hook", kLions);
    const auto numberOn = [&](const char* name) {
        for (const SceneItem& item : table.scene().on(table.square(name))) {
            if (item.role == Role::Taken) {
                return item.number;
            }
        }
        return 0;
    };
    table.click("g9");
    QCOMPARE(numberOn("f10"), 0);
    table.click("f10");
    QCOMPARE(numberOn("f10"), 1);
    const SeenScene& scene = table.scene();
    QVERIFY(scene.has(Role::StopHere, table.square("f10")));
    QVERIFY(scene.has(Role::Igui, table.square("g9")));
    for (const char* lit : {"e9", "e11", "f11", "g10"}) {
        QVERIFY2(table.view().input().markOn(table.square(lit)) != nullptr, lit);
    }
    QVERIFY(table.view().input().markOn(table.square("h8")) == nullptr); // too far from there
    QVERIFY(table.game().position().at(table.square("f10")).holds(Side::Gote));
}

void BoardLionTest::escapeAfterALegLeavesThePositionAlone() {
    Table table("hook", kLions);
    const auto key = table.game().position().key();
    for (const bool byKey : {true, false}) {
        table.click("g9");
        table.click("f10");
        if (byKey) {
            table.key(Qt::Key_Escape);
        } else {
            QTest::mouseClick(&table.view(), Qt::RightButton, {},
                              table.view().squareRect(table.square("a1")).center());
        }
        QCOMPARE(table.view().input().state(), InputState::PieceSelected);
        QVERIFY(table.scene().withRole(Role::Taken).empty());
        QCOMPARE(table.game().position().key(), key);
        QVERIFY(table.game().plies().empty());
        table.key(Qt::Key_Escape);
    }
}

// A protected lion two squares away may be taken together with a piece on the way that is no pawn or
// go-between: variants/chu.json, rules, lion trading.
void BoardLionTest::whatOneClickTakesOnTheWayIsTold() {
    Table table("chu", "11k/12/6r5/6(ln)5/7g4/6(LN)5/12/12/12/12/12/K11 b - 1");
    QVERIFY(table.game().position().at(table.square("6f")).holds(Side::Sente));
    table.click("6f");
    table.point("6d");
    const QString words = table.view().accessibleDescription();
    QVERIFY2(words.contains(QLatin1String("take Lion")) &&
                 words.contains(QLatin1String("taking Gold General on 5e on the way")),
             qPrintable(words));
    const auto number = [&](const char* name) {
        for (const SceneItem& item : table.scene().on(table.square(name))) {
            if (item.role == Role::PreviewVictim) {
                return item.number;
            }
        }
        return 0;
    };
    QCOMPARE(number("5e"), 1);
    QCOMPARE(number("6d"), 2);
}

void BoardLionTest::aLionThatMayBeTakenByWayOfAnotherPieceIsTold() {
    Table table("chu", "11k/12/6r5/6(ln)5/5g1g4/6(LN)5/12/12/12/12/12/K11 b - 1");
    const QSignalSpy refused(&table.view(), &BoardView::refused);
    table.click("6f");
    table.click("6d");
    QCOMPARE(refused.count(), 1);
    const QString words = refused.front().front().toString();
    QVERIFY2(words.contains(QLatin1String("protected")) &&
                 words.contains(QLatin1String("It gets there by taking Gold General on ")),
             qPrintable(words));
}

void BoardLionTest::thePassChipIsThereExactlyWhereAPassIsLegal_data() {
    everyGame();
}

void BoardLionTest::thePassChipIsThereExactlyWhereAPassIsLegal() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    Table table(id.toUtf8().constData(), nullptr);
    Random random(77);
    const int positions = mujo::testing::sampleCount(3, 60);
    for (int number = 0; number < positions; ++number) {
        const Game game(mujo::testing::sampled(variant, random, number).position);
        table.setGame(game);
        const auto& legal = game.legalMoves();
        for (const Square square : game.position().pieces(game.position().turn())) {
            const bool isLegal = std::any_of(legal.begin(), legal.end(), [&](const Move& move) {
                return move.isPass() && move.origin == square;
            });
            table.view().select(square);
            QCOMPARE(table.passChip()->isVisible(), isLegal);
            if (isLegal) {
                const QRect chip = table.passChip()->geometry();
                const QRect own = table.view().squareRect(square);
                QVERIFY(table.view().rect().contains(chip));
                QVERIFY(chip.intersects(own));
                QVERIFY(!chip.contains(own.center()));
                // A second click on the piece puts it down, and must not pass.
                const QPoint middle(own.width() * 2 / 5, own.height() * 2 / 5);
                QVERIFY(own.height() < 36 ||
                        !chip.intersects(QRect(own.topLeft() + middle, own.bottomRight() - middle)));
                QVERIFY(beside(table, square, chip));
            }
        }
    }
}

MUJO_UI_TEST(BoardLionTest)
#include "board_lion_test.moc"
