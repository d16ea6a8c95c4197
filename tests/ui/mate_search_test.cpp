// The mate search in the engine pane: its proof as a tree, what it gives way to, and what it says.

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/access_bench.h"
#include "tests/ui/drawn.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/held_computer.h"
#include "tests/ui/seen_scene.h"
#include "tests/ui/ui_test.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/models/mate_tree_model.h"
#include "ui/panes/mate_tree_view.h"
#include "ui/panes/score_graph.h"
#include "ui/session/mate_search.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/reader_language.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::EngineBench;
using ui::testing::HeldComputer;

namespace {

using State = MateSearch::State;

// A gold dropped before the king, where a pawn protects it.
constexpr const char* kOnePly = "4k4/9/4P4/9/9/9/9/9/4K4 b hand=G 1";
// Of the suite of forced wins: the lion mates.
constexpr const char* kLion = "12/4(LN)7/7k4/8p3/12/9q2/2(VM)3L5/12/12/12/6K5/12 b - 1";
// Of the same suite: mate behind one answer.
constexpr const char* kDeep = "3k8/12/12/3(rv)(BT)7/3B8/6(BT)5/12/6(rv)5/12/12/12/8K3 b - 1";
// Wins, and has more moves than a test has time for.
constexpr const char* kEndless = "4k4/9/9/9/9/9/9/9/4K4 b hand=2R2G2B4S4N4L 1";

struct MateBench : EngineBench {
    using EngineBench::EngineBench;

