// The analysis of a whole game: what it finds, what of it is kept, and that it goes on where it was ended.

#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QProgressBar>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include "core/game/formats/game_json.h"
#include "core/game/judgement.h"
#include "core/opponent/score_note.h"
#include "core/position/sfen.h"
#include "tests/ui/files.h"
#include "tests/ui/held_computer.h"
#include "tests/ui/noted_bench.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr int kPatience = 120000;
/// What a single search of the position after so many moves of the line finds.
/// With `only`, what it finds of this move alone, to this depth.
SearchInfo singleSearch(const Game& of, std::size_t ply, const SearchBudget& budget, const Catalog& catalog,
                        const std::optional<Move>& only = std::nullopt,
                        std::optional<int> depth = std::nullopt) {
    Game game = of;
    game.goTo(of.onLine(ply));
    SearchRequest request{game.position(), game.history(), {}};
    request.limits.nodes = static_cast<std::uint64_t>(budget.amount);
    request.tuned = catalog.notes(game.variant()).tuned;
    request.limits.depth = depth;
    request.only = only;
    request.scoresOnlyMove = true;
    return Engine::search(request);
}

/// That the findings, the scores and the judgements are those of single searches.
void compareWithSingles(const Game& game, const SearchBudget& budget, const Catalog& catalog) {
    std::optional<Game> expected(game);
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        const Game::Node node = game.onLine(ply);
        if (isOverByRules(game, node)) {
            QVERIFY(!game.ply(node).finding);
            continue;
        }
        QVERIFY2(game.ply(node).finding, qPrintable(QString::number(ply)));
        const Finding& found = *game.ply(node).finding;
        const SearchInfo single = singleSearch(game, ply, budget, catalog);
        Game at = game;
        at.goTo(node);
        const PositionScore score = positionScore(single.score, at.position().turn(), single.depth);
        QCOMPARE(found.score, score);
        QCOMPARE(game.ply(node).score, std::optional(score));
        QVERIFY(!found.line.empty() && found.line.size() <= single.line.size());
        QVERIFY(std::equal(found.line.begin(), found.line.end(), single.line.begin()));
        QVERIFY(found.budget == budget);
        QCOMPARE(QString::fromStdString(found.by), QStringLiteral("Mujō"));
        expected->noteFinding(node, {score, single.line, budget, {}});
    }
    // A move that seems to give something away is looked at once more, in the position before it.
    for (std::size_t ply = 1; ply <= game.line().size(); ++ply) {
        const Game::Node before = game.onLine(ply - 1);
        const Game::Node node = game.onLine(ply);
        Finding finding = *expected->ply(before).finding;
        const bool isBest = !finding.line.empty() && finding.line.front() == game.ply(node).move;
        const bool isDoubtful =
            !isBest && !isOverByRules(game, node) && !game.ply(node).finding->score.isForced &&
            judgeMove(finding.score, expected->ply(node).finding->score, game.turn(before)).has_value();
        QCOMPARE(game.ply(before).finding->compared.has_value(), isDoubtful);
        if (isDoubtful) {
            const SearchInfo one =
                singleSearch(game, ply - 1, budget, catalog, game.ply(node).move, finding.score.depth);
            Game at = game;
            at.goTo(before);
            finding.compared = {game.ply(node).move,
                                positionScore(one.score, at.position().turn(), one.depth)};
            QVERIFY(game.ply(before).finding->compared == finding.compared);
        }
    }
    for (std::size_t ply = 1; ply <= game.line().size(); ++ply) {
        Finding finding = *expected->ply(game.onLine(ply - 1)).finding;
        finding.compared = game.ply(game.onLine(ply - 1)).finding->compared;
        expected->noteFinding(game.onLine(ply - 1), finding);
        QVERIFY(judgementOf(game, game.onLine(ply)) == judgementOf(*expected, game.onLine(ply)));
    }
}

int found(const Game& game) {
    int count = 0;
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        count += game.ply(game.onLine(ply)).finding ? 1 : 0;
    }
    return count;
}

