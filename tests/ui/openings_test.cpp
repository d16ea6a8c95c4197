// The openings: what the pane says of a position, from the file of a game and from the games that are kept.

#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>
#include <fstream>

#include "core/openings/openings_file.h"
#include "core/rules/move_text.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/models/openings_model.h"
#include "ui/panes/openings_pane.h"
#include "ui/panes/openings_view.h"
#include "ui/session/engine_bridge.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// A window in which Tori Shogi is a game of the user's own, with these openings beside its file.
struct OpeningsBench : WindowBench {
    explicit OpeningsBench(const QString& moves = known(), QSize size = {1280, 800}) : WindowBench(size) {
        const auto tori = catalog.find("tori")->standard;
        const std::string path = files.filePath(QStringLiteral("tori.json")).toStdString();
        std::ofstream(openingsPath(path)) << head(tori) << moves.toStdString();
        (void)catalog.add(std::string(tori->text()), path);
        QObject::connect(&pane(), &OpeningsPane::linePointed, &context,
                         [this](const std::vector<Move>& shown) { line = shown; });
    }
    static std::string head(const std::shared_ptr<const Variant>& variant) {
        return writeOpenings({OpeningTree(Position::start(variant).key()), "a test", "standard"}, variant);
    }
    static QString known() {
        return QStringLiteral("1 5e5d 3 156 8\n2 5c5d 2 -156 7\n2 3c3d 1 29997 5\n1 3d3c 1 22 9\n");
    }

    [[nodiscard]] OpeningsPane& pane() const { return *window.findChild<OpeningsPane*>(); }
    [[nodiscard]] OpeningsView& view() const { return *window.findChild<OpeningsView*>(); }
    [[nodiscard]] QDockWidget& dock() const {
        return *window.findChild<QDockWidget*>(QStringLiteral("openingsDock"));
    }
    [[nodiscard]] QString words() const { return wordsOf(window); }
    [[nodiscard]] static QString wordsOf(const QWidget& widget) {
        const auto& label = *widget.findChild<QLabel*>(QStringLiteral("openingsWords"));
        return label.isVisible() ? label.text() : QString();
    }
    [[nodiscard]] QPushButton& button(const char* name) const {
        return *window.findChild<QPushButton*>(QLatin1String(name));
    }
    /// The cells of a row, or all that it says to who hears it.
    [[nodiscard]] QString row(int number) const {
        QStringList cells;
        for (int column = 0; column < view().model()->columnCount(); ++column) {
            cells << view().model()->index(number, column).data().toString();
        }
        return cells.join(QStringLiteral(" | "));
    }
    [[nodiscard]] QString spoken(int number) const {
        return view().model()->index(number, 0).data(Qt::AccessibleTextRole).toString();
    }
    [[nodiscard]] int rows() const { return view().isVisible() ? view().model()->rowCount() : 0; }
    [[nodiscard]] Move move(const char* text) {
        const auto parsed = rules::parseMoveText(game().variant(), text);
        return *rules::matchMove(game().position(), game().legalMoves(), *parsed);
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* text : moves) {
            QVERIFY(session.play(move(text)));
        }
    }
    void open() {
        window.action("openingsPane")->trigger();
        dock().raise();
        QTRY_VERIFY(pane().isVisible());
        QTRY_VERIFY(!words().contains(QStringLiteral("read")));
    }
    /// A game of Tori Shogi that is kept; without a winner it is not over.
    void keep(std::initializer_list<const char*> moves, std::optional<Side> loser) {
        begin("tori");
        play(moves);
        if (loser) {
            session.adjudicate(rules::Outcome::wonBy(opponent(*loser), rules::Reason::Adjudication));
        }
    }
    void pointAt(int number) {
        QWidget* list = view().viewport();
        const QPointF at = view().visualRect(view().model()->index(number, 0)).center();
        QMouseEvent event(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(list, &event);
    }

    QTemporaryDir files;
    std::vector<Move> line; ///< that the pane has told the board to show
    QObject context;        ///< of what is heard; goes first
};

} // namespace

