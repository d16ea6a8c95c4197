// The analysis of a whole game: what it finds, that it goes on where it was ended, and what of it is seen.

#include <QAccessible>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/base/random.h"
#include "core/game/formats/game_json.h"
#include "core/game/judgement.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/files.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/board/hand_view.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_line.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/record_tree.h"
#include "ui/panes/score_graph.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_store.h"
#include "ui/session/judgement_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr int kPatience = 120000;
constexpr SearchBudget kNodes{SearchBudget::Unit::Nodes, 3000};

void playRandomly(GameSession& session, int plies, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < plies && !session.game().isOver(); ++i) {
        const auto& legal = session.game().legalMoves();
        const Move move = legal[random.below(legal.size())];
        QVERIFY(session.play(move));
    }
}

/// What a single search of the position after so many moves of the line finds.
SearchInfo singleSearch(const Game& of, std::size_t ply, const SearchBudget& budget, const Catalog& catalog) {
    Game game = of;
    game.goTo(of.onLine(ply));
    SearchRequest request{game.position(), game.history(), {}};
    request.limits.nodes = static_cast<std::uint64_t>(budget.amount);
    request.tuned = catalog.notes(game.variant()).tuned;
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
    for (std::size_t ply = 1; ply <= game.line().size(); ++ply) {
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

/// A game in which the analysis has found what is noted.
struct NotedBench : EngineBench {
    void note(std::size_t ply, int score, std::vector<Move> best = {}) {
        session().noteFinding(game().onLine(ply), {{score, false, 8}, std::move(best), kNodes, "Mujō"});
    }
    QModelIndex cell(int ply) {
        return static_cast<MoveListModel*>(window.pane().moveList().model())->indexOfPly(ply);
    }
    template <class Widget>
    Widget& part(const char* name) {
        return *window.findChild<Widget*>(QLatin1String(name));
    }
};

/// A game of four moves, the third of which is a blunder.
struct BlunderBench : NotedBench {
    BlunderBench() {
        begin("sho");
        playRandomly(session(), 4, 2);
        Game ahead = game();
        ahead.goTo(ahead.onLine(2));
        played = ahead.following().front().move;
        for (const Move& move : ahead.legalMoves()) {
            if (!(move == played)) {
                another = better;
                better = move;
            }
        }
        note(1, 10);
        note(2, 120, {better});
        ahead.goTo(ahead.onLine(3));
        note(3, -600, {ahead.following().front().move});
        note(4, -590);
    }
    // Instead of the third move:
    Move played{Origin(Square(0)), {}, {}, {}};
    Move better = played;
    Move another = played;
};

/// A game of shogi from this position.
struct ShogiBench : NotedBench {
    explicit ShogiBench(const char* position) {
        GameSetup made = setup("shogi");
        made.start = *positionFromSfen(made.variant, position);
        begin(made);
    }
    /// After so many moves of the line on the board.
    Move moveAt(std::size_t ply, const char* text) {
        Game at = game();
        at.goTo(at.onLine(ply));
        return *rules::matchMove(at.position(), at.legalMoves(), *rules::parseMoveText(at.variant(), text));
    }
};

/// Kings that go forth and back; Gote may make the first position for the fourth time.
struct RepetitionBench : ShogiBench {
    RepetitionBench() : ShogiBench("4k4/9/9/9/9/9/9/9/4K4 b - 1") {
        for (int i = 0; i < 11; ++i) {
            static const char* const kMoves[] = {"5i5h", "5a5b", "5h5i", "5b5a"};
            QVERIFY(session().play(moveAt(static_cast<std::size_t>(i), kMoves[i % 4])));
        }
    }
    Move repetition() { return moveAt(11, "5b5a"); }
    Move better() { return moveAt(11, "5b6b"); }
    Move worse() { return moveAt(11, "5b4b"); }
};

/// The dialog that asks for better moves.
struct MistakesBench {
    explicit MistakesBench(NotedBench& bench) {
        bench.dock().show();
        settle();
        QTest::mouseClick(&bench.part<QToolButton>("reviewFind"), Qt::LeftButton);
        window = bench.window.findChild<QDialog*>(QStringLiteral("mistakesDialog"));
        QVERIFY(window != nullptr && QTest::qWaitForWindowExposed(window));
    }
    QString question() { return window->findChild<QLabel*>(QStringLiteral("mistakeQuestion"))->text(); }
    QString verdict() { return window->findChild<QLabel*>(QStringLiteral("mistakeVerdict"))->text(); }
    BoardView& board() { return *window->findChild<BoardView*>(); }
    QPushButton& button(const char* text) {
        const auto buttons = window->findChildren<QPushButton*>();
        return **std::find_if(buttons.begin(), buttons.end(),
                              [&](const QPushButton* each) { return each->text() == QLatin1String(text); });
    }
    void make(const Move& move) {
        board().clickSquare(move.from());
        board().clickSquare(move.to());
    }
    void setStarter(EngineOpponent::Starter starter) {
        window->findChild<EngineBridge*>()->setStarter(std::move(starter));
    }

    QDialog* window = nullptr;
};

} // namespace

class GameAnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void findingsAreThoseOfSingleSearches();
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
    void theDialogAsksForTheTimeAndTheBarCancels();
    void marksAreReadInTheRecordAndTheGraph();
    void theTreeShowsMarks();
    void whyShowsTheRefutation();
    void whatWhyShowsStaysUntilAnotherLineIsPointedAt();
    void endsAreToldAsEnds();
    void mistakesAreToBeFoundByThePlayer();
    void theDialogGoesFromMistakeToMistake();
    void anEndIsJudgedLikeAnyMove();
    void piecesInHandAreDroppedInTheDialog();
    void theWindowMayEndWithTheDialogOpen();
    void reviewAnalysesTheGame();
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
        QVERIFY2(read.hasValue(), read ? "" : read.error().front().message.c_str());
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
    Engine::Callbacks computer;
    std::optional<Position> asked;
    bench.session().engine().setStarter([&](const SearchRequest& request, Engine::Callbacks callbacks) {
        asked = request.position;
        computer = std::move(callbacks);
    });
    bench.begin(setup);
    GameAnalysis& analysis = bench.window.gameAnalysis();
    analysis.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    analysis.start(kNodes);
    QCOMPARE(analysis.state(), GameAnalysis::State::Running);
    bench.playPlain();
    QVERIFY(bench.session().isThinking());
    QCOMPARE(analysis.state(), GameAnalysis::State::Waiting);
    QVERIFY(!analysis.engine().isThinking());
    computer.onFinished({1, 0, 1, {}, {Game(*asked).legalMoves().front()}, {}});
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
    QCOMPARE(bench.window.status().text(), QStringLiteral("The game is analysed: 1 move is marked."));
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

void GameAnalysisTest::theDialogAsksForTheTimeAndTheBarCancels() {
    EngineBench bench;
    bench.begin("wa");
    QVERIFY(!bench.window.action("analyseGame")->isEnabled());
    playRandomly(bench.session(), 3, 1);
    bench.window.action("analyseGame")->trigger();
    auto* dialog = bench.window.findChild<QDialog*>(QStringLiteral("gameAnalysisDialog"));
    QVERIFY(dialog != nullptr);
    const auto choices = dialog->findChildren<QRadioButton*>();
    QCOMPARE(choices.size(), 4);
    auto* length = dialog->findChild<QLabel*>(QStringLiteral("gameAnalysisLength"));
    QCOMPARE(length->text(), QStringLiteral("4 positions: about 3 seconds"));
    choices.back()->click();
    QCOMPARE(length->text(), QStringLiteral("4 positions: about 13 seconds"));
    for (const std::size_t ply : {1U, 2U, 3U}) {
        bench.session().noteFinding(bench.game().onLine(ply),
                                    {{0, false, 5}, {}, {SearchBudget::Unit::Milliseconds, 500}, {}});
    }
    choices[1]->click();
    QCOMPARE(length->text(), QStringLiteral("1 position: about 1 second"));
    bench.session().noteFinding(Game::kStart,
                                {{0, false, 5}, {}, {SearchBudget::Unit::Milliseconds, 200}, {}});
    choices[0]->click();
    QCOMPARE(length->text(), QStringLiteral("Each position has been looked at for so long already."));
    choices.back()->click();
    QCOMPARE(length->text(), QStringLiteral("4 positions: about 13 seconds"));
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->isDefault()) {
            button->click();
            break;
        }
    }
    GameAnalysis& analysis = bench.window.gameAnalysis();
    QTRY_COMPARE(analysis.state(), GameAnalysis::State::Running);
    QCOMPARE(bench.settings.value(Settings::kGameAnalysisTime), 3000);
    QVERIFY(bench.dock().isVisible());
    auto* text = bench.window.findChild<QLabel*>(QStringLiteral("reviewText"));
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), QStringLiteral("Analysing the game: 0 of 4"));
    QVERIFY(bench.window.findChild<QProgressBar*>(QStringLiteral("reviewProgress"))->isVisible());
    auto* cancel = bench.window.findChild<QPushButton*>(QStringLiteral("reviewCancel"));
    QCOMPARE(cancel->accessibleName(), QStringLiteral("Cancel the analysis of the whole game"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(analysis.state(), GameAnalysis::State::Off);
    QVERIFY(!text->isVisible());
}

void GameAnalysisTest::marksAreReadInTheRecordAndTheGraph() {
    BlunderBench bench;
    const QString words = bench.cell(3).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(QStringLiteral("Blunder: +1.20 before, −6.00 after; better was ")),
             qPrintable(words));
    QVERIFY(bench.cell(3).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Blunder: ")));
    QCOMPARE(bench.cell(3).data(MoveListModel::JudgementRole).toInt(), static_cast<int>(Judgement::Blunder));
    for (const int ply : {1, 2, 4}) {
        QVERIFY(!bench.cell(ply).data(MoveListModel::JudgementRole).isValid());
    }
    QVERIFY(!bench.game().ply(bench.game().onLine(3)).glyph);
    bench.dock().show();
    bench.session().goToPly(3);
    settle();
    QVERIFY(bench.pane().graph().words(3).endsWith(QStringLiteral("−6.00, blunder")));
    auto& mark = bench.part<QLabel>("reviewMark");
    QVERIFY(mark.isVisible() && mark.text().startsWith(QStringLiteral("Blunder: +1.20 before")));
    QVERIFY(bench.part<QToolButton>("reviewWhy").isVisible());
    bench.session().goToPly(2);
    QVERIFY(!mark.isVisible());
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.session().goToPly(4);
        settle();
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/marks.png"));
    }
}