/// Analyses until `enough` positions were searched, or all.
void analyse(GameAnalysis& analysis, GameSession& session, const SearchBudget& budget, int enough = -1) {
    QSignalSpy noted(&session, &GameSession::findingNoted);
    QSignalSpy ended(&analysis, &GameAnalysis::ended);
    QObject context;
    QObject::connect(&session, &GameSession::findingNoted, &context, [&] {
        if (noted.count() == enough) {
            analysis.cancel();
        }
    });
    analysis.start(budget);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60 * kPatience);
    QCOMPARE(ended.front().front().value<GameAnalysis::Ended>(),
             enough < 0 ? GameAnalysis::Ended::Complete : GameAnalysis::Ended::Cancelled);
}

QString theOnlyGameIn(const QString& folder) {
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.mujo")}, QDir::Files);
    return files.size() == 1 ? files.front().absoluteFilePath() : QString();
}

/// Cancelled half way, the window gone, the file opened again, and gone on with.
void interruptAndResume(const char* id, int plies, const SearchBudget& budget, bool isCompared) {
    const QTemporaryDir folder;
    int half = 0;
    {
        EngineBench bench({1280, 800});
        bench.begin(id);
        playRandomly(bench.session(), plies, 5);
        if (!bench.game().isOver()) {
            bench.session().resign();
        }
        half = static_cast<int>(bench.game().line().size()) / 2;
        analyse(bench.window.gameAnalysis(), bench.session(), budget, half);
        QCOMPARE(found(bench.game()), half);
        const QString kept = theOnlyGameIn(bench.folder.path() + QStringLiteral("/finished"));
        QVERIFY(!kept.isEmpty());
        QVERIFY(QFile::copy(kept, folder.filePath(QStringLiteral("game.mujo"))));
    }
    QDir(folder.path()).mkdir(QStringLiteral("finished"));
    const QString path = folder.filePath(QStringLiteral("finished/game.mujo"));
    QVERIFY(QFile::rename(folder.filePath(QStringLiteral("game.mujo")), path));
    for (const bool isLast : {false, true}) { // after the second opening there is nothing left to do
        WindowBench bench({1280, 800}, folder.path());
        QVERIFY(bench.window.openFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(bench.session.hasGame(), kPatience);
        const int all = static_cast<int>(bench.game().line().size()) + 1 -
                        (isOverByRules(bench.game(), bench.game().lastOfLine()) ? 1 : 0);
        QCOMPARE(found(bench.game()), isLast ? all : half);
        QSignalSpy noted(&bench.session, &GameSession::findingNoted);
        analyse(bench.window.gameAnalysis(), bench.session, budget);
        QCOMPARE(noted.count(), isLast ? 0 : all - half);
        QCOMPARE(found(bench.game()), all);
        if (isLast && isCompared) {
            compareWithSingles(bench.game(), budget, bench.catalog);
        }
    }
    QCOMPARE(theOnlyGameIn(folder.path() + QStringLiteral("/finished")), path);
}

} // namespace

class GameAnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void findingsAreThoseOfSingleSearches();
    void aSingleLegalMoveIsLookedAt();
    void itGoesOnWhereItWasEnded();
    void aLongerTimeLooksAgainAndAShorterOneDoesNot();
    void whereTheTimeIsTooShortOnePlyIsSearched();
    void positionsThatCouldNotBeSearchedAreTold();
    void aBudgetThatIsNoneBecomesTheNearest();
    void itGivesWayToTheComputer();
    void whatIsFoundIsKeptAllTheWhile();
    void itEndsWithTheGame();
    void whatIsCutOutIsNotSearched();
    void itTellsOfTheLineThatItHasSearched();
    void theFileOfTheUserStaysAsItIs();
    void theLongestGame();
};

void GameAnalysisTest::findingsAreThoseOfSingleSearches() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 12, 1);
    bench.session().goToPly(4); // wherever in the line the board stands
    analyse(bench.window.gameAnalysis(), bench.session(), kNodes);
    QCOMPARE(bench.game().plies().size(), std::size_t{4});
    compareWithSingles(bench.game(), kNodes, bench.catalog);
}

