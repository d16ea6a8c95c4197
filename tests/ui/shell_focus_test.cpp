// Where the keys go, and how one gets out of what has come up.

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/window_room.h"
#include "ui/panes/banner.h"
#include "ui/panes/dock_title.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/status_line.h"

using namespace mujo;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

QDockWidget* dock(WindowBench& bench, const char* name) {
    return bench.window.findChild<QDockWidget*>(QLatin1String(name));
}

bool isMarked(WindowBench& bench, const char* name) {
    return qobject_cast<DockTitle*>(dock(bench, name)->titleBarWidget())->isMarked();
}

void pressEscape(WindowBench& bench) {
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Escape);
}

} // namespace

class ShellFocusTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstWindowFitsItsScreen();
    void aClosedPaneHandsTheKeysToTheBoard();
    void zenLeavesTheKeysWithTheBoard();
    void thePaneInUseIsMarked();
    void nextPaneComesRoundToTheBoard();
    void threatsAreSeenFromThePanes();
    void escapeLetsABannerGo();
    void escapeAnswersNoOffer();
    void aPastedTextIsToldInFewWords();
    void pastedMovesOpenAsAGameOfTheirOwn();
    void noMenuHasALetterTwice();
    void escapeLetsTheTitleOfAMenuGo();
};

void ShellFocusTest::theFirstWindowFitsItsScreen() {
    for (const QSize room : {QSize(1276, 768), QSize(1276, 688), QSize(1362, 736), QSize(796, 568)}) {
        QCOMPARE(firstWindowSize(room), room);
    }
    QCOMPARE(firstWindowSize({2556, 1408}), QSize(1600, 1200));
}

void ShellFocusTest::aClosedPaneHandsTheKeysToTheBoard() {
    WindowBench bench;
    bench.begin("wa");
    for (const char* name : {"engineDock", "gameDock", "studyDock"}) {
        QDockWidget* pane = dock(bench, name);
        pane->show();
        ui::testing::settle();
        QList<QWidget*> parts = pane->findChildren<QWidget*>();
        const auto taker = std::find_if(parts.begin(), parts.end(), [](const QWidget* part) {
            return part->isVisible() && part->isEnabled() && part->focusPolicy() != Qt::NoFocus &&
                   part->focusProxy() == nullptr;
        });
        QVERIFY2(taker != parts.end(), name);
        (*taker)->setFocus();
        QVERIFY(pane->isAncestorOf(bench.window.focusWidget()));
        pane->toggleViewAction()->trigger();
        QVERIFY(!pane->isVisible());
        QVERIFY2(bench.window.board().hasFocus(), name);
    }
}

void ShellFocusTest::zenLeavesTheKeysWithTheBoard() {
    WindowBench bench;
    bench.begin("chu");
    bench.window.study().setFocus();
    bench.window.action("zen")->trigger();
    QVERIFY(bench.window.board().hasFocus());
    bench.window.action("zen")->trigger();
    QVERIFY(bench.window.board().hasFocus());
}

void ShellFocusTest::thePaneInUseIsMarked() {
    WindowBench bench;
    bench.begin("chu");
    QVERIFY(!isMarked(bench, "studyDock") && !isMarked(bench, "gameDock"));
    bench.window.study().setFocus();
    QVERIFY(isMarked(bench, "studyDock"));
    QVERIFY(!isMarked(bench, "gameDock"));
    bench.window.board().setFocus();
    QVERIFY(!isMarked(bench, "studyDock"));
}

// The engine pane as well, which has no lines before it was asked for any.
void ShellFocusTest::nextPaneComesRoundToTheBoard() {
    WindowBench bench;
    for (const char* id : {"chu", "wa"}) {
        bench.begin(id);
        dock(bench, "engineDock")->show();
        ui::testing::settle();
        QSet<QString> marked;
        int steps = 0;
        do {
            bench.window.action("nextPane")->trigger();
            for (const char* name : {"engineDock", "studyDock"}) {
                if (isMarked(bench, name)) {
                    marked.insert(QLatin1String(name));
                }
            }
            QVERIFY(++steps <= 6);
        } while (!bench.window.board().hasFocus());
        QCOMPARE(marked.size(), 2);
    }
}

