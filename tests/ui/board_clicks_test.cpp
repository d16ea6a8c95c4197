#include <QSignalSpy>
#include <QWheelEvent>
#include <set>

#include "core/position/candidates.h"
#include "tests/ui/board_table.h"
#include "tests/ui/refusals.h"
#include "tests/ui/ui_test.h"
#include "ui/board/hand_view.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr const char* kPassiveDemon =
    "8k7/16/16/5ppp8/16/16/12(fd)3/6(FD)9/12P3/16/16/16/5P10/16/8K7/16 b - 1";

} // namespace

class BoardClicksTest : public QObject {
    Q_OBJECT

private slots:
    void clicksPlayAHookMoveAndShowItsCorner();
    void clicksPlayIguiDoubleCaptureAndPass();
    void passChipIsAbsentWhereNoPassIsLegal();
    void passChipLiesBesideItsPieceAlone();
    void clicksPlayABurn();
    void whatBurnsIsCountedBeforeTheClick();
    void chooserOffersPromotionBesideTheTarget();
    void aSelectedPieceMayVanishFromTheGame();
    void orderOfCapturesIsMarkedBeforeTheClick();
    void theChooserShowsTheMovesOfWhatIsChosen();
    void theChooserSaysWhy();
    void shiftTurnsAlwaysPromoteRound();
    void altWheelShowsTheOtherCorner();
    void dropsComeFromTheHand();
    void dropsAreDraggedFromTheHand();
    void refusedDropsSayWhy();
    void aRefusalMarksItsSquareAndItsReason();
    void doubleClickTakesAndStops();
};

void BoardClicksTest::clicksPlayAHookMoveAndShowItsCorner() {
    Table table("hook", kLions);
    table.click("d4");
    table.point("j7");
    QVERIFY(table.scene().has(Role::PreviewPath, table.square("d7")));
    QVERIFY(table.scene().has(Role::Blocker, table.square("i4")));
    // The corner nearer to the pointer first, the other one by key.
    table.point("f7");
    QCOMPARE(table.scene().previewPath().size(), std::size_t{3});
    const QImage first = table.picture();
    table.key(Qt::Key_C);
    QVERIFY(table.picture() != first);
    QVERIFY(table.view().accessibleDescription().contains(QLatin1String("C shows")));
    table.click("j7");
    QCOMPARE(table.played(), QStringLiteral("13m7j"));
    QVERIFY(table.scene().has(Role::LastMove, table.square("d7")));
}

void BoardClicksTest::clicksPlayIguiDoubleCaptureAndPass() {
    {
        Table table("hook", kLions);
        table.click("g9");
        table.click("f10");
        QVERIFY(table.scene().has(Role::StopHere, table.square("f10")));
        QVERIFY(table.scene().has(Role::Taken, table.square("f10")));
        QVERIFY(table.scene().has(Role::Igui, table.square("g9")));
        table.click("g9");
        QCOMPARE(table.played(), QStringLiteral("10h11g10h+"));
    }
    {
        Table table("hook", kLions);
        table.click("g9");
        table.click("f10");
        table.point("f11");
        QVERIFY(table.scene().has(Role::PreviewVictim, table.square("f11")));
        table.click("f11");
        QCOMPARE(table.played(), QStringLiteral("10h11g11f+"));
    }
    {
        Table table("hook", kLions);
        table.click("g9");
        table.click("f10", Qt::ControlModifier);
        QCOMPARE(table.played(), QStringLiteral("10h11g+"));
    }
    Table table("hook", kLions);
    table.click("g9");
    QVERIFY(table.passChip()->isVisible());
    QVERIFY(table.passChip()->geometry().intersects(table.view().squareRect(table.square("g9"))));
    QTest::mouseClick(table.passChip(), Qt::LeftButton);
    QCOMPARE(table.played(), QStringLiteral("10h10h"));
}

void BoardClicksTest::passChipIsAbsentWhereNoPassIsLegal() {
    Table table("hook", kLions);
    table.click("d4");
    QVERIFY(!table.passChip()->isVisible());
    table.click("d4");
    table.click("g9");
    QVERIFY(table.passChip()->isVisible());
    table.click("f10");
    QVERIFY(!table.passChip()->isVisible());
}