// A search that is to choose a move answers without a look where there is nothing to choose.
void GameAnalysisTest::aSingleLegalMoveIsLookedAt() {
    EngineBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = *positionFromSfen(setup.variant, "8k/9/9/9/9/9/9/9/K6R1 w - 1");
    bench.begin(setup);
    QCOMPARE(bench.game().legalMoves().size(), std::size_t{1});
    bench.playPlain();
    analyse(bench.window.gameAnalysis(), bench.session(), kNodes);
    QCOMPARE(found(bench.game()), 2);
    QVERIFY(bench.game().ply(Game::kStart).finding->score.depth > 1);
    compareWithSingles(bench.game(), kNodes, bench.catalog);
    bench.session().goToPly(0); // the pane has a score as well
    bench.analysis().setLines(1);
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines() && bench.analysis().report().info.depth > 1, kPatience);
}

void GameAnalysisTest::itGoesOnWhereItWasEnded() {
    interruptAndResume("sho", 14, kNodes, true);
}

void GameAnalysisTest::aLongerTimeLooksAgainAndAShorterOneDoesNot() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 3, 1);
    int asked = 0;
    bench.window.gameAnalysis().engine().setStarter(endingAtOnce(&asked));
    using Unit = SearchBudget::Unit;
    analyse(bench.window.gameAnalysis(), bench.session(), {Unit::Milliseconds, 500});
    QCOMPARE(asked, 4);
    analyse(bench.window.gameAnalysis(), bench.session(), {Unit::Milliseconds, 200});
    QCOMPARE(asked, 4);
    analyse(bench.window.gameAnalysis(), bench.session(), {Unit::Milliseconds, 1000});
    QCOMPARE(asked, 8);
}

void GameAnalysisTest::whereTheTimeIsTooShortOnePlyIsSearched() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 3, 1);
    int asked = 0;
    bench.window.gameAnalysis().engine().setStarter(
        endingAtOnce(&asked, [](const SearchRequest& request) { return request.limits.depth.value_or(0); }));
    analyse(bench.window.gameAnalysis(), bench.session(), {SearchBudget::Unit::Milliseconds, 200});
    QCOMPARE(asked, 8);
    QCOMPARE(found(bench.game()), 4);
    QCOMPARE(bench.game().ply(2).score->depth, 1);
}

void GameAnalysisTest::positionsThatCouldNotBeSearchedAreTold() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 3, 1);
    const auto depth = [](const SearchRequest& request) {
        return request.position.turn() == Side::Sente ? 0 : 3;
    };
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.engine().setStarter(endingAtOnce(nullptr, depth));
    QSignalSpy ended(&analysis, &GameAnalysis::ended);
    analysis.start(kNodes);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended.front().front().value<GameAnalysis::Ended>(), GameAnalysis::Ended::Failed);
    QVERIFY(found(bench.game()) > 0 && found(bench.game()) < 4);
    QCOMPARE(bench.window.status().text(),
             QStringLiteral("Some positions could not be searched, for want of memory."));
    analysis.engine().setStarter(endingAtOnce());
    analyse(analysis, bench.session(), kNodes); // there is memory again
    QCOMPARE(found(bench.game()), 4);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("The game is analysed")));
}

