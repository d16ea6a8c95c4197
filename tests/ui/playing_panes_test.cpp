// What stands beside the board while one plays: the buttons, the record and its steps, the pieces in hand and
// those that have fallen.

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_layout.h"
#include "ui/board/hand_view.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/fallen_view.h"
#include "ui/panes/icon_row.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/record_tree.h"
#include "ui/session/move_words.h"

using namespace mujo;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

constexpr const char* kLionAmongEnemies = "11k/12/12/12/12/4g7/5p6/5(LN)6/12/12/12/K11 b - 1";

void begin(WindowBench& bench, const char* id, const char* position) {
    GameSetup setup = bench.setup(id);
    setup.start = positionFromSfen(setup.variant, position).value();
    bench.begin(setup);
}

void play(WindowBench& bench, const char* text) {
    const auto parsed = rules::parseMoveText(bench.game().variant(), text);
    const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
    QVERIFY2(move.hasValue(), text);
    QVERIFY(bench.window.session().play(*move));
}

QToolButton& button(WindowBench& bench, const char* name) {
    for (auto* each : bench.window.pane().findChildren<QToolButton*>()) {
        if (each->accessibleName() == QLatin1String(name)) {
            return *each;
        }
    }
    qFatal("no button %s", name);
}

std::size_t plies(WindowBench& bench) {
    return bench.game().plies().size();
}

QString situation(WindowBench& bench) {
    return bench.window.status().findChild<ElidedLabel*>(QStringLiteral("situation"))->whole();
}

QMenu* menu(WindowBench& bench, const char* name) {
    return bench.window.findChild<QMenu*>(QLatin1String(name));
}

QAction* entry(QMenu& menu, const char* text) {
    for (QAction* action : menu.actions()) {
        if (action->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
            return action;
        }
    }
    return nullptr;
}

} // namespace

class PlayingPanesTest : public QObject {
    Q_OBJECT

private slots:
    void buttonsHaveWordsInLargeWindows();
    void aRowLeadsThroughTheRecord();
    void theRecordIsPlayed();
    void movesAreCountedInOneWay();
    void movesAreSentences_data();
    void movesAreSentences();
    void longSweepsAreShortSentences();
    void aLongMoveUsesTheRoomBesideIt();
    void theFrameOfTheFocusIsNotScrolledWithTheMoves();
    void piecesInHandAreNearlyAsLargeAsOnTheBoard();
    void fallenPiecesAreShownWhereTheyDoNotComeBack();
    void theRecordEndsWithTheResult();
    void whatCanBeDoneWithAPieceInHand();
    void whatCanBeDoneWithAMove();
    void whatCanBeDoneWithTheStudiedPiece();
    void theStudyBeginsAnewWithAGame();
    void aPieceThatTurnsStaysTheStudiedOne();
    void aRuleThatIsAskedForIsBroughtIntoView();
};

void PlayingPanesTest::buttonsHaveWordsInLargeWindows() {
    WindowBench bench({1200, 800});
    bench.begin("wa");
    const auto style = [&] { return button(bench, "Take back").toolButtonStyle(); };
    QCOMPARE(style(), Qt::ToolButtonIconOnly);
    bench.window.resize(1280, 800);
    QTRY_COMPARE(style(), Qt::ToolButtonTextBesideIcon);
    ui::testing::settle();
    for (const char* name : {"Take back", "Hint", "Flip the board", "Offer a draw", "Resign", "Move now"}) {
        const QToolButton& each = button(bench, name);
        const int words = each.fontMetrics().horizontalAdvance(each.text());
        QVERIFY2(each.width() >= each.iconSize().width() + words + 6, name);
        QVERIFY2(!each.toolTip().isEmpty(), name);
    }
    bench.window.resize(1200, 800);
    QTRY_COMPARE(style(), Qt::ToolButtonIconOnly);
}

void PlayingPanesTest::aRowLeadsThroughTheRecord() {
    WindowBench bench;
    bench.begin("wa");
    QVERIFY(!button(bench, "Step back").isVisible()); // there is no record yet
    bench.playPlain(4);
    const auto press = [&](const char* name, std::size_t expected) {
        QTest::mouseClick(&button(bench, name), Qt::LeftButton);
        QCOMPARE(plies(bench), expected);
    };
    QVERIFY(!button(bench, "Step forward").isEnabled());
    press("Step back", 3);
    press("To the start", 0);
    QVERIFY(!button(bench, "Step back").isEnabled());
    press("Step forward", 1);
    press("To the end", 4);
    QVERIFY(button(bench, "Step back").toolTip().contains(QStringLiteral("Ctrl+[")));
}

