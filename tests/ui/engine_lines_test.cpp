// What the engine found: its lines on the board, the scores of the game.

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QHelpEvent>
#include <QImage>
#include <QMenu>
#include <QTest>
#include <QToolTip>

#include "tests/ui/engine_bench.h"
#include "tests/ui/seen_scene.h"
#include "tests/ui/ui_test.h"
#include "ui/panes/score_graph.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::answering;
using ui::testing::EngineBench;

namespace {

using Role = SceneItem::Role;

} // namespace

class EngineLinesTest : public QObject {
    Q_OBJECT

private slots:
    void aLineIsPreviewed();
    void ofALongLineTheLastMovesHaveArrows();
    void aLineIsPreviewedByKeys();
    void aLineGoesIntoTheRecord();
    void theTipHasTheWholeLine();
    void movesOfAnotherGameAreNotShown();
    void candidatesAreOnTheBoard();
    void arrowsKeepOffTheKanji_data();
    void arrowsKeepOffTheKanji();
    void scoresAreAsSenteSeesThem();
    void theGraphFollowsTheGame();
    void aClickOnTheGraphGoesToThePly();
    void theGraphIsReadOut();
    void theGraphTellsOfTwoEngines();
};

// Pointing at a move of a line shows the line on the board as far as there, and changes nothing.
void EngineLinesTest::aLineIsPreviewed() {
    for (const char* id : {"wa", "tai", "taikyoku"}) {
        EngineBench bench;
        bench.begin(id);
        const auto key = bench.game().position().key();
        const std::vector<Move> moves = bench.analyseLine(3);
        const QImage plain = bench.window.board().grab().toImage();
        for (int column = 1; column <= 3; ++column) {
            bench.pointAt(0, column);
            QTRY_COMPARE(static_cast<int>(bench.line.size()), column);
            QVERIFY(bench.window.board().grab().toImage() != plain);
            ui::testing::SeenScene scene;
            scene.showGame(&bench.game());
            scene.showLine(bench.line);
            const Move& last = moves[static_cast<std::size_t>(column - 1)];
            QCOMPARE(scene.line().back().way.front(), last.from());
            QCOMPARE(scene.line().back().way.back(), last.to());
            QVERIFY(scene.has(Role::LineMove, last.to()));
            QVERIFY(!scene.withRole(Role::LineGhost).empty() || !scene.withRole(Role::LineVictim).empty());
        }
        bench.pointAt(0, 0); // the score stands for the whole line
        QTRY_COMPARE(bench.line.size(), std::size_t{3});
        QCOMPARE(bench.game().position().key(), key);
        QVERIFY(bench.game().plies().empty());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.pane().lines().viewport(), &leave);
        QVERIFY(bench.line.empty());
        bench.pointAt(0, 2);
        QTRY_COMPARE(bench.line.size(), std::size_t{2});
        // Another position forgets it.
        ui::testing::SeenScene scene;
        scene.showGame(&bench.game());
        scene.showLine(bench.line);
        QCOMPARE(scene.line().size(), std::size_t{2});
        bench.session().play(moves.front());
        scene.showGame(&bench.game());
        QVERIFY(scene.line().empty());
    }
}

// As far as the eighth move there is an arrow for each of the last six; what the first two did is seen.
void EngineLinesTest::ofALongLineTheLastMovesHaveArrows() {
    EngineBench bench;
    bench.begin("tai");
    Game ahead = bench.game();
    std::vector<Move> moves;
    for (int i = 0; i < 8; ++i) {
        moves.push_back(*ui::testing::plainMove(ahead));
        ahead.play(moves.back());
    }
    ui::testing::SeenScene scene;
    scene.showGame(&bench.game());
    scene.showLine(moves);
    QCOMPARE(scene.line().size(), std::size_t{8});
    QCOMPARE(scene.withRole(Role::LineMove).size(), 6);
    QVERIFY(scene.has(Role::LineMove, moves.back().to()));
}

void EngineLinesTest::aLineIsPreviewedByKeys() {
    EngineBench bench;
    bench.analyse("wa");
    QVERIFY(bench.activate());
    QTRY_VERIFY(bench.hasLines() && bench.pane().model().columnCount() > 3);
    EngineLinesView& lines = bench.pane().lines();
    bench.window.action("analyse")->trigger(); // stays as it is now
    lines.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(!bench.line.empty());
    QTest::keyClick(&lines, Qt::Key_Right);
    QCOMPARE(bench.line.size(), std::size_t{1});
    QTest::keyClick(&lines, Qt::Key_Right);
    QCOMPARE(bench.line.size(), std::size_t{2});
    QTest::keyClick(&lines, Qt::Key_Down);
    QCOMPARE(lines.currentIndex().row(), 1);
    QVERIFY(!bench.line.empty());
    bench.window.board().setFocus();
    QVERIFY(bench.line.empty());
}

