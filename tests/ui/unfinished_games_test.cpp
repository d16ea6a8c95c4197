// The start page offers every unfinished game: to go on with, to discard, to bring back.

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/drawn.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/live_picture.h"
#include "ui/dialogs/small_board.h"
#include "ui/dialogs/start_page.h"
#include "ui/panes/banner.h"
#include "ui/panes/status_line.h"
#include "ui/session/game_name.h"
#include "ui/session/game_store.h"
#include "ui/session/kept_game.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Leaves an unfinished game in the folder, as many days old.
void leaveGame(const QString& folder, const char* id, int moves, int days) {
    GameSession session;
    GameSetup setup = hotSeat(id);
    setup.seats[Side::Sente].name = QStringLiteral("Anna");
    setup.seats[Side::Gote].name = QStringLiteral("Bertil Söderström");
    session.begin(setup);
    playSome(session, moves, 7);
    const QString path = QStringLiteral("%1/%2-%3.mujo").arg(folder, QLatin1String(id)).arg(days);
    QVERIFY(saveGame(session, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
}

struct Offer {
    explicit Offer(ui::testing::TestWindow& owner) : window(owner) { window.offerUnfinished(); }

    [[nodiscard]] QListView& list() const {
        return *window.startPage().findChild<QListView*>(QStringLiteral("unfinishedGames"));
    }
    [[nodiscard]] QStringList games() const {
        QStringList all;
        for (int row = 0; list().parentWidget()->isVisible() && row < list().model()->rowCount(); ++row) {
            all << list().model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        }
        return all;
    }
    [[nodiscard]] QString chosen() const {
        return list().currentIndex().data(Qt::AccessibleTextRole).toString();
    }
    /// The button with this text that can be seen; null when there is none.
    [[nodiscard]] QPushButton* button(const QString& text) const {
        for (QPushButton* each : window.startPage().findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text().remove(QLatin1Char('&')).startsWith(text)) {
                return each;
            }
        }
        return nullptr;
    }
    void click(const QString& text) const {
        QPushButton* found = button(text);
        QVERIFY2(found != nullptr && found->isEnabled(), qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton);
        settle();
    }

    ui::testing::TestWindow& window;
};

} // namespace

class UnfinishedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void aLargeBoardIsSeenInPart();
    void aGameIsGivenAName();
    void aNameChangesNothingElseInTheFile();
    void nothingIsShownWhereNoGameIsUnfinished();
    void everyUnfinishedGameIsOfferedTheNewestFirst();
    void enterGoesOnWithTheNewestOne();
    void anyOfThemGoesOnByKeysAndByMouse();
    void whatAssistiveTechnologySelectsIsChosen();
    void aSecondClickIsNotTakenForAnotherWindow();
    void aDiscardedGameKeepsItsPlaceAndComesBackAtOnce();
    void aDiscardedGameComesBackInALaterSession();
    void aGameOfAnotherWindowCanNeitherGoOnNorBeDiscarded();
    void aGameThatAnotherWindowTookMeanwhileIsRefusedInWords();
    void aGameOpenedFromTheFolderIsKeptThereOnceItIsSaved();
    void aGameOfAnotherWindowIsNotSavedOver();
    void allGamesAreShownBelowEachOther();
    void theNewestGameIsShownLarge_data();
    void theNewestGameIsShownLarge();
    void aSmallWindowHasRoomForAllWords();
    void aGamePlayedAsGoteIsShownFromItsSide();
    void anotherGameIsOfferedWhileOneIsOnTheBoard();
    void pictures_data();
    void pictures();
};

void UnfinishedGamesTest::nothingIsShownWhereNoGameIsUnfinished() {
    const QTemporaryDir kept;
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    QVERIFY(offer.games().isEmpty());
    QVERIFY(offer.button(QStringLiteral("Continue")) == nullptr);
    QVERIFY(offer.button(QStringLiteral("Discard")) == nullptr);
}

