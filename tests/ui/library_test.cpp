// The library: what it lists, and what can be done with a game there.

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "core/game/time_control.h"
#include "core/position/sfen.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/library_dialog.h"
#include "ui/dialogs/small_board.h"
#include "ui/models/kept_games_model.h"
#include "ui/session/game_clock.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// A window that has kept a finished game of Wa and one of Hook that is not over, and has saved one of Sho in
/// a file elsewhere; a game of Shogi is on the board.
struct LibraryBench : WindowBench {
    LibraryBench() : WindowBench({1280, 800}, keptIn()) {
        play("wa", 6, QStringLiteral("Anna"));
        session.resign();
        play("hook", 3, QStringLiteral("Boris"));
        play("sho", 9, QStringLiteral("Clara"));
        session.setDetails({{"Clara", {}}, {"Spring match", "Kyōto", "2026-11-23"}});
        QVERIFY(window.saveTo(file()));
        play("shogi", 2, QStringLiteral("Dora"));
    }
    static QString keptIn() {
        static QTemporaryDir games;
        return games.filePath(QUuid::createUuid().toString(QUuid::Id128));
    }
    void play(const char* id, int plies, const QString& name) {
        GameSetup made = setup(id);
        made.seats[Side::Sente].name = name;
        begin(made);
        playPlain(plies);
    }
    [[nodiscard]] QString file() const { return folder.filePath(QStringLiteral("clara.mujo")); }
    /// As another program would: from then on it is a file of its own.
    void touchFile() const {
        QFile changed(file());
        QVERIFY(changed.open(QIODevice::ReadWrite));
        QVERIFY(
            changed.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
    }

    LibraryDialog& open() {
        window.action("library")->trigger();
        auto* dialog = window.findChild<LibraryDialog*>();
        (void)QTest::qWaitFor([this] { return !list().isHidden(); });
        return *dialog;
    }
    [[nodiscard]] QListView& list() const {
        return *window.findChild<QListView*>(QStringLiteral("libraryGames"));
    }
    /// The first players of the games that are shown, in their order.
    [[nodiscard]] QString shown() const {
        QStringList names;
        for (int row = 0; !list().isHidden() && row < list().model()->rowCount(); ++row) {
            names << kept(row)->players[Side::Sente];
        }
        return names.join(QLatin1Char(' '));
    }
    [[nodiscard]] const KeptGame* kept(int row) const {
        return list().model()->index(row, 0).data(KeptGamesModel::GameRole).value<const KeptGame*>();
    }
    void choose(const QString& player) const {
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            if (kept(row)->players[Side::Sente] == player) {
                list().setCurrentIndex(list().model()->index(row, 0));
                return;
            }
        }
        QFAIL(qPrintable(player));
    }
    static void set(const LibraryDialog& dialog, const QString& choice, const QString& text) {
        for (auto* box : dialog.findChildren<QComboBox*>()) {
            if (box->accessibleName() == choice) {
                box->setCurrentIndex(box->findText(text));
            }
        }
    }
    /// Whether it says something that begins so, as of where a game has gone.
    static bool says(const LibraryDialog& dialog, const QString& begin) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&begin](const QLabel* label) {
            return label->text().startsWith(begin) || label->toolTip().startsWith(begin);
        });
    }
    static bool saysDiscarded(const LibraryDialog& dialog) {
        return says(dialog, QStringLiteral("Discarded. "));
    }
    static QPushButton* button(const LibraryDialog& dialog, const QString& text) {
        for (auto* each : dialog.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text().remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }
};

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT

private slots:
    void allGamesButTheOneUnderWayAreListed();
    void gamesAreSearchedFilteredAndSorted();
    void aFinishedGameThatWasSavedStandsOnce();
    void aFinishedGameIsOpenedToBeLookedAt();
    void anUnfinishedGameGoesOn();
    void aFinishedGameComesBackAmongTheFinishedOnes();
    void whatCannotBeDiscardedIsNotSaidToBe();
    void aFileIsForgottenAndStays();
    void whatStandsInThePlaceOfAForgottenFileIsSaid();
    void filesOfOneGameStandOnce();
    void theMenuHasTheRecentFiles();
    void severalGamesAreDiscardedAtOnce();
    void theFirstGameIsChosenWhileCtrlIsHeld();
    void aGameThatIsLetGoIsNotDiscarded();
    void filesOfOtherFormatsAreReadWhole();
    void aGameWhoseEndIsTakenBackIsUnfinished();
    void aFinishedGameIsGivenAName();
    void anAdjournedGameStandsStillAndGoesOn();
    void aPictureOfFewPiecesShowsThem();
};