// As a line beside the game, and as text into the clipboard; not where a computer would have to play it.
void EngineLinesTest::aLineGoesIntoTheRecord() {
    EngineBench bench;
    bench.begin("wa");
    const std::vector<Move> moves = bench.analyseLine(3);
    QStringList names;
    Game ahead = bench.game();
    for (const Move& move : moves) {
        ahead.play(move);
        names << moveText(ahead, ahead.current());
    }
    QAbstractItemView& view = bench.pane().lines();
    const auto choose = [&](const QString& words) {
        emit view.customContextMenuRequested(view.visualRect(view.model()->index(0, 1)).center());
        const auto menus = bench.pane().findChildren<QMenu*>();
        for (QAction* action : menus.back()->actions()) {
            if (action->text().remove(QLatin1Char('&')) == words && action->isEnabled()) {
                menus.back()->close();
                action->trigger();
                return true;
            }
        }
        menus.back()->close();
        return false;
    };
    QVERIFY(choose(QStringLiteral("Copy this line")));
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QString& name : names) {
        QVERIFY2(copied.contains(name), qPrintable(copied));
    }
    QVERIFY(choose(QStringLiteral("Put this line into the record")));
    QVERIFY(bench.game().plies().empty()); // the position shown stays
    QCOMPARE(bench.game().line().size(), moves.size());
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    if (!bench.hasLines()) {
        bench.window.action("analyse")->trigger();
    }
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(!choose(QStringLiteral("Put this line into the record")));
}

// Where it ends in the sign of what has no room; a move that is seen needs no tip.
void EngineLinesTest::theTipHasTheWholeLine() {
    EngineBench bench;
    bench.begin("wa");
    (void)bench.analyseLine(EngineLinesModel::kMostMoves);
    QAbstractItemView& view = bench.pane().lines();
    QWidget& seen = *view.viewport();
    const auto tipAt = [&](const QPoint& at) {
        QHelpEvent event(QEvent::ToolTip, at, seen.mapToGlobal(at));
        QApplication::sendEvent(&seen, &event);
        return QToolTip::text();
    };
    const int middle = view.visualRect(view.model()->index(0, 1)).center().y();
    const QString whole = tipAt({seen.width() - 3, middle});
    QCOMPARE(whole.split(QLatin1Char(' ')).size(), qsizetype{EngineLinesModel::kMostMoves});
    for (int column = 1; column <= EngineLinesModel::kMostMoves; ++column) {
        const QString move = view.model()->index(0, column).data().toString();
        QVERIFY2(whole.contains(move), qPrintable(move));
    }
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    QVERIFY(tipAt(view.visualRect(view.model()->index(0, 1)).center()).isEmpty());
}

// Who tells of lines may hear of another game later than the board does.
void EngineLinesTest::movesOfAnotherGameAreNotShown() {
    const Catalog catalog{std::filesystem::path()};
    const Game small(catalog.find("wa")->standard);
    const Game large(catalog.find("taikyoku")->standard);
    ui::testing::SeenScene scene;
    scene.showGame(&small);
    for (const Move& move :
         large.legalMoves()) { // from squares that the small board does not have, most of them
        scene.showLine({move});
        scene.showCandidates({{move, QStringLiteral("+1")}});
        const std::vector<Move> legal = small.legalMoves();
        const bool isLegal = std::find(legal.begin(), legal.end(), move) != legal.end();
        QCOMPARE(scene.line().size(), isLegal ? 1U : 0U);
        QCOMPARE(scene.candidates().size(), isLegal ? 1U : 0U);
    }
    // Of a line the part that is legal.
    const Move first = small.legalMoves().front();
    scene.showLine({first, first});
    QCOMPARE(scene.line().size(), std::size_t{1});
}

