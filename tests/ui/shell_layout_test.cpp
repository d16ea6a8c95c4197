// The window's parts: where they stand and how much of it the board gets.

#include <QAction>
#include <QDockWidget>
#include <QMap>
#include <QMenuBar>
#include <QPointer>
#include <QScrollBar>
#include <QTest>
#include <QTextEdit>
#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_layout.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/bounded_text.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/record_tree.h"
#include "ui/panes/status_line.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

/// Where the board and the docks stand, by name; a dock that is not shown has no place.
QMap<QString, QRect> placesOf(ui::testing::TestWindow& window) {
    QMap<QString, QRect> places;
    places[QStringLiteral("board")] = {window.board().mapTo(&window, QPoint()), window.board().size()};
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        places[dock->objectName()] = dock->isVisible() ? dock->geometry() : QRect();
    }
    return places;
}

/// The board as large as its viewport lets it be.
bool isFilled(const BoardView& view) {
    const BoardLayout& layout = view.layoutOfSquares();
    const double room = std::min(layout.view().width(), layout.view().height());
    const double window = std::min(view.width(), view.height()) - 2 * layout.band() - layout.edge();
    const double side = std::max(layout.board().width(), layout.board().height());
    return side >= 0.97 * room && side >= 0.97 * window;
}

} // namespace

class ShellLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardHasMostOfTheWindow();
    void theLayoutIsKeptAndReset();
    void theBoardFillsWindowsOfEverySize_data();
    void theBoardFillsWindowsOfEverySize();
    void theBoardFollowsMaximisingAndRestoring();
    void zenHidesEverythingAndComesBack();
    void panesThatWerePulledOutGoBeforeTheRest();
    void aQuestionLeavesTheMoveOnTheBoardInSight();
    void aQuestionIsSeenWhole();
    void aFileThatIsOpenedShowsItsLastMoveBesideTheQuestion();
};

// At 1600x1200 the board has 62 % of the width and 85 % of the height.
void ShellLayoutTest::theBoardHasMostOfTheWindow() {
    WindowBench bench({1600, 1200});
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const std::string id = entry.standard->id();
        bench.begin(id.c_str());
        QCOMPARE(bench.window.size(), QSize(1600, 1200));
        const QSize board = bench.window.board().size();
        QVERIFY2(board.width() >= 0.62 * 1600, qPrintable(QString::number(board.width())));
        QVERIFY2(board.height() >= 0.85 * 1200, qPrintable(QString::number(board.height())));
        for (const char* dock : {"studyDock", "gameDock"}) {
            QVERIFY(bench.window.findChild<QDockWidget*>(QLatin1String(dock))->isVisible());
        }
    }
    const auto area = [&](const char* dock) {
        return bench.window.dockWidgetArea(bench.window.findChild<QDockWidget*>(QLatin1String(dock)));
    };
    QCOMPARE(area("studyDock"), Qt::LeftDockWidgetArea);
    QCOMPARE(area("gameDock"), Qt::RightDockWidgetArea);
    bench.window.resize(1280, 800);
    bench.begin("tai");
    QVERIFY(bench.window.board().layoutOfSquares().cellSize() >= 24);
    bench.window.action("enginePane")->trigger(); // whose title stands beside it in a low window
    QTRY_VERIFY(bench.window.board().layoutOfSquares().cellSize() >= 24);
    const auto* engine = bench.window.findChild<QDockWidget*>(QStringLiteral("engineDock"));
    QVERIFY(engine->titleBarWidget()->height() > engine->titleBarWidget()->width());
    bench.window.resize(1280, 1000);
    QTRY_VERIFY(engine->titleBarWidget()->height() < engine->titleBarWidget()->width());
    bench.window.resize(1280, 800);
    QTRY_VERIFY(bench.window.board().layoutOfSquares().cellSize() >= 24);
}