void LibraryTest::allGamesButTheOneUnderWayAreListed() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    LibraryBench::set(dialog, QStringLiteral("Order"), QStringLiteral("By players"));
    // Clara's game is kept as an unfinished one, which stands for the file in which it was saved.
    QCOMPARE(bench.shown(), QStringLiteral("Anna Boris Clara"));
    QCOMPARE(bench.kept(0)->shelf, Shelf::Finished);
    QVERIFY2(!bench.kept(0)->result.isEmpty(), "it was resigned");
    QCOMPARE(bench.kept(1)->shelf, Shelf::Unfinished);
    QVERIFY(bench.kept(1)->result.isEmpty());
    QCOMPARE(bench.kept(1)->moves, 3);
    QCOMPARE(bench.kept(2)->title, QStringLiteral("Spring match"));
    const QModelIndex clara = bench.list().model()->index(2, 0);
    QVERIFY(
        clara.data(Qt::ToolTipRole).toString().simplified().contains(QStringLiteral("saved as clara.mujo")));
    QCOMPARE(clara.data().toString(), QStringLiteral("Spring match"));
    for (int row = 0; row < 3; ++row) {
        QVERIFY(bench.kept(row)->position.has_value());
    }
}

void LibraryTest::gamesAreSearchedFilteredAndSorted() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    auto* search = dialog.findChild<QLineEdit*>();
    search->setText(QStringLiteral("match clara"));
    QCOMPARE(bench.shown(), QStringLiteral("Clara"));
    search->setText(QStringLiteral("match anna"));
    QCOMPARE(bench.shown(), QString());
    search->clear();
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Files"));
    QCOMPARE(bench.shown(), QStringLiteral("Clara"));
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Everything"));
    LibraryBench::set(dialog, QStringLiteral("Of which variant"), QStringLiteral("Hook Shogi"));
    QCOMPARE(bench.shown(), QStringLiteral("Boris"));
    LibraryBench::set(dialog, QStringLiteral("Of which variant"), QStringLiteral("Every variant"));
    LibraryBench::set(dialog, QStringLiteral("Order"), QStringLiteral("Longest first"));
    QCOMPARE(bench.shown(), QStringLiteral("Clara Anna Boris"));
    LibraryBench::set(dialog, QStringLiteral("Order"), QStringLiteral("By game"));
    QVERIFY(bench.shown().startsWith(QStringLiteral("Boris")));
}

void LibraryTest::aFinishedGameThatWasSavedStandsOnce() {
    LibraryBench bench;
    for (const int plies : {6, 4}) { // the second one is saved
        bench.play("tori", plies, QStringLiteral("Emma"));
        bench.session.resign();
    }
    bench.session.goToPly(1); // wherever in it one looks
    QVERIFY(bench.window.saveTo(bench.folder.filePath(QStringLiteral("emma.mujo"))));
    bench.play("shogi", 2, QStringLiteral("Dora"));
    const LibraryDialog& dialog = bench.open();
    QCOMPARE(bench.shown().count(QStringLiteral("Emma")), 2);
    QCOMPARE(bench.shown().count(QStringLiteral("Anna")), 1);
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Finished"));
    QCOMPARE(bench.shown().count(QStringLiteral("Emma")), 2);
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Files"));
    QCOMPARE(bench.shown().count(QStringLiteral("Emma")), 1);
}

void LibraryTest::aFinishedGameIsOpenedToBeLookedAt() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    bench.choose(QStringLiteral("Anna"));
    QVERIFY(!LibraryBench::button(dialog, QStringLiteral("Continue"))->isEnabled());
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Open")), Qt::LeftButton);
    QTRY_COMPARE(bench.session.setup().seats[Side::Sente].name, QStringLiteral("Anna"));
    QVERIFY(bench.session.isAsOpened());
    QVERIFY(bench.game().lineOutcome().isOver());
    QTRY_VERIFY(bench.window.findChild<LibraryDialog*>() == nullptr);
}