// The time comes from a file of settings, in which anybody may write; a game with it must still be read.
void GameAnalysisTest::aBudgetThatIsNoneBecomesTheNearest() {
    using Unit = SearchBudget::Unit;
    const QList<std::pair<int, int>> cases{
        {0, 1}, {-7, 1}, {SearchBudget::kLargest + 1, SearchBudget::kLargest}};
    for (const auto& [given, taken] : cases) {
        EngineBench bench;
        bench.begin("sho");
        playRandomly(bench.session(), 2, 1);
        bench.window.gameAnalysis().engine().setStarter(endingAtOnce());
        analyse(bench.window.gameAnalysis(), bench.session(), {Unit::Milliseconds, given});
        QCOMPARE(bench.game().ply(1).finding->budget.amount, taken);
        const auto read = readGameJson(writeGameJson(gameFile(bench.session())), "a.mujo", bench.catalog);
        QVERIFY2(read.hasValue(), read ? "" : read.error().front().message.english().c_str());
    }
    for (const auto& [given, taken] : QList<std::pair<int, int>>{{-7, 200}, {700, 500}, {2000000000, 3000}}) {
        EngineBench bench;
        bench.settings.setForSession(Settings::kGameAnalysisTime, given);
        bench.begin("sho");
        playRandomly(bench.session(), 2, 1);
        bench.window.action("analyseGame")->trigger();
        auto* dialog = bench.window.findChild<QDialog*>(QStringLiteral("gameAnalysisDialog"));
        for (const QRadioButton* choice : dialog->findChildren<QRadioButton*>()) {
            QCOMPARE(choice->isChecked(), choice->text() == QStringLiteral("%1 s").arg(taken / 1000.0));
        }
        dialog->reject();
        bench.window.gameAnalysis().engine().setStarter(endingAtOnce());
        bench.session().resign();
        settle();
        endingButton(bench.window, QStringLiteral("Review"))->click();
        QTRY_COMPARE(bench.window.gameAnalysis().state(), GameAnalysis::State::Off);
        QCOMPARE(bench.game().ply(1).finding->budget.amount, taken);
    }
}

void GameAnalysisTest::itGivesWayToTheComputer() {
    EngineBench bench;
    GameSetup setup = bench.setup("sho");
    setup.seats[Side::Gote] = Seat::computer();
    HeldComputer computer(bench.session());
    bench.begin(setup);
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    analysis.start(kNodes);
    QCOMPARE(analysis.state(), GameAnalysis::State::Running);
    bench.playPlain();
    QVERIFY(bench.session().isThinking());
    QCOMPARE(analysis.state(), GameAnalysis::State::Waiting);
    QVERIFY(!analysis.engine().isThinking());
    computer.onFinished({1, 0, 1, {}, {Game(*computer.asked()).legalMoves().front()}, {}});
    QTRY_COMPARE(analysis.state(), GameAnalysis::State::Running);
    QVERIFY(analysis.engine().isThinking());
    // Looking at one position goes first, too, as long as it is asked for.
    bench.analysis().engine().setStarter(answering(10));
    bench.window.action("analyse")->trigger();
    QCOMPARE(analysis.state(), GameAnalysis::State::Waiting);
    bench.window.action("analyse")->trigger();
    QCOMPARE(analysis.state(), GameAnalysis::State::Running);
}

// A program that is killed loses the last seconds of it at most.
void GameAnalysisTest::whatIsFoundIsKeptAllTheWhile() {
    EngineBench bench({1100, 800});
    bench.settings.setForSession(Settings::kColours, Colours::Dark);
    bench.begin("sho");
    playRandomly(bench.session(), 6, 1);
    bench.session().resign();
    const QString path = theOnlyGameIn(bench.folder.path() + QStringLiteral("/finished"));
    int asked = 0;
    bench.window.gameAnalysis().engine().setStarter(endingAtOnce(
        &asked, [&asked](const SearchRequest&) { return asked < 4 ? std::optional(3) : std::nullopt; }));
    bench.dock().show();
    bench.window.gameAnalysis().start(kNodes);
    const auto kept = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().count("\"analysis\"") : -1;
    };
    QCOMPARE(kept(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(kept(), 3, kPatience);
    QCOMPARE(bench.window.gameAnalysis().state(), GameAnalysis::State::Running);
    QCOMPARE(bench.window.findChild<QProgressBar*>(QStringLiteral("reviewProgress"))->value(), 3);
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/running.png"));
    }
}

void GameAnalysisTest::itEndsWithTheGame() {
    EngineBench bench;
    bench.begin("sho");
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.start({SearchBudget::Unit::Milliseconds, kPatience});
    QCOMPARE(analysis.state(), GameAnalysis::State::Running);
    bench.begin("wa");
    QCOMPARE(analysis.state(), GameAnalysis::State::Off);
    analysis.start({SearchBudget::Unit::Milliseconds, kPatience});
    bench.window.close();
    QCOMPARE(analysis.state(), GameAnalysis::State::Off);
}

