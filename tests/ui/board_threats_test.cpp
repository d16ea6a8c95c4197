#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <random>

#include "core/engine/evaluation.h"
#include "core/insight/threat_map.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/variant_file/catalog.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "ui/look/theme.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardThreatsTest : public QObject {
    Q_OBJECT

private slots:
    void theMapIsFast_data();
    void theMapIsFast();
    void holdingTShowsBothSides();
    void pointingAtASquareNamesAttackersAndDefenders();
    void aLegendSaysWhoseAttacksAreShown();
    void anEmperorDoesNotPutEverySquareUnderThreat();
    void longNamesLeaveRoomForBothHatches();
    void theLegendTakesTwoLinesWhereOneIsTooShort();
    void theLegendCoversNoSquare_data();
    void theLegendCoversNoSquare();
    void theHangingMapMarksPiecesAndSaysWhy();
};

void BoardThreatsTest::theMapIsFast_data() {
    everyGame();
}

// 150 ms on 36x36, 50 ms on Tai and smaller boards, in what the user gets.
void BoardThreatsTest::theMapIsFast() {
    QFETCH(QString, id);
    std::mt19937 random(3);
    const Game game = playedGame(id, random, 80);
    const auto perKind = EvaluationTables::of(game.position().sharedVariant(), nullptr)->worths();
    double map = 1e9;
    double hanging = 1e9;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        const ThreatMap threats(game.position());
        map = std::min(map, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        timer.start();
        const auto found = hangingPieces(game.position(), perKind);
        hanging = std::min(hanging, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("threat map %.2f ms, hanging pieces %.2f ms", map, hanging);
    const double budget = game.variant().shape().squareCount() > 700 ? 150 : 50;
    QVERIFY(mujo::testing::isInTime(map, budget) && mujo::testing::isInTime(hanging, budget));
}

void BoardThreatsTest::holdingTShowsBothSides() {
    Table table("tai", nullptr);
    const ThreatMap map(table.game().position(), ThreatMap::Attackers::NoneThatJumpAnywhere);
    SeenScene scene;
    scene.showGame(&table.game());
    QVERIFY(scene.withRole(Role::ThreatSente).empty());
    scene.showOverlay("threats", true);
    const QImage plain = table.picture();
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(table.picture() != plain);
    for (int i = 0; i < table.game().variant().shape().squareCount(); ++i) {
        const Square square(i);
        QCOMPARE(scene.has(Role::ThreatSente, square), map.isAttacked(square, Side::Sente));
        QCOMPARE(scene.has(Role::ThreatGote, square), map.isAttacked(square, Side::Gote));
    }
    QTest::keyRelease(&table.view(), Qt::Key_T);
    QVERIFY(table.picture() == plain);
}

void BoardThreatsTest::pointingAtASquareNamesAttackersAndDefenders() {
    Table table("hook", kLions);
    SeenScene scene;
    scene.showGame(&table.game());
    scene.showOverlay("threats", true);
    const auto pointAt = [&](const char* name) {
        table.point(name);
        BoardScene::Pointer pointer;
        pointer.hover = table.square(name);
        scene.showPointer(table.view().input(), pointer);
    };
    const QImage plain = table.picture();
    pointAt("f10");
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(scene.has(Role::Attacker, table.square("g9")));
    QVERIFY(!scene.has(Role::Defender, table.square("g9")));
    const QString words = table.view().accessibleDescription();
    QVERIFY2(words.contains(QLatin1String("f10, Gote Pawn")), qPrintable(words));
    QVERIFY2(words.contains(QLatin1String("attacked by Lion on g9")), qPrintable(words));
    const QImage attacked = table.picture("g9");
    pointAt("g9"); // an own piece: who attacks it, who would take back
    const auto attackers = rules::attackers(table.game().position(), table.square("g9"), Side::Gote);
    QCOMPARE(scene.withRole(Role::Attacker).size(), attackers.size());
    QCOMPARE(scene.withRole(Role::Defender).size(),
             attackersOf(table.game().position(), table.square("g9"), Side::Sente).size());
    QVERIFY(table.picture("g9") != attacked);
    QTest::keyRelease(&table.view(), Qt::Key_T);
    QVERIFY(table.picture() == plain);
}

void BoardThreatsTest::aLegendSaysWhoseAttacksAreShown() {
    Table table("taikyoku", nullptr);
    table.view().nameSides({QStringLiteral("you (Sente)"), QStringLiteral("Anna (Gote)")});
    const auto* legend = table.view().findChild<QWidget*>(QStringLiteral("threatLegend"));
    QVERIFY(legend != nullptr && !legend->isVisible());
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(legend->isVisible());
    QVERIFY(table.view().rect().contains(legend->geometry()));
    QCOMPARE(legend->accessibleName(),
             QStringLiteral(
                 "reached by Anna (Gote); reached by you (Sente); attacks the square pointed at; guards it"));
    QTest::keyRelease(&table.view(), Qt::Key_T);
    QVERIFY(!legend->isVisible());
}

void BoardThreatsTest::anEmperorDoesNotPutEverySquareUnderThreat() {
    Table table("tai", nullptr);
    const auto* legend = table.view().findChild<QWidget*>(QStringLiteral("threatLegend"));
    QTest::keyPress(&table.view(), Qt::Key_T);
    const Square middle = table.square("13m"); // only the emperors reach it at the beginning
    SeenScene scene;
    scene.showGame(&table.game());
    scene.showOverlay("threats", true);
    QVERIFY(!attackersOf(table.game().position(), middle, Side::Sente).empty());
    QVERIFY(!scene.has(Role::ThreatSente, middle) && !scene.has(Role::ThreatGote, middle));
    QVERIFY(scene.withRole(Role::ThreatSente).size() > 50);
    QVERIFY2(
        legend->accessibleName().contains(QStringLiteral("; left out, since it goes anywhere: Emperor; ")),
        qPrintable(legend->accessibleName()));
}

// In a line that is too short for both names neither hatch is pushed out.
void BoardThreatsTest::longNamesLeaveRoomForBothHatches() {
    Table table("wa", nullptr);
    table.view().resize(500, 500);
    const QString longName(80, QLatin1Char('m'));
    table.view().nameSides({longName, longName});
    QTest::keyPress(&table.view(), Qt::Key_T);
    auto* legend = table.view().findChild<QWidget*>(QStringLiteral("threatLegend"));
    const QImage picture = legend->grab().toImage();
    QVERIFY(picture.width() <= 500);
    const QRgb board = Theme::light().board.rgb(); // the ground of a swatch
    int ground = 0;
    for (int x = picture.width() / 2 - 20; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            ground += picture.pixel(x, y) == board ? 1 : 0;
        }
    }
    QVERIFY(ground > 20);
}

void BoardThreatsTest::theLegendTakesTwoLinesWhereOneIsTooShort() {
    Table table("wa", nullptr);
    table.view().resize(400, 520);
    const QString name(16, QLatin1Char('m'));
    table.view().nameSides({name, name});
    QTest::keyPress(&table.view(), Qt::Key_T);
    auto* legend = table.view().findChild<QWidget*>(QStringLiteral("threatLegend"));
    const int line = QFontInfo(table.view().font()).pixelSize() + 4;
    QVERIFY(legend->height() > line * 3 / 2 && legend->height() < 3 * line * 3 / 2);
    QVERIFY(table.view().rect().contains(legend->geometry()));
    QVERIFY(isDrawn(*legend, QStringLiteral("legend-two-lines")));
}

void BoardThreatsTest::theLegendCoversNoSquare_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    for (const char* id : {"wa", "chu", "hook", "tai", "taikyoku"}) {
        for (const QSize size : {QSize(570, 690), QSize(766, 690), QSize(690, 690), QSize(1080, 1080)}) {
            QTest::addRow("%s %dx%d", id, size.width(), size.height()) << QString::fromLatin1(id) << size;
        }
    }
}