void LibraryTest::anUnfinishedGameGoesOn() {
    LibraryBench bench;
    (void)bench.open();
    bench.choose(QStringLiteral("Boris"));
    QTest::keyClick(&bench.list(), Qt::Key_Return);
    QTRY_COMPARE(bench.session.setup().seats[Side::Sente].name, QStringLiteral("Boris"));
    QVERIFY(!bench.session.isWaiting());
    bench.playPlain();
    QCOMPARE(bench.game().plies().size(), std::size_t{4});
}

void LibraryTest::aFinishedGameComesBackAmongTheFinishedOnes() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    bench.choose(QStringLiteral("Anna"));
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Discard")), Qt::LeftButton);
    QTRY_VERIFY(!bench.shown().contains(QStringLiteral("Anna")));
    QVERIFY(LibraryBench::saysDiscarded(dialog));
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Discarded"));
    QTRY_COMPARE(bench.shown(), QStringLiteral("Anna"));
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Bring back")), Qt::LeftButton);
    QTRY_COMPARE(bench.shown(), QString());
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Finished"));
    QTRY_COMPARE(bench.shown(), QStringLiteral("Anna"));
}

void LibraryTest::whatCannotBeDiscardedIsNotSaidToBe() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    bench.choose(QStringLiteral("Anna"));
    const QString path = bench.list().currentIndex().data(KeptGamesModel::PathRole).toString();
    QFile inTheWay(QFileInfo(QFileInfo(path).path()).path() + QStringLiteral("/discarded"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // where the folder would be
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Discard")), Qt::LeftButton);
    QTRY_VERIFY(bench.window.banner().isVisible());
    QTRY_VERIFY(bench.shown().contains(QStringLiteral("Anna")));
    QVERIFY(!LibraryBench::saysDiscarded(dialog));
    QVERIFY(QFileInfo(path).isFile());
}

void LibraryTest::aFileIsForgottenAndStays() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Files"));
    QTRY_COMPARE(bench.shown(), QStringLiteral("Clara"));
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Take off the list")), Qt::LeftButton);
    QTRY_COMPARE(bench.shown(), QString());
    QVERIFY(QFileInfo(bench.file()).isFile());
    QVERIFY(LibraryBench::says(dialog, QStringLiteral("Off the list; the file stays where it is.")));
    QVERIFY(!LibraryBench::says(dialog, QStringLiteral("Off the list; the file stays where it is. In")));
}

// Of a finished game the program has a copy of its own, which the file stood for.
void LibraryTest::whatStandsInThePlaceOfAForgottenFileIsSaid() {
    LibraryBench bench;
    bench.play("tori", 4, QStringLiteral("Emma"));
    bench.session.resign();
    const QString path = bench.folder.filePath(QStringLiteral("emma.mujo"));
    QVERIFY(bench.window.saveTo(path));
    bench.play("shogi", 2, QStringLiteral("Dora"));
    const LibraryDialog& dialog = bench.open();
    QCOMPARE(bench.shown().count(QStringLiteral("Emma")), 1);
    bench.choose(QStringLiteral("Emma"));
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Take off the list")), Qt::LeftButton);
    QTRY_VERIFY(LibraryBench::says(dialog, QStringLiteral("Off the list; the file stays where it is. In")));
    QCOMPARE(bench.shown().count(QStringLiteral("Emma")), 1);
    QVERIFY(QFileInfo(path).isFile());
}

