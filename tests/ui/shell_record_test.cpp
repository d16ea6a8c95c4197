// The record in the window: what was played is kept, an opened game is only looked at, a file keeps its name.

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "tests/ui/files.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/start_page.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/banner.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The computer answers every question at once by a seeded legal move.
void answerAtOnce(GameSession& session, int* asked = nullptr) {
    session.engine().setStarter([asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        if (asked != nullptr) {
            ++*asked;
        }
        callbacks.onFinished({1, 0, 1, {}, {Game(request.position).legalMoves().front()}, {}});
    });
}

GameSetup againstTheComputer(const char* id) {
    GameSetup setup = hotSeat(id);
    setup.seats[Side::Gote] = Seat::computer();
    return setup;
}

Move moveBeside(const Game& game, const Move& move) {
    return *std::find_if(game.legalMoves().begin(), game.legalMoves().end(),
                         [&](const Move& each) { return !(each == move); });
}

/// The file of a game of so many moves.
QString savedGame(const QTemporaryDir& folder, GameSetup setup, int moves, bool resigned = false) {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    session.begin(std::move(setup));
    playSome(session, moves, 7);
    if (resigned) {
        session.resign();
    }
    const QString path = folder.filePath(QStringLiteral("saved.mujo"));
    return saveGame(session, path).hasValue() ? path : QString();
}

/// A game of Wa against the computer, opened from its file; the computer answers at once.
struct OpenedGame : WindowBench {
    explicit OpenedGame(int moves) : path(savedGame(files, againstTheComputer("wa"), moves)) {
        answerAtOnce(window.session(), &asked);
        QVERIFY(window.openFile(path));
    }
    QTemporaryDir files;
    QString path;
    int asked = 0; ///< how often the computer was
};

QStringList kept(const WindowBench& bench) {
    return QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files);
}

/// Presses the button of the bar below the board that has this text.
bool press(WindowBench& bench, const QString& text) {
    for (auto* button : bench.window.banner().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().remove(QLatin1Char('&')) == text) {
            button->click();
            return true;
        }
    }
    return false;
}

/// Another move after the tenth ply of a game of Wa that was resigned after the twentieth.
void beginLineInFinishedGame(WindowBench& bench) {
    bench.begin("wa");
    bench.playPlain(20);
    bench.window.session().resign();
    bench.window.session().goToPly(10);
    QVERIFY(bench.window.session().play(moveBeside(bench.game(), bench.game().following().front().move)));
}

} // namespace

class ShellRecordTest : public QObject {
    Q_OBJECT

private slots:
    void aMoveFromAnEarlierPositionKeepsTheLineAndOffersItBack();
    void inAFinishedGameTheWayBackLeadsToWhereOneWas();
    void theWayBackIsNoLongerOfferedOnTheLineThatWasLeft();
    void nothingMovesInAFinishedGameThatIsLookedAt();
    void theFileOfAGameUnderWayKeepsTheLineThatWasLeft();
    void theLineThatGoesOnInPlayIsTheMainLine();
    void theListShowsWhereOtherMovesWerePlayedAndLeadsToThem();
    void theListAnswersNothingForAGameThatHasGone();
    void keysOnTheBoardStepThroughTheRecord();
    void theSameMoveAfterTakingBackIsAnswered();
    void aGameOfTwoComputersThatIsOpenedWaits();
    void anOpenedGameGoesOnWhenItIsContinued();
    void aPersonsMoveAtTheEndOfAnOpenedGameContinuesIt();
    void onlyLookingAtAnOpenedGameAnswersNoMove();
    void theNextOpenedGameGoesOnByAMove();
    void movesAreNotPastedWhileAGameAgainstTheComputerGoesOn();
    void movesTriedInAnOpenedGameAreNotAnswered();
    void lookingAtAnOpenedGameKeepsNoCopyOfIt();
    void aFinishedGameThatIsLeftWhileLookingBackStaysFinished();
    void aGameIsSavedUnderItsPlayersAndTheDayWithAnEnding();
    void aTornFileIsOpenedAsFarAsItGoesAndNotWrittenOver();
    void aFileThatCannotBeOpenedAtTheStartIsToldInADialog();
};

