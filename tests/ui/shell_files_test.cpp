// Games in files: what is saved is loaded, what is broken is refused, what was left is offered again.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/position/sfen.h"
#include "tests/ui/session_bench.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

class ShellFilesTest : public QObject {
    Q_OBJECT

private slots:
    void savingAndLoadingLosesNothing_data();
    void savingAndLoadingLosesNothing();
    void brokenFilesAreRefusedWithTheirPlace_data();
    void brokenFilesAreRefusedWithTheirPlace();
    void aFileThatCannotBeWrittenIsSaid();
    void anUnfinishedGameIsOfferedAgain();
    void aGameThatIsStillOpenIsNotOffered();
    void aFinishedGameIsKeptButNotOffered();
};

void ShellFilesTest::savingAndLoadingLosesNothing_data() {
    QTest::addColumn<QString>("id");
    for (const Catalog::Entry& entry : catalog().entries()) {
        QTest::newRow(entry.standard->id().c_str()) << shown(entry.standard->id());
    }
}

void ShellFilesTest::savingAndLoadingLosesNothing() {
    QFETCH(QString, id);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("any name.txt"));
    GameSession session;
    GameSetup setup = hotSeat(id.toUtf8().constData());
    setup.players[index(Side::Gote)] = Player::Computer;
    setup.level = 7;
    setup.illegalMoveLoses = true;
    setup.endsAtMate = true;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    session.begin(setup);
    playSome(session, 40, 11);
    session.goToPly(static_cast<int>(session.game().plies().size()) - 3);
    QCOMPARE(saveGame(session, path), QString());
    QVERIFY(QFile::exists(path));

    const auto loaded = loadGame(path, catalog());
    QVERIFY(loaded.hasValue());
    const GameSetup back = gameSetup(*loaded);
    QVERIFY(back.players == setup.players);
    QCOMPARE(back.level, 7);
    QVERIFY(back.illegalMoveLoses && back.endsAtMate);
    QVERIFY(loaded->game.start() == session.game().start());
    QVERIFY(loaded->game.position() == session.game().position());
    QCOMPARE(loaded->game.undone().size(), std::size_t{3});

    GameSession again;
    again.restore(loaded->game, back);
    const QString second = folder.filePath(QStringLiteral("again"));
    QCOMPARE(saveGame(again, second), QString());
    const auto undated = [](QByteArray text) {
        const auto at = text.indexOf("\"date\"");
        return text.remove(at, text.indexOf('\n', at) - at);
    };
    QCOMPARE(undated(contents(second)), undated(contents(path)));
}

void ShellFilesTest::brokenFilesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("broken.mujo:1:1");
    QTest::newRow("no JSON") << QByteArray("{\n  nonsense") << QStringLiteral("broken.mujo:2:");
    QTest::newRow("another format") << QByteArray("{\n\"format\": \"other\"}")
                                    << QStringLiteral("broken.mujo:2:");
    QTest::newRow("an illegal move")
        << QByteArray("{\"format\": \"mujo-game\", \"version\": 1, \"variant\": \"wa\",\n\"start\": \"") +
               QByteArray::fromStdString(sfen(Position::start(game("wa")))) +
               QByteArray("\",\n\"moves\": [\"1a1b\"]}")
        << QStringLiteral("broken.mujo:3:");
}

void ShellFilesTest::brokenFilesAreRefusedWithTheirPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.mujo"));
    QVERIFY(write(path, text));
    const auto loaded = loadGame(path, catalog());
    QVERIFY(!loaded.hasValue());
    QVERIFY2(shown(loaded.error()).startsWith(place), qPrintable(shown(loaded.error())));
}

void ShellFilesTest::aFileThatCannotBeWrittenIsSaid() {
    GameSession session;
    session.begin(hotSeat("wa"));
    QVERIFY(!saveGame(session, QStringLiteral("/proc/no such place/game")).isEmpty());
}

void ShellFilesTest::anUnfinishedGameIsOfferedAgain() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("hook"));
    {
        Autosave autosave(folder.path());
        for (int i = 0; i < 3; ++i) {
            playSome(session, 1, 5);
            QCOMPARE(autosave.keep(session), QString());
        }
    } // the program is gone without a word
    const auto games = Autosave(folder.path()).unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().moves, 3);
    const auto loaded = loadGame(games.front().path, catalog());
    QVERIFY(loaded && loaded->game.position() == session.game().position());
    Autosave::discard(games.front());
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
}

void ShellFilesTest::aGameThatIsStillOpenIsNotOffered() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 2, 5);
    Autosave autosave(folder.path());
    QCOMPARE(autosave.keep(session), QString());
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
    autosave.beginGame(); // another game is begun: the first one is left behind
    QCOMPARE(autosave.unfinished(catalog()).size(), std::size_t{1});
}

void ShellFilesTest::aFinishedGameIsKeptButNotOffered() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 2, 5);
    Autosave autosave(folder.path());
    autosave.keep(session);
    session.resign();
    QCOMPARE(autosave.keep(session), QString());
    QCOMPARE(autosave.keep(session), QString()); // once more changes nothing
    QVERIFY(Autosave(folder.path()).unfinished(catalog()).empty());
    const QFileInfoList kept = QDir(autosave.finishedFolder()).entryInfoList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto loaded = loadGame(kept.front().absoluteFilePath(), catalog());
    QVERIFY(loaded && loaded->game.outcome() == session.game().outcome());
}

QTEST_MAIN(ShellFilesTest)
#include "shell_files_test.moc"