    void beginAt(const char* id, const char* position) {
        GameSetup made = setup(id);
        made.start = *positionFromSfen(made.variant, position);
        begin(made);
    }
    void searchAt(const char* id, const char* position) {
        beginAt(id, position);
        window.action("mateSearch")->trigger();
    }
    [[nodiscard]] MateSearch& mate() { return *window.findChild<MateSearch*>(); }
    [[nodiscard]] MateTreeModel& tree() { return pane().mateModel(); }
    [[nodiscard]] MateTreeView& view() { return pane().mateTree(); }
    [[nodiscard]] QPushButton& searchOn() {
        return *pane().findChild<QPushButton*>(QStringLiteral("mateSearchOn"));
    }
    [[nodiscard]] QString explanation() {
        const auto* label = pane().findChild<QLabel*>(QStringLiteral("engineNoLines"));
        return label->isVisible() ? label->text() : QString();
    }
    void pointAtRow(const QModelIndex& index) {
        view().scrollTo(index);
        QWidget* list = view().viewport();
        const QPointF at = view().visualRect(index).center();
        QMouseEvent move(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(list, &move);
    }
    [[nodiscard]] QString spoken() { return window.announcer().spoken(); }
};

} // namespace

class MateSearchTest : public QObject {
    Q_OBJECT

private slots:
    void aWinIsShownAsATree_data();
    void aWinIsShownAsATree();
    void theMainLineIsOpen();
    void rowsAreShownOnTheBoard();
    void winningMovesAreArrowsOnTheBoard();
    void itIsWorkedByKeysAlone();
    void everythingHasAName();
    void textsFollowTheNotation();
    void anotherPositionBeginsItAnew();
    void noProofOutlivesItsPosition();
    void whatIsRefutedIsSaidInWords();
    void theLimitCanBeRaised();
    void furtherFirstMovesAreAdded();
    void itGivesWayToTheComputer();
    void itWaitsForDialogs();
    void analysisAndMateSearchTakeTurns();
    void aGameThatTheRulesHaveEndedIsNotSearched();
    void aResignedGameIsSearched();
    void whatEndsIt();
    void anotherGameFindsNoLinesOfTheOneBefore();
    void closingTheWindowDuringASearch();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void MateSearchTest::aWinIsShownAsATree_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("depth"); // of the tree, in plies
    QTest::newRow("a drop in Shogi") << "shogi" << kOnePly << "G*5b"
                                     << "decides the game" << 1;
    QTest::newRow("a lion in Chu") << "chu" << kLion << ""
                                   << "decides the game" << 1;
    QTest::newRow("three plies in Chu") << "chu" << kDeep << ""
                                        << "wins in 2 moves" << 3;
}

// First moves, all answers under each, and under an answer the one move that goes on.
void MateSearchTest::aWinIsShownAsATree() {
    QFETCH(const QString, id);
    QFETCH(const QString, position);
    QFETCH(const QString, first);
    QFETCH(const QString, end);
    QFETCH(const int, depth);
    MateBench bench;
    QAbstractItemModelTester tester(&bench.tree(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    bench.mate().setLimits(6000, 6000);
    bench.searchAt(id.toLatin1().constData(), position.toLatin1().constData());
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    QVERIFY(bench.view().isVisible());
    QVERIFY(!bench.pane().lines().isVisible());
    QVERIFY(bench.pane().graph().isVisible());
    MateTreeModel& tree = bench.tree();
    QVERIFY(tree.rowCount() > 0);
    const QModelIndex best = tree.index(0, MateTreeModel::MoveColumn);
    if (!first.isEmpty()) {
        QCOMPARE(best.data().toString(), first);
    }
    QCOMPARE(best.siblingAtColumn(MateTreeModel::EndColumn).data().toString(), end);
    QVERIFY2(bench.pane().status().contains(QStringLiteral("Sente wins")), qPrintable(bench.pane().status()));
    QVERIFY(bench.pane().status().contains(QStringLiteral("positions")));
    QTRY_VERIFY(bench.spoken().contains(QStringLiteral("Sente wins")));
    QCOMPARE(bench.mate().answer()->winning.size(), static_cast<std::size_t>(tree.rowCount()));
    // Down the tree, by the rules of the game.
    Game game = bench.game();
    QModelIndex at = best;
    for (int ply = 1;; ++ply) {
        const std::vector<Move> moves = tree.movesUpTo(at);
        QCOMPARE(static_cast<int>(moves.size()), ply);
        QVERIFY(game.play(moves.back()));
        const bool isAnswer = ply % 2 == 0;
        QCOMPARE(at.data(MateTreeModel::IsAnswerRole).toBool(), isAnswer);
        QVERIFY(!at.data().toString().isEmpty());
        if (tree.rowCount(at) == 0) {
            QCOMPARE(ply, depth);
            break;
        }
        QCOMPARE(tree.rowCount(at), isAnswer ? 1 : static_cast<int>(game.legalMoves().size()));
        at = tree.index(0, MateTreeModel::MoveColumn, at);
    }
    QVERIFY(game.isMate() || game.isOver());
    QVERIFY(bench.game().plies().empty());
}

void MateSearchTest::theMainLineIsOpen() {
    MateBench bench;
    bench.searchAt("chu", kDeep);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    const QModelIndex end = bench.tree().endOfMainLine();
    QCOMPARE(bench.tree().movesUpTo(end).size(), std::size_t{3});
    for (QModelIndex each = end.parent(); each.isValid(); each = each.parent()) {
        QCOMPARE(each.row(), 0);
        QVERIFY(bench.view().isExpanded(each));
    }
    // The answers that hold out longest stand first.
    const QModelIndex first = bench.tree().index(0, 0);
    const auto plies = [](const QModelIndex& answer) {
        return answer.siblingAtColumn(MateTreeModel::EndColumn).data().toString();
    };
    for (int row = 1; row < bench.tree().rowCount(first); ++row) {
        QVERIFY(plies(bench.tree().index(row, 0, first)) <= plies(bench.tree().index(row - 1, 0, first)));
    }
    QVERIFY(!bench.view().isExpanded(bench.tree().index(1, 0, first)));
}

// Pointing at a row shows the line from the position on the board to that move, and changes nothing.
void MateSearchTest::rowsAreShownOnTheBoard() {
    MateBench bench;
    bench.searchAt("chu", kDeep);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    ui::testing::settle();
    const QImage plain = bench.window.board().grab().toImage();
    std::size_t length = 3;
    for (QModelIndex each = bench.tree().endOfMainLine(); each.isValid(); each = each.parent(), --length) {
        bench.pointAtRow(each);
        QTRY_COMPARE(bench.line.size(), length);
        QVERIFY(bench.window.board().grab().toImage() != plain);
        ui::testing::SeenScene scene;
        scene.showGame(&bench.game());
        scene.showLine(bench.line);
        QVERIFY(scene.has(SceneItem::Role::LineMove, bench.line.back().to()));
    }
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(bench.view().viewport(), &leave);
    QVERIFY(bench.line.empty());
    QVERIFY(bench.game().plies().empty());
}

void MateSearchTest::winningMovesAreArrowsOnTheBoard() {
    MateBench bench;
    bench.searchAt("shogi", kOnePly);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    QCOMPARE(bench.candidates.size(), std::size_t{1});
    QCOMPARE(bench.candidates.front().first, bench.mate().answer()->winning.front());
    QCOMPARE(bench.candidates.front().second, sideSign(Side::Sente) + QStringLiteral(" wins"));
    bench.window.action("mateSearch")->trigger();
    QVERIFY(bench.candidates.empty());
    // Dozens of them would hide the board: the shortest are enough.
    bench.mate().setLimits(6000, 6000);
    bench.searchAt("chu", "k11/12/2Q9/1R10/12/8p3/12/12/12/12/12/K11 b - 1");
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    QVERIFY(bench.mate().answer()->winning.size() > 8);
    QTRY_COMPARE(bench.candidates.size(), std::size_t{8});
    QCOMPARE(bench.tree().index(0, MateTreeModel::EndColumn).data().toString(),
             QStringLiteral("decides the game"));
    QCOMPARE(bench.candidates.front().first, bench.tree().movesUpTo(bench.tree().index(0, 0)).front());
}

void MateSearchTest::itIsWorkedByKeysAlone() {
    MateBench bench;
    bench.beginAt("chu", kDeep);
    QVERIFY(bench.activate());
    QTest::keyClick(&bench.window.board(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    ui::testing::settle();
    for (int press = 0; press < 8 && !bench.view().hasFocus(); ++press) {
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_F6);
    }
    QVERIFY(bench.view().hasFocus());
    QTRY_COMPARE(bench.line.size(), std::size_t{1});
    QTest::keyClick(&bench.view(), Qt::Key_Right); // is open: goes on to the first answer
    QCOMPARE(bench.line.size(), std::size_t{2});
    QTest::keyClick(&bench.view(), Qt::Key_Down);
    QCOMPARE(bench.line.size(), std::size_t{3});
    QTest::keyClick(&bench.view(), Qt::Key_Down);
    QCOMPARE(bench.line.size(), std::size_t{2});
    const QModelIndex answer = bench.view().currentIndex();
    QVERIFY(!bench.view().isExpanded(answer));
    QTest::keyClick(&bench.view(), Qt::Key_Right);
    QVERIFY(bench.view().isExpanded(answer));
    QCOMPARE(bench.view().currentIndex(), answer);
    QTest::keyClick(&bench.view(), Qt::Key_Left);
    QVERIFY(!bench.view().isExpanded(answer));
    QTest::keyClick(&bench.view(), Qt::Key_Left);
    QCOMPARE(bench.line.size(), std::size_t{1});
    bench.window.board().setFocus();
    QVERIFY(bench.line.empty());
    QTest::keyClick(&bench.window.board(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bench.mate().isOn());
    QVERIFY(!bench.view().isVisible());
}

void MateSearchTest::everythingHasAName() {
    MateBench bench;
    bench.searchAt("shogi", kOnePly);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    const auto name = [](QObject* object) {
        return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
    };
    QVERIFY(name(&bench.view()).contains(QStringLiteral("Proof")));
    QCOMPARE(bench.tree().index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Sente: G*5b, decides the game"));
    QStringList buttons;
    for (auto* button : bench.pane().findChildren<QToolButton*>()) {
        if (button->isVisible()) {
            buttons << name(button);
        }
    }
    QVERIFY2(buttons.contains(QStringLiteral("Forced win")), qPrintable(buttons.join(u'|')));
    bench.window.action("keys")->trigger();
    const QString keys = bench.window.findChild<QTextBrowser*>()->toPlainText();
    QVERIFY(keys.contains(QStringLiteral("Search for a forced win")));
    QVERIFY(keys.contains(bench.window.action("mateSearch")->shortcut().toString()));
}

void MateSearchTest::textsFollowTheNotation() {
    MateBench bench;
    bench.searchAt("shogi", kOnePly);
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    const QModelIndex first = bench.tree().index(0, 0);
    QCOMPARE(first.data().toString(), QStringLiteral("G*5b"));
    SquareNames::ofProgram().choose(SquareNames::Notation::Japanese);
    const QString kanji = first.data().toString();
    SquareNames::ofProgram().choose(SquareNames::Notation::Western);
    QVERIFY2(kanji.contains(QStringLiteral("金")), qPrintable(kanji));
    QCOMPARE(first.data().toString(), QStringLiteral("G*5b"));
}

void MateSearchTest::anotherPositionBeginsItAnew() {
    MateBench bench;
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    QTRY_VERIFY(bench.mate().positions() > 0);
    QTRY_VERIFY(bench.pane().status().contains(QStringLiteral("positions")));
    bench.playPlain();
    QVERIFY(bench.mate().answer()->proof.empty());
    QCOMPARE(bench.tree().rowCount(), 0);
    // Gote has nothing but its king.
    QTRY_COMPARE(bench.mate().state(), State::Refuted);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote")));
    bench.session().goToPly(0);
    QTRY_VERIFY(!bench.mate().answer()->winning.empty());
    QCOMPARE(bench.mate().state(), State::Searching); // for the other first moves
    QVERIFY(bench.tree().rowCount() > 0);
}

// Others hear of a change before the search does; none of them sees what belonged to the position before.
void MateSearchTest::noProofOutlivesItsPosition() {
    MateBench bench;
    for (const bool isAnotherGame : {false, true}) {
        bench.searchAt("chu", kDeep);
        QTRY_COMPARE(bench.mate().state(), State::Proved);
        QVERIFY(!bench.candidates.empty());
        QSignalSpy added(&bench.tree(), &QAbstractItemModel::rowsInserted);
        bool hasArrows = false;
        QObject listener;
        connect(&bench.pane(), &EnginePane::candidatesChanged, &listener,
                [&](const EnginePane::Candidates& now) { hasArrows = hasArrows || !now.empty(); });
        if (isAnotherGame) {
            bench.begin("wa");
        } else {
            QVERIFY(bench.session().play(*ui::testing::plainMove(bench.game())));
        }
        QVERIFY(added.isEmpty());
        QVERIFY(!hasArrows);
        QCOMPARE(bench.tree().rowCount(), 0);
    }
}

void MateSearchTest::whatIsRefutedIsSaidInWords() {
    MateBench bench;
    bench.begin("shogi");
    bench.window.action("mateSearch")->trigger();
    QTRY_COMPARE(bench.mate().state(), State::Refuted);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Sente has no win by forcing moves alone")));
    QVERIFY(bench.explanation().contains(QStringLiteral("Forcing moves")));
    QTRY_VERIFY(bench.spoken().contains(QStringLiteral("Sente has no win by forcing moves alone.")));
    QVERIFY(!bench.searchOn().isVisible());
    QVERIFY(bench.candidates.empty());
    // Nor is the sentence left below the board when the search is put away.
    const auto* said = bench.window.findChild<QLabel*>(QStringLiteral("statusText"));
    QVERIFY(said->text().contains(QStringLiteral("no win by forcing moves")));
    bench.window.action("mateSearch")->trigger();
    QVERIFY(!said->text().contains(QStringLiteral("no win by forcing moves")));
}

void MateSearchTest::theLimitCanBeRaised() {
    MateBench bench;
    bench.mate().setLimits(40, 100);
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::LimitReached);
    QVERIFY(bench.searchOn().isVisible());
    QVERIFY(bench.explanation().contains(QStringLiteral("Search on")));
    QVERIFY(bench.mate().positions() >= 40);
    bench.searchOn().click();
    QTRY_COMPARE(bench.mate().state(), State::LimitReached);
    QVERIFY(bench.mate().positions() >= 100);
    QVERIFY(!bench.searchOn().isVisible());
    QVERIFY(bench.explanation().contains(QStringLiteral("memory")));
    // Another position begins with the first limit.
    bench.session().goToPly(0);
    bench.playPlain();
    bench.session().goToPly(0);
    QTRY_COMPARE(bench.mate().state(), State::LimitReached);
    QVERIFY(bench.searchOn().isVisible());
}

// A longer search keeps the rows that are there, and what is open in them.
void MateSearchTest::furtherFirstMovesAreAdded() {
    MateBench bench;
    bench.mate().setLimits(3000, 12000);
    bench.searchAt("shogi", "8k/9/7G1/9/9/9/9/9/4K4 b hand=Rp 1");
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    const int before = bench.tree().rowCount();
    const QPersistentModelIndex first(bench.tree().index(0, 0));
    QVERIFY(before > 0);
    QVERIFY(bench.pane().status().contains(QStringLiteral("left open")));
    QVERIFY(bench.searchOn().isVisible());
    bench.searchOn().click();
    QTRY_COMPARE(bench.mate().state(), State::Proved);
    QVERIFY(bench.tree().rowCount() > before);
    QVERIFY(first.isValid());
}

void MateSearchTest::itGivesWayToTheComputer() {
    MateBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = *positionFromSfen(setup.variant, kEndless);
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    bench.window.action("mateSearch")->trigger();
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    bench.playPlain();
    QVERIFY(bench.session().isThinking());
    QCOMPARE(bench.mate().state(), State::Held);
    QVERIFY(bench.pane().status().contains(QStringLiteral("Gote, the computer, is thinking")));
    ui::testing::settle();
    QCOMPARE(bench.mate().positions(), std::uint64_t{0});
    computer.onFinished({1, 0, 1, {}, {Game(*computer.asked()).legalMoves().front()}, {}});
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QTRY_VERIFY(bench.mate().positions() > 0);
}

void MateSearchTest::itWaitsForDialogs() {
    MateBench bench;
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    auto* dialog = new SettingsDialog(bench.settings, bench.window.looks(), &bench.window);
    dialog->open();
    QTRY_COMPARE(bench.mate().state(), State::Held);
    dialog->close();
    QTRY_COMPARE(bench.mate().state(), State::Searching);
}

void MateSearchTest::analysisAndMateSearchTakeTurns() {
    MateBench bench;
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    bench.window.action("analyse")->trigger();
    QVERIFY(bench.analysis().isOn());
    QVERIFY(!bench.mate().isOn());
    QVERIFY(!bench.window.action("mateSearch")->isChecked());
    QTRY_VERIFY(bench.pane().lines().isVisible());
    QVERIFY(!bench.view().isVisible());
    QVERIFY(bench.pane().lineCount().isVisible());
    bench.window.action("mateSearch")->trigger();
    QVERIFY(!bench.analysis().isOn());
    QTRY_VERIFY(bench.view().isVisible());
    QVERIFY(!bench.pane().lineCount().isVisible());
}

// Where the rules have ended it nothing is left to find; what was resigned can be looked into.
void MateSearchTest::aGameThatTheRulesHaveEndedIsNotSearched() {
    MateBench bench;
    bench.searchAt("chu", "k10R/12/12/12/12/12/12/12/12/12/12/11K b - 1");
    QVERIFY(bench.game().isOver()); // a bare king against a rook
    QCOMPARE(bench.mate().state(), State::GameOver);
    QVERIFY(bench.pane().status().contains(QStringLiteral("The game is over")));
}

void MateSearchTest::aResignedGameIsSearched() {
    MateBench bench;
    bench.begin("shogi");
    bench.session().resign();
    bench.window.action("mateSearch")->trigger();
    QVERIFY(bench.mate().state() != State::GameOver);
}

void MateSearchTest::whatEndsIt() {
    MateBench bench;
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    bench.dock().close();
    QTRY_VERIFY(!bench.mate().isOn());
    bench.window.action("mateSearch")->trigger();
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    bench.begin("wa");
    QVERIFY(!bench.mate().isOn());
    QVERIFY(!bench.window.action("mateSearch")->isChecked());
}

// The end of the search gives the keys to the lines that the analysis has found in the game before.
void MateSearchTest::anotherGameFindsNoLinesOfTheOneBefore() {
    MateBench bench;
    bench.analyse("taikyoku");
    QVERIFY(bench.activate());
    QTRY_VERIFY(bench.hasLines());
    bench.window.action("mateSearch")->trigger();
    QTRY_VERIFY(bench.view().isVisible());
    bench.view().setFocus();
    QVERIFY(bench.view().hasFocus());
    bench.begin("tori");
    QVERIFY(bench.line.empty());
    QCOMPARE(bench.pane().model().rowCount(), 0);
}

void MateSearchTest::closingTheWindowDuringASearch() {
    MateBench bench;
    bench.searchAt("shogi", kEndless);
    QTRY_COMPARE(bench.mate().state(), State::Searching);
    QTRY_VERIFY(bench.mate().positions() > 0);
    bench.window.close();
    QVERIFY(!bench.mate().isOn());
    ui::testing::settle();
    QVERIFY(!bench.window.isVisible());
    // And one that goes with the search under way.
    GameSession session;
    ui::testing::TestWindow second(bench.catalog, bench.settings, session, {});
    GameSetup setup = bench.setup("shogi");
    setup.start = *positionFromSfen(setup.variant, kEndless);
    second.begin(setup);
    second.action("mateSearch")->trigger();
    auto* mate = second.findChild<MateSearch*>();
    QTRY_VERIFY(mate->positions() > 0);
}

void MateSearchTest::nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("language");
    QTest::newRow("usual") << QSize(1280, 800) << 100 << "light"
                           << "en";
    QTest::newRow("smaller") << QSize(1100, 800) << 100 << "dark"
                             << "en";
    QTest::newRow("large text") << QSize(1100, 800) << 200 << "light"
                                << "en";
    QTest::newRow("Japanese") << QSize(1100, 800) << 100 << "light"
                              << "ja";
    QTest::newRow("large Japanese") << QSize(1100, 800) << 200 << "light"
                                    << "ja";
}

// Labels and buttons have the room they need, whatever there is to be said.
void MateSearchTest::nothingIsCutOff() {
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const QString, theme);
    QFETCH(const QString, language);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(large);
    installLanguage(*qApp, language);
    {
        MateBench bench(size);
        bench.settings.set(Settings::kColours, choiceOf<Colours>(theme)->value);
        const auto isWhole = [&bench](const char* what) {
            for (QWidget* widget : bench.pane().findChildren<QWidget*>()) {
                const auto* label = qobject_cast<QLabel*>(widget);
                const bool isButton = qobject_cast<QAbstractButton*>(widget) != nullptr;
                if (!widget->isVisible() || (label == nullptr && !isButton) || widget->width() == 0) {
                    continue;
                }
                const bool wraps = label != nullptr && label->wordWrap();
                const int needed =
                    wraps ? widget->heightForWidth(widget->width()) : widget->sizeHint().height();
                if (widget->height() + 1 < needed ||
                    (!wraps && widget->width() + 1 < widget->sizeHint().width())) {
                    qWarning("%s: %s %s", what, widget->metaObject()->className(),
                             qPrintable(widget->objectName()));
                    return false;
                }
            }
            return true;
        };
        const QString name =
            QStringLiteral("mate-%1-%2-%3-%4").arg(size.width()).arg(percent).arg(theme, language);
        bench.mate().setLimits(6000, 6000);
        bench.searchAt("chu", kDeep);
        QTRY_COMPARE(bench.mate().state(), State::Proved);
        ui::testing::settle();
        bench.pointAtRow(bench.tree().index(0, 0, bench.tree().index(0, 0)));
        QVERIFY(ui::testing::isDrawn(bench.window, name + QStringLiteral("-proved")));
        QVERIFY(isWhole("proved"));
        bench.mate().setLimits(50, 100);
        bench.begin("wa");
        bench.window.action("mateSearch")->trigger();
        QTRY_COMPARE(bench.mate().state(), State::Refuted);
        QVERIFY(ui::testing::isDrawn(bench.window, name + QStringLiteral("-refuted")));
        QVERIFY(isWhole("refuted"));
        bench.searchAt("shogi", kEndless);
        QTRY_COMPARE(bench.mate().state(), State::LimitReached);
        QVERIFY(ui::testing::isDrawn(bench.window, name + QStringLiteral("-limit")));
        QVERIFY(isWhole("limit"));
        bench.window.action("mateSearch")->trigger();
        QVERIFY(ui::testing::isDrawn(bench.window, name + QStringLiteral("-off")));
        QVERIFY(isWhole("off"));
    }
    installLanguage(*qApp, QStringLiteral("en"));
    QApplication::setFont(usual);
}

MUJO_UI_TEST(MateSearchTest)
#include "mate_search_test.moc"