class OpeningsTest : public QObject {
    Q_OBJECT

private slots:
    void itIsClosedAtFirstAndTakesNoRoomFromTheBoard();
    void theyStandBelowTheGameWhereBothHaveRoom_data();
    void theyStandBelowTheGameWhereBothHaveRoom();
    void aRowTellsScoreAndGames();
    void ownGamesAreCountedWithTheirResults();
    void theGameOnTheBoardIsNotCounted();
    void whereNothingIsKnownItLeadsBack();
    void aMoveThatIsPointedAtIsShownOnTheBoard();
    void keysPlayAMove();
    void aDoubleClickPlaysAMove();
    void aFileThatIsBrokenIsTold();
    void movesComeBeforeWhatTheirNumbersMean();
    void aMoveThatWasOnlyJudgedHasNoNumberOfGames();
    void otherRulesHaveOtherOpenings();
    void againstAComputerItIsAskedFor();
    void whereAComputerIsToMoveNothingIsPlayed();
    void aSweepLeavesTheOtherColumnsTheirRoom();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void OpeningsTest::itIsClosedAtFirstAndTakesNoRoomFromTheBoard() {
    OpeningsBench bench(OpeningsBench::known(), {1100, 800});
    QVERIFY(!bench.dock().isVisible());
    QVERIFY(!bench.window.action("openingsPane")->isEnabled());
    bench.begin("tai");
    QVERIFY(!bench.dock().isVisible());
    constexpr int kShared = 200; // ms; the columns have given way to the board
    QTest::qWait(kShared);
    const QSize board = bench.window.board().size();
    bench.window.action("openingsPane")->trigger();
    QTRY_VERIFY(bench.pane().isVisible());
    QTest::qWait(kShared);
    QCOMPARE(bench.window.board().size(), board);
    bench.window.action("openingsPane")->trigger();
    QTRY_VERIFY(!bench.pane().isVisible());
    QVERIFY2(bench.window.pane().isVisible(), "the game is back");
    bench.window.action("openingsPane")->trigger();
    bench.window.action("resetLayout")->trigger();
    QTRY_VERIFY(!bench.dock().isVisible());
    QVERIFY(!bench.window.action("openingsPane")->isChecked());
}

void OpeningsTest::theyStandBelowTheGameWhereBothHaveRoom_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("together");
    QTest::newRow("1100x800") << QSize(1100, 800) << true;
    QTest::newRow("1280x800") << QSize(1280, 800) << true;
    QTest::newRow("1280x640") << QSize(1280, 640) << false;
}

void OpeningsTest::theyStandBelowTheGameWhereBothHaveRoom() {
    QFETCH(QSize, size);
    QFETCH(bool, together);
    OpeningsBench bench(OpeningsBench::known(), size);
    bench.begin("tori");
    bench.window.action("openingsPane")->trigger();
    QTRY_VERIFY(bench.pane().isVisible());
    auto* game = bench.window.findChild<QDockWidget*>(QStringLiteral("gameDock"));
    QCOMPARE(bench.window.tabifiedDockWidgets(game).contains(&bench.dock()), !together);
    if (together) {
        QTRY_VERIFY(bench.dock().y() > game->y() + 400); // the players and the moves are seen
        QTRY_VERIFY(bench.dock().height() > 200);
        QVERIFY(bench.window.pane().isVisible());
    }
}

void OpeningsTest::aRowTellsScoreAndGames() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    QCOMPARE(bench.row(0), QStringLiteral("SWx5d | – | 3 | +1.56"));
    QCOMPARE(bench.spoken(0),
             QStringLiteral("Sente: SWx5d; in no game of your library; 3 games of the engine; "
                            "+1.56 for Sente, depth 8"));
    QCOMPARE(bench.view().model()->headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString(),
             QStringLiteral("Games of the engine against itself that went this way"));
    bench.play({"5e5d"});
    QTRY_COMPARE(bench.rows(), 2);
    QVERIFY2(bench.row(0).endsWith(QStringLiteral("| 2 | +1.56")), "all scores are as Sente sees them");
    QVERIFY2(bench.row(1).endsWith(QStringLiteral("| 1 | Gote wins in 2")), qPrintable(bench.row(1)));
}

void OpeningsTest::ownGamesAreCountedWithTheirResults() {
    OpeningsBench bench;
    bench.keep({"5e5d", "5c5d"}, Side::Gote);
    bench.keep({"5e5d", "3c3d"}, Side::Sente);
    bench.keep({"5e5d"}, std::nullopt);
    bench.keep({"1g1f"}, Side::Gote);
    bench.begin("wa");
    bench.playPlain();
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 3);
    QCOMPARE(bench.row(0), QStringLiteral("SWx5d | 3 | 3 | +1.56"));
    QCOMPARE(bench.spoken(0),
             QStringLiteral(
                 "Sente: SWx5d; 3 games of your library, 1 won by Sente, 1 won by Gote, 1 not finished; "
                 "3 games of the engine; +1.56 for Sente, depth 8"));
    QVERIFY2(bench.row(2).endsWith(QStringLiteral("| 1 | – | –")), qPrintable(bench.row(2)));
    QVERIFY(bench.spoken(2).endsWith(
        QStringLiteral("1 game of your library, 1 won by Sente; not looked at by the "
                       "engine")));
}