// What was changed is there again after a restart, and the reset brings back what was there at first.
void ShellLayoutTest::theLayoutIsKeptAndReset() {
    using Change = std::function<void(ui::testing::TestWindow&, QDockWidget&, QDockWidget&)>;
    const std::vector<Change> changes{
        [](ui::testing::TestWindow&, QDockWidget& study, QDockWidget&) { study.close(); },
        [](ui::testing::TestWindow& window, QDockWidget& study, QDockWidget& game) {
            window.resizeDocks({&study, &game}, {study.width() + 60, game.width() + 40}, Qt::Horizontal);
        },
        [](ui::testing::TestWindow& window, QDockWidget& study, QDockWidget&) {
            window.addDockWidget(Qt::RightDockWidgetArea, &study);
        },
    };
    for (const Change& change : changes) {
        WindowBench bench({1500, 900});
        bench.begin("wa");
        const auto standard = placesOf(bench.window);
        change(bench.window, *bench.window.findChild<QDockWidget*>(QStringLiteral("studyDock")),
               *bench.window.findChild<QDockWidget*>(QStringLiteral("gameDock")));
        QTRY_VERIFY(placesOf(bench.window) != standard);
        ui::testing::settle();
        const auto changed = placesOf(bench.window);
        if (&change == &changes.front()) {
            bench.window.action("chooseGame")->trigger(); // closed over the start page
        }
        bench.window.close();
        QVERIFY(!bench.settings.value(Settings::kWindowState).isEmpty());

        GameSession game;
        ui::testing::TestWindow second(bench.catalog, bench.settings, game, {});
        second.show();
        second.begin(bench.setup("wa"));
        QTRY_COMPARE(placesOf(second), changed);
        second.action("resetLayout")->trigger();
        QTRY_COMPARE(placesOf(second), standard);
    }
}

void ShellLayoutTest::theBoardFillsWindowsOfEverySize_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 650), QSize(1366, 768), QSize(1600, 1200), QSize(3840, 2160)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

// The board takes 97 % of its viewport, and every piece is seen, in every game.
void ShellLayoutTest::theBoardFillsWindowsOfEverySize() {
    QFETCH(QSize, size);
    WindowBench bench(size);
    constexpr int kSeen = 60;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const std::string id = entry.standard->id();
        bench.begin(id.c_str());
        QCOMPARE(bench.window.size(), size);
        BoardView& view = bench.window.board();
        QVERIFY2(isFilled(view), id.c_str());
        const QImage image = view.grab().toImage();
        for (int i = 0; i < entry.standard->shape().squareCount(); ++i) {
            const Square square(i);
            const int shades = ui::testing::shadesIn(image, view.squareRect(square));
            const bool isSeen = shades >= kSeen;
            QVERIFY2(isSeen != bench.game().position().at(square).isEmpty(),
                     qPrintable(QStringLiteral("%1 %2: %3")
                                    .arg(toQString(id), toQString(entry.standard->shape().name(square)))
                                    .arg(shades)));
        }
    }
}

// Maximised and restored.
void ShellLayoutTest::theBoardFollowsMaximisingAndRestoring() {
    WindowBench bench({900, 650});
    bench.begin("taikyoku");
    const double before = bench.window.board().layoutOfSquares().cellSize();
    const QSize size = bench.window.size();
    bench.window.showMaximized();
    QTRY_VERIFY(bench.window.isMaximized() && bench.window.size() != size);
    ui::testing::settle();
    QVERIFY(isFilled(bench.window.board()));
    QVERIFY(bench.window.board().layoutOfSquares().cellSize() != before);
    bench.window.showNormal();
    QTRY_COMPARE(bench.window.size(), size);
    ui::testing::settle();
    QVERIFY(isFilled(bench.window.board()));
    QCOMPARE(bench.window.board().layoutOfSquares().cellSize(), before);
}

// Z hides all but the board and the status line, and brings back the identical layout, twice.
void ShellLayoutTest::zenHidesEverythingAndComesBack() {
    WindowBench bench;
    bench.begin("hook");
    const auto before = placesOf(bench.window);
    for (int round = 0; round < 2; ++round) {
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(bench.window.board().width(), bench.window.width());
        QVERIFY(bench.window.status().isVisible());
        QVERIFY(!bench.window.menuBar()->isVisible());
        for (const QDockWidget* dock : bench.window.findChildren<QDockWidget*>()) {
            QVERIFY(!dock->isVisible());
        }
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(placesOf(bench.window), before);
        QVERIFY(bench.window.menuBar()->isVisible());
    }
}

// A window of its own is hidden when it is destroyed, and a question moves then: it crashed where the page
// had gone.
void ShellLayoutTest::panesThatWerePulledOutGoBeforeTheRest() {
    struct Watch : QObject {
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Hide) {
                sawAll = board && question;
            }
            return false;
        }
        QPointer<QWidget> board;
        QPointer<QWidget> question;
        std::optional<bool> sawAll;
    } watch;
    {
        WindowBench bench;
        bench.begin("wa");
        bench.playPlain(2);
        auto* dock = bench.window.findChild<QDockWidget*>(QStringLiteral("gameDock"));
        dock->setFloating(true);
        bench.window.action("resign")->trigger();
        ui::testing::settle();
        watch.board = &bench.window.board();
        watch.question = bench.window.findChild<QWidget*>(QStringLiteral("questionBubble"));
        QVERIFY(dock->isWindow() && dock->isVisible() && watch.question->isVisible());
        dock->installEventFilter(&watch);
    }
    QVERIFY(watch.sawAll == true);
}