// A chip beside another piece would be taken for a label of that one.
void BoardClicksTest::passChipLiesBesideItsPieceAlone() {
    for (const QSize size : {QSize(300, 310), QSize(620, 640), QSize(1200, 1220)}) {
        for (const bool flipped : {false, true}) {
            Table table("tenjiku", kPassiveDemon);
            table.view().resize(size);
            table.view().setFlipped(flipped);
            const Square mover = table.square("10h");
            table.click(mover);
            QVERIFY(table.passChip()->isVisible());
            const QRect chip = table.passChip()->geometry();
            const QRect own = table.view().squareRect(mover);
            QVERIFY(chip.intersects(own) && !chip.contains(own.center()));
            const Position& position = table.game().position();
            for (int i = 0; i < position.shape().squareCount(); ++i) {
                const QRect square = table.view().squareRect(Square(i));
                QVERIFY(!chip.contains(square.center())); // every square can be clicked in its middle
                QVERIFY(Square(i) == mover || position.at(Square(i)).isEmpty() || !chip.intersects(square));
            }
        }
    }
}

void BoardClicksTest::clicksPlayABurn() {
    Table table("suzumu", kDemon);
    table.click("h8");
    table.click("h11");
    QVERIFY(table.scene().has(Role::Burn, table.square("g12")));
    QVERIFY(table.scene().has(Role::StopHere, table.square("h11")));
    table.click("g12");
    QVERIFY(!table.played().isEmpty());
    QVERIFY(table.game().position().at(table.square("g12")).isEmpty());
    QVERIFY(table.scene().has(Role::LastVictim, table.square("g12")));
}

void BoardClicksTest::whatBurnsIsCountedBeforeTheClick() {
    Table table("tenjiku", kPassiveDemon);
    table.click("10h");
    table.point("10e");
    const auto counts = table.scene().withRole(Role::PreviewCount);
    QCOMPARE(counts.size(), std::size_t{1});
    QCOMPARE(counts.front().text, QStringLiteral("burns 3"));
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("burning 3")),
             qPrintable(table.view().accessibleDescription()));
    table.point("10g");
    QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("burn")));
    table.key(Qt::Key_Escape);
    table.click("4i");
    table.point("4h");
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("is burnt")),
             qPrintable(table.view().accessibleDescription()));
    // Afterwards it is seen where it burned.
    const Piece mover = table.game().position().at(table.square("4i")).piece();
    table.click("4h");
    QVERIFY(table.game().position().at(table.square("4h")).isEmpty());
    const auto gone = table.scene().withRole(Role::LastVictim);
    QVERIFY(std::any_of(gone.begin(), gone.end(), [&](const SceneItem& item) {
        return item.square == table.square("4h") && item.piece == mover;
    }));
}

void BoardClicksTest::chooserOffersPromotionBesideTheTarget() {
    Table table("suzumu", kDemon);
    table.click("j6");
    QVERIFY(table.scene().has(Role::Promotion, table.square("j14")));
    for (const char* target : {"j12", "j14", "j16"}) {
        table.click(target);
        QVERIFY(table.chooser()->isVisible());
        QCOMPARE(table.chooser()->lineCount(), 2);
        QVERIFY(!table.chooser()->geometry().intersects(table.view().squareRect(table.square("j6"))));
        QVERIFY(!table.chooser()->geometry().intersects(table.view().squareRect(table.square(target))));
        table.key(Qt::Key_Escape);
        QVERIFY(!table.chooser()->isVisible());
        QVERIFY(table.view().input().hasSelection());
    }
    table.click("j14");
    table.key(Qt::Key_2);
    QVERIFY(!table.played().endsWith(QLatin1Char('+')));
    table.game().takeBack();
    table.tell();
    table.click("j6");
    table.click("j14");
    QTest::mouseClick(table.chooser(), Qt::LeftButton, {}, table.chooser()->lineRect(0).center());
    QVERIFY(table.played().endsWith(QLatin1Char('+')));
    table.game().takeBack();
    table.tell();
    table.click("j6");
    table.click("j14", Qt::ShiftModifier);
    QVERIFY(table.played().endsWith(QLatin1Char('+')));
}

