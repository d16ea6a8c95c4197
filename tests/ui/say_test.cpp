#include <QAction>
#include <QLineEdit>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/access_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/panes/question_line.h"
#include "ui/session/game_clock.h"

using namespace mujo;
using namespace mujo::ui;

using ui::testing::Notifications;

namespace {

/// Shogi with a king each, two pawns and a rook, some of them near each other.
constexpr const char* kFew = "4k4/9/4p4/4R4/9/9/P8/9/4K4 b 2Pg 1";
/// Chu: a lion that can take two pieces.
constexpr const char* kLion = "6k5/12/12/12/7p4/6g5/5N6/12/12/12/12/6K5 b - 1";

struct Heard : ui::testing::AccessBench {
    Heard() : ui::testing::AccessBench() { window.activateWindow(); }

    void start(const char* game, const char* position) {
        GameSetup made = setup(game);
        made.start = positionFromSfen(made.variant, position).value();
        begin(made);
        (void)told.take();
    }
    void start(const char* game) {
        begin(game);
        (void)told.take();
    }
    Square at(const char* name) { return *game().position().shape().parse(name, SquareStyle::Shogi); }
    /// What a command says; it stands in the status line as well.
    QString ask(const char* command) {
        window.action(command)->trigger();
        const QString words = told.take().join(QLatin1Char('|'));
        if (words != window.status().text()) {
            return QStringLiteral("the line has: ") + window.status().text();
        }
        return words;
    }
    /// The same with an answer to what the command asks for.
    QString ask(const char* command, const char* text) {
        window.action(command)->trigger();
        auto* line = window.findChild<QuestionLine*>();
        if (!line->isVisible() || line->accessibleName().isEmpty()) {
            return QStringLiteral("nothing is asked for");
        }
        line->setText(QString::fromUtf8(text));
        QTest::keyClick(line, Qt::Key_Return);
        return told.take().join(QLatin1Char('|'));
    }

    Notifications told;
};

} // namespace

/// What those who hear the board can ask for.
class SayTest : public QObject {
    Q_OBJECT

private slots:
    void theLastMove();
    void whereAPieceStands();
    void whatStandsOnALine();
    void theMovesOfAPiece();
    void whatAttacksAndDefendsASquare();
    void handsAndClocks();
    void whatCanBeDoneNow();
    void theSwitchesOfTheBoardSayWhatTheyDo();
    void theKeysOfTheMenu();
};

void SayTest::theLastMove() {
    Heard bench;
    bench.start("shogi");
    QCOMPARE(bench.ask("sayLastMove"), QStringLiteral("No move has been played. Sente to move."));
    bench.window.board().clickSquare(bench.at("7g"));
    bench.window.board().clickSquare(bench.at("7f"));
    (void)bench.told.take();
    const QString words = bench.ask("sayLastMove");
    QCOMPARE(words, QStringLiteral("Move 1. Sente: Pawn goes to 7f. Gote to move."));
    QCOMPARE(bench.ask("sayLastMove"), words); // as often as one likes
}

void SayTest::whereAPieceStands() {
    Heard bench;
    bench.start("shogi", kFew);
    QCOMPARE(bench.ask("sayWhereIs", "pawn"),
             QStringLiteral("Sente: Pawn on 9g. Sente has 2 Pawn in hand. Gote: Pawn on 5c."));
    QCOMPARE(bench.ask("sayWhereIs", "king"), QStringLiteral("Sente: King on 5i. Gote: King on 5a."));
    QCOMPARE(bench.ask("sayWhereIs", "飛"), QStringLiteral("Sente: Rook on 5d."));
    QCOMPARE(bench.ask("sayWhereIs", "Bishop"), QStringLiteral("No Bishop is left in the game."));
    // The line waits for another name, and Esc closes it.
    QCOMPARE(bench.ask("sayWhereIs", "elephant"),
             QStringLiteral("No piece of this game is called \"elephant\"."));
    auto* line = bench.window.findChild<QuestionLine*>();
    QVERIFY(line->isVisible());
    QCOMPARE(line->selectedText(), QStringLiteral("elephant"));
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!line->isVisible());
}

void SayTest::whatStandsOnALine() {
    Heard bench;
    bench.start("shogi", kFew);
    QCOMPARE(bench.ask("sayWhatStands", "5"),
             QStringLiteral("File 5: 5i Sente King, 5d Sente Rook, 5c Gote Pawn, 5a Gote King."));
    QCOMPARE(bench.ask("sayWhatStands", "G"), QStringLiteral("Rank g: 9g Sente Pawn."));
    QCOMPARE(bench.ask("sayWhatStands", "e"), QStringLiteral("Rank e: empty."));
    QVERIFY(
        bench.ask("sayWhatStands", "5c").startsWith(QStringLiteral("5c, Gote Pawn; attacked by Rook on 5d")));
    QVERIFY(bench.ask("sayWhatStands", "z").contains(QStringLiteral("no file, rank or square")));
    QTest::keyClick(bench.window.findChild<QuestionLine*>(), Qt::Key_Escape);
    bench.window.board().setFlipped(true);
    QCOMPARE(bench.ask("sayWhatStands", "5"),
             QStringLiteral("File 5: 5a Gote King, 5c Gote Pawn, 5d Sente Rook, 5i Sente King."));
}