void UnfinishedGamesTest::everyUnfinishedGameIsOfferedTheNewestFirst() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 2);
    leaveGame(kept.path(), "chu", 1, 5);
    leaveGame(kept.path(), "sho", 12, 1);
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    const QStringList games = offer.games();
    QCOMPARE(games.size(), 3);
    QVERIFY2(games[0].startsWith(QStringLiteral("Sho Shogi. 6 moves. ")), qPrintable(games[0]));
    QVERIFY2(games[1].startsWith(QStringLiteral("Wa Shogi. 2 moves. ")), qPrintable(games[1]));
    QVERIFY2(games[2].startsWith(QStringLiteral("Chu Shogi. one move. ")), qPrintable(games[2]));
    for (const QString& each : games) {
        QVERIFY2(each.contains(QStringLiteral("Sente: Anna, Gote: Bertil Söderström")), qPrintable(each));
        QVERIFY2(each.contains(QString::number(QDate::currentDate().year())) ||
                     each.contains(QString::number(QDate::currentDate().year() - 1)),
                 qPrintable(each));
    }
    QCOMPARE(offer.list().accessibleName(), QStringLiteral("Unfinished games"));
    QCOMPARE(offer.chosen(), games[0]);
}

// As the manual says; what is typed looks for a new game.
void UnfinishedGamesTest::enterGoesOnWithTheNewestOne() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    leaveGame(kept.path(), "sho", 5, 2);
    {
        WindowBench bench({1100, 800}, kept.path());
        const Offer offer(bench.window);
        QTest::keyClicks(bench.window.focusWidget(), QStringLiteral("chu"));
        QCOMPARE(bench.window.startPage().search().text(), QStringLiteral("chu"));
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
        settle();
        QCOMPARE(bench.game().variant().id(), std::string("chu"));
        QVERIFY(bench.game().plies().empty());
    }
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
    settle();
    QCOMPARE(bench.game().variant().id(), std::string("wa"));
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
}

// The game is still being read, under a lock of this window's own.
void UnfinishedGamesTest::aSecondClickIsNotTakenForAnotherWindow() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "taikyoku", 20, 1);
    WindowBench bench({1100, 800}, kept.path());
    bench.window.fileOpener().setPatience(std::chrono::milliseconds(0));
    const Offer offer(bench.window);
    for (int i = 0; i < 3; ++i) {
        QTest::mouseClick(offer.button(QStringLiteral("Continue")), Qt::LeftButton);
        QVERIFY(!bench.window.session().hasGame());
    }
    QTRY_VERIFY(bench.window.session().hasGame());
    QCOMPARE(bench.game().plies().size(), std::size_t{20});
    for (const auto* banner : bench.window.findChildren<Banner*>()) {
        QVERIFY(!banner->isVisible());
    }
}

void UnfinishedGamesTest::whatAssistiveTechnologySelectsIsChosen() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    leaveGame(kept.path(), "sho", 5, 2);
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    const std::pair<const char*, int> kSecond[] = {{"Unfinished games", 1}, {"Games", 2}}; // below a heading
    for (const auto& [name, row] : kSecond) {
        for (QListView* list : bench.window.startPage().findChildren<QListView*>()) {
            if (list->accessibleName() != QLatin1String(name)) {
                continue;
            }
            QVERIFY(list->currentIndex().row() != row);
            QAccessibleInterface* card = QAccessible::queryAccessibleInterface(list)->child(row);
            card->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
            QCOMPARE(list->currentIndex().row(), row);
        }
    }
    QVERIFY2(offer.chosen().startsWith(QStringLiteral("Sho Shogi")), qPrintable(offer.chosen()));
    offer.click(QStringLiteral("Continue"));
    QCOMPARE(bench.game().variant().id(), std::string("sho"));
}

void UnfinishedGamesTest::anyOfThemGoesOnByKeysAndByMouse() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    leaveGame(kept.path(), "sho", 5, 2);
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    offer.list().setFocus();
    QTest::keyClick(&offer.list(), Qt::Key_Right);
    QVERIFY2(offer.chosen().startsWith(QStringLiteral("Sho Shogi")), qPrintable(offer.chosen()));
    QTest::keyClick(&offer.list(), Qt::Key_Return);
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(bench.game().variant().id(), std::string("sho"));
    QCOMPARE(bench.game().plies().size(), std::size_t{5});

    bench.window.action("chooseGame")->trigger();
    settle();
    QCOMPARE(offer.games().size(), 1);
    QVERIFY2(offer.chosen().startsWith(QStringLiteral("Wa Shogi")), qPrintable(offer.chosen()));
    offer.click(QStringLiteral("Continue"));
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(bench.game().variant().id(), std::string("wa"));
}