void BoardClicksTest::aSelectedPieceMayVanishFromTheGame() {
    const auto variant = catalog().load("wa").value();
    ui::testing::TableGame shown(
        Game(positionFromSfen(variant, "(ck)10/11/11/5(sp)5/5(SP)5/11/11/11/11/11/10(CK) b - 1").value()));
    Game& game = shown.edit();
    BoardView view(shown);
    view.resize(600, 620);
    shown.setEntry({false, std::nullopt});
    view.select(*variant->shape().parse("6d"));
    QVERIFY(game.play(
        *rules::matchMove(game.position(), game.legalMoves(), *rules::parseMoveText(*variant, "6e6d"))));
    shown.tell();
    QVERIFY(!view.input().selected());
    view.select(*variant->shape().parse("6d"));
    QVERIFY(game.takeBack());
    shown.setEntry({true, std::nullopt});
    view.select(*variant->shape().parse("6e"));
    QVERIFY(game.redo());
    shown.tell();
    QVERIFY(!view.input().selected());
}

void BoardClicksTest::orderOfCapturesIsMarkedBeforeTheClick() {
    Table table("hook", kLionDog);
    const auto formOn = [&](const char* name) {
        for (const SceneItem& item : table.scene().on(table.square(name))) {
            if (item.role == Role::Contagion) {
                return QString::fromStdString(table.game().variant().type(item.piece->type).id);
            }
        }
        return QString();
    };
    table.click("g10");
    QCOMPARE(formOn("g11"), QStringLiteral("+DV"));
    QCOMPARE(formOn("g12"), QStringLiteral("+DS"));
    table.click("g12");
    QCOMPARE(formOn("g11"), QStringLiteral("+DV"));
    table.click("g11");
    QVERIFY(!table.played().isEmpty());
    QCOMPARE(table.game().position().at(table.square("g11")).type(), *table.game().variant().find("+DV"));
    table.game().takeBack();
    table.tell();
    table.click("g10");
    table.click("g11");
    table.click("g12");
    QCOMPARE(formOn("g11"), QStringLiteral("+DS"));
    table.click("g11");
    QCOMPARE(table.game().position().at(table.square("g11")).type(), *table.game().variant().find("+DS"));
}

void BoardClicksTest::theChooserShowsTheMovesOfWhatIsChosen() {
    Table table("suzumu", kDemon);
    table.click("j6");
    table.click("j14");
    QVERIFY(table.chooser()->isVisible());
    const auto shown = [&] {
        std::set<Square> squares;
        for (const SceneItem& item : table.scene().options()) {
            if (item.role != Role::PreviewVictim) {
                squares.insert(item.square);
            }
        }
        return squares;
    };
    const auto expected = [&](std::size_t line) {
        Position after = table.game().position();
        const Move move = table.view().input().choices()[line].move;
        after.apply(rules::resolve(after, move));
        std::set<Square> squares;
        forEachCandidate(after, move.to(), after.at(move.to()).piece(), [&](const Candidate& candidate) {
            squares.insert(candidate.to);
            return true;
        });
        squares.erase(move.to());
        return squares;
    };
    QVERIFY(shown() == expected(0));
    const QImage first = table.picture();
    QTest::mouseMove(table.chooser(), table.chooser()->lineRect(1).center());
    QTRY_VERIFY(shown() == expected(1));
    QVERIFY(expected(0) != expected(1));
    QVERIFY(table.picture() != first);
    for (const SceneItem& item : table.scene().withRole(Role::Capture)) {
        QVERIFY(expected(1).contains(item.square)); // the old marks are gone meanwhile
        QVERIFY(!table.game().position().at(item.square).isEmpty());
    }
    table.key(Qt::Key_Up);
    QVERIFY(shown() == expected(0));
    table.key(Qt::Key_Escape);
    QVERIFY(shown().empty());
}

