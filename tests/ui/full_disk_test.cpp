// Whatever is kept in files: when there is no room for the new text, the old file stays and the user is told.

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMessageBox>
#include <QPageLayout>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "tests/ui/files.h"
#include "tests/ui/kept_games.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/start_page.h"
#include "ui/editor/edit_board.h"
#include "ui/editor/position_editor.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_name.h"
#include "ui/session/game_store.h"
#include "ui/session/kept_game.h"
#include "ui/session/tournament.h"
#include "ui/session/user_variants.h"
#include "ui/trainer/progress_file.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// While it lives, no file can grow: writing fails as on a full disk, but with files in every folder.
class NoRoom {
public:
    NoRoom() : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;
    ~NoRoom() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

/// As the analysis of the whole game does.
void noteFinding(WindowBench& bench, Game::Node node) {
    bench.window.session().noteFinding(node, {{5, false, 3}, {}, {SearchBudget::Unit::Nodes, 10}, "Mujō"});
}

int keptFindings(const WindowBench& bench) {
    const QStringList games =
        filesIn(bench.folder.path()).filter(QRegularExpression(QStringLiteral("mujo$")));
    return games.size() == 1
               ? static_cast<int>(contents(bench.folder.filePath(games.front())).count("\"analysis\""))
               : -1;
}

} // namespace

class FullDiskTest : public QObject {
    Q_OBJECT

private slots:
    void aGameThatStandsInNoFileIsNotSaidToBeKept();
    void aSavedGameStaysAndTheFaultIsTold();
    void theGameUnderWayStaysAsItWasKeptLast();
    void aGameThatCannotBeRenamedStaysAsItWas();
    void aFinishedGameStaysAmongTheUnfinished();
    void anUnfinishedGameIsOfferedAndGoesOn();
    void whatWasLearntStays();
    void aVariantOfOnesOwnStays();
    void anExportedChartStays();
    void aWindowThatCannotKeepItsGameSaysSoAndAsksBeforeItCloses();
    void anEndThatIsTakenBackLosesNothing();
    void nothingTakesTheBoardFromAGameThatCannotBeKeptUnasked();
    void aStartThatCannotBeWrittenStaysInTheEditor();
    void whatTheAnalysisFindsIsTriedAgainAndItsFaultToldOnce();
    void whatTheAnalysisHasJustFoundIsAskedForBeforeTheWindowCloses();
    void aFolderThatHasVanishedIsMadeAgain();
    void aTournamentThatCannotBeginLeavesNothing();
};

void FullDiskTest::aSavedGameStaysAndTheFaultIsTold() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.mujo"));
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    QVERIFY(saveGame(session, path));
    const QByteArray before = contents(path);
    playSome(session, 2, 3);
    {
        const NoRoom full;
        const auto saved = saveGame(session, path);
        QVERIFY(!saved);
        const QString fault = faultInWords(saved.error());
        QVERIFY2(fault.contains(QStringLiteral("a.mujo")) &&
                     fault.contains(QString::fromLocal8Bit(std::strerror(EFBIG))),
                 qPrintable(fault));
    }
    QCOMPARE(contents(path), before);
    QCOMPARE(filesIn(folder.path()), QStringList{QStringLiteral("a.mujo")});
    QVERIFY(saveGame(session, path));
    QVERIFY(contents(path).size() > before.size());
}

void FullDiskTest::theGameUnderWayStaysAsItWasKeptLast() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    Autosave autosave(folder.path());
    QVERIFY(autosave.keep(session));
    const QString path = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*.mujo")}).first());
    const QByteArray before = contents(path);
    playSome(session, 1, 3);
    {
        const NoRoom full;
        QVERIFY(!autosave.keep(session));
    }
    QCOMPARE(contents(path), before);
}

void FullDiskTest::aGameThatCannotBeRenamedStaysAsItWas() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    const QString path = folder.filePath(QStringLiteral("a.mujo"));
    QVERIFY(saveGame(session, path));
    const QByteArray before = contents(path);
    {
        const NoRoom full;
        const auto renamed = renameGame(path, QStringLiteral("Sunday"), catalog());
        QVERIFY(!renamed);
        QVERIFY2(faultInWords(renamed.error()).contains(QStringLiteral("a.mujo")),
                 qPrintable(faultInWords(renamed.error())));
    }
    QCOMPARE(contents(path), before);
    QVERIFY(renameGame(path, QStringLiteral("Sunday"), catalog()));
}