void UnfinishedGamesTest::aDiscardedGameKeepsItsPlaceAndComesBackAtOnce() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    leaveGame(kept.path(), "chu", 4, 2);
    leaveGame(kept.path(), "sho", 5, 3);
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    const QStringList before = offer.games();
    QTest::keyClick(&offer.list(), Qt::Key_Right);
    offer.click(QStringLiteral("Discard"));
    QCOMPARE(offer.games().size(), 3);
    QVERIFY2(offer.games()[1].endsWith(QStringLiteral(". Discarded")), qPrintable(offer.games()[1]));
    QCOMPARE(offer.chosen(), offer.games()[1]); // no other game has come under the button
    QVERIFY(!offer.button(QStringLiteral("Continue"))->isEnabled());
    offer.click(QStringLiteral("Bring back"));
    QCOMPARE(offer.games(), before);
    QCOMPARE(offer.chosen(), before[1]);
    QTest::keyClick(&offer.list(), Qt::Key_Delete);
    settle();
    QVERIFY(offer.chosen().endsWith(QStringLiteral(". Discarded")));
    QTest::keyClick(&offer.list(), Qt::Key_Return); // what was discarded is not continued by a slip
    QVERIFY(!bench.window.showsBoard());
    QTest::keyClick(&offer.list(), Qt::Key_A, Qt::ControlModifier);
    offer.click(QStringLiteral("Discard 2 games"));
    offer.click(QStringLiteral("Bring back 2 games")); // they are still chosen
    QCOMPARE(offer.games().filter(QStringLiteral(". Discarded")).size(), 1);
}

void UnfinishedGamesTest::aDiscardedGameComesBackInALaterSession() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    {
        WindowBench bench({1100, 800}, kept.path());
        const Offer offer(bench.window);
        offer.click(QStringLiteral("Discard"));
    }
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    QVERIFY(offer.games().isEmpty());
    offer.click(QStringLiteral("Discarded games (1)"));
    QCOMPARE(offer.games().size(), 1);
    QCOMPARE(offer.list().accessibleName(), QStringLiteral("Discarded games"));
    offer.click(QStringLiteral("Bring back"));
    QCOMPARE(offer.list().accessibleName(), QStringLiteral("Unfinished games"));
    QCOMPARE(offer.games().size(), 1);
    QVERIFY(offer.button(QStringLiteral("Discarded games")) == nullptr);
    offer.click(QStringLiteral("Continue"));
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
}

void UnfinishedGamesTest::aGameOfAnotherWindowCanNeitherGoOnNorBeDiscarded() {
    const QTemporaryDir kept;
    WindowBench first({1100, 800}, kept.path());
    first.begin("wa");
    first.playPlain(2);
    WindowBench second({1100, 800}, kept.path());
    const Offer offer(second.window);
    QCOMPARE(offer.games().size(), 1);
    QVERIFY2(offer.chosen().endsWith(QStringLiteral("Open in another window")), qPrintable(offer.chosen()));
    QVERIFY(!offer.button(QStringLiteral("Continue"))->isEnabled());
    QVERIFY(!offer.button(QStringLiteral("Discard"))->isEnabled());
    QTest::keyClick(&offer.list(), Qt::Key_Return);
    QTest::keyClick(&offer.list(), Qt::Key_Delete);
    QVERIFY(!second.window.showsBoard());
    QCOMPARE(offer.games().size(), 1);
}

void UnfinishedGamesTest::aGameThatAnotherWindowTookMeanwhileIsRefusedInWords() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    WindowBench first({1100, 800}, kept.path());
    WindowBench second({1100, 800}, kept.path());
    const Offer here(first.window);
    const Offer there(second.window);
    here.click(QStringLiteral("Continue"));
    first.playPlain(2);
    there.click(QStringLiteral("Continue"));
    QVERIFY(!second.window.showsBoard());
    const QString said = second.window.startPage().banner().text();
    QVERIFY2(said.contains(QStringLiteral("open in another window")), qPrintable(said));
    QVERIFY(there.chosen().endsWith(QStringLiteral("Open in another window")));
    first.playPlain(1);
    const auto games = Autosave(kept.path()).unfinished(first.catalog);
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().moves, 6);
}