void BoardClicksTest::theChooserSaysWhy() {
    Table table("suzumu", kDemon);
    table.click("j6");
    table.click("j14");
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("enters the promotion zone")),
             qPrintable(table.view().accessibleDescription()));
    // Chu: a capture that leaves the zone promotes as a capture, not for leaving it.
    Table chu("chu", "5k6/12/12/6R5/12/6p5/12/12/12/12/12/5K6 b - 1");
    chu.click("6d");
    chu.click("6f");
    QVERIFY2(
        chu.view().accessibleDescription().contains(QLatin1String("takes a piece, and the move touches")),
        qPrintable(chu.view().accessibleDescription()));
    Table hook("hook", kLions);
    hook.click("g9");
    hook.point("f11");
    QVERIFY2(hook.view().accessibleDescription().contains(QLatin1String("as every capture does")),
             qPrintable(hook.view().accessibleDescription()));
    // Maka: a capture may promote, and must where a promoted piece is taken.
    Table maka("maka", "9k9/19/19/19/19/19/19/19/19/9(+p)8p/19/19/9R8R/19/19/19/19/19/9K9 b - 1");
    maka.click("10m");
    maka.point("10j");
    QVERIFY2(maka.view().accessibleDescription().contains(QLatin1String("for it takes a promoted piece")),
             qPrintable(maka.view().accessibleDescription()));
    maka.click("1m");
    maka.click("1j");
    QVERIFY2(
        maka.view().accessibleDescription().contains(QLatin1String("may promote, for it takes a piece:")),
        qPrintable(maka.view().accessibleDescription()));
    hook.click("g10");
    hook.point("f9");
    QVERIFY2(hook.view().accessibleDescription().contains(QLatin1String("by contagion")),
             qPrintable(hook.view().accessibleDescription()));
}

void BoardClicksTest::shiftTurnsAlwaysPromoteRound() {
    for (const bool always : {false, true}) {
        for (const bool shift : {false, true}) {
            Table table("suzumu", kDemon);
            table.view().setAlwaysPromote(always);
            table.click("j6");
            table.click("j14", shift ? Qt::ShiftModifier : Qt::NoModifier);
            const bool asked = always == shift;
            QCOMPARE(table.chooser()->isVisible(), asked);
            QCOMPARE(table.played().endsWith(QLatin1Char('+')), !asked);
        }
    }
}

void BoardClicksTest::altWheelShowsTheOtherCorner() {
    Table table("hook", kLions);
    table.click("d4");
    table.point("f7");
    const QImage first = table.picture();
    const QPointF at = table.view().squareRect(table.square("f7")).center();
    // Alt turns the wheel sideways.
    QWheelEvent wheel(at, table.view().mapToGlobal(at), QPoint(), QPoint(120, 0), Qt::NoButton,
                      Qt::AltModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&table.view(), &wheel);
    QVERIFY(table.picture() != first);
}

void BoardClicksTest::dropsAreDraggedFromTheHand() {
    Table table("wa", kDrop);
    HandView hand(Side::Sente, table.shown());
    hand.resize(220, 60);
    hand.show();
    QObject::connect(&hand, &HandView::pieceChosen, &table.view(), &BoardView::chooseFromHand);
    QObject::connect(&hand, &HandView::dragged, &table.view(), &BoardView::dragFromHand);
    QObject::connect(&hand, &HandView::dropped, &table.view(), &BoardView::dropFromHand);
    const PieceTypeId pawn = *table.game().variant().find("SP");
    const QPoint start = hand.pieceRect(pawn).center();
    const auto dragTo = [&](QPoint global) {
        QTest::mousePress(&hand, Qt::LeftButton, {}, start);
        for (const QPoint to :
             {hand.mapToGlobal(start + QPoint(4, 0)), hand.mapToGlobal(start + QPoint(9, 0)), global}) {
            QMouseEvent move(QEvent::MouseMove, hand.mapFromGlobal(QPointF(to)), to, Qt::LeftButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&hand, &move);
        }
        QMouseEvent release(QEvent::MouseButtonRelease, hand.mapFromGlobal(QPointF(global)), global,
                            Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&hand, &release);
    };
    dragTo(table.view().mapToGlobal(QPoint(-300, -300))); // beside the board: nothing is lost
    QVERIFY(table.played().isEmpty());
    QCOMPARE(table.view().input().selectedInHand(), pawn);
    dragTo(table.view().mapToGlobal(table.view().squareRect(table.square("4f")).center()));
    QCOMPARE(table.played(), QStringLiteral("SP*4f"));
}

