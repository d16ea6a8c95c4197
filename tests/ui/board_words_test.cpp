#include <QSignalSpy>

#include "tests/ui/board_table.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardWordsTest : public QObject {
    Q_OBJECT

private slots:
    void rightClickUndoesALeg();
    void promptsSayHowToFinishAndCancel();
    void refusalsAreToldAndMarked();
    void lastMoveIsNumbered();
    void ghostsLastUntilTheNextInput();
};

void BoardWordsTest::rightClickUndoesALeg() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10");
    QCOMPARE(table.view().input().state(), InputState::LegsUnderWay);
    QTest::mouseClick(&table.view(), Qt::RightButton, {},
                      table.view().squareRect(table.square("a1")).center());
    QCOMPARE(table.view().input().state(), InputState::PieceSelected);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.view().input().state(), InputState::Idle);
    QTest::mouseClick(&table.view(), Qt::RightButton, {},
                      table.view().squareRect(table.square("a1")).center());
    QVERIFY(table.view().scene().has(Role::UserCircle, table.square("a1")));
}

void BoardWordsTest::promptsSayHowToFinishAndCancel() {
    Table table("hook", kLions);
    QSignalSpy prompts(&table.view(), &BoardView::promptChanged);
    QVERIFY(table.view().statusText().isEmpty());
    table.click("g9");
    QVERIFY(table.view().statusText().contains(QLatin1String("Lion on g9")));
    table.click("f10");
    table.point("p1");
    const QString prompt = table.view().statusText();
    QVERIFY2(prompt.contains(QLatin1String("captured Pawn on f10")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("click f10 again to stop")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("g9 for igui")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("Esc undoes")), qPrintable(prompt));
    table.click("f10");
    QVERIFY(table.view().statusText().isEmpty());
    QVERIFY(prompts.count() >= 3);
}

void BoardWordsTest::refusalsAreToldAndMarked() {
    Table table("hook", kLions);
    QSignalSpy refused(&table.view(), &BoardView::refused);
    table.click("d4");
    table.click("l4"); // behind the rook
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.front().at(0).toString().isEmpty());
    QCOMPARE(refused.front().at(1).toString(), QStringLiteral("blocked"));
    QVERIFY(!table.view().scene().withRole(Role::Refusal).empty());
    table.key(Qt::Key_Escape);
    QVERIFY(table.view().scene().withRole(Role::Refusal).empty());
    // Where no square is the reason, the one that was wanted is marked.
    table.click("g9");
    table.click("a1");
    QCOMPARE(refused.count(), 2);
    QCOMPARE(refused.back().at(1).toString(), QStringLiteral("no-such-move"));
    QVERIFY(table.view().scene().has(Role::Refusal, table.square("a1")));
    table.key(Qt::Key_Escape);
    table.click("i4");
    table.click("i5");
    QCOMPARE(refused.count(), 3);
    QCOMPARE(refused.back().at(1).toString(), QStringLiteral("not-your-piece"));
    QVERIFY(!refused.back().at(0).toString().isEmpty());
}

void BoardWordsTest::lastMoveIsNumbered() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10");
    table.click("f11");
    const auto stops = table.view().scene().withRole(Role::LastMove);
    QCOMPARE(stops.size(), std::size_t{3});
    const std::vector<const char*> names{"g9", "f10", "f11"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QCOMPARE(stops[i].square, table.square(names[i]));
        QCOMPARE(stops[i].number, static_cast<int>(i));
    }
}

void BoardWordsTest::ghostsLastUntilTheNextInput() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10");
    table.click("f11");
    QVERIFY(table.view().scene().has(Role::LastVictim, table.square("f10")));
    QVERIFY(table.view().showsGhosts());
    table.click("a1");
    QVERIFY(!table.view().showsGhosts());
    QVERIFY(table.view().scene().has(Role::LastVictim, table.square("f10"))); // the trace stays
}

QTEST_MAIN(BoardWordsTest)
#include "board_words_test.moc"