// A move at once and then one after the other, to the end; anything done on the board ends it.
void PlayingPanesTest::theRecordIsPlayed() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    QToolButton& playing = button(bench, "Play the record");
    QTest::mouseClick(&playing, Qt::LeftButton); // from the start, since this is the end
    QCOMPARE(plies(bench), std::size_t{1});
    QVERIFY(playing.isChecked());
    QTRY_COMPARE(plies(bench), std::size_t{2});
    QTRY_COMPARE(plies(bench), std::size_t{3});
    QVERIFY(!playing.isChecked());
    // From where one is.
    bench.window.session().goToPly(1);
    QTest::mouseClick(&playing, Qt::LeftButton);
    QCOMPARE(plies(bench), std::size_t{2});
    QVERIFY(playing.isChecked());
    QTest::mouseClick(&bench.window.board(), Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(!playing.isChecked());
    bench.window.session().goToPly(0);
    QTest::mouseClick(&playing, Qt::LeftButton);
    bench.window.session().goToPly(2); // another place in the record
    QVERIFY(!playing.isChecked());
    QTest::mouseClick(&playing, Qt::LeftButton);
    QCOMPARE(plies(bench), std::size_t{3}); // the last move of the line
    QVERIFY(!playing.isChecked());
}

// As the record numbers them: the moves of both sides share a number.
void PlayingPanesTest::movesAreCountedInOneWay() {
    WindowBench bench;
    bench.begin("wa");
    const auto expect = [&](int number) {
        QVERIFY2(situation(bench).contains(QStringLiteral("move %1 ").arg(number)),
                 qPrintable(situation(bench)));
        QCOMPARE(nextMoveNumber(bench.game()), number);
    };
    expect(1);
    bench.playPlain();
    expect(1);
    bench.playPlain(2);
    expect(2);
    const MoveListModel& moves = bench.window.pane().moves();
    QCOMPARE(moves.index(moves.indexOfPly(3).row(), MoveListModel::NumberColumn).data().toInt(), 2);
    QVERIFY(numberedMoveText(bench.game(), bench.game().onLine(3)).startsWith(QStringLiteral("2 ")));
    QCOMPARE(movesCounted(3), 2);
    bench.playPlain();
    expect(3);
    QCOMPARE(movesCounted(4), 2);
    bench.window.action("chooseGame")->trigger();
    const auto banners = bench.window.startPage().findChildren<Banner*>();
    const bool isTold = std::any_of(banners.begin(), banners.end(), [](const Banner* banner) {
        return banner->text().contains(QStringLiteral("move 3"));
    });
    QVERIFY(isTold);
    // A game in which Gote begins.
    begin(bench, "wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 w - 1");
    expect(1);
    bench.playPlain();
    expect(2);
    QCOMPARE(moveNumber(bench.game(), bench.game().current()), 1);
    bench.playPlain(2);
    const int played = movesCounted(bench.game().plies().size());
    QCOMPARE(played, 2);
    bench.window.session().resign();
    QVERIFY2(situation(bench).endsWith(QStringLiteral(" · over after %1 moves").arg(played)),
             qPrintable(situation(bench)));
}

void PlayingPanesTest::movesAreSentences_data() {
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("two captures") << "7h7g8f"
                                  << "Lion takes Pawn on 7g and Gold General on 8f, ending on 8f.";
    QTest::newRow("igui") << "7h7g7h"
                          << "Lion takes Pawn on 7g, staying on 7h.";
    QTest::newRow("capture") << "7h7g"
                             << "Lion takes Pawn on 7g.";
    QTest::newRow("capture and away") << "7h7g6f"
                                      << "Lion takes Pawn on 7g, ending on 6f.";
    QTest::newRow("quiet") << "7h5h"
                           << "Lion goes to 5h.";
}

void PlayingPanesTest::movesAreSentences() {
    QFETCH(QString, move);
    QFETCH(QString, sentence);
    WindowBench bench;
    begin(bench, "chu", kLionAmongEnemies);
    play(bench, move.toLatin1().constData());
    QCOMPARE(moveSentence(bench.game(), bench.game().current()), sentence);
    const QString tip = bench.window.pane().moves().indexOfPly(1).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(sentence), qPrintable(tip));
    QVERIFY2(tip.startsWith(moveText(bench.game(), bench.game().current())), qPrintable(tip));
}

