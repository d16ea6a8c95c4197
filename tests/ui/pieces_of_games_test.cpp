// The set of pieces that a game is shown with, and that of all games.

#include <QMenu>
#include <QTest>
#include <stdexcept>

#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/banner.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::WindowBench;

namespace {

QMenu& piecesMenu(WindowBench& bench) {
    for (auto* menu : bench.window.findChildren<QMenu*>()) {
        if (menu->title() == QStringLiteral("&Pieces")) {
            return *menu;
        }
    }
    throw std::logic_error("there is no menu of pieces");
}

QString checked(WindowBench& bench) {
    for (const QAction* action : piecesMenu(bench).actions()) {
        if (action->isChecked()) {
            return action->data().toString();
        }
    }
    return {};
}

} // namespace

class PiecesOfGamesTest : public QObject {
    Q_OBJECT

private slots:
    void otherPiecesAreThoseOfTheGame();
    void theyCanBecomeThoseOfAllGames();
};

void PiecesOfGamesTest::otherPiecesAreThoseOfTheGame() {
    WindowBench bench;
    bench.begin("chu");
    const QString usual = checked(bench);
    QCOMPARE(bench.settings.value(Settings::kPieces), usual);
    QAction* other = piecesMenu(bench).actions().back();
    QVERIFY(other->data().toString() != usual);
    other->trigger();
    QCOMPARE(bench.window.banner().text(),
             QStringLiteral("These pieces are for this game. The other games keep theirs."));
    bench.window.banner().choose(1);
    QCOMPARE(checked(bench), other->data().toString());
    bench.begin("wa");
    QCOMPARE(checked(bench), usual);
    // What is chosen as for all games tells nothing.
    piecesMenu(bench).actions().front()->trigger();
    QCOMPARE(bench.window.banner().text(), QString());
}

void PiecesOfGamesTest::theyCanBecomeThoseOfAllGames() {
    WindowBench bench;
    bench.begin("chu");
    QAction* other = piecesMenu(bench).actions().back();
    other->trigger();
    bench.window.banner().choose(0);
    QCOMPARE(bench.settings.value(Settings::kPieces), other->data().toString());
    for (const char* id : {"chu", "wa", "tai"}) {
        bench.begin(id);
        QCOMPARE(checked(bench), other->data().toString());
    }
}

MUJO_UI_TEST(PiecesOfGamesTest)
#include "pieces_of_games_test.moc"
