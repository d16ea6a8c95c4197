#include <QTest>
#include <set>

#include "core/insight/as_if_moves.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardMobilityTest : public QObject {
    Q_OBJECT

private slots:
    void everyPieceShowsHowManySquaresItReaches_data() { everyGame(); }
    void everyPieceShowsHowManySquaresItReaches();
    void theNumbersAreSwitchedAndFollowTheGame();
    void itsWordsGiveWayToThreats();
    void noZeroIsWritten();
    void numbersStandBesideTheTip();
};

void BoardMobilityTest::everyPieceShowsHowManySquaresItReaches() {
    QFETCH(QString, id);
    std::mt19937 random(5);
    const Game game = playedGame(id, random, 60);
    const Position& position = game.position();
    SeenScene scene;
    scene.showGame(&game);
    QVERIFY(scene.withRole(Role::Overlay).empty());
    scene.showOverlay("mobility", true);
    const auto numbers = scene.withRole(Role::Overlay);
    QCOMPARE(numbers.size(), position.pieces(Side::Sente).size() + position.pieces(Side::Gote).size());
    for (const SceneItem& item : numbers) {
        std::set<Square> reached;
        for (const Move& move : insight::movesAsIfToMove(position, item.square)) {
            if (move.to() != item.square) {
                reached.insert(move.to());
            }
        }
        QCOMPARE(item.number, static_cast<int>(reached.size()));
    }
}

void BoardMobilityTest::theNumbersAreSwitchedAndFollowTheGame() {
    Table table("shogi", nullptr);
    BoardView& view = table.view();
    const QImage plain = view.grab().toImage();
    const auto number = [&](const char* name) {
        SeenScene scene;
        scene.showGame(&table.game());
        scene.showOverlay("mobility", true);
        for (const SceneItem& item : scene.on(table.square(name))) {
            if (item.role == Role::Overlay) {
                return item.number;
            }
        }
        return -1;
    };
    view.showOverlay("mobility", true);
    QVERIFY(view.grab().toImage() != plain);
    QCOMPARE(number("7g"), 1);
    QCOMPARE(number("8h"), 0); // the bishop behind its pawns
    QCOMPARE(number("8b"), 6); // the rook of the other side
    table.point("8b");
    QVERIFY2(view.accessibleDescription().endsWith(QStringLiteral("it could go to 6 squares")),
             qPrintable(view.accessibleDescription()));
    table.click("7g");
    table.click("7f");
    QCOMPARE(number("8h"), 5);
    QCOMPARE(number("7g"), -1);
    const QImage withNumbers = view.grab().toImage();
    view.showOverlay("mobility", false);
    QVERIFY(view.grab().toImage() != withNumbers);
    table.point("8b");
    QVERIFY(!view.accessibleDescription().contains(QStringLiteral("could go to")));
}

// T is held: who attacks and defends is said, as without the numbers.
void BoardMobilityTest::itsWordsGiveWayToThreats() {
    Table table("shogi", nullptr);
    BoardView& view = table.view();
    table.point("7g");
    QTest::keyPress(&view, Qt::Key_T);
    const QString threats = view.accessibleDescription();
    QTest::keyRelease(&view, Qt::Key_T);
    view.showOverlay("mobility", true);
    table.point("7g");
    QVERIFY2(view.accessibleDescription().contains(QStringLiteral("could go to 1 square")),
             qPrintable(view.accessibleDescription()));
    QTest::keyPress(&view, Qt::Key_T);
    QCOMPARE(view.accessibleDescription(), threats);
    QTest::keyRelease(&view, Qt::Key_T);
}

// That a piece cannot move is said, not written.
void BoardMobilityTest::noZeroIsWritten() {
    Table table("shogi", nullptr);
    const QImage bishop = table.picture("8h");
    const QImage pawn = table.picture("7g");
    table.view().showOverlay("mobility", true);
    QVERIFY(table.picture("8h") == bishop);
    QVERIFY(table.picture("7g") != pawn);
    table.point("8h");
    QVERIFY2(table.view().accessibleDescription().endsWith(QStringLiteral("it could go to 0 squares")),
             qPrintable(table.view().accessibleDescription()));
}

// In the corner that the piece leaves free: at the top right, and at the bottom right of a turned piece.
void BoardMobilityTest::numbersStandBesideTheTip() {
    Table table("shogi", nullptr);
    const auto changed = [&table](const char* name) {
        table.view().showOverlay("mobility", false);
        const QImage plain = table.picture(name);
        table.view().showOverlay("mobility", true);
        const QImage written = table.picture(name);
        QRectF area;
        for (int y = 0; y < plain.height(); ++y) {
            for (int x = 0; x < plain.width(); ++x) {
                area = plain.pixel(x, y) != written.pixel(x, y) ? area.united(QRectF(x, y, 1, 1)) : area;
            }
        }
        const double width = plain.width();
        const double height = plain.height();
        return QRectF(area.x() / width, area.y() / height, area.width() / width, area.height() / height);
    };
    const QRectF upright = changed("7g");
    QVERIFY(upright.left() > 0.7 && !upright.isEmpty() && upright.bottom() < 0.35);
    const QRectF turned = changed("8b");
    QVERIFY(turned.left() > 0.7 && !turned.isEmpty() && turned.top() > 0.65);
}

MUJO_UI_TEST(BoardMobilityTest)
#include "board_mobility_test.moc"