void SayTest::theMovesOfAPiece() {
    Heard bench;
    bench.start("shogi", kFew);
    QVERIFY(bench.ask("sayMoves").contains(QStringLiteral("No square is chosen")));
    bench.window.board().setFocus();
    bench.window.board().goToSquare(bench.at("9g"));
    QCOMPARE(bench.ask("sayMoves"), QStringLiteral("Pawn on 9g: goes to 9f."));
    QVERIFY(!bench.window.board().input().hasSelection());
    bench.window.board().goToSquare(bench.at("9e"));
    QCOMPARE(bench.ask("sayMoves"), QStringLiteral("9e is empty."));
    bench.window.board().goToSquare(bench.at("5d"));
    const QString rook = bench.ask("sayMoves");
    QVERIFY2(rook.startsWith(QStringLiteral("Rook on 5d: takes Pawn on 5c; goes to ")), qPrintable(rook));
    // Step by step through a lion's move.
    bench.start("chu", kLion);
    bench.window.board().goToSquare(bench.at("7g"));
    const QString lion = bench.ask("sayMoves");
    QVERIFY2(lion.contains(QStringLiteral("takes Gold General on 6f and may go on")), qPrintable(lion));
    bench.window.board().clickSquare(bench.at("7g"));
    bench.window.board().clickSquare(bench.at("6f"));
    (void)bench.told.take();
    const QString second = bench.ask("sayMoves");
    QVERIFY2(second.contains(QStringLiteral("takes Pawn on 5e")), qPrintable(second));
    QVERIFY2(second.contains(QStringLiteral("may stop here")), qPrintable(second));
}

void SayTest::whatAttacksAndDefendsASquare() {
    Heard bench;
    bench.start("shogi", kFew);
    bench.window.board().setFocus();
    bench.window.board().goToSquare(bench.at("5d"));
    QCOMPARE(bench.ask("sayThreats"),
             QStringLiteral("5d, Sente Rook; attacked by Pawn on 5c; not defended."));
}

void SayTest::handsAndClocks() {
    Heard bench;
    bench.start("shogi", kFew);
    QCOMPARE(bench.ask("sayHands"),
             QStringLiteral("Sente has 2 Pawn in hand. Gote has 1 Gold General in hand."));
    QCOMPARE(bench.ask("sayClocks"), QStringLiteral("There is no clock in this game."));
    GameSetup timed = bench.setup("chu");
    TimeControl control;
    control.main = std::chrono::minutes(10);
    timed.time = GameTime(control);
    bench.begin(timed);
    (void)bench.told.take();
    const QString clocks = bench.ask("sayClocks");
    QVERIFY2(clocks.startsWith(QStringLiteral("Sente: ")) &&
                 clocks.contains(QStringLiteral("Gote: 10 minutes")),
             qPrintable(clocks));
    QVERIFY(bench.ask("sayHands").contains(QStringLiteral("do not come back")));
}

void SayTest::whatCanBeDoneNow() {
    Heard bench;
    bench.start("shogi", kFew);
    QCOMPARE(bench.ask("sayStep"), QStringLiteral("Sente to move."));
    bench.window.board().clickSquare(bench.at("9g"));
    const QString prompt = bench.told.take().join(QString());
    QCOMPARE(bench.ask("sayStep"), prompt + QLatin1Char('.'));
    bench.window.board().clickSquare(bench.at("9g"));
    bench.window.board().clickSquare(bench.at("5d"));
    bench.window.board().clickSquare(bench.at("5c"));
    (void)bench.told.take();
    const QString choice = bench.ask("sayStep");
    QVERIFY2(choice.contains(QStringLiteral("1: Promote to")) &&
                 choice.contains(QStringLiteral("2: Remain Rook")),
             qPrintable(choice));
}

void SayTest::theSwitchesOfTheBoardSayWhatTheyDo() {
    Heard heard;
    heard.start("shogi", kFew);
    QCOMPARE(
        heard.ask("hanging"),
        QStringLiteral("Pieces in danger are marked from now on; H ends it. 2 pieces in danger, marked by "
                       "triangles: point at one to see by what."));
    QCOMPARE(heard.ask("hanging"), QStringLiteral("Pieces in danger are no longer marked."));
    QCOMPARE(heard.ask("mobility"),
             QStringLiteral("The number on a piece tells how many squares it reaches; N ends it."));
    QCOMPARE(heard.ask("mobility"), QStringLiteral("The pieces no longer show how many squares they reach."));
    heard.start("shogi");
    QVERIFY(heard.ask("hanging").contains(QStringLiteral("No piece of either side is in danger")));
    heard.ask("hanging");
}

void SayTest::theKeysOfTheMenu() {
    Heard bench;
    bench.start("chu");
    bench.window.board().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QTest::keyClick(&bench.window.board(), Qt::Key_L, Qt::ShiftModifier);
    QCOMPARE(bench.told.take(), QStringList{QStringLiteral("No move has been played. Sente to move.")});
    QTest::keyClick(&bench.window.board(), Qt::Key_W, Qt::ShiftModifier);
    auto* line = bench.window.findChild<QuestionLine*>();
    QVERIFY(line->hasFocus());
    // Letters are text there.
    QTest::keyClicks(line, QStringLiteral("Lion"));
    QCOMPARE(line->text(), QStringLiteral("Lion"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(bench.told.take(), QStringList{QStringLiteral("Sente: Lion on 7j. Gote: Lion on 6c.")});
    QVERIFY(bench.window.board().hasFocus());
}

MUJO_UI_TEST(SayTest)
#include "say_test.moc"