// The first moves stand on the board with their scores, and can be switched off.
void EngineLinesTest::candidatesAreOnTheBoard() {
    EngineBench bench;
    bench.begin("wa");
    bench.analysis().engine().setStarter(answering(42));
    const QImage plain = bench.window.board().grab().toImage();
    bench.window.action("analyse")->trigger();
    QTRY_COMPARE(bench.candidates.size(), std::size_t{3});
    QVERIFY(bench.window.board().grab().toImage() != plain);
    ui::testing::SeenScene scene;
    scene.showGame(&bench.game());
    scene.showCandidates(bench.candidates);
    QCOMPARE(scene.withRole(Role::Candidate).front().text, QStringLiteral("+0.4"));
    const Move first = bench.game().legalMoves().front();
    QCOMPARE(scene.candidates().front().way.front(), first.from());
    QCOMPARE(scene.candidates().front().way.back(), first.to());
    bench.pane().arrows().click();
    QVERIFY(bench.candidates.empty());
    QVERIFY(!bench.settings.value(Settings::kEngineArrows));
    bench.pane().arrows().click();
    QCOMPARE(bench.candidates.size(), std::size_t{3});
    bench.window.action("analyse")->trigger();
    QVERIFY(bench.candidates.empty());
}

void EngineLinesTest::arrowsKeepOffTheKanji_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"wa", "hook", "tenjiku", "tai"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// 5.4: no mark covers the middle of a piece, whatever the arrows pass over.
void EngineLinesTest::arrowsKeepOffTheKanji() {
    QFETCH(const QString, id);
    EngineBench bench;
    bench.begin(id.toLatin1().constData());
    BoardView& board = bench.window.board();
    const Position& position = bench.game().position();
    const QImage bare = board.grab().toImage();
    const std::vector<Move>& legal = bench.game().legalMoves();
    int drawn = 0;
    for (std::size_t first = 0; first < legal.size(); first += legal.size() / 12 + 1) {
        std::vector<std::pair<Move, QString>> candidates;
        for (std::size_t i = first; i < std::min(first + 5, legal.size()); ++i) {
            candidates.emplace_back(legal[i], QStringLiteral("+0.5"));
        }
        board.showCandidates(candidates);
        const QImage marked = board.grab().toImage();
        drawn += marked == bare ? 0 : 1;
        for (int i = 0; i < position.shape().squareCount(); ++i) {
            const QRect cell = board.squareRect(Square(i));
            const int margin = cell.width() / 4;
            const QRect middle = cell.adjusted(margin, margin, -margin, -margin);
            QVERIFY(position.at(Square(i)).isEmpty() || marked.copy(middle) == bare.copy(middle));
        }
    }
    QVERIFY(drawn > 5);
}

void EngineLinesTest::scoresAreAsSenteSeesThem() {
    QCOMPARE(scoreInWords(scoreForSente(35, Side::Sente)), QStringLiteral("+0.35"));
    QCOMPARE(scoreInWords(scoreForSente(35, Side::Gote)), QStringLiteral("−0.35"));
    QCOMPARE(scoreInWords(0), QStringLiteral("0.00"));
    QCOMPARE(scoreInWords(kEndScore - 1), QStringLiteral("Sente wins in 1"));
    QCOMPARE(scoreInWords(kEndScore - 5), QStringLiteral("Sente wins in 3"));
    QCOMPARE(scoreInWords(-kEndScore + 4), QStringLiteral("Gote wins in 2"));
    QCOMPARE(shortScore(-149), QStringLiteral("−1.5"));
    QCOMPARE(shortScore(-3), QStringLiteral("0.0")); // nothing has no sign
    QCOMPARE(shortScore(kEndScore - 5), sideSign(Side::Sente) + QStringLiteral(" wins"));
    QCOMPARE(shortScore(-kEndScore + 5), sideSign(Side::Gote) + QStringLiteral(" wins"));
}

// Scores stay with their positions, and the graph shows those of the line on the board.
void EngineLinesTest::theGraphFollowsTheGame() {
    EngineBench bench;
    bench.begin("wa");
    bench.dock().show();
    bench.playPlain(4);
    bench.analysis().engine().setStarter(answering(30));
    bench.window.action("analyse")->trigger();
    const auto known = [&](std::size_t ply) {
        return ply <= bench.game().line().size() && bench.scoreAt(ply).has_value();
    };
    for (const int ply : {4, 1, 2}) {
        bench.session().goToPly(ply);
        QTRY_VERIFY(known(static_cast<std::size_t>(ply)));
    }
    QVERIFY(!known(3));
    QCOMPARE(bench.scoreAt(1), -30);
    QCOMPARE(bench.scoreAt(2), 30);
    QCOMPARE(bench.pane().graph().lastPly(), 4);
    QCOMPARE(bench.pane().graph().current(), 2);
    bench.window.action("analyse")->trigger();
    const Move next = bench.game().following().front().move;
    const auto other = std::find_if(bench.game().legalMoves().begin(), bench.game().legalMoves().end(),
                                    [&](const Move& move) { return !(move == next); });
    bench.session().play(Move(*other));
    QVERIFY(known(1) && known(2));
    QVERIFY(!known(3) && !known(4));
    QCOMPARE(bench.pane().graph().lastPly(), 3);
    bench.begin("wa");
    QVERIFY(!known(0) && !known(1));
}

