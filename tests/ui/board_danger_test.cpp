#include <QTest>

#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// Checks, mates and the end of a royal, as the board shows them.

namespace {

constexpr const char* kCheck = "7k8/16/16/16/7R8/16/16/16/16/16/16/16/16/16/16/K15 w - 1";
constexpr const char* kMate = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
constexpr const char* kTake = "7k8/16/16/16/7R8/16/16/16/16/16/16/16/16/16/16/K15 b - 1";

/// The number of the mark of this role on the square; none when there is none.
std::optional<int> numberOf(Table& table, Role role, Square square) {
    for (const SceneItem& item : table.scene().on(square)) {
        if (item.role == role) {
            return item.number;
        }
    }
    return std::nullopt;
}

} // namespace

class BoardDangerTest : public QObject {
    Q_OBJECT

private slots:
    void aCheckMarksTheRoyalAndItsAttacker();
    void aCheckedRoyalSaysWhatAttacksIt();
    void aMateIsMarkedOtherwiseThanACheck();
    void aTakenRoyalAndItsCaptorAreMarked();
    void thereIsNoMarkWithoutACheck();
    void noArrowLeadsToARoyalBesideItsAttacker();
};

void BoardDangerTest::aCheckMarksTheRoyalAndItsAttacker() {
    Table table("hook", kCheck);
    QCOMPARE(numberOf(table, Role::Check, table.square("h16")), std::optional(0));
    QCOMPARE(numberOf(table, Role::CheckedBy, table.square("h12")), std::optional(0));
    // The line between them is seen on the empty squares that it crosses.
    const QImage crossed = table.picture("h14");
    table.setGame(Game(positionFromSfen(table.game().position().sharedVariant(),
                                        "7k8/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - 1")
                           .value()));
    QVERIFY(table.picture("h14") != crossed);
}

void BoardDangerTest::aCheckedRoyalSaysWhatAttacksIt() {
    Table table("hook", kCheck);
    table.point("h16");
    const QString words = table.view().accessibleDescription();
    QVERIFY2(words.contains(QLatin1String("attacked by Rook on h12")), qPrintable(words));
}

void BoardDangerTest::aMateIsMarkedOtherwiseThanACheck() {
    Table table("shogi", kMate);
    QCOMPARE(numberOf(table, Role::Check, table.square("5a")), std::optional(1));
    QVERIFY(numberOf(table, Role::CheckedBy, table.square("5b")));
    const QImage mated = table.picture("5a");
    table.setGame(Game(
        positionFromSfen(table.game().position().sharedVariant(), "4k4/4G4/9/9/9/9/9/9/4K4 w - 1").value()));
    QCOMPARE(numberOf(table, Role::Check, table.square("5a")), std::optional(0));
    QVERIFY(table.picture("5a") != mated);
}

void BoardDangerTest::aTakenRoyalAndItsCaptorAreMarked() {
    Table table("hook", kTake);
    table.click("h12");
    table.click("h16");
    if (table.view().input().state() == insight::InputState::Choosing) {
        table.key(Qt::Key_1);
    }
    QCOMPARE(table.game().outcome().reason, rules::Reason::RoyalsCaptured);
    QVERIFY(numberOf(table, Role::CheckedBy, table.square("h16")));
    QVERIFY2(!numberOf(table, Role::Check, table.square("h16")), "it is not the captor that is mated");
}

void BoardDangerTest::thereIsNoMarkWithoutACheck() {
    Table table("hook", kLions);
    QVERIFY(table.scene().withRole(Role::Check).empty());
    QVERIFY(table.scene().withRole(Role::CheckedBy).empty());
}

// Between the corners of the attacker its square is as it is without the marks of a check.
void BoardDangerTest::noArrowLeadsToARoyalBesideItsAttacker() {
    Table table("shogi", "4k4/4G4/9/9/9/9/9/9/4K4 w - 1");
    const auto gap = [&table] {
        const QImage square = table.picture("5b");
        constexpr int kHalf = 4;
        constexpr int kEdge = 4; // to which the frame of the royal may hang over
        return square.copy(square.width() / 2 - kHalf, kEdge, 2 * kHalf, square.height() / 5);
    };
    QVERIFY(numberOf(table, Role::CheckedBy, table.square("5b")));
    const QImage marked = table.picture("5b");
    const QImage between = gap();
    table.view().showOverlay("check", false);
    QVERIFY(table.picture("5b") != marked);
    QVERIFY(gap() == between);
}

MUJO_UI_TEST(BoardDangerTest)
#include "board_danger_test.moc"