void OpeningsTest::theGameOnTheBoardIsNotCounted() {
    OpeningsBench bench;
    bench.keep({"5e5d", "5c5d"}, Side::Gote);
    bench.session.goToPly(0);
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    QCOMPARE(bench.row(0), QStringLiteral("SWx5d | – | 3 | +1.56"));
    const QString copy = bench.folder.filePath(QStringLiteral("copy.mujo"));
    QVERIFY(bench.window.saveTo(copy));
    bench.begin("tori"); // now it is one of the others: two files of one game
    QTRY_COMPARE(bench.row(0), QStringLiteral("SWx5d | 1 | 3 | +1.56"));
}

void OpeningsTest::whereNothingIsKnownItLeadsBack() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.open();
    bench.play({"5e5d", "5c5d", "3d3c"});
    QTRY_COMPARE(bench.rows(), 0);
    QCOMPARE(bench.words(),
             QStringLiteral("Nothing is known from here on. The last known position is that after 1 SWx5d."));
    QTest::mouseClick(&bench.button("lastKnownPosition"), Qt::LeftButton);
    QCOMPARE(bench.game().plies().size(), 1U);
    QTRY_COMPARE(bench.rows(), 2);
    bench.begin("chu");
    QTRY_VERIFY(!bench.words().contains(QStringLiteral("read")));
    QVERIFY(!bench.button("lastKnownPosition").isVisible());
}

void OpeningsTest::aMoveThatIsPointedAtIsShownOnTheBoard() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    bench.pointAt(1);
    QCOMPARE(bench.line, std::vector<Move>{bench.move("3d3c")});
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(bench.view().viewport(), &leave);
    QVERIFY(bench.line.empty());
    bench.view().setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(bench.line, std::vector<Move>{bench.move("5e5d")});
    bench.dock().hide();
    QVERIFY2(bench.line.empty(), "what is hidden shows nothing");
}

void OpeningsTest::keysPlayAMove() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QTest::keyClick(&bench.window.board(), Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(bench.rows(), 2);
    bool reached = false;
    for (int press = 0; press < 8 && !reached; ++press) {
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_F6);
        reached = bench.view().hasFocus();
    }
    QVERIFY(reached);
    QTest::keyClick(&bench.view(), Qt::Key_Down);
    QCOMPARE(bench.line, std::vector<Move>{bench.move("3d3c")});
    QTest::keyClick(&bench.view(), Qt::Key_Up);
    const Move first = bench.move("5e5d");
    QTest::keyClick(&bench.view(), Qt::Key_Return);
    QCOMPARE(bench.game().plies().size(), 1U);
    QCOMPARE(bench.game().plies().back().move, first);
    QVERIFY2(bench.view().hasFocus(), "the next one can be chosen at once");
    QTest::keyClick(&bench.view(), Qt::Key_Return);
    QCOMPARE(bench.game().plies().size(), 2U);
    QTRY_COMPARE(bench.rows(), 0);
    QVERIFY2(bench.button("lastKnownPosition").hasFocus(), "and here the way back");
}

void OpeningsTest::aDoubleClickPlaysAMove() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    const QPoint at = bench.view().visualRect(bench.view().model()->index(1, 3)).center();
    QTest::mouseClick(bench.view().viewport(), Qt::LeftButton, {}, at);
    QVERIFY(bench.game().plies().empty());
    QTest::mouseDClick(bench.view().viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(bench.game().plies().size(), 1U);
}

void OpeningsTest::aFileThatIsBrokenIsTold() {
    OpeningsBench bench(QStringLiteral("1 5e5d 3 156 8\n2 5e5d 1 1 1\n"), {1600, 1200});
    bench.keep({"5e5d"}, Side::Gote);
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 1);
    QCOMPARE(
        bench.words(),
        QStringLiteral("The numbers count games: those of your library, and those of the engine against "
                       "itself. The bar shows how they ended: won by Sente on the left, won by Gote on "
                       "the right; unfinished games are hatched. A move with a score alone has been judged, "
                       "but not played.\n"
                       "The file of the openings is not used. In tori.openings:\nThe rules do "
                       "not allow this move here (line 6, character 3)."));
}

void OpeningsTest::movesComeBeforeWhatTheirNumbersMean() {
    OpeningsBench bench;
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    OpeningsPane& pane = bench.pane();
    pane.setParent(nullptr);
    pane.resize(260, 600);
    pane.show();
    QTRY_VERIFY(bench.wordsOf(pane).startsWith(QStringLiteral("The numbers count games")));
    pane.resize(260, 140);
    QTRY_COMPARE(bench.wordsOf(pane), QString());
    const OpeningsView& view = *pane.findChild<OpeningsView*>();
    QTRY_VERIFY(view.viewport()->rect().contains(view.visualRect(view.model()->index(1, 0))));
}