// The question lies over the lower part of the record, and the latest moves stood behind it.
void ShellLayoutTest::aQuestionLeavesTheMoveOnTheBoardInSight() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.resize(1280, 800);
    bench.playPlain(60);
    const auto* bubble = bench.window.findChild<QWidget*>(QStringLiteral("questionBubble"));
    const auto* list = bench.window.findChild<MoveListView*>();
    const auto bottomOfMove = [&] {
        const QModelIndex last =
            list->model()->index(list->model()->rowCount() - 1, MoveListModel::GoteColumn);
        return list->viewport()->mapTo(&bench.window, list->visualRect(last).bottomLeft()).y();
    };
    const int unasked = bottomOfMove();
    const QMap<QString, QRect> places = placesOf(bench.window);
    bench.window.action("resign")->trigger();
    ui::testing::settle();
    QVERIFY(bubble->isVisible());
    QVERIFY2(bottomOfMove() < bubble->y(),
             qPrintable(QStringLiteral("%1 %2").arg(bottomOfMove()).arg(bubble->y())));
    QVERIFY(unasked > bubble->y()); // the question would hide the move
    QCOMPARE(placesOf(bench.window), places);
    QTest::keyClick(&bench.window.board(), Qt::Key_Escape);
    ui::testing::settle();
    QVERIFY(!bubble->isVisible());
    QCOMPARE(bottomOfMove(), unasked);

    bench.window.action("recordTree")->trigger();
    const auto* tree = bench.window.findChild<RecordTree*>();
    bench.window.action("resign")->trigger();
    ui::testing::settle();
    QVERIFY(tree->isVisible() && bubble->isVisible());
    QVERIFY(tree->mapTo(&bench.window, QPoint(0, tree->height())).y() <= bubble->y());
}

void ShellLayoutTest::aQuestionIsSeenWhole() {
    WindowBench bench({1600, 1200});
    bench.begin("wa");
    auto* text = bench.window.banner().findChild<QTextEdit*>();
    QString title = QStringLiteral("My game");
    for (int words = 0; words < 12; ++words) {
        title += QStringLiteral(" begins");
        bench.window.banner().ask(title, QStringLiteral("Games that have begun before keep their start."),
                                  {{QStringLiteral("Play"), {}}, {QStringLiteral("Later"), {}}},
                                  Banner::Lasts::UntilAnswered);
        ui::testing::settle();
        QVERIFY2(text->verticalScrollBar()->maximum() == 0, qPrintable(title));
        // A bar that came in a narrow place goes again where there is room, and not a pixel more.
        BoundedText alone(8);
        alone.say(text->toPlainText());
        alone.show();
        alone.resize(text->width(), alone.heightForWidth(text->width()) / 2);
        QVERIFY(alone.verticalScrollBar()->isVisible());
        alone.resize(text->width(), alone.heightForWidth(text->width()));
        QVERIFY2(!alone.verticalScrollBar()->isVisible(), qPrintable(title));
    }
}

// The question comes before the list of moves has its place.
void ShellLayoutTest::aFileThatIsOpenedShowsItsLastMoveBesideTheQuestion() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(60);
    GameSetup setup = bench.window.session().setup();
    setup.seats[Side::Gote] = Seat::computer(1); // who opens it is asked whether to go on
    bench.window.session().setSetup(setup);
    const QString path = bench.folder.filePath(QStringLiteral("played.mujo"));
    QVERIFY(bench.window.saveTo(path));
    WindowBench other;
    QVERIFY(other.window.openFile(path));
    ui::testing::settle();
    const auto* bubble = other.window.findChild<QWidget*>(QStringLiteral("questionBubble"));
    const auto* list = other.window.findChild<MoveListView*>();
    QVERIFY(bubble->isVisible());
    const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, MoveListModel::GoteColumn);
    const int bottom = list->viewport()->mapTo(&other.window, list->visualRect(last).bottomLeft()).y();
    QVERIFY2(bottom < bubble->y(), qPrintable(QStringLiteral("%1 %2").arg(bottom).arg(bubble->y())));
}

MUJO_UI_TEST(ShellLayoutTest)
#include "shell_layout_test.moc"