void UnfinishedGamesTest::aGameOpenedFromTheFolderIsKeptThereOnceItIsSaved() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    const QString path = kept.filePath(QStringLiteral("wa-1.mujo"));
    WindowBench bench({1100, 800}, kept.path());
    QVERIFY(bench.window.openFile(path));
    QVERIFY(Autosave::claim(path).hasValue());
    bench.playPlain(2);
    QTest::keyClick(&bench.window, Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("Saved as")),
             qPrintable(bench.window.status().text()));
    QVERIFY(!Autosave::claim(path));
    bench.playPlain(2);
    QCOMPARE(loadGame(path, catalog())->game.plies().size(), std::size_t{7}); // kept at every move
    QCOMPARE(QDir(kept.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files).size(), 1);
}

void UnfinishedGamesTest::aGameOfAnotherWindowIsNotSavedOver() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    const QString path = kept.filePath(QStringLiteral("wa-1.mujo"));
    const auto other = Autosave::claim(path);
    WindowBench bench({1100, 800}, kept.path());
    QVERIFY(bench.window.openFile(path));
    bench.playPlain(2);
    QTest::keyClick(&bench.window, Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("open in another window")),
             qPrintable(bench.window.banner().text()));
    QCOMPARE(loadGame(path, catalog())->game.plies().size(), std::size_t{3});
}

void UnfinishedGamesTest::allGamesAreShownBelowEachOther() {
    const QTemporaryDir kept;
    for (int i = 1; i <= 12; ++i) {
        leaveGame(kept.path(), "sho", i, i);
    }
    WindowBench bench({1100, 800}, kept.path());
    const Offer offer(bench.window);
    QVERIFY(offer.list().isVisible());
    QVERIFY(offer.button(QStringLiteral("Start")) != nullptr); // a new game is within reach as well
    for (int i = 1; i < 12; ++i) {
        QTest::keyClick(&offer.list(), i % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
    }
    const QModelIndex last = offer.list().currentIndex();
    QCOMPARE(last.row(), 11);
    QVERIFY(offer.list().viewport()->rect().contains(offer.list().visualRect(last)));
}

void UnfinishedGamesTest::theNewestGameIsShownLarge_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1100, 800), QSize(1280, 800), QSize(1600, 1200)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

// Large, with its name, players and stand; one click on its picture goes on with it.
void UnfinishedGamesTest::theNewestGameIsShownLarge() {
    QFETCH(QSize, size);
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 0);
    WindowBench bench(size, kept.path());
    const Offer offer(bench.window);
    QVERIFY(!offer.list().isVisible()); // there is nothing to choose from
    QVERIFY(offer.button(QStringLiteral("Continue")) != nullptr);
    QStringList said;
    for (const QLabel* label : bench.window.startPage().findChildren<QLabel*>()) {
        said << (label->isVisible() ? label->text() : QString());
    }
    for (const char* text : {"Wa Shogi", "☗ Anna", "☖ Bertil Söderström"}) {
        QVERIFY2(said.contains(QString::fromUtf8(text)), text);
    }
    QVERIFY(!said.filter(QStringLiteral("2 moves  ·  today")).isEmpty());
    for (const QLabel* label : bench.window.startPage().findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().isEmpty()) {
            QVERIFY2(label->visibleRegion().boundingRect() == label->rect(), qPrintable(label->text()));
        }
    }
    auto* picture = bench.window.startPage().findChild<LivePicture*>();
    QVERIFY2(picture->accessibleName().startsWith(QStringLiteral("Wa Shogi. 2 moves. ")),
             qPrintable(picture->accessibleName()));
    constexpr int kLarge = 200;
    QVERIFY(std::min(picture->width(), picture->height()) >= kLarge);
    QTest::mouseClick(picture, Qt::LeftButton, {}, {picture->width() / 2, picture->height() / 4});
    settle();
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
}

// As on the board itself, which is turned for whoever plays Gote against the computer.
void UnfinishedGamesTest::aGamePlayedAsGoteIsShownFromItsSide() {
    const QTemporaryDir kept;
    for (const Side human : {Side::Sente, Side::Gote}) {
        GameSession session;
        GameSetup setup = hotSeat("wa");
        setup.seats[opponent(human)] = Seat::computer(1);
        session.begin(setup);
        const QString path = kept.filePath(QStringLiteral("a.mujo"));
        QVERIFY(saveGame(session, path));
        QCOMPARE(keptGame(path, Shelf::Unfinished, catalog()).near, human);
    }
    const Position position =
        positionFromSfen(catalog().load("wa").value(), "11/11/4(ck)6/11/11/11/11/11/11/6(CK)4/10(SP) b - 1")
            .value();
    constexpr int kSide = 11 * 16 + 4;
    const QImage picture = thumbnail(position, Side::Gote, kSide, 1, Look()).toImage();
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const QRect cell(2 + 16 * (10 - position.shape().column(Square(i))),
                         2 + 16 * (10 - position.shape().row(Square(i))), 16, 16);
        constexpr int kSeen = 60;
        QCOMPARE(mujo::ui::testing::shadesIn(picture, cell) >= kSeen, !position.at(Square(i)).isEmpty());
    }
}