void ShellRecordTest::inAFinishedGameTheWayBackLeadsToWhereOneWas() {
    WindowBench bench;
    beginLineInFinishedGame(bench);
    QVERIFY(press(bench, QStringLiteral("Back to the game")));
    QCOMPARE(bench.game().plies().size(), std::size_t{10});
    QCOMPARE(bench.game().following().size(), std::size_t{10});
}

void ShellRecordTest::theWayBackIsNoLongerOfferedOnTheLineThatWasLeft() {
    WindowBench bench;
    beginLineInFinishedGame(bench);
    QVERIFY(bench.window.banner().isVisible());
    bench.window.session().goToPly(5); // still on the new line
    QVERIFY(bench.window.banner().isVisible());
    bench.window.session().goToPly(11);
    bench.window.action("otherLine")->trigger();
    QVERIFY(!bench.window.banner().isVisible());

    WindowBench continued;
    beginLineInFinishedGame(continued);
    QVERIFY(continued.window.banner().isVisible());
    continued.window.action("continueGame")->trigger();
    QVERIFY2(!continued.window.banner().isVisible(), "it says that nobody answers");
    QVERIFY(!continued.window.session().isWaiting());

    WindowBench next;
    beginLineInFinishedGame(next);
    QVERIFY(next.window.banner().isVisible());
    next.begin("sho"); // whose record has no such move
    QVERIFY(!next.window.banner().isVisible());
    next.playPlain(3);
    QCOMPARE(next.game().plies().size(), std::size_t{3});
}

// It let the computer go on in a game that had ended long ago.
void ShellRecordTest::nothingMovesInAFinishedGameThatIsLookedAt() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer(1);
    bench.begin(setup);
    QVERIFY(bench.window.session().play(*ui::testing::plainMove(bench.game())));
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    bench.window.session().resign();
    bench.window.session().goToPly(1); // the computer would be to move
    QVERIFY(!bench.window.action("moveNow")->isEnabled());
}

void ShellRecordTest::aMoveFromAnEarlierPositionKeepsTheLineAndOffersItBack() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(20);
    const Position end = bench.game().position();
    bench.window.session().goToPly(10);
    QVERIFY(bench.window.session().play(moveBeside(bench.game(), bench.game().following().front().move)));
    QCOMPARE(bench.game().plies().size(), std::size_t{11});
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("The moves that followed are kept")),
             qPrintable(bench.window.banner().text()));
    bench.playPlain(); // an answer does not take the way back away
    QVERIFY(press(bench, QStringLiteral("Back to the end of that line")));
    QVERIFY(bench.game().position() == end); // where the game stood, so that the next move goes on with it
    QCOMPARE(bench.game().plies().size(), std::size_t{20});
    QVERIFY(bench.game().following().empty());
}

void ShellRecordTest::theFileOfAGameUnderWayKeepsTheLineThatWasLeft() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(20);
    bench.window.session().goToPly(10);
    QVERIFY(bench.window.session().play(moveBeside(bench.game(), bench.game().following().front().move)));
    const QStringList files = kept(bench);
    QCOMPARE(files.size(), 1);
    const auto read = loadGame(bench.folder.filePath(files.front()), catalog());
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.nodeCount(), std::size_t{22});
    QCOMPARE(read->game.plies().size(), std::size_t{11});
}

void ShellRecordTest::theLineThatGoesOnInPlayIsTheMainLine() {
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 6, 1);
    session.takeBack();
    const Move other = moveBeside(session.game(), session.game().following().front().move);
    QVERIFY(session.play(other));
    const auto& played = session.game().next(session.game().onLine(5));
    QCOMPARE(played.size(), std::size_t{2});
    QVERIFY(session.game().ply(played.front()).move == other);
    // In a finished game the moves that were played stay the main line.
    session.resign();
    session.goToPly(2);
    const Move third = session.game().following().front().move;
    QVERIFY(session.play(moveBeside(session.game(), third)));
    QVERIFY(session.game().ply(session.game().next(session.game().onLine(2)).front()).move == third);
}

