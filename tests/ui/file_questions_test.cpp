// What is asked before a game leaves the board that has changed since its file was written.

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include "tests/ui/files.h"
#include "tests/ui/kept_games.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// A game of Wa on the board that was saved in a file outside of the program's own folders.
struct SavedGame : WindowBench {
    explicit SavedGame(int plies) {
        begin("wa");
        playPlain(plies);
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("own"))); // beside the games that the program keeps
        QVERIFY(window.saveTo(path()));
    }
    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("own/a.mujo")); }
    [[nodiscard]] std::vector<KeptGame> unfinished() const {
        return Autosave(folder.path()).unfinished(catalog);
    }
};

/// One whose last move has a comment since then.
struct ChangedFile : SavedGame {
    ChangedFile() : SavedGame(2) {
        window.session().setComment(game().current(), QStringLiteral("changed"));
        QVERIFY(window.isWindowModified());
    }
    [[nodiscard]] QMessageBox* question() const { return window.findChild<QMessageBox*>(); }
    /// Opens the file again, which would put another game on the board.
    [[nodiscard]] bool isAskedByOpening() {
        return window.openFile(path()) && QTest::qWaitFor([this] { return question() != nullptr; });
    }
    [[nodiscard]] bool isAskedByQuitting() {
        return !window.close() && QTest::qWaitFor([this] { return question() != nullptr; });
    }
    [[nodiscard]] bool press(const QString& words) const {
        for (auto* button : question()->findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == words) {
                button->click();
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] std::string commentInFile() const {
        const auto read = loadGame(path(), mujo::ui::testing::catalog());
        return read ? read->game.ply(read->game.lastOfLine()).comment : "unread";
    }
};

} // namespace

class FileQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void aGameInWhichNobodyHasMovedIsNotKept();
    void aSavedGameGoesOnWhereItIsKept();
    void aGameOfAnotherDayKnowsItsFile();
    void aFileThatOthersHaveChangedIsForgotten();
    void aGameThatIsKeptOtherwiseStays_data();
    void aGameThatIsKeptOtherwiseStays();
    void anotherGameAsksFirst();
    void theChoiceOfANewGameAsksNothingYet();
    void theFileMayStayAsItIs();
    void quittingAsksFirst();
    void whatCannotBeSavedStaysOnTheBoard();
    void aSavedGameAsksNothing();
};

// It would stand twice among the unfinished games, a move apart.
// The first move of the computer is nobody's work: such games would have to be discarded one by one.
void FileQuestionsTest::aGameInWhichNobodyHasMovedIsNotKept() {
    WindowBench bench;
    bench.window.session().engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup;
    setup.variant = bench.catalog.find("wa")->standard;
    setup.seats = {Seat::computer(2), Seat::human()};
    bench.begin(setup);
    const auto unfinished = [&bench] {
        return Autosave(bench.folder.path()).unfinished(bench.catalog).size();
    };
    QVERIFY(bench.window.session().play(bench.game().legalMoves().front())); // as the computer does
    QCOMPARE(unfinished(), std::size_t{0});
    QVERIFY(bench.window.session().play(bench.game().legalMoves().front()));
    QCOMPARE(unfinished(), std::size_t{1});
}

void FileQuestionsTest::aSavedGameGoesOnWhereItIsKept() {
    SavedGame bench(3);
    bench.begin("chu");
    bench.playPlain(1);
    QCOMPARE(bench.unfinished().size(), std::size_t{2});
    QVERIFY(bench.window.openFile(bench.path()));
    QTRY_COMPARE(bench.game().variant().id(), std::string("wa"));
    QCOMPARE(bench.unfinished().size(), std::size_t{2}); // to look at it changes nothing
    bench.window.session().continueGame();
    bench.playPlain(2);
    bench.begin("sho"); // no move of which is made
    QCOMPARE(bench.unfinished().size(), std::size_t{2});
    QCOMPARE(bench.unfinished().front().moves, 5);
}

// Else "Save" would ask for a name again.
void FileQuestionsTest::aGameOfAnotherDayKnowsItsFile() {
    SavedGame bench(2);
    bench.playPlain(1); // which the file lacks
    bench.begin("chu");
    const std::vector<KeptGame> games = bench.unfinished();
    QCOMPARE(games.size(), std::size_t{1});
    bench.window.continueGame(games.front());
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{3});
    QVERIFY(bench.window.windowTitle().contains(QStringLiteral("a.mujo")));
    QVERIFY2(bench.window.isWindowModified(), "the file has two moves");
    bench.window.action("save")->trigger();
    QVERIFY(!bench.window.isWindowModified());
    const auto read = loadGame(bench.path(), bench.catalog);
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.plies().size(), std::size_t{3});
}

