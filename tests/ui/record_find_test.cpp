// Moves and positions of the record are found and shown.

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include "core/rules/move_text.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/record_find_bar.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

RecordFindBar& bar(WindowBench& bench) {
    return bench.window.pane().find();
}

void lookFor(WindowBench& bench, SearchFor what, const QString& text = {}) {
    auto* choice = bar(bench).findChild<QComboBox*>();
    const int row = choice->findData(static_cast<int>(what));
    choice->setCurrentIndex(row);
    emit choice->activated(row);
    auto* line = bar(bench).findChild<QLineEdit*>();
    line->setText(text);
    emit line->textEdited(text);
}

void play(WindowBench& bench, std::initializer_list<const char*> texts) {
    for (const char* text : texts) {
        const auto parsed = rules::parseMoveText(bench.game().variant(), text);
        QVERIFY(parsed.hasValue());
        const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
        QVERIFY(move.hasValue());
        QVERIFY(bench.window.session().play(*move));
    }
}

} // namespace

class RecordFindTest : public QObject {
    Q_OBJECT

private slots:
    void capturesAreFoundAndSteppedThrough();
    void movesOfAPieceAreFoundByItsName();
    void commentsAreFoundByTheirWords();
    void thePositionIsFoundInAnotherLine();
    void theBarClosesAndLeavesWithItsGame();
};

void RecordFindTest::capturesAreFoundAndSteppedThrough() {
    WindowBench bench;
    bench.begin("shogi");
    play(bench, {"7g7f", "3c3d", "8h2b+", "3a2b", "2g2f"});
    QVERIFY(!bar(bench).isVisible());
    bench.window.action("findInRecord")->trigger();
    QVERIFY(bar(bench).isVisible());
    lookFor(bench, SearchFor::Captures);
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{3, 4}));
    QCOMPARE(bar(bench).words(), QStringLiteral("2 found; Enter goes to the next one"));
    auto* line = bar(bench).findChild<QLineEdit*>();
    QTest::keyClick(line, Qt::Key_Return); // from the last move on: the first one
    QCOMPARE(bench.game().current(), Game::Node{3});
    QVERIFY2(bar(bench).words().startsWith(QStringLiteral("1 of 2: ")), qPrintable(bar(bench).words()));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(bench.game().current(), Game::Node{4});
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(bench.game().current(), Game::Node{3});
    QCOMPARE(bench.game().line().size(), std::size_t{5});
    lookFor(bench, SearchFor::Captures, QStringLiteral("silver"));
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{4}));
    lookFor(bench, SearchFor::Promotions);
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{3}));
}

void RecordFindTest::movesOfAPieceAreFoundByItsName() {
    WindowBench bench;
    bench.begin("shogi");
    play(bench, {"7g7f", "3c3d", "2h5h"});
    bench.window.action("findInRecord")->trigger();
    lookFor(bench, SearchFor::AnyMove);
    QVERIFY(bar(bench).words().isEmpty()); // nothing is asked yet
    lookFor(bench, SearchFor::AnyMove, QStringLiteral("rook"));
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{3}));
    lookFor(bench, SearchFor::AnyMove, QStringLiteral("歩"));
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{1, 2}));
    lookFor(bench, SearchFor::AnyMove, QStringLiteral("lion"));
    QCOMPARE(bar(bench).words(), QStringLiteral("Nothing of the kind is in the record."));
}

void RecordFindTest::commentsAreFoundByTheirWords() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.window.session().setComment(Game::kStart, QStringLiteral("A study"));
    bench.window.session().setComment(3, QStringLiteral("The mistake"));
    bench.window.action("findInRecord")->trigger();
    lookFor(bench, SearchFor::Comments);
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{0, 3}));
    lookFor(bench, SearchFor::Comments, QStringLiteral("MISTAKE"));
    QCOMPARE(bar(bench).found(), (std::vector<Game::Node>{3}));
    bench.window.session().setComment(3, QString());
    QVERIFY(bar(bench).found().empty());
}

void RecordFindTest::thePositionIsFoundInAnotherLine() {
    WindowBench bench;
    bench.begin("shogi");
    play(bench, {"7g7f", "3c3d", "2g2f", "8c8d"});
    bench.window.session().goToPly(0);
    play(bench, {"2g2f", "8c8d", "7g7f", "3c3d"});
    bench.window.action("findInRecord")->trigger();
    lookFor(bench, SearchFor::Position);
    QCOMPARE(bar(bench).found().size(), std::size_t{2});
    const Game::Node here = bench.game().current();
    bar(bench).next();
    QVERIFY(bench.game().current() != here);
    QCOMPARE(bar(bench).found().size(), std::size_t{2}); // still the position that was asked for
    bar(bench).next();
    QCOMPARE(bench.game().current(), here);
}

void RecordFindTest::theBarClosesAndLeavesWithItsGame() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("findInRecord")->trigger();
    QTest::keyClick(bar(bench).findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!bar(bench).isVisible());
    QVERIFY(bench.window.board().hasFocus());
    bench.window.action("findInRecord")->trigger();
    bench.begin("chu");
    QVERIFY(!bar(bench).isVisible());
}

MUJO_UI_TEST(RecordFindTest)
#include "record_find_test.moc"
