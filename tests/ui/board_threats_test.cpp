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
#include "tests/ui/ui_test.h"

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
    const ThreatMap map(table.game().position());
    QTest::keyPress(&table.view(), Qt::Key_T);
    for (int i = 0; i < table.game().variant().shape().squareCount(); ++i) {
        const Square square(i);
        QCOMPARE(table.view().scene().has(Role::ThreatSente, square), map.isAttacked(square, Side::Sente));
        QCOMPARE(table.view().scene().has(Role::ThreatGote, square), map.isAttacked(square, Side::Gote));
    }
    QTest::keyRelease(&table.view(), Qt::Key_T);
    QVERIFY(table.view().scene().withRole(Role::ThreatSente).empty());
}

void BoardThreatsTest::pointingAtASquareNamesAttackersAndDefenders() {
    Table table("hook", kLions);
    table.point("f10");
    QTest::keyPress(&table.view(), Qt::Key_T);
    QVERIFY(table.view().scene().has(Role::Attacker, table.square("g9")));
    QVERIFY(!table.view().scene().has(Role::Defender, table.square("g9")));
    const QString words = table.view().statusText();
    QVERIFY2(words.contains(QLatin1String("f10, Gote Pawn")), qPrintable(words));
    QVERIFY2(words.contains(QLatin1String("attacked by Lion on g9")), qPrintable(words));
    table.point("g9"); // an own piece: who attacks it, who would take back
    const auto attackers = rules::attackers(table.game().position(), table.square("g9"), Side::Gote);
    QCOMPARE(table.view().scene().withRole(Role::Attacker).size(), attackers.size());
    QCOMPARE(table.view().scene().withRole(Role::Defender).size(),
             attackersOf(table.game().position(), table.square("g9"), Side::Sente).size());
    QTest::keyRelease(&table.view(), Qt::Key_T);
    QVERIFY(table.view().scene().withRole(Role::Attacker).empty());
}

void BoardThreatsTest::theHangingMapMarksPiecesAndSaysWhy() {
    Table table("hook", kLions);
    const auto worths = pieceWorths(catalog(), table.game().position().sharedVariant());
    const auto expected = hangingPieces(table.game().position(), worths);
    QVERIFY(!expected.empty());
    QVERIFY(table.view().scene().withRole(Role::Hanging).empty());
    table.view().showOverlay("hanging", true);
    QCOMPARE(table.view().scene().withRole(Role::Hanging).size(), expected.size());
    table.point(expected.front().square);
    QVERIFY2(table.view().statusText().contains(QLatin1String("hangs")),
             qPrintable(table.view().statusText()));
    table.click("g9");
    table.click("f11"); // the map follows the game
    QVERIFY(!table.view().scene().has(Role::Hanging, table.square("f11")) ||
            table.game().position().at(table.square("f11")).holds(Side::Sente));
    table.view().showOverlay("hanging", false);
    QVERIFY(table.view().scene().withRole(Role::Hanging).empty());
}

MUJO_UI_TEST(BoardThreatsTest)
#include "board_threats_test.moc"