// Seven names are more than one reads in a line.
void PlayingPanesTest::longSweepsAreShortSentences() {
    WindowBench bench;
    bench.begin("taikyoku");
    const auto parsed = rules::parseMoveText(bench.game().variant(), "18gg6u");
    const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
    QCOMPARE(
        adviceInWords(bench.game(), *move),
        QStringLiteral("Sente: Vice General goes to 6u, removes 7 of its own pieces, from Golden Bird on "
                       "17ff to Pawn on 11z"));
    play(bench, "18gg6u");
    QCOMPARE(moveSentence(bench.game(), bench.game().current()),
             QStringLiteral("Vice General goes to 6u, removing 7 of its own pieces, from Golden Bird on 17ff "
                            "to Pawn on 11z."));
}

void PlayingPanesTest::aLongMoveUsesTheRoomBesideIt() {
    WindowBench bench;
    begin(bench, "chu", kLionAmongEnemies);
    play(bench, "7h7g8f");
    MoveListView& list = bench.window.pane().moveList();
    QFont large = list.font();
    large.setPointSizeF(large.pointSizeF() * 2); // LNx7gx8f is wider than its column
    list.setFont(large);
    ui::testing::settle();
    const QModelIndex first = bench.window.pane().moves().indexOfPly(1);
    const QRect cell = list.visualRect(first);
    QVERIFY(QFontMetrics(large).horizontalAdvance(first.data().toString()) > cell.width());
    QCOMPARE(list.indexAt(cell.center()), first);
    QCOMPARE(list.indexAt(cell.center() + QPoint(cell.width() / 2 + 4, 0)), first); // in the other column
    QCOMPARE(list.indexAt(cell.center() + QPoint(cell.width() + cell.width() / 2 - 2, 0)),
             first.siblingAtColumn(MoveListModel::GoteColumn));
}

// A part that is scrolled is painted anew: else the frame would be scrolled with it.
void PlayingPanesTest::theFrameOfTheFocusIsNotScrolledWithTheMoves() {
    struct Painted : QObject {
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Paint) {
                region += static_cast<QPaintEvent*>(event)->region();
            }
            return false;
        }
        QRegion region;
    };
    WindowBench bench;
    bench.begin("wa");
    Random random(4);
    for (int ply = 0; ply < 80 && !bench.game().isOver(); ++ply) {
        const auto& legal = bench.game().legalMoves();
        QVERIFY(bench.window.session().play(Move(legal[random.below(legal.size())])));
    }
    MoveListView& list = bench.window.pane().moveList();
    bench.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    list.setFocus();
    ui::testing::settle();
    QVERIFY(list.hasFocus() && list.verticalScrollBar()->maximum() > 0);
    Painted painted;
    list.viewport()->installEventFilter(&painted);
    do { // until nothing else is waiting to be painted
        painted.region = {};
        ui::testing::settle();
    } while (!painted.region.isEmpty());
    list.verticalScrollBar()->setValue(list.verticalScrollBar()->value() - 1);
    QTRY_VERIFY(!painted.region.isEmpty());
    QVERIFY(QRegion(list.viewport()->rect()).subtracted(painted.region).isEmpty());
}

void PlayingPanesTest::piecesInHandAreNearlyAsLargeAsOnTheBoard() {
    WindowBench bench;
    begin(bench, "wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=2(SP)(OC)(sp) 1");
    HandView& hand = bench.window.pane().panel(Side::Sente).hand();
    const double cell = bench.window.board().layoutOfSquares().fitCellSize();
    QVERIFY2(hand.cellSide() >= 0.8 * cell, qPrintable(QString::number(hand.cellSide())));
    bench.window.resize(900, 600);
    ui::testing::settle();
    const double smaller = bench.window.board().layoutOfSquares().fitCellSize();
    QVERIFY(smaller < cell);
    QVERIFY(hand.cellSide() >= 0.8 * smaller && hand.cellSide() <= smaller);
    QVERIFY(hand.height() >= hand.cellSide());
    // Many kinds are smaller, in two rows.
    begin(bench, "wa",
          "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b "
          "hand=2(SP)(OC)(LH)(VS)(FG)(RR)(SW)(CM)(BD)(CE)(FF)(TF) 1");
    QVERIFY(hand.heightForWidth(hand.width()) <= 3 * hand.cellSide());
    // Where there is less room than that they are smaller still, and none is cut.
    HandView low(Side::Sente, bench.window.session());
    low.resize(200, 40);
    for (const char* id : {"SP", "OC", "LH", "VS", "FG", "RR", "SW", "CM", "BD", "CE", "FF", "TF"}) {
        QVERIFY2(low.rect().contains(low.pieceRect(*bench.game().variant().find(id))), id);
    }
    const auto* holding =
        bench.window.pane().panel(Side::Sente).findChild<QLabel*>(QStringLiteral("holding"));
    QCOMPARE(holding->text(), QStringLiteral("in hand: 13"));
    // Nothing in hand is told, too.
    begin(bench, "wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b - 1");
    QVERIFY(hand.isVisible());
    QCOMPARE(hand.accessibleDescription(), QStringLiteral("empty"));
    QCOMPARE(holding->text(), QStringLiteral("nothing in hand"));
}