void UnfinishedGamesTest::anotherGameIsOfferedWhileOneIsOnTheBoard() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 1);
    WindowBench bench({1100, 800}, kept.path());
    bench.begin("sho");
    bench.playPlain(2);
    bench.window.action("chooseGame")->trigger();
    settle();
    const Offer offer(bench.window);
    QVERIFY(bench.window.startPage().banner().text().contains(QStringLiteral("Sho Shogi")));
    QCOMPARE(offer.games().size(), 1);
    QVERIFY(offer.chosen().startsWith(QStringLiteral("Wa Shogi")));
}

// As on a small screen whose letters are twice as large: the buttons stand in the page, and how a game begins
// is not a column of single letters.
void UnfinishedGamesTest::aSmallWindowHasRoomForAllWords() {
    const QTemporaryDir kept;
    leaveGame(kept.path(), "wa", 3, 2);
    WindowBench bench({640, 400}, kept.path());
    const Offer offer(bench.window);
    settle();
    StartPage& page = bench.window.startPage();
    for (const char* text : {"Open a file", "Library", "Change", "Start", "Continue"}) {
        const QPushButton* button = offer.button(QLatin1String(text));
        QVERIFY2(button != nullptr, text);
        const QRect place(button->mapTo(&page, QPoint()), button->size());
        QVERIFY2(page.rect().contains(place) && place.width() >= button->sizeHint().width(), text);
    }
    const QLineEdit& search = page.search();
    QVERIFY(page.rect().contains(QRect(search.mapTo(&page, QPoint()), search.size())));
    const auto labels = page.findChildren<QLabel*>();
    const auto terms = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral(" · ")) && label->text().contains(QLatin1String("evel"));
    });
    QVERIFY(terms != labels.end());
    QVERIFY((*terms)->width() >= 20 * (*terms)->fontMetrics().averageCharWidth());
    QVERIFY(isDrawn(bench.window, QStringLiteral("unfinished-small")));
}

void UnfinishedGamesTest::pictures_data() {
    QTest::addColumn<int>("games");
    for (const int games : {0, 1, 2, 6, 40}) {
        QTest::addRow("%d games", games) << games;
    }
}

void UnfinishedGamesTest::pictures() {
    QFETCH(int, games);
    const QTemporaryDir kept;
    const char* const ids[] = {"wa", "chu", "tai", "sho", "taikyoku", "hook", "tenjiku"};
    for (int i = 0; i < games; ++i) {
        leaveGame(kept.path(), ids[i % 7], games > 6 ? 3 : 30, i + 1);
    }
    const bool forTheEye = qEnvironmentVariableIsSet("MUJO_PICTURES");
    for (const char* theme : {"light", "dark"}) {
        for (const QSize size : {QSize(1100, 800), QSize(1280, 800)}) {
            if (!forTheEye && size.width() > 1100) {
                continue;
            }
            WindowBench bench(size, kept.path());
            bench.settings.set(Settings::kColours, choiceOf<Colours>(QLatin1String(theme))->value);
            const Offer offer(bench.window);
            offer.list().setFocus();
            const QString name =
                QStringLiteral("start-%1-%2-%3").arg(games).arg(QLatin1String(theme)).arg(size.width());
            QVERIFY(isDrawn(bench.window, name));
            if (games > 1) {
                offer.click(QStringLiteral("Discard"));
                QVERIFY(isDrawn(bench.window, name + QStringLiteral("-discarded")));
                offer.click(QStringLiteral("Bring back"));
            }
        }
    }
}

/// F2, the name, Enter, as the dialog asks for it.
static void nameIt(QWidget& asked, const QString& name) {
    QTest::keyClick(&asked, Qt::Key_F2);
    settle();
    auto* dialog = asked.window()->findChild<QInputDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->setTextValue(name);
    dialog->accept();
    settle();
}