void BoardThreatsTest::theLegendCoversNoSquare() {
    QFETCH(QString, id);
    QFETCH(QSize, size);
    Table table(qPrintable(id), nullptr);
    table.view().resize(size);
    const auto* legend = table.view().findChild<QWidget*>(QStringLiteral("threatLegend"));
    const auto isAside = [&] {
        const QRectF seen = table.view().layoutOfSquares().visibleBoard();
        return legend->isVisible() && table.view().rect().contains(legend->geometry()) &&
               !seen.adjusted(1, 1, -1, -1).intersects(legend->geometry());
    };
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(isAside());
    table.key(Qt::Key_Plus); // while T is held
    table.key(Qt::Key_Plus);
    QVERIFY(!table.view().layoutOfSquares().isFitted());
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(isAside());
    table.view().setFlipped(true);
    QVERIFY(isAside());
}

void BoardThreatsTest::theHangingMapMarksPiecesAndSaysWhy() {
    Table table("hook", kLions);
    const auto worths = pieceWorths(catalog(), table.game().position().sharedVariant());
    const auto expected = hangingPieces(table.game().position(), worths);
    QVERIFY(!expected.empty());
    const auto hanging = [&] {
        SeenScene scene;
        scene.setWorths(
            [](const std::shared_ptr<const Variant>& variant) { return pieceWorths(catalog(), variant); });
        scene.showGame(&table.game());
        scene.showOverlay("hanging", true);
        return scene.withRole(Role::Hanging);
    };
    const QImage plain = table.picture();
    table.view().showOverlay("hanging", true);
    QVERIFY(table.picture() != plain);
    QCOMPARE(hanging().size(), expected.size());
    table.point(expected.front().square);
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("is in danger")),
             qPrintable(table.view().accessibleDescription()));
    const Position& position = table.game().position();
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        if (position.at(Square(i)).isEmpty()) {
            table.point(Square(i)); // elsewhere it says that it is on
            break;
        }
    }
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("in danger, marked by")),
             qPrintable(table.view().accessibleDescription()));
    table.click("g9");
    table.click("f11"); // the map follows the game
    table.point(table.square("f11"));
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        if (table.game().position().at(Square(i)).isEmpty()) {
            table.point(Square(i)); // where the last move is the news
            QVERIFY(!table.view().accessibleDescription().contains(QLatin1String("in danger")));
            break;
        }
    }
    const auto now = hanging();
    const bool isTold = std::any_of(
        now.begin(), now.end(), [&](const SceneItem& item) { return item.square == table.square("f11"); });
    QVERIFY(!isTold || table.game().position().at(table.square("f11")).holds(Side::Sente));
    const QImage shown = table.picture();
    table.view().showOverlay("hanging", false);
    QVERIFY(table.picture() != shown);
}

MUJO_UI_TEST(BoardThreatsTest)
#include "board_threats_test.moc"