void PlayingPanesTest::fallenPiecesAreShownWhereTheyDoNotComeBack() {
    WindowBench bench;
    begin(bench, "chu", kLionAmongEnemies);
    PlayerPanel& panel = bench.window.pane().panel(Side::Gote); // who loses them
    auto* balance =
        bench.window.pane().panel(Side::Sente).findChild<QLabel*>(QStringLiteral("materialBalance"));
    auto* heading = panel.findChild<QLabel*>(QStringLiteral("lostHeading"));
    QTRY_VERIFY2(balance->isVisible(), "the sides of this position are unlike from the first");
    const QString before = balance->text();
    // Its room is there before anything is lost, so that the buttons below stay where they are.
    QVERIFY(panel.fallen().isVisible() && panel.fallen().isEmpty());
    QCOMPARE(heading->text(), QStringLiteral("Lost: nothing"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const int height = panel.height();
    play(bench, "7h7g8f");
    QTRY_VERIFY(!panel.fallen().isEmpty());
    QCOMPARE(panel.fallen().accessibleDescription(), QStringLiteral("Gold General, Pawn")); // by worth
    QVERIFY(bench.window.pane().panel(Side::Sente).fallen().isEmpty());
    QTRY_VERIFY(balance->isVisible() && balance->text() != before);
    QVERIFY2(balance->text().endsWith(QStringLiteral(" points ahead")), qPrintable(balance->text()));
    QCOMPARE(balance->accessibleDescription(), balance->toolTip().simplified());
    QVERIFY(heading->isVisible());
    QCOMPARE(heading->text(), QStringLiteral("Lost:"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(panel.height(), height);
    QVERIFY2(balance->toolTip().startsWith(QStringLiteral("The pieces of Sente are together worth")),
             qPrintable(balance->toolTip()));
    QVERIFY(!panel.hand().isVisible());
    QTest::mouseClick(&panel.fallen(), Qt::LeftButton, {}, QPoint(10, 10));
    QVERIFY(bench.window.study().piece() == Piece({*bench.game().variant().find("G"), Side::Gote}));
    // A game that is gone on with shows what it has lost, also where that is what was shown before.
    const Game same = bench.game();
    bench.window.session().restore(same, bench.setup("chu"));
    QTRY_COMPARE(panel.fallen().accessibleDescription(), QStringLiteral("Gold General, Pawn"));
    bench.window.session().takeBack();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QVERIFY(panel.fallen().isVisible() && panel.fallen().isEmpty());
    QCOMPARE(heading->text(), QStringLiteral("Lost: nothing"));
    QCOMPARE(panel.fallen().accessibleDescription(), QString());
    QCOMPARE(panel.height(), height);
    begin(bench, "chu", kLionAmongEnemies);
    QVERIFY(panel.fallen().isEmpty());
    // In a game with drops they are in hand.
    bench.begin("wa");
    QVERIFY(!panel.fallen().isVisible() && panel.hand().isVisible());
}

void PlayingPanesTest::theRecordEndsWithTheResult() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    auto* result = bench.window.pane().findChild<QLabel*>(QStringLiteral("recordResult"));
    QVERIFY(!result->isVisible());
    bench.window.session().resign();
    QVERIFY(result->isVisible());
    QVERIFY2(result->text().contains(QStringLiteral("Sente")) &&
                 result->text().contains(QStringLiteral("resign")),
             qPrintable(result->text()));
    bench.window.session().goToPly(1); // of the game, wherever the board stands in it
    QVERIFY(result->isVisible());
    for (const char* id : {"resign", "offerDraw"}) {
        QVERIFY(!bench.window.action(id)->isEnabled());
    }
    bench.begin("wa");
    QVERIFY(!result->isVisible());
}

void PlayingPanesTest::whatCanBeDoneWithAPieceInHand() {
    WindowBench bench;
    begin(bench, "wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=2(SP)(sp) 1");
    const PieceTypeId pawn = *bench.game().variant().find("SP");
    HandView& mine = bench.window.pane().panel(Side::Sente).hand();
    emit mine.menuAsked(pawn, bench.window.mapToGlobal(QPoint(40, 40)));
    QTRY_VERIFY(menu(bench, "handMenu") != nullptr);
    QVERIFY(entry(*menu(bench, "handMenu"), "Pick it up to drop it")->isEnabled());
    entry(*menu(bench, "handMenu"), "Study it")->trigger();
    QVERIFY(bench.window.study().piece() == Piece({pawn, Side::Sente}));
    entry(*menu(bench, "handMenu"), "Pick it up to drop it")->trigger();
    QVERIFY(bench.window.board().input().selectedInHand() == pawn);
    menu(bench, "handMenu")->close();
    QTRY_VERIFY(menu(bench, "handMenu") == nullptr);
    emit bench.window.pane()
        .panel(Side::Gote)
        .hand()
        .menuAsked(pawn, bench.window.mapToGlobal(QPoint(40, 40)));
    QTRY_VERIFY(menu(bench, "handMenu") != nullptr);
    QVERIFY(!entry(*menu(bench, "handMenu"), "Pick it up to drop it")->isEnabled());
    menu(bench, "handMenu")->close();
}

void PlayingPanesTest::whatCanBeDoneWithAMove() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(5);
    emit bench.window.pane().moveList().menuAsked(bench.game().onLine(3),
                                                  bench.window.mapToGlobal(QPoint(40, 40)));
    QTRY_VERIFY(menu(bench, "moveMenu") != nullptr);
    const auto text = [&](std::size_t ply) { return moveText(bench.game(), bench.game().onLine(ply)); };
    entry(*menu(bench, "moveMenu"), "Copy the game up to here")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("1 %1  %2  2 %3").arg(text(1), text(2), text(3)));
    entry(*menu(bench, "moveMenu"), "Go here")->trigger();
    QCOMPARE(plies(bench), std::size_t{3});
    menu(bench, "moveMenu")->close();
}

void PlayingPanesTest::whatCanBeDoneWithTheStudiedPiece() {
    WindowBench bench;
    bench.begin("wa");
    PieceStudy& study = bench.window.study();
    study.showPiece(bench.game().position().at(bench.game().position().royals(Side::Sente).front()).piece());
    emit study.menuAsked(bench.window.mapToGlobal(QPoint(40, 40)));
    QTRY_VERIFY(menu(bench, "studyMenu") != nullptr);
    entry(*menu(bench, "studyMenu"), "Copy what is said of it")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), study.words());
    entry(*menu(bench, "studyMenu"), "Find it on the board")->trigger();
    QVERIFY(bench.window.findBar().isVisible());
    entry(*menu(bench, "studyMenu"), "Rules of the game here")->trigger();
    QVERIFY(!study.piece());
    menu(bench, "studyMenu")->close();
}