void ShellFocusTest::threatsAreSeenFromThePanes() {
    WindowBench bench;
    bench.begin("chu");
    bench.window.study().setFocus();
    const QImage plain = bench.window.board().grab().toImage();
    QTest::keyPress(bench.window.focusWidget(), Qt::Key_T);
    QVERIFY(bench.window.board().grab().toImage() != plain);
    QTest::keyRelease(bench.window.focusWidget(), Qt::Key_T);
    QVERIFY(bench.window.board().grab().toImage() == plain);
    QVERIFY(!bench.window.board().hasFocus());
}

void ShellFocusTest::escapeLetsABannerGo() {
    WindowBench bench;
    bench.begin("wa");
    const QString before = bench.window.status().text();
    QVERIFY(!bench.window.startFromText(QStringLiteral("11/11/?? b - 1")));
    QVERIFY(!bench.window.banner().text().isEmpty());
    QVERIFY(bench.window.status().text() != before);
    pressEscape(bench);
    QVERIFY(bench.window.banner().text().isEmpty());
    QCOMPARE(bench.window.status().text(), before); // what it told is gone with it
    bench.window.action("resign")->trigger();
    pressEscape(bench);
    QVERIFY(bench.window.banner().text().isEmpty());
    QVERIFY(!bench.game().isOver());
}

// Neither accepting nor declining changes nothing.
void ShellFocusTest::escapeAnswersNoOffer() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("offerDraw")->trigger();
    const QString offer = bench.window.banner().text();
    QVERIFY(!offer.isEmpty());
    pressEscape(bench);
    QCOMPARE(bench.window.banner().text(), offer);
}

void ShellFocusTest::aPastedTextIsToldInFewWords() {
    WindowBench bench;
    bench.begin("chu");
    QVERIFY(!bench.window.startFromText(QStringLiteral("just some words")));
    QVERIFY(!bench.window.banner().text().contains(QStringLiteral("error:")));
    bench.begin("wa");
    const std::string wa = sfen(bench.game().position());
    bench.begin("tai");
    QVERIFY(!bench.window.startFromText(QString::fromStdString(wa.substr(wa.find(']') + 1))));
    const QString told = bench.window.banner().text();
    QVERIFY2(told.count(QLatin1Char('\n')) <= 6, qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("more")), qPrintable(told));
}

// Against the computer moves are not added; what somebody has copied can be looked at all the same.
void ShellFocusTest::pastedMovesOpenAsAGameOfTheirOwn() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("chu");
    setup.seats[Side::Gote] = Seat::computer(2);
    bench.begin(setup);
    QGuiApplication::clipboard()->setText(QStringLiteral("P-8h P-8e P-5h"));
    bench.window.action("pastePosition")->trigger();
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("cannot be added")),
             qPrintable(bench.window.banner().text()));
    QVERIFY(bench.game().plies().empty());
    bench.window.banner().choose(0);
    QTRY_COMPARE(bench.game().line().size(), std::size_t{3});
    QVERIFY(bench.window.session().isHuman(Side::Gote));
}

void ShellFocusTest::noMenuHasALetterTwice() {
    WindowBench bench;
    QList<QWidget*> menus{bench.window.menuBar()};
    for (QMenu* menu : bench.window.menuBar()->findChildren<QMenu*>()) {
        menus << menu;
    }
    QVERIFY(menus.size() > 5);
    for (const QWidget* menu : menus) {
        QSet<QChar> letters;
        for (const QAction* action : menu->actions()) {
            const auto at = action->text().indexOf(QLatin1Char('&'));
            if (at >= 0) {
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
                letters.insert(letter);
            }
        }
    }
}

// Of a menu that the mouse has opened; after one that was opened by keys the title stays chosen, as
// everywhere.
void ShellFocusTest::escapeLetsTheTitleOfAMenuGo() {
    WindowBench bench;
    bench.begin("wa");
    QMenuBar& bar = *bench.window.menuBar();
    bar.setNativeMenuBar(false);
    QAction* game = bar.actions().front();
    const auto close = [&] {
        QTRY_VERIFY(game->menu()->isVisible());
        QTest::keyClick(game->menu(), Qt::Key_Escape);
        QVERIFY(!game->menu()->isVisible());
        settle();
    };
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(game).center());
    close();
    QCOMPARE(bar.activeAction(), nullptr);
    QTest::keyClick(&bar, Qt::Key_F10);
    bar.setActiveAction(game);
    QTest::keyClick(&bar, Qt::Key_Down);
    close();
    QCOMPARE(bar.activeAction(), game);
}

MUJO_UI_TEST(ShellFocusTest)
#include "shell_focus_test.moc"