/// A pawn on the file forbids another one there: the square has the sign of no entry, the pawn a frame
/// without it.
void BoardClicksTest::aRefusalMarksItsSquareAndItsReason() {
    Table table("wa", "5(ck)5/11/11/11/11/4(SP)6/11/11/11/11/5(CK)5 b hand=2(SP) 1");
    table.view().chooseFromHand(*table.game().variant().find("SP"));
    table.click("7c");
    const auto has = [&](const char* name, const QPoint& at) {
        const QRect cell = table.view().squareRect(table.square(name));
        const QColor there =
            table.picture(name).pixelColor(at.x() < 0 ? cell.width() + at.x() : at.x(), at.y());
        const QColor wanted = Theme::light().check;
        return std::abs(there.red() - wanted.red()) + std::abs(there.green() - wanted.green()) +
                   std::abs(there.blue() - wanted.blue()) <
               40;
    };
    const int side = table.view().squareRect(table.square("7c")).width();
    const QPoint sign(-side * 22 / 100, side / 10); // in the disc at the upper right, above its bar
    QVERIFY(has("7c", sign));
    QVERIFY(!has("7f", sign));
    for (const char* name : {"7c", "7f"}) { // both are framed
        QVERIFY(has(name, QPoint(2, side / 2)) || has(name, QPoint(3, side / 2)));
    }
}

void BoardClicksTest::refusedDropsSayWhy() {
    // Unpromoted pawn on the seventh file.
    const char* text = "5(ck)5/11/11/11/11/4(SP)6/11/11/11/11/5(CK)5 b hand=2(SP) 1";
    Table table("wa", text);
    QSignalSpy refused(&table.view(), &BoardView::refused);
    const PieceTypeId pawn = *table.game().variant().find("SP");
    const auto codeOf = [&](const char* square) {
        while (table.view().input().hasSelection()) {
            table.key(Qt::Key_Escape);
        }
        table.view().chooseFromHand(pawn);
        table.click(square);
        return refused.isEmpty() ? QString() : ui::testing::codeOf(refused.back());
    };
    QCOMPARE(codeOf("7c"), QStringLiteral("drop-second-on-file"));
    QCOMPARE(codeOf("3a"), QStringLiteral("drop-stuck"));
    QCOMPARE(codeOf("6a"), QStringLiteral("drop-occupied"));
    QCOMPARE(refused.count(), 3);
    for (const auto& each : refused) {
        QVERIFY(!each.at(0).toString().isEmpty());
    }
    // A pawn that would mate.
    Table shogi("shogi", "8k/9/8G/9/9/9/9/9/4K2R1 b hand=P 1");
    QSignalSpy mate(&shogi.view(), &BoardView::refused);
    shogi.view().chooseFromHand(*shogi.game().variant().find("P"));
    QVERIFY(shogi.view().input().markOn(shogi.square("1b")) == nullptr);
    shogi.click("1b");
    QCOMPARE(mate.count(), 1);
    QCOMPARE(ui::testing::codeOf(mate.front()), QStringLiteral("drop-mates"));
    shogi.click("5e"); // the pawn is still picked
    QCOMPARE(shogi.played(), QStringLiteral("P*5e"));
}

void BoardClicksTest::doubleClickTakesAndStops() {
    Table table("hook", kLions);
    table.click("g9");
    const QPoint at = table.view().squareRect(table.square("f10")).center();
    QTest::mouseClick(&table.view(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(&table.view(), Qt::LeftButton, {}, at);
    QVERIFY(table.game().plies().size() == 1);
    QCOMPARE(table.played(), QStringLiteral("10h11g+"));
}

void BoardClicksTest::dropsComeFromTheHand() {
    Table table("wa", kDrop);
    HandView hand(Side::Sente, table.shown());
    hand.resize(220, 60);
    hand.show();
    QObject::connect(&hand, &HandView::pieceChosen, &table.view(), &BoardView::chooseFromHand);
    const PieceTypeId pawn = *table.game().variant().find("SP");
    QTest::mouseClick(&hand, Qt::LeftButton, {}, hand.pieceRect(pawn).center());
    QVERIFY(table.scene().withRole(Role::Drop).size() > 50);
    table.click("4f");
    QCOMPARE(table.played(), QStringLiteral("SP*4f"));
    QVERIFY(!hand.pieceRect(pawn).isEmpty());
}

MUJO_UI_TEST(BoardClicksTest)
#include "board_clicks_test.moc"
