// Games in files: what is saved is loaded, what is broken is refused, what was left is offered again.

#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/files.h"
#include "tests/ui/kept_games.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

bool write(const QString& path, const QByteArray& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QStringList gamesIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.mujo")}, QDir::Files);
}

/// The path of an unfinished game that its window has left.
QString keptGame(const QString& folder, int moves) {
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, moves, 5);
    {
        Autosave autosave(folder);
        (void)autosave.keep(session);
    }
    return folder + QLatin1Char('/') + gamesIn(folder).value(0);
}

/// A game that was resigned and kept.
struct ResignedGame {
    ResignedGame() {
        session.begin(hotSeat("wa"));
        playSome(session, 6, 5);
        session.resign();
        isKept = autosave.keep(session).hasValue();
    }
    [[nodiscard]] QStringList finished() const { return filesIn(autosave.finishedFolder()); }
    [[nodiscard]] QString pathOfFirst() const {
        return autosave.finishedFolder() + QLatin1Char('/') + finished().value(0);
    }

    QTemporaryDir folder;
    GameSession session;
    Autosave autosave{folder.path()};
    bool isKept = false;
};

} // namespace

class ShellFilesTest : public QObject {
    Q_OBJECT

private slots:
    void savingAndLoadingLosesNothing_data();
    void savingAndLoadingLosesNothing();
    void brokenFilesAreRefusedWithTheirPlace_data();
    void brokenFilesAreRefusedWithTheirPlace();
    void aComputerHasANameInOtherFormats();
    void theTitleTellsWhetherTheFileHasTheWholeGame();
    void aFileThatCannotBeWrittenIsSaid();
    void aGameIsNotSavedAsAPage();
    void anUnfinishedGameIsOfferedAgain();
    void aDiscardedGameCanBeBroughtBackAsItWas();
    void anotherWindowNeitherTakesNorDiscardsAGame();
    void aGameWhoseFinishedCopyCannotBeWrittenStays();
    void lookingAtFinishedGamesAddsAndRemovesNothing();
    void aFinishedGameThatIsPlayedOnLeavesTheFinishedOne();
    void aMoveTriedBeforeTheEndLeavesTheGameFinished();
    void aGameThatGoesOnStaysUnfinishedWhileItsFirstEndIsLookedAt();
    void aGameResignedBeforeItsFirstMoveIsNotKept();
    void aGameIsOfferedWhateverItsLockIs_data();
    void aGameIsOfferedWhateverItsLockIs();
    void aGameInAFolderWithoutPermissionGoesOn();
    void pipesAndDevicesAmongTheGamesAreNotWaitedFor();
    void aGameThatCannotBeReadIsListedWithItsFault();
    void aGameThatIsStillOpenIsShownAsSuch();
    void aFinishedGameIsKeptButNotOffered();
};

void ShellFilesTest::savingAndLoadingLosesNothing_data() {
    QTest::addColumn<QString>("id");
    for (const Catalog::Entry& entry : catalog().entries()) {
        QTest::newRow(entry.standard->id().c_str()) << toQString(entry.standard->id());
    }
}

void ShellFilesTest::savingAndLoadingLosesNothing() {
    QFETCH(QString, id);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("any name.txt"));
    GameSession session;
    GameSetup setup = hotSeat(id.toUtf8().constData());
    setup.seats[Side::Gote] = Seat::computer(7);
    setup.illegalMoveLoses = true;
    setup.endsAtMate = true;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    session.begin(setup);
    playSome(session, 40, 11);
    session.goToPly(static_cast<int>(session.game().plies().size()) - 3);
    QVERIFY(saveGame(session, path));
    QVERIFY(QFile::exists(path));

    const auto loaded = loadGame(path, catalog());
    QVERIFY(loaded.hasValue());
    const GameSetup back = gameSetup(*loaded);
    QVERIFY(back.seats == setup.seats);
    QCOMPARE(back.seats[Side::Gote].level(), std::optional(7));
    QVERIFY(back.illegalMoveLoses && back.endsAtMate);
    QVERIFY(loaded->game.start() == session.game().start());
    QVERIFY(loaded->game.position() == session.game().position());
    QCOMPARE(loaded->game.following().size(), std::size_t{3});

    GameSession again;
    again.restore(loaded->game, back);
    const QString second = folder.filePath(QStringLiteral("again"));
    QVERIFY(saveGame(again, second));
    const auto undated = [](QByteArray text) {
        const auto at = text.indexOf("\"date\"");
        return text.remove(at, text.indexOf('\n', at) - at);
    };
    QCOMPARE(undated(contents(second)), undated(contents(path)));
}