// A pane that comes or goes with a new game moves the scroll bar of the list, which asks what stands where,
// perhaps before the list has heard of the new game.
void ShellRecordTest::theListAnswersNothingForAGameThatHasGone() {
    GameSession session;
    session.begin(hotSeat("chu"));
    playSome(session, 60, 3);
    std::unique_ptr<MoveListModel> moves;
    int asked = 0;
    connect(&session, &ObservedGame::changed, this, [&] { // hears of it before the list does
        for (int row = 0; moves != nullptr && row < moves->rowCount(); ++row) {
            for (int column = 0; column < moves->columnCount(); ++column) {
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
                    const QVariant said = moves->index(row, column).data(role);
                    QVERIFY(column == MoveListModel::NumberColumn || said.toString().isEmpty());
                    ++asked;
                }
            }
        }
    });
    moves = std::make_unique<MoveListModel>(session);
    QCOMPARE(moves->rowCount(), 30);
    session.begin(hotSeat("wa"));
    QVERIFY(asked >= 180);
    QCOMPARE(moves->rowCount(), 0);
}

void ShellRecordTest::theListShowsWhereOtherMovesWerePlayedAndLeadsToThem() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(6);
    bench.window.session().goToPly(2);
    const Move third = bench.game().following().front().move;
    QVERIFY(!bench.window.action("otherLine")->isEnabled());
    QVERIFY(bench.window.session().play(moveBeside(bench.game(), third)));
    const MoveListModel& moves = bench.window.pane().moves();
    const int below = moves.indexOfPly(3).row() + 1;
    QCOMPARE(moves.rowCount(), below + 1);
    QVERIFY(moves.isOtherLine(below));
    const QModelIndex line = moves.index(below, MoveListModel::SenteColumn);
    const Game::Node first = bench.game().next(bench.game().onLine(2)).back();
    QCOMPARE(line.data().toString(),
             QStringLiteral("2 %1  %2  %3 …")
                 .arg(moveText(bench.game(), first), moveText(bench.game(), first + 1),
                      moveText(bench.game(), first + 2)));
    QVERIFY(line.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Another line: 2 ")));
    // A click leads there, and what was shown is the other line then.
    const QRect place = bench.window.pane().moveList().visualRect(line);
    QVERIFY(place.width() > bench.window.pane().moveList().visualRect(moves.indexOfPly(1)).width() * 3 / 2);
    QTest::mouseClick(bench.window.pane().moveList().viewport(), Qt::LeftButton, {}, place.center());
    QVERIFY(bench.game().plies().back().move == third);
    QCOMPARE(moves.rowCount(), 4); // three pairs of moves and the other line
    // What is shown stands beside the game now, and the row below it is the game.
    const QModelIndex game = moves.index(moves.indexOfPly(3).row() + 1, MoveListModel::SenteColumn);
    QVERIFY2(game.data().toString().startsWith(QStringLiteral("Game: 2 ")),
             qPrintable(game.data().toString()));
    QVERIFY(!game.data(MoveListModel::IsAsideRole).toBool());
    QVERIFY(moves.indexOfPly(3).data(MoveListModel::IsAsideRole).toBool());
    QVERIFY(!moves.indexOfPly(2).data(MoveListModel::IsAsideRole).toBool());
    bench.window.action("otherLine")->trigger();
    // The key, and the menu of the list.
    QVERIFY(bench.window.action("otherLine")->isEnabled());
    bench.window.action("otherLine")->trigger();
    QVERIFY(bench.game().plies().back().move == third);
    QCOMPARE(bench.game().following().size(), std::size_t{3});
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QCoreApplication::sendEvent(&bench.window.pane().moveList(), &asked);
    auto* menu = bench.window.findChild<QMenu*>(QStringLiteral("moveMenu"));
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions()[2]->isSeparator());
    QAction* other = menu->actions()[menu->actions()[0]->isChecked() ? 1 : 0];
    QVERIFY(!other->isChecked());
    other->trigger();
    QVERIFY(!(bench.game().plies().back().move == third));
}