void GameAnalysisTest::theTreeShowsMarks() {
    BlunderBench bench;
    bench.settings.set(Settings::kRecordTree, true);
    settle();
    RecordTree& tree = bench.window.pane().tree();
    bench.session().goToPly(3);
    QVERIFY2(tree.accessibleDescription().contains(QStringLiteral(". Blunder: +1.20 before, −6.00 after")),
             qPrintable(tree.accessibleDescription()));
    const QImage marked = tree.grab().toImage();
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/tree.png"));
    }
    bench.note(2, -600, {bench.better}); // it was bad enough before
    QVERIFY(!tree.accessibleDescription().contains(QStringLiteral("Blunder")));
    const QRect node = tree.nodeRect(3);
    const QRect below(node.left(), node.center().y() + 10, node.width(), 6);
    QVERIFY(tree.grab().toImage().copy(below) != marked.copy(below));
}

void GameAnalysisTest::whyShowsTheRefutation() {
    BlunderBench bench;
    bench.dock().show();
    bench.session().goToPly(3);
    settle();
    const QImage before = bench.window.board().grab().toImage();
    bench.window.board().showLine(bench.game().ply(bench.game().current()).finding->line);
    const QImage refutation = bench.window.board().grab().toImage();
    QVERIFY(refutation != before);
    bench.window.board().showLine({});
    QCOMPARE(bench.window.board().grab().toImage(), before);
    QTest::mouseClick(&bench.part<QToolButton>("reviewWhy"), Qt::LeftButton);
    settle();
    const QString said = bench.window.status().text();
    QVERIFY2(said.contains(QStringLiteral("Gote answers ")) && said.contains(QStringLiteral("Better was ")),
             qPrintable(said));
    QCOMPARE(bench.window.board().grab().toImage(), refutation);
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/why.png"));
    }
    bench.session().goToPly(2);
    bench.window.action("why")->trigger();
    QVERIFY(bench.window.status().text().contains(QStringLiteral("no mark")));
}