void ShellFilesTest::brokenFilesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("The file is empty.");
    QTest::newRow("too short") << QByteArray("{\n\"format\": \"mujo-game\",\n\"moves\": [")
                               << QStringLiteral("The file ends too early (line 3, character 11).");
    QTest::newRow("no JSON") << QByteArray("{\n  nonsense")
                             << QStringLiteral(
                                    "A name in quotation marks is expected here (line 2, character 4).");
    QTest::newRow("another format") << QByteArray("{\n\"format\": \"other\"}")
                                    << QStringLiteral(
                                           "This is no game of this program: the format is \"other\"");
    QTest::newRow("an illegal move")
        << QByteArray("{\"format\": \"mujo-game\", \"version\": 1, \"variant\": \"wa\",\n\"start\": \"") +
               QByteArray::fromStdString(sfen(Position::start(game("wa")))) +
               QByteArray("\",\n\"moves\": [\"1a1b\"]}")
        << QStringLiteral(
               "Move 1 \"1a1b\" is not legal: The Oxcart on 1a belongs to the other side; it is Sente's "
               "turn (line 3, character 11).");
}

void ShellFilesTest::brokenFilesAreRefusedWithTheirPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.mujo"));
    QVERIFY(write(path, text));
    const auto loaded = loadGame(path, catalog());
    QVERIFY(!loaded.hasValue());
    QVERIFY2(toQString(loaded.error()).startsWith(QStringLiteral("In broken.mujo:\n") + place),
             qPrintable(toQString(loaded.error())));
}

// The file cannot say that a computer played, so its name does; without one it would be taken for a person.
void ShellFilesTest::aComputerHasANameInOtherFormats() {
    const QTemporaryDir folder;
    GameSession session;
    GameSetup setup = hotSeat("shogi");
    setup.seats[Side::Gote] = Seat::computer(7);
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    session.begin(setup);
    const QString path = folder.filePath(QStringLiteral("a.kif"));
    const GameFormat* format = formatForName(path.toStdString());
    QVERIFY(format != nullptr && !format->keepsAll());
    QVERIFY(saveGame(session, path, *format));
    const auto loaded = loadGame(path, catalog());
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->playerNames[Side::Gote], std::string("Computer, level 7"));
    QVERIFY(loaded->playerNames[Side::Sente].empty());
    QVERIFY2(session.setup().seats[Side::Gote].name.isEmpty(), "the game on the board is as it was");
}

void ShellFilesTest::theTitleTellsWhetherTheFileHasTheWholeGame() {
    WindowBench bench;
    bench.begin("wa");
    const QString path = bench.folder.filePath(QStringLiteral("a.mujo"));
    const auto isWhole = [&bench] { return !bench.window.isWindowModified(); };
    QVERIFY(bench.window.saveTo(path) && isWhole());
    QVERIFY(bench.session.play(bench.game().legalMoves().front()));
    QVERIFY(!isWhole());
    bench.session.goToPly(0);
    QVERIFY(bench.window.saveTo(path) && isWhole());
    bench.session.goToPly(1);
    QVERIFY2(isWhole(), "nothing has changed");
    bench.session.resign();
    QVERIFY(!isWhole());
    QVERIFY(bench.window.saveTo(path) && isWhole());
    bench.window.action("removeMoves")->trigger();
    QVERIFY2(!isWhole(), "a line has gone");
    QVERIFY(bench.window.saveTo(path) && isWhole());
}

void ShellFilesTest::aFileThatCannotBeWrittenIsSaid() {
    GameSession session;
    session.begin(hotSeat("wa"));
    QVERIFY(!saveGame(session, QStringLiteral("/proc/no such place/game")));
}

// What was refused is not said any more once the game is saved.
void ShellFilesTest::aGameIsNotSavedAsAPage() {
    WindowBench bench;
    bench.begin("wa");
    const QString page = bench.folder.filePath(QStringLiteral("a.pdf"));
    QVERIFY(!bench.window.saveTo(page));
    QVERIFY(!QFile::exists(page));
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("is not written: a page")));
    QVERIFY(bench.window.saveTo(bench.folder.filePath(QStringLiteral("a.mujo"))));
    QVERIFY(bench.window.banner().text().isEmpty());
}