// Another program, or another game, has taken its name: "Save" must not write over that.
void FileQuestionsTest::aFileThatOthersHaveChangedIsForgotten() {
    SavedGame bench(2);
    bench.begin("chu");
    QFile file(bench.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
    file.close();
    bench.window.continueGame(bench.unfinished().front());
    QTRY_COMPARE(bench.game().variant().id(), std::string("wa"));
    QVERIFY(!bench.window.windowTitle().contains(QStringLiteral("a.mujo")));
}

// One that another window plays, and one that says more than the file, are not written over.
void FileQuestionsTest::aGameThatIsKeptOtherwiseStays_data() {
    QTest::addColumn<bool>("isPlayedElsewhere");
    QTest::newRow("in another window") << true;
    QTest::newRow("with a comment of its own") << false;
}

void FileQuestionsTest::aGameThatIsKeptOtherwiseStays() {
    QFETCH(const bool, isPlayedElsewhere);
    SavedGame bench(3);
    if (!isPlayedElsewhere) {
        bench.window.session().setComment(bench.game().current(), QStringLiteral("only here"));
        bench.window.closeUnasked();
    }
    WindowBench second({1280, 800}, bench.folder.path());
    QVERIFY(second.window.openFile(bench.path()));
    QTRY_COMPARE(second.game().variant().id(), std::string("wa"));
    second.window.session().continueGame();
    second.playPlain(1);
    second.begin("sho");
    const std::vector<KeptGame> kept = bench.unfinished();
    QCOMPARE(kept.size(), std::size_t{2});
    QVERIFY(std::any_of(kept.begin(), kept.end(), [](const KeptGame& game) { return game.moves == 3; }));
}

void FileQuestionsTest::anotherGameAsksFirst() {
    ChangedFile bench;
    QVERIFY(bench.isAskedByOpening());
    QCOMPARE(bench.question()->text(), QStringLiteral("Save the changes to a.mujo?"));
    QVERIFY(bench.press(QStringLiteral("Save")));
    QTRY_VERIFY(!bench.window.isWindowModified());
    QCOMPARE(bench.commentInFile(), std::string("changed"));
}

// Whoever only looks at the choice has nothing to decide.
void FileQuestionsTest::theChoiceOfANewGameAsksNothingYet() {
    ChangedFile bench;
    bench.window.action("newGame")->trigger();
    QVERIFY(bench.question() == nullptr);
    auto* dialog = bench.window.findChild<NewGameDialog*>();
    QVERIFY(dialog != nullptr);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(bench.question() != nullptr);
    QVERIFY2(bench.game().plies().size() == 2, "nothing gives way before the answer");
    QVERIFY(bench.press(QStringLiteral("Save")));
    QTRY_VERIFY(bench.game().plies().empty());
    QCOMPARE(bench.commentInFile(), std::string("changed"));
}

// The change is kept by the program all the same: among the unfinished games.
void FileQuestionsTest::theFileMayStayAsItIs() {
    ChangedFile bench;
    QVERIFY(bench.isAskedByOpening());
    QCOMPARE(bench.question()->informativeText(),
             QStringLiteral("The game stays among the unfinished ones in any case."));
    QVERIFY(bench.press(QStringLiteral("Leave the file as it is")));
    QTRY_VERIFY(!bench.window.isWindowModified());
    QCOMPARE(bench.commentInFile(), std::string());
    QCOMPARE(bench.game().ply(bench.game().lastOfLine()).comment, std::string()); // that of the file is shown
    const std::vector<KeptGame> kept = Autosave(bench.folder.path()).unfinished(bench.catalog);
    QCOMPARE(kept.size(), std::size_t{1});
    const auto read = loadGame(kept.front().path, bench.catalog);
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.ply(read->game.lastOfLine()).comment, std::string("changed"));
}

void FileQuestionsTest::quittingAsksFirst() {
    ChangedFile bench;
    QVERIFY(bench.isAskedByQuitting());
    QVERIFY(bench.press(QStringLiteral("Cancel")));
    QTRY_VERIFY(bench.question() == nullptr);
    QVERIFY(bench.window.isVisible());
    QVERIFY(bench.isAskedByQuitting());
    QVERIFY(bench.press(QStringLiteral("Save")));
    QTRY_VERIFY(!bench.window.isVisible());
    QCOMPARE(bench.commentInFile(), std::string("changed"));
}

void FileQuestionsTest::whatCannotBeSavedStaysOnTheBoard() {
    ChangedFile bench;
    QVERIFY(QFile::remove(bench.path()) && QDir().mkdir(bench.path())); // no file can be written there
    QVERIFY(bench.isAskedByQuitting());
    QVERIFY(bench.press(QStringLiteral("Save")));
    QTRY_VERIFY(bench.window.banner().isVisible()); // says why
    QVERIFY(bench.window.isVisible());
    QVERIFY(bench.window.isWindowModified());
}

void FileQuestionsTest::aSavedGameAsksNothing() {
    ChangedFile bench;
    QVERIFY(bench.window.saveTo(bench.path()));
    QVERIFY(bench.window.close());
    QVERIFY(bench.question() == nullptr);
}

MUJO_UI_TEST(FileQuestionsTest)
#include "file_questions_test.moc"
