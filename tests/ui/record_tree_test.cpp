// The record as a tree: what it draws, and where clicks and keys lead.

#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/record_tree.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Two people have played eight moves, and somebody tries other ones at the third and the third again.
struct TreeBench : WindowBench {
    TreeBench() {
        begin("sho");
        playPlain(8);
        session.resign(); // what is played from here on are other lines
        playOtherAt(2);
        playOtherAt(2);
        session.goToNode(8);
        window.action("recordTree")->trigger();
        settle();
    }
    void playOtherAt(int ply) {
        session.goToPly(ply);
        const auto& made = game().next(game().current());
        const auto& legal = game().legalMoves();
        const auto other = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
            return std::none_of(made.begin(), made.end(),
                                [&](Game::Node node) { return game().ply(node).move == move; });
        });
        QVERIFY(session.play(Move(*other)));
    }
    [[nodiscard]] RecordTree& tree() { return window.pane().tree(); }
    void click(Game::Node node) {
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().nodeRect(node).center());
    }
    [[nodiscard]] QString caption() { return tree().findChild<ElidedLabel*>()->whole(); }
};

constexpr Game::Node kSecondThird = 9; // the other moves of the third ply
constexpr Game::Node kThirdThird = 10;

} // namespace

class RecordTreeTest : public QObject {
    Q_OBJECT

private slots:
    void theTreeTakesThePlaceOfTheListAndIsRemembered();
    void aClickLeadsToAnyNode();
    void theKeysWalkThroughLinesAndAmongThem();
    void theListHasTheSameKeys();
    void theMenuOfAMoveIsAskedFor();
    void theMoveOnTheBoardStaysInView();
};

void RecordTreeTest::theTreeTakesThePlaceOfTheListAndIsRemembered() {
    TreeBench bench;
    QVERIFY(bench.tree().isVisible());
    QVERIFY(!bench.window.pane().moveList().isVisible());
    QVERIFY(bench.settings.value(Settings::kRecordTree));
    bench.window.action("recordTree")->trigger();
    QVERIFY(!bench.tree().isVisible());
    QVERIFY(bench.window.pane().moveList().isVisible());
}

void RecordTreeTest::aClickLeadsToAnyNode() {
    TreeBench bench;
    for (const Game::Node node : {kThirdThird, Game::Node{5}, kSecondThird, Game::kStart}) {
        bench.click(node);
        QCOMPARE(bench.game().current(), node);
    }
    QCOMPARE(bench.caption(), QStringLiteral("Before the first move"));
    QTest::mouseMove(bench.tree().viewport(), bench.tree().nodeRect(kThirdThird).center());
    QVERIFY2(bench.caption().startsWith(QStringLiteral("2 ")), qPrintable(bench.caption()));
    QVERIFY2(bench.caption().contains(QStringLiteral("2 other line")), qPrintable(bench.caption()));
}

void RecordTreeTest::theKeysWalkThroughLinesAndAmongThem() {
    TreeBench bench;
    const auto expect = [&bench](Qt::Key key, Game::Node node, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(&bench.tree(), key, with);
        QCOMPARE(bench.game().current(), node);
    };
    expect(Qt::Key_Home, Game::kStart);
    expect(Qt::Key_Right, 1);
    expect(Qt::Key_Right, 2);
    expect(Qt::Key_Right, 3);
    expect(Qt::Key_Down, kSecondThird);
    expect(Qt::Key_Down, kThirdThird);
    expect(Qt::Key_Down, kThirdThird);
    expect(Qt::Key_Up, kSecondThird);
    expect(Qt::Key_Left, 2);
    bench.session.goToNode(8);
    expect(Qt::Key_Left, 3, Qt::ShiftModifier);
    expect(Qt::Key_PageDown, 8);
    expect(Qt::Key_PageUp, Game::kStart);
    expect(Qt::Key_End, 8);
}

void RecordTreeTest::theListHasTheSameKeys() {
    TreeBench bench;
    bench.window.action("recordTree")->trigger();
    MoveListView& list = bench.window.pane().moveList();
    const auto expect = [&](Qt::Key key, Game::Node node) {
        QTest::keyClick(&list, key);
        QCOMPARE(bench.game().current(), node);
    };
    expect(Qt::Key_Home, Game::kStart);
    expect(Qt::Key_Right, 1);
    expect(Qt::Key_Down, 3); // no other first move: the row below
    expect(Qt::Key_Down, kSecondThird);
    expect(Qt::Key_Down, kThirdThird);
    expect(Qt::Key_Up, kSecondThird);
    expect(Qt::Key_Up, 3);
    expect(Qt::Key_Up, 1);
    expect(Qt::Key_PageDown, 8);
}

void RecordTreeTest::theMenuOfAMoveIsAskedFor() {
    TreeBench bench;
    const QPoint at = bench.tree().nodeRect(kSecondThird).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, bench.tree().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(bench.tree().viewport(), &asked);
    auto* menu = bench.window.findChild<QMenu*>(QStringLiteral("moveMenu"));
    QVERIFY(menu != nullptr && menu->isVisible());
    menu->close();
}

void RecordTreeTest::theMoveOnTheBoardStaysInView() {
    TreeBench bench;
    bench.session.goToNode(kSecondThird);
    bench.playPlain(60);
    const auto isSeen = [&bench] {
        return bench.tree().viewport()->rect().contains(bench.tree().nodeRect(bench.game().current()));
    };
    QVERIFY(isSeen());
    bench.session.goToNode(kThirdThird);
    QVERIFY(isSeen());
    bench.session.goToNode(Game::kStart);
    QVERIFY(isSeen());
}

MUJO_UI_TEST(RecordTreeTest)
#include "record_tree_test.moc"