void GameAnalysisTest::whatWhyShowsStaysUntilAnotherLineIsPointedAt() {
    BlunderBench bench;
    bench.analysis().engine().setStarter(answering(10));
    bench.pane().setArrows(false);
    bench.dock().show();
    bench.session().goToPly(3);
    settle();
    const QImage before = bench.window.board().grab().toImage();
    QTest::mouseClick(&bench.part<QToolButton>("reviewWhy"), Qt::LeftButton);
    settle();
    const QImage refutation = bench.window.board().grab().toImage();
    QVERIFY(refutation != before);
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    settle();
    QCOMPARE(bench.window.board().grab().toImage(), refutation);
    bench.pointAt(0, 1);
    settle();
    QVERIFY(bench.window.board().grab().toImage() != refutation);
}

void GameAnalysisTest::endsAreToldAsEnds() {
    RepetitionBench bench;
    QVERIFY(bench.session().play(bench.repetition()));
    const Game::Node last = bench.game().lastOfLine();
    QVERIFY(isOverByRules(bench.game(), last));
    bench.note(11, -300, {bench.better()});
    const QString words = judgementInWords(bench.game(), last);
    QVERIFY2(words.startsWith(
                 QStringLiteral("Inaccuracy: −3.00 before, and the game is over (No result); better was ")),
             qPrintable(words));
    const QString why = reasonInWords(bench.game(), last);
    QVERIFY2(why.startsWith(QStringLiteral("The game is over with this move. Better was ")), qPrintable(why));
    // A finding without a line, as another program may write it, is no end.
    BlunderBench blunder;
    blunder.note(3, -600);
    const QString score = reasonInWords(blunder.game(), blunder.game().onLine(3));
    QVERIFY2(score.startsWith(QStringLiteral("The score after this move is −6.00. Better was ")),
             qPrintable(score));
}