// The arrows lead from square to square there.
void ShellRecordTest::keysOnTheBoardStepThroughTheRecord() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    BoardView& board = bench.window.board();
    board.setFocus();
    const auto plies = [&bench] { return static_cast<int>(bench.game().plies().size()); };
    QTest::keyClick(&board, Qt::Key_PageUp);
    QCOMPARE(plies(), 3);
    QTest::keyClick(&board, Qt::Key_Home);
    QCOMPARE(plies(), 0);
    QTest::keyClick(&board, Qt::Key_PageDown);
    QCOMPARE(plies(), 1);
    QTest::keyClick(&board, Qt::Key_End);
    QCOMPARE(plies(), 4);
}

void ShellRecordTest::theSameMoveAfterTakingBackIsAnswered() {
    GameSession session;
    int asked = 0;
    answerAtOnce(session, &asked);
    session.begin(againstTheComputer("wa"));
    const Move first = session.game().legalMoves().front();
    QVERIFY(session.play(first));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    session.takeBack();
    QCOMPARE(session.game().plies().size(), std::size_t{0});
    QVERIFY(session.play(first));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    QCOMPARE(asked, 2);
    QVERIFY(session.isHumanTurn());
}

void ShellRecordTest::aGameOfTwoComputersThatIsOpenedWaits() {
    const QTemporaryDir folder;
    GameSetup setup = hotSeat("wa");
    setup.seats = {Seat::computer(), Seat::computer()};
    const QString path = savedGame(folder, setup, 20);
    const QByteArray before = contents(path);
    WindowBench bench;
    int asked = 0;
    answerAtOnce(bench.window.session(), &asked);
    QVERIFY(bench.window.openFile(path));
    settle();
    QCOMPARE(asked, 0);
    QCOMPARE(bench.game().plies().size(), std::size_t{20});
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("A saved game")));
    bench.window.session().goToPly(5);
    bench.window.session().goToPly(20);
    settle();
    QCOMPARE(asked, 0);
    QCOMPARE(contents(path), before);
}

void ShellRecordTest::anOpenedGameGoesOnWhenItIsContinued() {
    const QTemporaryDir folder;
    GameSetup setup = hotSeat("wa");
    setup.seats = {Seat::computer(), Seat::computer()};
    const QString path = savedGame(folder, setup, 6);
    WindowBench bench;
    int asked = 0;
    bench.window.session().engine().setStarter(
        [&asked](const SearchRequest&, const Engine::Callbacks&) { ++asked; });
    QVERIFY(bench.window.openFile(path));
    bench.window.session().goToPly(2);
    QVERIFY(bench.window.action("continueGame")->isVisible());
    QVERIFY(press(bench, QStringLiteral("Continue the game")));
    QCOMPARE(asked, 1);
    QCOMPARE(bench.game().plies().size(), std::size_t{6}); // from its end
    QVERIFY(!bench.window.action("continueGame")->isVisible());
    QVERIFY(bench.window.banner().text().isEmpty());
}

void ShellRecordTest::aPersonsMoveAtTheEndOfAnOpenedGameContinuesIt() {
    OpenedGame bench(4);
    QVERIFY(bench.window.session().isWaiting());
    bench.playPlain();
    QVERIFY(!bench.window.session().isWaiting());
    QVERIFY(bench.window.banner().text().isEmpty()); // nothing is left to be asked
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{6});
    QCOMPARE(bench.asked, 1);
}

