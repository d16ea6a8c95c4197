#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <random>

#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/variant/catalog.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/board/threat_map.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The position with an enemy of `by` on the square, who may have stood there before.
Position withEnemyOn(const Position& position, Square square, Side by) {
    Setup setup = position.setup();
    const auto variant = position.sharedVariant();
    Cell& cell = setup.cells[static_cast<std::size_t>(square.index())];
    if (!cell.holds(opponent(by))) {
        cell = Piece{ordinaryKind(*variant), opponent(by)};
    }
    return Position::create(variant, setup).value();
}

} // namespace

class BoardThreatsTest : public QObject {
    Q_OBJECT

private slots:
    void theMapEqualsTheRulesOnEverySquare_data();
    void theMapEqualsTheRulesOnEverySquare();
    void hangingPiecesAreThoseThatLoseMaterial_data();
    void hangingPiecesAreThoseThatLoseMaterial();
    void theMapIsFast_data();
    void theMapIsFast();
    void holdingTShowsBothSides();
    void pointingAtASquareNamesAttackersAndDefenders();
    void theHangingMapMarksPiecesAndSaysWhy();
};

void BoardThreatsTest::theMapEqualsTheRulesOnEverySquare_data() {
    everyGame();
}

// UI-32.
void BoardThreatsTest::theMapEqualsTheRulesOnEverySquare() {
    QFETCH(QString, id);
    std::mt19937 random(7);
    for (int number = 0; number < 3; ++number) {
        const Game game = playedGame(id, random, 30 + 50 * number);
        const Position& position = game.position();
        const ThreatMap map(position);
        for (const Side by : {Side::Sente, Side::Gote}) {
            for (int i = 0; i < position.shape().squareCount(); ++i) {
                const Square square(i);
                auto expected = rules::attackers(withEnemyOn(position, square, by), square, by);
                auto found = attackersOf(position, square, by);
                std::sort(expected.begin(), expected.end());
                std::sort(found.begin(), found.end());
                QVERIFY(found == expected);
                QVERIFY2(map.isAttacked(square, by) == !expected.empty(),
                         qPrintable(QStringLiteral("%1 %2 in %3")
                                        .arg(id, QString::fromStdString(position.shape().name(square)),
                                             QString::fromStdString(sfen(position)))));
            }
        }
    }
}

void BoardThreatsTest::hangingPiecesAreThoseThatLoseMaterial_data() {
    everyGame();
}

void BoardThreatsTest::hangingPiecesAreThoseThatLoseMaterial() {
    QFETCH(QString, id);
    std::mt19937 random(11);
    const Game game = playedGame(id, random, 60);
    const Position& position = game.position();
    const auto worths = EvaluationTables::of(position.sharedVariant());
    const auto hanging = hangingPieces(position, *worths);
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            const auto attackers = rules::attackers(position, square, opponent(owner));
            const auto defenders = rules::attackers(withEnemyOn(position, square, owner), square, owner);
            const PieceTypeId type = position.at(square).type();
            const bool cheaper = std::any_of(attackers.begin(), attackers.end(), [&](Square from) {
                return worths->worth(position.at(from).type()) < worths->worth(type);
            });
            const bool royal = position.variant().type(type).royal;
            const bool expected = !attackers.empty() && (royal || defenders.empty() || cheaper);
            const bool found = std::any_of(hanging.begin(), hanging.end(),
                                           [&](const HangingPiece& piece) { return piece.square == square; });
            QCOMPARE(found, expected);
        }
    }
}

void BoardThreatsTest::theMapIsFast_data() {
    everyGame();
}

// UI-32: 150 ms on 36x36, 50 ms on Tai and smaller boards, in what the user gets.
void BoardThreatsTest::theMapIsFast() {
    QFETCH(QString, id);
    std::mt19937 random(3);
    const Game game = playedGame(id, random, 80);
    const auto worths = EvaluationTables::of(game.position().sharedVariant());
    double map = 1e9;
    double hanging = 1e9;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        const ThreatMap threats(game.position());
        map = std::min(map, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        timer.start();
        const auto found = hangingPieces(game.position(), *worths);
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

// UI-32.
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
    const auto worths = EvaluationTables::of(table.game().position().sharedVariant());
    const auto expected = hangingPieces(table.game().position(), *worths);
    QVERIFY(!expected.empty());
    QVERIFY(table.view().scene().withRole(Role::Hanging).empty());
    table.view().showHanging(true);
    QCOMPARE(table.view().scene().withRole(Role::Hanging).size(), expected.size());
    table.point(expected.front().square);
    QVERIFY2(table.view().statusText().contains(QLatin1String("hangs")),
             qPrintable(table.view().statusText()));
    table.click("g9");
    table.click("f11"); // the map follows the game
    QVERIFY(!table.view().scene().has(Role::Hanging, table.square("f11")) ||
            table.game().position().at(table.square("f11")).holds(Side::Sente));
    table.view().showHanging(false);
    QVERIFY(table.view().scene().withRole(Role::Hanging).empty());
}

MUJO_UI_TEST(BoardThreatsTest)
#include "board_threats_test.moc"