void GameAnalysisTest::mistakesAreToBeFoundByThePlayer() {
    BlunderBench bench;
    MistakesBench dialog(bench);
    QVERIFY2(dialog.question().startsWith(QStringLiteral("1 of 1: instead of ")),
             qPrintable(dialog.question()));
    QVERIFY(dialog.question().endsWith(QStringLiteral("(blunder), find a better move for Sente.")));
    dialog.make(bench.played);
    QVERIFY2(dialog.verdict().startsWith(QStringLiteral("That is the move of the game")),
             qPrintable(dialog.verdict()));
    const auto judgedAs = [&](int score) { // as the other side sees it
        dialog.setStarter(endingAtOnce(nullptr, {}, score));
        dialog.make(bench.another);
        (void)QTest::qWaitFor([&] { return !dialog.verdict().startsWith(QStringLiteral("Looking at ")); });
        return dialog.verdict();
    };
    QVERIFY2(judgedAs(-110).endsWith(QStringLiteral(" gives nothing away: +1.10.\nThat was the last one.")),
             qPrintable(dialog.verdict()));
    QVERIFY(dialog.verdict().startsWith(QStringLiteral("Right: ")));
    QVERIFY2(judgedAs(600).endsWith(
                 QStringLiteral(" gives something away, too (blunder): −6.00. Try another one.")),
             qPrintable(dialog.verdict()));
    // A search for which there is no time, or no memory.
    const auto onePly = [](const SearchRequest& request) { return request.limits.depth.value_or(0); };
    dialog.setStarter(endingAtOnce(nullptr, onePly, -110));
    dialog.make(bench.another);
    QTRY_VERIFY2(dialog.verdict().startsWith(QStringLiteral("Right: ")), qPrintable(dialog.verdict()));
    dialog.setStarter(endingAtOnce(nullptr, [](const SearchRequest&) { return 0; }));
    dialog.make(bench.another);
    QTRY_COMPARE(dialog.verdict(), QStringLiteral("The engine could not judge this move. Try another one."));
    dialog.make(bench.better);
    QVERIFY2(dialog.verdict().startsWith(QStringLiteral("Right: that is the best move")),
             qPrintable(dialog.verdict()));
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        dialog.window->grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/mistakes.png"));
    }
    QCOMPARE(bench.game().nodeCount(), std::size_t{5}); // nothing was played
    QTest::keyClick(&dialog.board(), Qt::Key_Escape);
    QTRY_VERIFY(bench.window.findChild<QDialog*>(QStringLiteral("mistakesDialog")) == nullptr);
}