void ShellFilesTest::anUnfinishedGameIsOfferedAgain() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("hook"));
    {
        Autosave autosave(folder.path());
        for (int i = 0; i < 3; ++i) {
            playSome(session, 1, 5);
            QVERIFY(autosave.keep(session));
        }
    } // the program is gone without a word
    const auto games = Autosave(folder.path()).unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().moves, 3);
    QVERIFY(games.front().position && *games.front().position == session.game().position());
    const auto loaded = loadGame(games.front().path, catalog());
    QVERIFY(loaded && loaded->game.position() == session.game().position());
}

void ShellFilesTest::aDiscardedGameCanBeBroughtBackAsItWas() {
    const QTemporaryDir folder;
    const QString path = keptGame(folder.path(), 3);
    const QByteArray before = contents(path);
    Autosave autosave(folder.path());
    const auto away = autosave.discard(path);
    QVERIFY2(away.hasValue(), away ? "" : qPrintable(faultInWords(away.error())));
    QVERIFY(autosave.unfinished(catalog()).empty());
    QCOMPARE(autosave.discarded(catalog()).size(), std::size_t{1});
    QCOMPARE(autosave.discarded(catalog()).front().moves, 3);
    QVERIFY(autosave.discarded(catalog()).front().isDiscarded());
    // Another game of the same name is in nobody's way.
    QVERIFY(write(path, "another"));
    const auto back = autosave.bringBack(autosave.discarded(catalog()).front());
    QVERIFY2(back.hasValue(), back ? "" : qPrintable(faultInWords(back.error())));
    QCOMPARE(contents(*back), before);
    QCOMPARE(contents(path), QByteArray("another"));
    QVERIFY(autosave.discarded(catalog()).empty());
    QCOMPARE(filesIn(folder.path()).size(), 2);
}

void ShellFilesTest::anotherWindowNeitherTakesNorDiscardsAGame() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 2, 5);
    Autosave first(folder.path());
    QVERIFY(first.keep(session));
    Autosave second(folder.path());
    const auto games = second.unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games.front().isOpenElsewhere);
    const QString path = games.front().path;
    const auto taken = ui::testing::goOn(second, path);
    QVERIFY(!taken);
    QVERIFY2(taken.error().contains(QStringLiteral("open in another window")), qPrintable(taken.error()));
    QVERIFY(!second.discard(path));
    QVERIFY(QFile::exists(path));
    playSome(session, 2, 5);
    QVERIFY(first.keep(session));
    QCOMPARE(loadGame(path, catalog())->game.plies().size(), std::size_t{4});

    first.beginGame(); // it is left in the first window
    QVERIFY(!second.unfinished(catalog()).front().isOpenElsewhere);
    const auto now = ui::testing::goOn(second, path);
    QVERIFY(now && now->notice.isEmpty());
    QCOMPARE(now->file.game.plies().size(), std::size_t{4});
    QVERIFY(first.unfinished(catalog()).front().isOpenElsewhere);
    QVERIFY(!ui::testing::goOn(first, path));
}

void ShellFilesTest::aGameWhoseFinishedCopyCannotBeWrittenStays() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 6, 5);
    Autosave autosave(folder.path());
    QVERIFY(autosave.keep(session));
    QVERIFY(write(autosave.finishedFolder(), "in the way of the folder"));
    playSome(session, 1, 5);
    session.resign();
    QVERIFY(!autosave.keep(session));
    const QStringList kept = gamesIn(folder.path());
    QCOMPARE(kept.size(), 1);
    const auto loaded = loadGame(folder.filePath(kept.first()), catalog());
    QVERIFY(loaded && loaded->game.plies().size() == 7);
    QVERIFY(QFile::remove(autosave.finishedFolder()));
    QVERIFY(autosave.keep(session));
    QVERIFY(filesIn(folder.path()).isEmpty());
    QCOMPARE(filesIn(autosave.finishedFolder()).size(), 1);
}