// Click on the graph sets the node.
void EngineLinesTest::aClickOnTheGraphGoesToThePly() {
    EngineBench bench;
    bench.begin("wa");
    bench.dock().show();
    bench.playPlain(20);
    ui::testing::settle();
    ScoreGraph& graph = bench.pane().graph();
    for (const int ply : {7, 0, 20, 13}) {
        QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.pointOf(ply).toPoint());
        QCOMPARE(static_cast<int>(bench.game().plies().size()), ply);
        QCOMPARE(graph.current(), ply);
    }
    const auto press = [&](Qt::Key key, int expected) {
        QTest::keyClick(&graph, key);
        QCOMPARE(static_cast<int>(bench.game().plies().size()), expected);
    };
    press(Qt::Key_Left, 12);
    press(Qt::Key_Right, 13);
    press(Qt::Key_PageDown, 20);
    press(Qt::Key_Home, 0);
    press(Qt::Key_End, 20);
}

void EngineLinesTest::theGraphTellsOfTwoEngines() {
    EngineBench bench;
    GameSetup setup = bench.setup("wa");
    const Seat::Hosted sparrow{QStringLiteral("Sparrow"), QStringLiteral("cat")};
    const Seat::Hosted finch{QStringLiteral("Finch"), QStringLiteral("cat")};
    const auto tells = [&bench, &setup](const Seat& sente, const Seat& gote) {
        setup.seats = {sente, gote};
        bench.begin(setup);
        if (!bench.pane().isVisible()) {
            bench.window.action("enginePane")->trigger();
        }
        ui::testing::settle();
        return bench.pane().graph().accessibleName().contains(QStringLiteral("two engines"));
    };
    QVERIFY(!tells(Seat::human(), Seat{sparrow}));
    QVERIFY(tells(Seat{finch}, Seat{sparrow}));
    QVERIFY(!tells(Seat{finch}, Seat{finch}));
    QVERIFY(tells(Seat::computer(1), Seat{finch}));
    QVERIFY(!tells(Seat::computer(1), Seat::computer(2)));
}

void EngineLinesTest::theGraphIsReadOut() {
    EngineBench bench;
    bench.begin("wa");
    bench.dock().show();
    bench.analysis().engine().setStarter(answering(25));
    bench.playPlain();
    bench.window.action("analyse")->trigger();
    ScoreGraph& graph = bench.pane().graph();
    const QString words =
        QStringLiteral("After %1: −0.25").arg(numberedMoveText(bench.game(), bench.game().current()));
    QTRY_COMPARE(graph.words(1), words);
    QAccessibleInterface* about = QAccessible::queryAccessibleInterface(&graph);
    QVERIFY(about != nullptr && !about->text(QAccessible::Name).isEmpty());
    QCOMPARE(about->text(QAccessible::Value), words);
    QVERIFY(about->valueInterface() != nullptr);
    QCOMPARE(about->valueInterface()->currentValue().toInt(), 1);
    QCOMPARE(about->valueInterface()->maximumValue().toInt(), 1);
    about->valueInterface()->setCurrentValue(0);
    QVERIFY(bench.game().plies().empty());
    QHelpEvent help(QEvent::ToolTip, graph.pointOf(1).toPoint(),
                    graph.mapToGlobal(graph.pointOf(1).toPoint()));
    QApplication::sendEvent(&graph, &help);
    QCOMPARE(QToolTip::text(), words);
    QAccessibleInterface* lines = QAccessible::queryAccessibleInterface(&bench.pane().lines());
    QVERIFY(!lines->text(QAccessible::Name).isEmpty());
    QTRY_VERIFY(bench.hasLines());
    QVERIFY(bench.pane()
                .model()
                .index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Sente")));
}

MUJO_UI_TEST(EngineLinesTest)
#include "engine_lines_test.moc"