// What the banner says of a move there is what comes of it.
void ShellRecordTest::onlyLookingAtAnOpenedGameAnswersNoMove() {
    OpenedGame bench(4);
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("Your next move goes on with it.")));
    const auto promises = [&bench] {
        return bench.window.status().text().contains(QStringLiteral("your next move goes on with it"));
    };
    QVERIFY(promises());
    QVERIFY(press(bench, QStringLiteral("Only look")));
    QVERIFY(!promises());
    bench.playPlain();
    settle();
    QVERIFY(bench.window.session().isWaiting());
    QCOMPARE(bench.asked, 0);
    bench.window.session().continueGame();
    QCOMPARE(bench.asked, 1);
    QTRY_VERIFY(bench.window.session().isHumanTurn());
    // The same where it is adjourned.
    bench.window.action("adjourn")->trigger();
    emit bench.window.startPage().returnAsked();
    bench.window.status().clearNotice();
    QVERIFY(promises());
    QVERIFY(press(bench, QStringLiteral("Only look")));
    QVERIFY(!promises());
}

void ShellRecordTest::theNextOpenedGameGoesOnByAMove() {
    const QTemporaryDir folder;
    const QString path = savedGame(folder, againstTheComputer("wa"), 4);
    GameSession session;
    for (int i = 0; i < 2; ++i) {
        auto file = loadGame(path, catalog());
        QVERIFY(file);
        GameSetup setup = gameSetup(*file);
        session.restore(std::move(file->game), std::move(setup), Resume::Waits);
        QVERIFY(session.goesOnByMove());
        session.onlyLook();
        QVERIFY(!session.goesOnByMove());
    }
}

void ShellRecordTest::movesAreNotPastedWhileAGameAgainstTheComputerGoesOn() {
    WindowBench bench;
    bench.window.session().engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    bench.begin(againstTheComputer("chu"));
    QGuiApplication::clipboard()->setText(QStringLiteral("P-8h P-8e GB-9g"));
    bench.window.action("pastePosition")->trigger();
    QVERIFY(bench.game().line().empty());
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("Moves cannot be added while")),
             qPrintable(bench.window.banner().text()));
    bench.window.session().adjourn();
    bench.window.action("pastePosition")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{3});
}

void ShellRecordTest::movesTriedInAnOpenedGameAreNotAnswered() {
    OpenedGame bench(5); // the computer is to move
    bench.playPlain();   // for the computer's side
    bench.window.session().goToPly(2);
    QVERIFY(bench.window.session().play(moveBeside(bench.game(), bench.game().following().front().move)));
    settle();
    QCOMPARE(bench.asked, 0);
    QVERIFY(bench.window.session().isWaiting());
    QCOMPARE(bench.game().nodeCount(), std::size_t{8});
    QCOMPARE(kept(bench).size(), 1); // what was tried is not lost
}

void ShellRecordTest::lookingAtAnOpenedGameKeepsNoCopyOfIt() {
    const QTemporaryDir folder;
    for (const bool resigned : {false, true}) {
        const QString path = savedGame(folder, hotSeat("wa"), 8, resigned);
        WindowBench bench;
        QVERIFY(bench.window.openFile(path));
        bench.window.session().goToPly(3);
        bench.window.action("toEnd")->trigger();
        QVERIFY(kept(bench).isEmpty());
        QVERIFY(!QDir(bench.folder.filePath(QStringLiteral("finished"))).exists());
        QCOMPARE(bench.game().isOver(), resigned);
    }
}

void ShellRecordTest::aFinishedGameThatIsLeftWhileLookingBackStaysFinished() {
    const QTemporaryDir folder;
    {
        WindowBench bench({1280, 800}, folder.path());
        bench.begin("wa");
        bench.playPlain(6);
        bench.window.session().resign();
        bench.window.session().goToPly(3);
        QVERIFY2(bench.window.status().text().contains(QStringLiteral("finished game")),
                 qPrintable(bench.window.status().text()));
        QVERIFY(bench.game().lineOutcome().isOver());
        bench.window.close();
    }
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
    const QDir finished(folder.filePath(QStringLiteral("finished")));
    const QStringList files = finished.entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    const auto read = loadGame(finished.filePath(files.front()), catalog());
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.lineOutcome().reason, rules::Reason::Resignation);
    QCOMPARE(read->game.line().size(), std::size_t{6});
}