void ShellFilesTest::lookingAtFinishedGamesAddsAndRemovesNothing() {
    const QTemporaryDir folder;
    Autosave autosave(folder.path());
    QVERIFY(QDir().mkpath(autosave.finishedFolder()));
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 6, 5);
    session.resign();
    const QString elsewhere = folder.filePath(QStringLiteral("mine.game"));
    QVERIFY(saveGame(session, elsewhere));
    const QString finished = autosave.finishedFolder() + QStringLiteral("/kept.mujo");
    QVERIFY(QFile::copy(elsewhere, finished));
    for (int i = 0; i < 205; ++i) { // more than were kept once
        QVERIFY(write(QStringLiteral("%1/old-%2.mujo").arg(autosave.finishedFolder()).arg(i), "old"));
    }
    const QStringList before = filesIn(autosave.finishedFolder());
    const QByteArray text = contents(finished);
    for (const QString& path : {finished, elsewhere}) {
        const auto file = loadGame(path, catalog());
        QVERIFY(file.hasValue());
        autosave.beginOpened(path, *file);
        GameSession looking;
        looking.restore(file->game, gameSetup(*file));
        QVERIFY(autosave.keep(looking));
        looking.goToPly(3);
        QVERIFY(autosave.keep(looking));
        looking.goToPly(6);
        QVERIFY(autosave.keep(looking));
    }
    // The same game, come by in another way.
    autosave.beginGame();
    QVERIFY(autosave.keep(session));
    QCOMPARE(filesIn(autosave.finishedFolder()), before);
    QCOMPARE(contents(finished), text);
    QCOMPARE(filesIn(folder.path()), QStringList{QStringLiteral("mine.game")});
}

void ShellFilesTest::aFinishedGameThatIsPlayedOnLeavesTheFinishedOne() {
    ResignedGame game;
    QVERIFY(game.isKept);
    const QString finished = game.pathOfFirst();
    const QByteArray before = contents(finished);
    game.autosave.beginOpened(finished, *loadGame(finished, catalog())); // on another day
    game.session.takeBack();
    playSome(game.session, 2, 8);
    QVERIFY(game.autosave.keep(game.session));
    QCOMPARE(gamesIn(game.folder.path()).size(), 1);
    game.session.resign();
    QVERIFY(game.autosave.keep(game.session));
    QCOMPARE(game.finished().size(), 2);
    QCOMPARE(contents(finished), before);
}

// Nothing was played that anybody could look for.
void ShellFilesTest::aGameResignedBeforeItsFirstMoveIsNotKept() {
    QTemporaryDir folder;
    Autosave autosave(folder.path());
    GameSession session;
    session.begin(hotSeat("wa"));
    session.resign();
    QVERIFY(autosave.keep(session));
    QVERIFY(filesIn(autosave.finishedFolder()).isEmpty());
    QVERIFY(gamesIn(folder.path()).isEmpty());
    // Nor one of which nothing is left.
    ResignedGame game;
    game.session.goToPly(1);
    game.session.removeMoves(game.session.game().current());
    QVERIFY(game.session.game().next(Game::kStart).empty());
    QVERIFY(game.autosave.keep(game.session));
    QVERIFY(gamesIn(game.folder.path()).isEmpty());
}

// Somebody looks what another move would have brought.
void ShellFilesTest::aMoveTriedBeforeTheEndLeavesTheGameFinished() {
    ResignedGame game;
    QVERIFY(game.isKept);
    const rules::Outcome result = game.session.game().outcome();
    game.session.goToPly(3);
    playSome(game.session, 1, 8);
    QVERIFY(!game.session.game().lineOutcome().isOver()); // the line on the board is another one
    QVERIFY(game.autosave.keep(game.session));
    QVERIFY(gamesIn(game.folder.path()).isEmpty());
    QVERIFY(Autosave(game.folder.path()).unfinished(catalog()).empty());
    QCOMPARE(game.finished().size(), 1);
    const auto loaded = loadGame(game.pathOfFirst(), catalog());
    QVERIFY(loaded.hasValue());
    QVERIFY(loaded->game.lineOutcome() == result); // with its end, and the move that was tried
    QCOMPARE(loaded->game.nodeCount(), game.session.game().nodeCount());
}