// "Files" shows all of them.
void LibraryTest::filesOfOneGameStandOnce() {
    LibraryBench bench;
    QVERIFY(bench.window.saveTo(bench.folder.filePath(QStringLiteral("dora.mujo"))));
    QVERIFY(bench.window.saveTo(bench.folder.filePath(QStringLiteral("again.mujo"))));
    bench.play("tori", 2, QStringLiteral("Emma"));
    const LibraryDialog& dialog = bench.open();
    QCOMPARE(bench.shown().count(QStringLiteral("Dora")), 1); // the game that is not over, for both files
    bench.choose(QStringLiteral("Dora"));
    QCOMPARE(bench.list().currentIndex().data().toString(), QStringLiteral("Shogi  ·  again"));
    bench.choose(QStringLiteral("Clara"));
    QVERIFY(!bench.list()
                 .currentIndex()
                 .data(Qt::ToolTipRole)
                 .toString()
                 .simplified()
                 .contains(QStringLiteral("other file")));
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Files"));
    QTRY_COMPARE(bench.shown().count(QStringLiteral("Dora")), 2);
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Everything"));
    LibraryBench::set(dialog, QStringLiteral("Of which variant"), QStringLiteral("Shogi"));
    int told = 0;
    for (int row = 0; row < bench.list().model()->rowCount(); ++row) {
        told += bench.list()
                    .model()
                    ->index(row, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .simplified()
                    .contains(QStringLiteral("also in 1 other file"));
    }
    QCOMPARE(told, 1);
}

// The last one first; with its folder where two are named alike; without those that are gone.
void LibraryTest::theMenuHasTheRecentFiles() {
    LibraryBench bench;
    QVERIFY(QDir(bench.folder.path()).mkdir(QStringLiteral("other")));
    const QString second = bench.folder.filePath(QStringLiteral("other/clara.mujo"));
    const QString third = bench.folder.filePath(QStringLiteral("this & that.mujo"));
    QVERIFY(bench.window.saveTo(second));
    QVERIFY(bench.window.saveTo(third));
    auto* menu = bench.window.findChild<QMenu*>(QStringLiteral("recentFiles"));
    QVERIFY(menu != nullptr);
    const auto texts = [menu] {
        emit menu->aboutToShow();
        QStringList found;
        for (const QAction* action : menu->actions()) {
            found << action->text();
        }
        return found;
    };
    const QString folder = QDir(bench.folder.path()).dirName();
    QCOMPARE(texts(),
             QStringList({QStringLiteral("&1  this && that.mujo"), QStringLiteral("&2  clara.mujo, in other"),
                          QStringLiteral("&3  clara.mujo, in %1").arg(folder)}));
    QVERIFY(QFile::remove(second));
    QCOMPARE(texts().value(1), QStringLiteral("&2  clara.mujo"));
    QCOMPARE(menu->actions().at(1)->toolTip(), QDir::toNativeSeparators(bench.file()));
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(bench.game().variant().id(), std::string("sho"));
    QVERIFY(QFile::remove(bench.file()) && QFile::remove(third));
    QCOMPARE(texts(), QStringList(QStringLiteral("No files yet")));
    QVERIFY(!menu->actions().front()->isEnabled());
}

// As it is when Ctrl+L has opened the library.
void LibraryTest::theFirstGameIsChosenWhileCtrlIsHeld() {
    LibraryBench bench;
    QTest::keyPress(&bench.window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(QTest::qWaitFor([&bench] {
        return bench.window.findChild<LibraryDialog*>() != nullptr && !bench.list().isHidden();
    }));
    QVERIFY(QGuiApplication::keyboardModifiers() == Qt::ControlModifier);
    QCOMPARE(bench.list().selectionModel()->selectedIndexes(), QModelIndexList{bench.list().currentIndex()});
    QTest::keyRelease(&bench.window, Qt::Key_L);
}

void LibraryTest::severalGamesAreDiscardedAtOnce() {
    LibraryBench bench;
    bench.touchFile();
    const LibraryDialog& dialog = bench.open();
    bench.choose(QStringLiteral("Boris"));
    bench.list().selectAll();
    QPushButton* all = LibraryBench::button(dialog, QStringLiteral("Put away 4 games"));
    QVERIFY(all != nullptr);
    QVERIFY(!LibraryBench::button(dialog, QStringLiteral("Continue"))->isEnabled());
    QTest::mouseClick(all, Qt::LeftButton);
    QTRY_COMPARE(bench.shown(), QString());
    QVERIFY(LibraryBench::says(dialog, QStringLiteral("Put away: ")));
    QVERIFY(QFileInfo(bench.file()).isFile()); // which is only off the list
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Discarded"));
    QTRY_VERIFY(bench.shown().contains(QStringLiteral("Anna")) &&
                bench.shown().contains(QStringLiteral("Boris")));
    bench.list().selectAll();
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Bring back 3 games")), Qt::LeftButton);
    QTRY_COMPARE(bench.shown(), QString());
}

// The one that was clicked last, with Ctrl, so that it is no longer among the chosen ones.
void LibraryTest::aGameThatIsLetGoIsNotDiscarded() {
    LibraryBench bench;
    const LibraryDialog& dialog = bench.open();
    LibraryBench::set(dialog, QStringLiteral("Which games"), QStringLiteral("Unfinished"));
    QTRY_COMPARE(bench.shown().count(QStringLiteral("Boris")), 1);
    QVERIFY(bench.list().model()->rowCount() == 2);
    const auto click = [&bench](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(bench.list().viewport(), Qt::LeftButton, keys,
                          bench.list().visualRect(bench.list().model()->index(row, 0)).center());
    };
    click(0, Qt::NoModifier);
    click(1, Qt::ControlModifier);
    QVERIFY(LibraryBench::button(dialog, QStringLiteral("Discard 2 games")) != nullptr);
    click(1, Qt::ControlModifier);
    const QString stays = bench.kept(1)->players[Side::Sente];
    const QString goes = bench.kept(0)->players[Side::Sente];
    QTest::mouseClick(LibraryBench::button(dialog, QStringLiteral("Discard")), Qt::LeftButton);
    QTRY_COMPARE(bench.shown(), stays);
    QVERIFY(goes != stays);
}

void LibraryTest::filesOfOtherFormatsAreReadWhole() {
    LibraryBench bench;
    const QString text = bench.folder.filePath(QStringLiteral("dora.txt"));
    QVERIFY(bench.window.saveTo(text));
    const KeptGame game = keptGame(text, Shelf::File, bench.catalog);
    QCOMPARE(game.fault, QString());
    QCOMPARE(game.gameName, QStringLiteral("Shogi"));
    QCOMPARE(game.moves, 2);
    QCOMPARE(game.players[Side::Sente], QStringLiteral("Dora"));
    QVERIFY(game.position == bench.game().position());
    (void)bench.open();
    QVERIFY(bench.shown().contains(QStringLiteral("Dora")));
}

void LibraryTest::anAdjournedGameStandsStillAndGoesOn() {
    WindowBench bench;
    GameSetup setup = bench.setup("sho");
    setup.seats[Side::Gote] = Seat::computer(1);
    setup.time = TimeControl{std::chrono::minutes(10)};
    bench.begin(setup);
    QVERIFY(bench.session.play(*plainMove(bench.game())));
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QVERIFY(bench.session.play(*plainMove(bench.game())));
    bench.window.action("adjourn")->trigger(); // while the computer thinks
    QVERIFY(!bench.session.isThinking());
    QVERIFY(bench.session.isWaiting());
    QVERIFY(bench.session.clock().isPaused());
    QVERIFY(bench.window.startPage().isVisible());
    QTest::qWait(300);
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
    emit bench.window.startPage().returnAsked();
    QVERIFY(bench.window.banner().isVisible());
    QVERIFY(!bench.window.action("adjourn")->isEnabled());
    QVERIFY2(!bench.window.action("offerDraw")->isEnabled(), "nobody is there to answer");
    bench.window.action("continueGame")->trigger();
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{4});
    QVERIFY(bench.window.action("adjourn")->isEnabled());
    // On one's own turn the next move goes on with it, as is said.
    bench.window.action("adjourn")->trigger();
    emit bench.window.startPage().returnAsked();
    QVERIFY(bench.window.banner().isVisible());
    bench.window.status().clearNotice();
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("your next move goes on with it")),
             qPrintable(bench.window.status().text()));
    QVERIFY(bench.session.play(*plainMove(bench.game())));
    QVERIFY(!bench.session.isWaiting());
    QVERIFY2(!bench.window.banner().isVisible(), "it is adjourned no more");
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{6});
    // A game without moves is kept when it is adjourned, and only then.
    bench.begin("tai");
    bench.begin("wa");
    const auto unfinished = [&bench] { return Autosave(bench.folder.path()).unfinished(bench.catalog); };
    QCOMPARE(unfinished().size(), std::size_t{1});
    bench.window.action("adjourn")->trigger();
    bench.begin("chu");
    const auto kept = unfinished();
    QCOMPARE(kept.size(), std::size_t{2});
    QCOMPARE(kept.front().gameName, QStringLiteral("Wa Shogi"));
}