void FullDiskTest::aFinishedGameStaysAmongTheUnfinished() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    Autosave autosave(folder.path());
    QVERIFY(autosave.keep(session));
    const QString path = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*.mujo")}).first());
    const QByteArray before = contents(path);
    session.resign();
    {
        const NoRoom full;
        QVERIFY(!autosave.keep(session));
    }
    QCOMPARE(contents(path), before);
    QVERIFY(autosave.keep(session)); // there is room again
    QVERIFY(!QFile::exists(path));
    QCOMPARE(filesIn(autosave.finishedFolder()).size(), 1);
}

void FullDiskTest::anUnfinishedGameIsOfferedAndGoesOn() {
    const QTemporaryDir folder;
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 4, 3);
    (void)Autosave(folder.path()).keep(session);
    const QString path = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*.mujo")}).first());
    const QByteArray before = contents(path);
    Autosave autosave(folder.path());
    {
        const NoRoom full;
        QCOMPARE(autosave.unfinished(catalog()).size(), std::size_t{1});
        const auto continued = ui::testing::goOn(autosave, path);
        QVERIFY2(continued.hasValue(), continued ? "" : qPrintable(continued.error()));
        QCOMPARE(continued->notice, QString()); // a lock needs no room
        session.restore(continued->file.game, gameSetup(continued->file));
        playSome(session, 2, 3);
        QVERIFY(!autosave.keep(session));
    }
    QCOMPARE(contents(path), before);
    QVERIFY(autosave.keep(session)); // there is room again
    const auto games = Autosave(folder.path()).unfinished(catalog());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games[0].path, path);
    QCOMPARE(games[0].moves, 6);
    QVERIFY(games[0].isOpenElsewhere);
}

void FullDiskTest::whatWasLearntStays() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trainer.json"));
    ProgressFile file(path);
    file.save({});
    const QByteArray before = contents(path);
    QVERIFY(!before.isEmpty());
    {
        const NoRoom full;
        file.save({});
    }
    QVERIFY2(file.takeNotice().contains(path), "the user is told");
    QCOMPARE(contents(path), before);
}