void ShellFilesTest::aGameThatGoesOnStaysUnfinishedWhileItsFirstEndIsLookedAt() {
    ResignedGame game;
    const Game::Node firstEnd = game.session.game().lastOfLine();
    game.session.goToPly(3);
    playSome(game.session, 1, 8);
    game.session.continueGame();
    const Game::Node goesOn = game.session.game().lastOfLine();
    QVERIFY(game.autosave.keep(game.session));
    QCOMPARE(gamesIn(game.folder.path()).size(), 1);
    game.session.goToNode(firstEnd);
    QVERIFY(game.session.game().isOver());
    QVERIFY(game.autosave.keep(game.session));
    const QStringList kept = gamesIn(game.folder.path());
    QCOMPARE(kept.size(), 1);
    const auto loaded = loadGame(QDir(game.folder.path()).filePath(kept.front()), catalog());
    QVERIFY(loaded.hasValue());
    QVERIFY(!loaded->game.lineOutcome().isOver()); // what is gone on with
    QCOMPARE(loaded->game.line().size(), game.session.game().depth(goesOn));
    QCOMPARE(loaded->game.nodeCount(), game.session.game().nodeCount());
    QCOMPARE(game.finished().size(), 1); // the game that ended is there as well
}

void ShellFilesTest::aGameIsOfferedWhateverItsLockIs_data() {
    QTest::addColumn<QString>("lock");
    QTest::addColumn<bool>("isLockable");
    for (const char* lock : {"none", "empty", "garbage", "of a program that is gone"}) {
        QTest::newRow(lock) << QString::fromLatin1(lock) << true;
    }
    for (const char* lock : {"a folder", "a pipe", "a link to a pipe", "a link to nothing"}) {
        QTest::newRow(lock) << QString::fromLatin1(lock) << false;
    }
}

void ShellFilesTest::aGameIsOfferedWhateverItsLockIs() {
    QFETCH(QString, lock);
    QFETCH(bool, isLockable);
    const QTemporaryDir folder;
    const QString path = keptGame(folder.path(), 3);
    const QByteArray before = contents(path);
    const QString name = path + QStringLiteral(".lock");
    const QByteArray pipe = QFile::encodeName(folder.filePath(QStringLiteral("pipe")));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    if (lock == QStringLiteral("empty")) {
        QVERIFY(write(name, ""));
    } else if (lock == QStringLiteral("garbage")) {
        QVERIFY(write(name, QByteArray(5000, '\xff')));
    } else if (lock == QStringLiteral("of a program that is gone")) {
        QVERIFY(write(name, "999999999\nmujo\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n"));
    } else if (lock == QStringLiteral("a folder")) {
        QVERIFY(QDir().mkpath(name));
    } else if (lock == QStringLiteral("a pipe")) {
        QVERIFY(QFile::rename(QFile::decodeName(pipe), name));
    } else if (lock == QStringLiteral("a link to a pipe")) {
        QVERIFY(QFile::link(QFile::decodeName(pipe), name));
    } else if (lock == QStringLiteral("a link to nothing")) {
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("nothing")), name));
    }
    Autosave autosave(folder.path());
    const auto games = autosave.unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(!games.front().isOpenElsewhere);
    auto continued = ui::testing::goOn(autosave, path);
    QVERIFY2(continued.hasValue(), continued ? "" : qPrintable(continued.error()));
    QCOMPARE(continued->notice.isEmpty(), isLockable);
    GameSession session;
    session.restore(continued->file.game, gameSetup(continued->file));
    playSome(session, 2, 5);
    QVERIFY(autosave.keep(session));
    // Without a lock the game goes on beside its old file.
    QCOMPARE(contents(path) == before, !isLockable);
    QStringList longest;
    for (const KeptGame& each : Autosave(folder.path()).unfinished(catalog())) {
        longest << QString::number(each.moves);
    }
    longest.sort();
    QCOMPARE(longest, isLockable ? QStringList{QStringLiteral("5")}
                                 : (QStringList{QStringLiteral("3"), QStringLiteral("5")}));
    if (!isLockable) {
        const auto away = Autosave(folder.path()).discard(path);
        QVERIFY(!away);
        const QString fault = faultInWords(away.error());
        QVERIFY2(fault.contains(QDir::toNativeSeparators(name)), qPrintable(fault));
        QVERIFY(QFile::exists(path));
    }
}