void PlayingPanesTest::theStudyBeginsAnewWithAGame() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.study().showPiece(
        bench.game().position().at(bench.game().position().royals(Side::Sente).front()).piece());
    QVERIFY(bench.window.study().piece());
    bench.begin("wa");
    QVERIFY(!bench.window.study().piece());
}

/// Forwards it is what it has become, and after a step back what it was.
void PlayingPanesTest::aPieceThatTurnsStaysTheStudiedOne() {
    WindowBench bench;
    begin(bench, "shogi", "4k4/9/9/6P2/9/9/9/9/4K4 b - 1");
    const PieceStudy& study = bench.window.study();
    const Square from = *bench.game().variant().shape().parse("3d");
    const Piece pawn = bench.game().position().at(from).piece();
    bench.window.study().showPiece(pawn, from);
    play(bench, "3d3c+");
    QCOMPARE(study.piece()->type, *bench.game().variant().find("+P"));
    play(bench, "5a4a");
    bench.window.session().takeBack();
    QCOMPARE(study.piece()->type, *bench.game().variant().find("+P"));
    bench.window.session().takeBack();
    QVERIFY(study.piece() == pawn);
    QCOMPARE(study.square(), std::optional(from));
}

void PlayingPanesTest::aRuleThatIsAskedForIsBroughtIntoView() {
    WindowBench bench;
    bench.begin("taikyoku");
    PieceStudy& study = bench.window.study();
    const QScrollBar& bar = *study.verticalScrollBar();
    int last = 0;
    for (const int rule : {3, 8}) {
        study.showRules(rule);
        QTRY_VERIFY(bar.value() > last + study.viewport()->height() / 4 && bar.value() < bar.maximum());
        last = bar.value();
    }
    study.showRules(0);
    QTRY_VERIFY(bar.value() < study.viewport()->height() / 2);
}

MUJO_UI_TEST(PlayingPanesTest)
#include "playing_panes_test.moc"