void OpeningsTest::aMoveThatWasOnlyJudgedHasNoNumberOfGames() {
    OpeningsBench bench(QStringLiteral("1 5e5d 3 156 8\n1 3d3c 0 22 9\n"));
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    QVERIFY2(bench.row(1).endsWith(QStringLiteral("| – | +0.22")), qPrintable(bench.row(1)));
    QVERIFY(bench.spoken(1).contains(QStringLiteral("judged by the engine, but in none of its games")));
}

void OpeningsTest::otherRulesHaveOtherOpenings() {
    OpeningsBench bench;
    const auto wa = bench.catalog.find("wa")->standard;
    const std::string path = bench.files.filePath(QStringLiteral("wa.json")).toStdString();
    std::ofstream(openingsPath(path)) << OpeningsBench::head(wa);
    (void)bench.catalog.add(std::string(wa->text()), path);
    GameSetup setup = bench.setup("wa");
    setup.variant = *bench.catalog.load("wa", "no-drops");
    bench.begin(setup);
    bench.open();
    QTRY_VERIFY2(bench.words().endsWith(
                     QStringLiteral("The engine knows the openings by other rules of this game only.")),
                 qPrintable(bench.words()));
}

void OpeningsTest::againstAComputerItIsAskedFor() {
    OpeningsBench bench;
    GameSetup setup = bench.setup("tori");
    setup.seats[Side::Gote] = Seat::computer(1);
    bench.begin("tori");
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    bench.begin(setup); // beside the pane that stands open from before
    QTRY_COMPARE(bench.rows(), 0);
    QVERIFY(bench.words().startsWith(QStringLiteral("The openings would help you")));
    QTest::mouseClick(&bench.button("showOpenings"), Qt::LeftButton);
    QTRY_COMPARE(bench.rows(), 2);
    QVERIFY(!bench.button("showOpenings").isVisible());
    bench.begin(setup);
    QTRY_COMPARE(bench.rows(), 0);
    QVERIFY2(bench.button("showOpenings").isVisible(), "the next game asks again");
    bench.window.action("openingsPane")->trigger(); // closes it
    QVERIFY(!bench.pane().isVisible());
    bench.open();
    QTRY_COMPARE(bench.rows(), 2); // who opens it has asked
    QVERIFY(!bench.button("showOpenings").isVisible());
}

void OpeningsTest::whereAComputerIsToMoveNothingIsPlayed() {
    OpeningsBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {}); // never answers
    GameSetup setup = bench.setup("tori");
    setup.seats[Side::Sente] = Seat::computer(1);
    bench.begin(setup);
    bench.open();
    QTest::mouseClick(&bench.button("showOpenings"), Qt::LeftButton);
    QTRY_COMPARE(bench.rows(), 2);
    bench.view().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&bench.view(), Qt::Key_Return);
    QVERIFY(bench.game().plies().empty());
    QVERIFY(bench.window.status().text().contains(QStringLiteral("whom a computer plays")));
}

// The file of Taikyoku begins with a general that takes a whole line.
void OpeningsTest::aSweepLeavesTheOtherColumnsTheirRoom() {
    OpeningsBench bench(OpeningsBench::known(), {1280, 800});
    bench.begin("taikyoku");
    bench.open();
    QTRY_VERIFY(bench.rows() > 0);
    const OpeningsView& view = bench.view();
    QTRY_VERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
}

void OpeningsTest::nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1100x800") << QSize(1100, 800);
    QTest::newRow("1280x800") << QSize(1280, 800);
}

void OpeningsTest::nothingIsCutOff() {
    QFETCH(QSize, size);
    OpeningsBench bench(OpeningsBench::known(), size);
    bench.keep({"5e5d", "3c3d"}, Side::Gote);
    bench.keep({"5e5d"}, Side::Sente);
    bench.begin("tori");
    bench.play({"5e5d"});
    bench.open();
    QTRY_COMPARE(bench.rows(), 2);
    const OpeningsView& view = bench.view();
    for (int column = 0; column < view.model()->columnCount(); ++column) {
        const int wanted = std::max(view.horizontalHeader()->sectionSizeHint(column), 20);
        QVERIFY2(view.columnWidth(column) >= wanted, qPrintable(QString::number(column)));
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex cell = view.model()->index(row, column);
            const int needed = view.fontMetrics().horizontalAdvance(cell.data().toString());
            QVERIFY2(view.visualRect(cell).width() >= needed, qPrintable(cell.data().toString()));
            QVERIFY(view.viewport()->rect().contains(view.visualRect(cell)));
        }
    }
}

MUJO_UI_TEST(OpeningsTest)
#include "openings_test.moc"