void FullDiskTest::aVariantOfOnesOwnStays() {
    const QTemporaryDir folder;
    const UserVariants own(folder.path().toStdString());
    Catalog games{std::filesystem::path()};
    std::string text = contents(QStringLiteral(MUJO_SOURCE_DIR "/variants/wa.json")).toStdString();
    const auto replace = [&text](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    replace("\"wa\"", "\"mine\"");
    const auto kept = own.keep(games, text);
    QVERIFY2(kept.hasValue(), kept ? "" : qPrintable(faultInWords(kept.error())));
    const QByteArray before = contents(*kept);
    {
        const NoRoom full;
        const auto again = own.keep(games, text);
        QVERIFY(!again);
        const QString fault = faultInWords(again.error());
        QVERIFY2(fault.contains(QStringLiteral("mine.json")), qPrintable(fault));
    }
    QCOMPARE(contents(*kept), before);
}

void FullDiskTest::anExportedChartStays() {
    const QTemporaryDir folder;
    const PieceChart chart(game("shogi"));
    const QString drawing = folder.filePath(QStringLiteral("chart.svg"));
    const QString pages = folder.filePath(QStringLiteral("chart.pdf"));
    const auto writeBoth = [&] {
        return chart.exportSvg(drawing) && chart.exportPdf(pages, QPageLayout(), 96);
    };
    QVERIFY(writeBoth());
    const QByteArray before = contents(drawing) + contents(pages);
    {
        const NoRoom full;
        const auto svg = chart.exportSvg(drawing);
        QVERIFY(!svg && toQString(svg.error().path) == drawing);
        const auto pdf = chart.exportPdf(pages, QPageLayout(), 96);
        QVERIFY(!pdf && toQString(pdf.error().path) == pages);
    }
    QCOMPARE(contents(drawing) + contents(pages), before);
}

void FullDiskTest::aWindowThatCannotKeepItsGameSaysSoAndAsksBeforeItCloses() {
    WindowBench bench;
    bench.begin("wa");
    {
        const NoRoom none;
        bench.playPlain(3);
        QVERIFY2(bench.window.banner().text().contains(QStringLiteral("not kept safe")),
                 qPrintable(bench.window.banner().text()));
        bench.window.session().adjourn();
        bench.window.action("continueGame")->trigger();
        QVERIFY2(bench.window.banner().text().contains(QStringLiteral("not kept safe")),
                 qPrintable(bench.window.banner().text()));
        QVERIFY(!bench.window.close());
        auto* question = bench.window.findChild<QMessageBox*>();
        QVERIFY(question != nullptr && question->isVisible());
        question->reject();
        settle();
        QVERIFY(bench.window.isVisible());
    }
    bench.playPlain(1); // there is room again
    QVERIFY2(bench.window.banner().text().isEmpty(), qPrintable(bench.window.banner().text()));
    QVERIFY(bench.window.close());
    QCOMPARE(filesIn(bench.folder.path()).filter(QStringLiteral(".mujo")).isEmpty(), false);
}

// The finished copy is the only one until the game is kept as an unfinished one.
void FullDiskTest::anEndThatIsTakenBackLosesNothing() {
    WindowBench bench;
    const auto shelves = [&bench] {
        QList<Shelf> found;
        for (const auto& [path, shelf] : Autosave(bench.folder.path()).gameFiles()) {
            found << (QFileInfo(path).size() > 0 ? shelf : Shelf::Discarded);
        }
        return found;
    };
    bench.begin("wa");
    bench.playPlain(3);
    bench.session.resign();
    QCOMPARE(shelves(), QList<Shelf>{Shelf::Finished});
    {
        const NoRoom none;
        bench.session.takeBack();
        QVERIFY(shelves().contains(Shelf::Finished));
    }
    bench.playPlain(1); // there is room again
    QCOMPARE(shelves(), QList<Shelf>{Shelf::Unfinished});
}

void FullDiskTest::nothingTakesTheBoardFromAGameThatCannotBeKeptUnasked() {
    WindowBench bench;
    bench.begin("sho");
    bench.playPlain(2);
    const auto kept = Autosave(bench.folder.path()).gameFiles();
    QCOMPARE(kept.size(), std::size_t{1});
    const QString file = bench.folder.filePath(QStringLiteral("mine.mujo"));
    QVERIFY(bench.window.saveTo(file));
    bench.begin("wa");
    const NoRoom none;
    bench.playPlain(3);
    QVERIFY(bench.window.isUnsafe());
    const auto asks = [&bench](const auto& leave) {
        leave();
        settle();
        const auto boxes = bench.window.findChildren<QMessageBox*>();
        const bool isAsked = boxes.size() == 1 && boxes.front()->isVisible();
        for (QMessageBox* box : boxes) {
            box->reject();
        }
        settle();
        return isAsked && bench.game().variant().id() == "wa" && bench.game().plies().size() == 3 &&
               bench.window.findChildren<NewGameDialog*>().isEmpty();
    };
    QVERIFY(asks([&] { bench.window.action("tour")->trigger(); }));
    QVERIFY(asks([&] {
        bench.window.action("newGame")->trigger();
        bench.window.findChild<NewGameDialog*>()->accept();
    }));
    QVERIFY(asks([&] { (void)bench.window.openFile(file); }));
    QVERIFY(asks([&] {
        bench.window.startPage().continueAsked(
            keptGame(kept.front().first, kept.front().second, bench.catalog));
    }));
}

// What was put on the board is still in the editor, and the file as it was.
void FullDiskTest::aStartThatCannotBeWrittenStaysInTheEditor() {
    WindowBench bench;
    std::string text(bench.catalog.find("wa")->standard->text());
    text.replace(text.find("\"id\": \"wa\""), 10, "\"id\": \"full-disk\"");
    const auto path = UserVariants().keep(bench.catalog, text);
    QVERIFY(path);
    bench.begin("full-disk");
    bench.window.action("editPosition")->trigger();
    const QPointer<PositionEditor> editor = bench.window.findChild<PositionEditor*>();
    auto* board = editor->findChild<EditBoard*>();
    const Square corner = bench.game().variant().shape().at(0, 0);
    QTest::mouseClick(board, Qt::RightButton, {}, board->squareRect(corner).center());
    QPushButton* makes = nullptr;
    for (auto* button : editor->findChildren<QPushButton*>()) {
        makes = button->text().contains(QStringLiteral("start of the")) ? button : makes;
    }
    {
        const NoRoom none;
        makes->click();
        settle();
    }
    QVERIFY(editor && editor->isVisible());
    const QString said = editor->findChild<QListWidget*>()->item(0)->text();
    QVERIFY2(said.contains(QStringLiteral("full-disk.json")), qPrintable(said));
    QVERIFY(!Position::start(bench.catalog.find("full-disk")->standard).at(corner).isEmpty());
    QCOMPARE(contents(*path), QByteArray::fromStdString(text));
    makes->click(); // there is room now
    settle();
    QVERIFY(!editor);
    QVERIFY(Position::start(bench.catalog.find("full-disk")->standard).at(corner).isEmpty());
    QVERIFY(QFile::remove(*path));
}

void FullDiskTest::whatTheAnalysisFindsIsTriedAgainAndItsFaultToldOnce() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    constexpr int kPatience = 60000;
    const Banner& banner = bench.window.banner();
    {
        const NoRoom none;
        noteFinding(bench, 0);
        QTRY_VERIFY2_WITH_TIMEOUT(banner.text().contains(QStringLiteral("not kept safe")),
                                  qPrintable(banner.text()), kPatience);
        bench.window.banner().choose(1); // "Play on"
        settle();
        QVERIFY(banner.text().isEmpty());
        noteFinding(bench, 1);
        // Where an analysis ends, what has been found is written at once.
        GameAnalysis& analysis = bench.window.gameAnalysis();
        analysis.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
        const QSignalSpy ended(&analysis, &GameAnalysis::ended);
        analysis.start({SearchBudget::Unit::Milliseconds, 1000});
        analysis.cancel();
        QCOMPARE(ended.count(), 1);
        QVERIFY2(banner.text().isEmpty(), qPrintable(banner.text()));
        QVERIFY(bench.window.isUnsafe());
    }
    noteFinding(bench, 2); // there is room again
    QTRY_COMPARE_WITH_TIMEOUT(keptFindings(bench), 3, kPatience);
    QVERIFY(!bench.window.isUnsafe());
    QCOMPARE(bench.window.status().text(), QStringLiteral("The game is kept safe again."));
}