void GameAnalysisTest::theDialogGoesFromMistakeToMistake() {
    BlunderBench bench;
    bench.note(3, -600);
    bench.note(4, 300); // Gote makes one, too
    MistakesBench dialog(bench);
    QPushButton& next = dialog.button("&Next");
    QVERIFY(dialog.question().startsWith(QStringLiteral("1 of 2: instead of ")) && next.isEnabled());
    const QImage before = dialog.board().grab().toImage();
    dialog.button("&Show the best move").click();
    QCOMPARE(dialog.verdict(), judgementInWords(bench.game(), bench.game().onLine(3)));
    QVERIFY(dialog.board().grab().toImage() != before);
    // A move that is typed counts like one of the board.
    dialog.button("&Type a move").click();
    auto* line = dialog.window->findChild<MoveLine*>();
    QVERIFY(line->isVisible());
    QTest::keyClicks(line, toQString(rules::moveText(bench.game().variant(), bench.played)));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY2(dialog.verdict().startsWith(QStringLiteral("That is the move of the game")),
             qPrintable(dialog.verdict()));
    next.click();
    QVERIFY2(dialog.question().startsWith(QStringLiteral("2 of 2: instead of ")) &&
                 dialog.question().endsWith(QStringLiteral("find a better move for Gote.")),
             qPrintable(dialog.question()));
    QVERIFY(dialog.verdict().isEmpty() && !next.isEnabled());
    QVERIFY(dialog.board().isFlipped());
}

// No result, by repetition, out of a worse position is right, and out of a better one it is none.
void GameAnalysisTest::anEndIsJudgedLikeAnyMove() {
    for (const auto& [score, verdict] :
         {std::pair{300, "Right: the game ends with it, and nothing is given away.\nThat was the last one."},
          std::pair{-300, "The game ends with it, and that gives something away. Try another one."}}) {
        RepetitionBench bench;
        QVERIFY(bench.session().play(bench.worse()));
        bench.note(11, score, {bench.better()});
        bench.note(12, 2000);
        MistakesBench dialog(bench);
        QVERIFY2(dialog.question().contains(QStringLiteral("blunder")), qPrintable(dialog.question()));
        dialog.make(bench.repetition());
        QCOMPARE(dialog.verdict(), QString::fromLatin1(verdict));
    }
}

void GameAnalysisTest::piecesInHandAreDroppedInTheDialog() {
    ShogiBench bench("4k4/9/9/9/9/9/9/9/4K4 b hand=2Pg 1");
    QVERIFY(bench.session().play(bench.moveAt(0, "5i5h")));
    bench.note(0, 300, {bench.moveAt(0, "5i4h")});
    bench.note(1, -600);
    MistakesBench dialog(bench);
    const auto hands = dialog.window->findChildren<HandView*>();
    QCOMPARE(hands.size(), 2);
    for (HandView* hand : hands) {
        QVERIFY(hand->isVisible());
        const bool isAbove = hand->geometry().bottom() < dialog.board().geometry().top();
        QCOMPARE(isAbove, hand->side() == Side::Gote);
        if (hand->side() == Side::Sente) {
            const PieceTypeId pawn = *bench.game().variant().find("P");
            QTest::mouseClick(hand, Qt::LeftButton, {}, hand->pieceRect(pawn).center());
        }
    }
    dialog.setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    dialog.board().clickSquare(*bench.game().variant().shape().parse("5e"));
    QVERIFY2(dialog.verdict().startsWith(QStringLiteral("Looking at P*5e")), qPrintable(dialog.verdict()));
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        dialog.window->grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/hands.png"));
    }
}

// As where the session of the desktop ends.
void GameAnalysisTest::theWindowMayEndWithTheDialogOpen() {
    BlunderBench bench;
    MistakesBench dialog(bench);
    dialog.make(bench.another);
    QVERIFY(dialog.verdict().startsWith(QStringLiteral("Looking at ")));
}

void GameAnalysisTest::reviewAnalysesTheGame() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 3, 1);
    int asked = 0;
    bench.window.gameAnalysis().engine().setStarter(endingAtOnce(&asked));
    bench.session().resign();
    settle();
    endingButton(bench.window, QStringLiteral("Review"))->click();
    QVERIFY(bench.dock().isVisible());
    QTRY_COMPARE(bench.window.gameAnalysis().state(), GameAnalysis::State::Off);
    QCOMPARE(asked, 4);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("The game is analysed")));
    bench.dock().hide();
    bench.window.action("result")->trigger();
    settle();
    endingButton(bench.window, QStringLiteral("Review"))->click();
    QVERIFY(bench.dock().isVisible());
    QCOMPARE(asked, 4);
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