void ShellFilesTest::aGameInAFolderWithoutPermissionGoesOn() {
    const QTemporaryDir folder;
    const QString path = keptGame(folder.path(), 3);
    const QByteArray before = contents(path);
    QFile::remove(path + QStringLiteral(".lock"));
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup |
                                                     QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther));
    constexpr uid_t kNobody = 65534;
    const uid_t self = ::geteuid();
    const bool hasGivenUpRights = self != 0 || ::seteuid(kNobody) == 0; // root may write everywhere
    Autosave autosave(folder.path());
    const auto games = autosave.unfinished(catalog());
    auto continued = ui::testing::goOn(autosave, path);
    bool isKept = true;
    if (continued) {
        GameSession session;
        session.restore(continued->file.game, gameSetup(continued->file));
        playSome(session, 2, 5);
        isKept = autosave.keep(session).hasValue();
    }
    const auto away = autosave.discard(path);
    QVERIFY(hasGivenUpRights && ::seteuid(self) == 0);
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(!games.front().isOpenElsewhere);
    QVERIFY2(continued.hasValue(), continued ? "" : qPrintable(continued.error()));
    QVERIFY2(continued->notice.contains(QStringLiteral("permission")), qPrintable(continued->notice));
    QVERIFY2(!isKept, "that nothing is kept any more must be said");
    QVERIFY(!away);
    QCOMPARE(contents(path), before);
    QCOMPARE(filesIn(folder.path()).size(), 1);
}

void ShellFilesTest::pipesAndDevicesAmongTheGamesAreNotWaitedFor() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.mujo"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, folder.filePath(QStringLiteral("to-pipe.mujo"))));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("to-zero.mujo"))));
    QVERIFY(QFile::link(QStringLiteral("/nothing"), folder.filePath(QStringLiteral("to-nothing.mujo"))));
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
    for (const char* name : {"pipe.mujo", "to-pipe.mujo", "to-zero.mujo"}) {
        const auto loaded = loadGame(folder.filePath(QString::fromLatin1(name)), catalog());
        QVERIFY(!loaded);
        QVERIFY2(toQString(loaded.error()).contains(QStringLiteral("ordinary file")), name);
    }
}

void ShellFilesTest::aGameThatCannotBeReadIsListedWithItsFault() {
    const QTemporaryDir folder;
    QVERIFY(write(folder.filePath(QStringLiteral("empty.mujo")), ""));
    QVERIFY(write(folder.filePath(QStringLiteral("cut.mujo")), "{\"format\": \"mujo-game\", \"moves\": ["));
    QVERIFY(write(folder.filePath(QStringLiteral("other.mujo")), "[1, 2]"));
    Autosave autosave(folder.path());
    const auto games = autosave.unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{3});
    for (const KeptGame& each : games) {
        QVERIFY(!each.fault.isEmpty());
        QCOMPARE(each.gameName, QFileInfo(each.path).fileName());
        QVERIFY(!ui::testing::goOn(autosave, each.path));
        QVERIFY(autosave.discard(each.path).hasValue());
    }
    QCOMPARE(autosave.discarded(catalog()).size(), std::size_t{3});
}

void ShellFilesTest::aGameThatIsStillOpenIsShownAsSuch() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 2, 5);
    Autosave autosave(folder.path());
    QVERIFY(autosave.keep(session));
    QVERIFY(autosave.unfinished(catalog()).empty()); // it is on this board
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).front().isOpenElsewhere);
    autosave.beginGame(); // another game is begun: the first one is left behind
    QCOMPARE(autosave.unfinished(catalog()).size(), std::size_t{1});
    QVERIFY(!autosave.unfinished(catalog()).front().isOpenElsewhere);
}

void ShellFilesTest::aFinishedGameIsKeptButNotOffered() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 2, 5);
    Autosave autosave(folder.path());
    (void)autosave.keep(session);
    session.resign();
    QVERIFY(autosave.keep(session));
    QVERIFY(autosave.keep(session)); // once more changes nothing
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
    const QFileInfoList kept = QDir(autosave.finishedFolder()).entryInfoList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto loaded = loadGame(kept.front().absoluteFilePath(), catalog());
    QVERIFY(loaded && loaded->game.outcome() == session.game().outcome());
}

MUJO_UI_TEST(ShellFilesTest)
#include "shell_files_test.moc"