// Whole it would be a texture; the part is where most has changed, and of equal ones that with most pieces.
void UnfinishedGamesTest::aLargeBoardIsSeenInPart() {
    constexpr int kSide = 84;
    const auto small = [](const Position& position) {
        return smallPicture(position, Side::Sente, kSide, 1, Look()).toImage();
    };
    const auto whole = [](const Position& position) {
        return thumbnail(position, Side::Sente, kSide, 1, Look()).toImage();
    };
    const Position chu = Position::start(catalog().load("chu").value());
    QVERIFY(small(chu) == whole(chu));
    Game game(catalog().load("tai").value());
    game.play(*plainMove(game));
    QVERIFY(small(game.position()) != whole(game.position()));
    QCOMPARE(small(game.position()).size(), QSize(kSide, kSide));
    constexpr int kCell = kSide / 6;
    constexpr int kSeen = 60;
    int pieces = 0;
    for (int i = 0; i < 36; ++i) {
        const QRect cell(kCell * (i % 6), kCell * (i / 6), kCell, kCell);
        pieces += mujo::ui::testing::shadesIn(small(game.position()), cell) >= kSeen ? 1 : 0;
    }
    QVERIFY2(pieces >= 24, qPrintable(QString::number(pieces)));
}

void UnfinishedGamesTest::aGameIsGivenAName() {
    QTemporaryDir folder;
    leaveGame(folder.path(), "chu", 4, 1);
    leaveGame(folder.path(), "wa", 3, 2);
    WindowBench bench({1280, 800}, folder.path());
    const Offer offer(bench.window);
    offer.list().setCurrentIndex(offer.list().model()->index(1, 0));
    nameIt(offer.list(), QStringLiteral("  Sunday with   Anna "));
    QVERIFY2(offer.games()[1].startsWith(QStringLiteral("Sunday with Anna. Wa Shogi")),
             qPrintable(offer.games()[1])); // it keeps its day and with it its place
    QCOMPARE(offer.list().model()->index(1, 0).data().toString(), QStringLiteral("Sunday with Anna"));
    QVERIFY(isDrawn(bench.window, QStringLiteral("shelf-named")));
    offer.list().setCurrentIndex(offer.list().model()->index(1, 0));
    QContextMenuEvent asks(QContextMenuEvent::Keyboard, QPoint(20, 20),
                           offer.list().mapToGlobal(QPoint(20, 20)));
    QApplication::sendEvent(offer.list().viewport(), &asks);
    settle();
    auto* menu = offer.list().parentWidget()->findChild<QMenu*>();
    QVERIFY(menu != nullptr);
    QStringList entries;
    for (const QAction* entry : menu->actions()) {
        entries << entry->text().remove(QLatin1Char('&'));
    }
    QCOMPARE(entries,
             QStringList({QStringLiteral("Continue"), QStringLiteral("Rename…"), QStringLiteral("Discard")}));
    menu->close();
    nameIt(offer.list(), {});
    QVERIFY2(offer.games()[1].startsWith(QStringLiteral("Wa Shogi")), qPrintable(offer.games()[1]));
}

void UnfinishedGamesTest::aNameChangesNothingElseInTheFile() {
    QTemporaryDir folder;
    leaveGame(folder.path(), "chu", 12, 3);
    const QString path = QDir(folder.path()).filePath(QStringLiteral("chu-3.mujo"));
    const auto lines = [&path] {
        QFile file(path);
        (void)file.open(QIODevice::ReadOnly);
        QStringList all = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        all.removeIf([](const QString& line) { return line.contains(QStringLiteral("\"event\"")); });
        return all;
    };
    const QStringList before = lines();
    const QDateTime changed = QFileInfo(path).lastModified();
    QVERIFY(renameGame(path, QStringLiteral("A \"name\""), catalog()));
    QCOMPARE(lines(), before);
    QCOMPARE(QFileInfo(path).lastModified(), changed);
    QCOMPARE(keptGame(path, Shelf::Unfinished, catalog()).title, QStringLiteral("A \"name\""));
    QFile torn(path);
    QVERIFY(torn.open(QIODevice::ReadWrite));
    QVERIFY(torn.resize(torn.size() / 2));
    torn.close();
    QVERIFY(!renameGame(path, QStringLiteral("Another"), catalog())); // what cannot be read would be lost
}

MUJO_UI_TEST(UnfinishedGamesTest)
#include "unfinished_games_test.moc"