// Somebody who takes a resignation back has not lost: the game is found again where it can be gone on with.
void LibraryTest::aGameWhoseEndIsTakenBackIsUnfinished() {
    WindowBench bench;
    const auto kept = [&bench] {
        const Autosave store(bench.folder.path());
        int finished = 0;
        int unfinished = 0;
        for (const auto& [path, shelf] : store.gameFiles()) {
            (shelf == Shelf::Finished ? finished : unfinished) += 1;
        }
        return std::pair(unfinished, finished);
    };
    bench.begin("wa");
    bench.playPlain(1);
    bench.session.resign();
    QCOMPARE(kept(), std::pair(0, 1));
    bench.session.takeBack();
    QCOMPARE(kept(), std::pair(1, 0));
    bench.session.redo();
    QCOMPARE(kept(), std::pair(0, 1));
    bench.session.takeBack();
    bench.playPlain(1);
    QCOMPARE(kept(), std::pair(1, 0));
    bench.begin("chu"); // and stays so
    QCOMPARE(kept(), std::pair(1, 0));
}

void LibraryTest::aFinishedGameIsGivenAName() {
    LibraryBench bench;
    LibraryDialog& dialog = bench.open();
    LibraryBench::set(dialog, QStringLiteral("Order"), QStringLiteral("By players"));
    bench.list().setCurrentIndex(bench.list().model()->index(0, 0));
    QTest::keyClick(&bench.list(), Qt::Key_F2);
    settle();
    auto* asked = dialog.findChild<QInputDialog*>();
    QVERIFY(asked != nullptr);
    asked->setTextValue(QStringLiteral("My first game"));
    asked->accept();
    QVERIFY(QTest::qWaitFor([&bench] { return bench.kept(0)->title == QStringLiteral("My first game"); }));
    QVERIFY2(!bench.kept(0)->result.isEmpty(), "it stays a finished game");
    // A file of the user has the name that the user gave it.
    bench.list().setCurrentIndex(bench.list().model()->index(2, 0));
    const int file = bench.kept(2)->shelf == Shelf::File ? 2 : 3;
    bench.list().setCurrentIndex(bench.list().model()->index(file, 0));
    settle();
    QTest::keyClick(&dialog, Qt::Key_F2);
    settle();
    QVERIFY(dialog.findChild<QInputDialog*>() == nullptr || !dialog.findChild<QInputDialog*>()->isVisible());
}

// A board with few pieces is no picture of empty squares.
void LibraryTest::aPictureOfFewPiecesShowsThem() {
    const auto taikyoku = catalog().load("taikyoku").value();
    QStringList ranks(36, QStringLiteral("36"));
    ranks[3] = QStringLiteral("5k30");
    ranks[30] = QStringLiteral("25K10");
    const auto position =
        positionFromSfen(taikyoku, (ranks.join(QLatin1Char('/')) + QStringLiteral(" b - 1")).toStdString());
    QVERIFY(position);
    constexpr int kSide = 84;
    constexpr int kCell = kSide / 6;
    constexpr int kSeen = 60;
    const QImage seen = smallPicture(*position, Side::Sente, kSide, 1, Look()).toImage();
    int inTheMiddle = 0;
    for (const QPoint cell : {QPoint(2, 2), QPoint(3, 2), QPoint(2, 3), QPoint(3, 3)}) {
        inTheMiddle += shadesIn(seen, QRect(cell * kCell, QSize(kCell, kCell))) >= kSeen ? 1 : 0;
    }
    QCOMPARE(inTheMiddle, 1);
}

MUJO_UI_TEST(LibraryTest)
#include "library_test.moc"