void ShellRecordTest::aGameIsSavedUnderItsPlayersAndTheDayWithAnEnding() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = againstTheComputer("wa");
    setup.seats[Side::Sente].name = QStringLiteral("A/B: \"x\"");
    session.begin(setup);
    QCOMPARE(suggestedFileName(session, QDate(2026, 11, 22)),
             QStringLiteral("Wa Shogi, A B x - computer, 2026-11-22.mujo"));
    setup.variant = game("tai");
    setup.seats[Side::Sente].name = QString(300, QChar(0x5929));
    setup.seats[Side::Gote].name = QStringLiteral("..");
    session.begin(setup);
    const QString longest = suggestedFileName(session, QDate(2026, 11, 22));
    QVERIFY(longest.toUtf8().size() < 255);
    QVERIFY(longest.endsWith(QStringLiteral("2026-11-22.mujo")));

    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    WindowBench bench;
    bench.settings.set(Settings::kSaveFolder, bench.folder.path());
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("saveAs")->trigger();
    auto* dialog = bench.window.findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    auto* name = dialog->findChild<QLineEdit*>();
    QVERIFY2(name->text().startsWith(QStringLiteral("Wa Shogi, Sente - Gote, ")), qPrintable(name->text()));
    name->setText(QStringLiteral("my wa"));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(bench.folder.filePath(QStringLiteral("my wa.mujo"))));
}

void ShellRecordTest::aTornFileIsOpenedAsFarAsItGoesAndNotWrittenOver() {
    const QTemporaryDir folder;
    const QString path = savedGame(folder, hotSeat("wa"), 12);
    QByteArray text = contents(path);
    text.truncate(text.indexOf("\"move\"", text.indexOf("\"moves\"") + 400));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    WindowBench bench;
    QVERIFY(bench.window.openFile(path));
    QVERIFY(bench.game().plies().size() > 3);
    const QString told = bench.window.banner().text();
    QVERIFY2(told.contains(QStringLiteral("saved.mujo is damaged")), qPrintable(told));
    QVERIFY2(told.contains(
                 QStringLiteral("%1 moves could be read").arg(movesCounted(bench.game().plies().size()))),
             qPrintable(told));
    bench.window.action("save")->trigger();
    QVERIFY(bench.window.findChild<QFileDialog*>() != nullptr); // asks for another name
    QCOMPARE(contents(path), text);
    // What is left is kept, and the lists say of the file what it still holds.
    const auto read = bench.game().plies().size();
    bench.begin("chu");
    const auto kept = Autosave(bench.folder.path()).unfinished(bench.catalog);
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().moves, static_cast<int>(read));
    const KeptGame listed = keptGame(path, Shelf::File, bench.catalog);
    QVERIFY(bench.window.openFile(path)); // once more, which makes no second game of it
    QCOMPARE(Autosave(bench.folder.path()).unfinished(bench.catalog).size(), std::size_t{1});
    QVERIFY(listed.isTorn && listed.fault.isEmpty());
    QCOMPARE(listed.moves, static_cast<int>(read));
}

void ShellRecordTest::aFileThatCannotBeOpenedAtTheStartIsToldInADialog() {
    WindowBench bench;
    bench.window.tellUnopened(QStringLiteral("/tmp/<b>broken.mujo"),
                              QStringLiteral("broken.mujo:1:1: <i>wrong</i>"));
    auto* box = bench.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->isVisible());
    QCOMPARE(box->text(), QStringLiteral("<b>broken.mujo could not be opened."));
    QCOMPARE(box->textFormat(), Qt::PlainText);
    QVERIFY(box->informativeText().contains(QStringLiteral("wrong")));
}

MUJO_UI_TEST(ShellRecordTest)
#include "shell_record_test.moc"