void GameAnalysisTest::whatIsCutOutIsNotSearched() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 6, 1);
    std::vector<std::pair<Position, Engine::Callbacks>> asked;
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.engine().setStarter([&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        asked.emplace_back(request.position, callbacks);
    });
    analysis.start(kNodes);
    QCOMPARE(asked.size(), std::size_t{1});
    bench.session().goToPly(1); // steps change nothing
    QCOMPARE(analysis.total() - analysis.done(), 7);
    QCOMPARE(asked.size(), std::size_t{1});
    Game expected = bench.game();
    expected.goTo(expected.onLine(2));
    bench.session().removeMoves(bench.game().onLine(3));
    QCOMPARE(analysis.total() - analysis.done(), 3);
    QCOMPARE(asked.size(), std::size_t{2});
    QVERIFY(asked.back().first.key() == expected.position().key());
    bench.session().removeMoves(bench.game().onLine(1));
    QCOMPARE(analysis.total() - analysis.done(), 1);
    QSignalSpy ended(&analysis, &GameAnalysis::ended);
    const Move move = Game(asked.back().first).legalMoves().front();
    asked.back().second.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended.front().front().value<GameAnalysis::Ended>(), GameAnalysis::Ended::Complete);
    QVERIFY(bench.game().ply(Game::kStart).finding);
}

void GameAnalysisTest::itTellsOfTheLineThatItHasSearched() {
    BlunderBench bench;
    Engine::Callbacks last;
    std::optional<Position> asked; // the start: all others have been searched
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.engine().setStarter([&](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        asked = request.position;
        last = callbacks;
    });
    analysis.start(kNodes);
    QCOMPARE(analysis.total() - analysis.done(), 1);
    bench.session().goToPly(0);
    const auto& legal = bench.game().legalMoves();
    const Move move = legal.front() == bench.game().line().front().move ? legal.back() : legal.front();
    QVERIFY(bench.session().play(move)); // a line of its own
    QCOMPARE(bench.game().line().size(), std::size_t{1});
    last.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
    QTRY_COMPARE(analysis.state(), GameAnalysis::State::Off);
    QCOMPARE(bench.window.status().text(), QStringLiteral("This line is analysed: 1 move is marked."));
}

// What is found goes to the games that the program keeps.
void GameAnalysisTest::theFileOfTheUserStaysAsItIs() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.mujo"));
    GameSession session;
    session.begin(hotSeat("sho"));
    playRandomly(session, 5, 1);
    session.resign();
    QVERIFY(saveGame(session, path));
    const QByteArray before = contents(path);
    EngineBench bench;
    QVERIFY(bench.window.openFile(path));
    bench.window.gameAnalysis().engine().setStarter(endingAtOnce());
    analyse(bench.window.gameAnalysis(), bench.session(), kNodes);
    QCOMPARE(found(bench.game()), 6);
    QVERIFY(bench.window.close());
    QCOMPARE(contents(path), before);
    const QString kept = theOnlyGameIn(bench.folder.path() + QStringLiteral("/finished"));
    QCOMPARE(contents(kept).count("\"analysis\""), 6);
}

// A finished game of 200 moves on the board of 25x25, at 200 ms a move.
void GameAnalysisTest::theLongestGame() {
    if (!qEnvironmentVariableIsSet("MUJO_FULL_TESTS")) {
        QSKIP("takes a minute and a half");
    }
    QElapsedTimer watch;
    watch.start();
    interruptAndResume("tai", 200, {SearchBudget::Unit::Milliseconds, 200}, false);
    qInfo("Tai, 200 moves at 200 ms: %lld ms", static_cast<long long>(watch.restart()));
    interruptAndResume("tai", 200, {SearchBudget::Unit::Nodes, 10000}, true);
    qInfo("Tai, 200 moves at 10000 nodes, and once more each: %lld ms",
          static_cast<long long>(watch.elapsed()));
}

MUJO_UI_TEST(GameAnalysisTest)
#include "game_analysis_test.moc"