void FullDiskTest::whatTheAnalysisHasJustFoundIsAskedForBeforeTheWindowCloses() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    {
        const NoRoom none;
        noteFinding(bench, 1);
        QVERIFY(!bench.window.close());
        auto* question = bench.window.findChild<QMessageBox*>();
        QVERIFY(question != nullptr && question->isVisible());
        question->reject();
        settle();
    }
    QVERIFY(bench.window.close());
    QCOMPARE(keptFindings(bench), 1);
}

void FullDiskTest::aFolderThatHasVanishedIsMadeAgain() {
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("games"));
    GameSession session;
    session.begin(hotSeat("wa"));
    Autosave autosave(folder);
    playSome(session, 2, 3);
    QVERIFY(autosave.keep(session));
    QVERIFY(QDir(folder).removeRecursively());
    playSome(session, 1, 4);
    QVERIFY(autosave.keep(session));
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.mujo")}).size(), 1);
}

void FullDiskTest::aTournamentThatCannotBeginLeavesNothing() {
    const QTemporaryDir folder;
    const EngineList engines{QString()};
    Tournament tournament(engines);
    const auto settings = [&engines] {
        TournamentSettings made;
        made.boards.push_back({ui::testing::game("wa"), {}});
        for (const int level : {1, 2}) {
            made.players.push_back(
                *Tournament::player(engines, Tournament::textOfLevel(level).toStdString()));
        }
        return made;
    };
    const auto kept = [&folder] {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    };
    {
        const NoRoom full;
        const auto begun = tournament.begin(settings(), folder.path());
        QVERIFY(!begun && !begun.error().text.empty());
        QVERIFY(tournament.state() == Tournament::State::None);
        QCOMPARE(kept(), QStringList());
    }
    QVERIFY(tournament.begin(settings(), folder.path()).hasValue());
    QCOMPARE(kept().size(), 1);
    {
        const NoRoom full; // what cannot be kept is not so
        QVERIFY(!tournament.setWithdrawn(0, true).hasValue() && !tournament.addRound().hasValue());
        QVERIFY(tournament.settings().withdrawn.empty());
        QCOMPARE(tournament.settings().rounds, 1);
    }
}

void FullDiskTest::aGameThatStandsInNoFileIsNotSaidToBeKept() {
    const QTemporaryDir folder;
    Autosave autosave(folder.path());
    GameSession session;
    session.begin(hotSeat("wa"));
    QVERIFY(autosave.keep(session));
    QVERIFY(!autosave.keepsUnfinished()); // no move has been made
    QVERIFY(session.play(session.game().legalMoves().front()));
    QVERIFY(autosave.keep(session));
    QVERIFY(autosave.keepsUnfinished());
    QFile file(
        QDir(folder.path()).filePath(QDir(folder.path()).entryList({QStringLiteral("*.mujo")}).front()));
    QVERIFY(file.resize(0)); // as a disk that is full may leave it
    QVERIFY(!autosave.keepsUnfinished());
    QVERIFY(file.remove());
    QVERIFY(!autosave.keepsUnfinished());
}

MUJO_UI_TEST(FullDiskTest)
#include "full_disk_test.moc"
