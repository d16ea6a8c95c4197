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
#include "core/game/judgement.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/ui_test.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/score_graph.h"
#include "ui/session/game_analysis.h"

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
    QCOMPARE(ended.front().front().toBool(), enough < 0);
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

/// A game of four moves, the third of which is a blunder.
struct BlunderBench : EngineBench {
    BlunderBench() {
        begin("sho");
        playRandomly(session(), 4, 2);
        Game ahead = game();
        ahead.goTo(ahead.onLine(2));
        for (const Move& move : ahead.legalMoves()) {
            better = move == ahead.following().front().move ? better : move;
        }
        note(1, 10);
        note(2, 120, {better});
        ahead.goTo(ahead.onLine(3));
        note(3, -600, {ahead.following().front().move});
        note(4, -590);
    }
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
    Move better{Origin(Square(0)), {}, {}, {}};
};

} // namespace

class GameAnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void findingsAreThoseOfSingleSearches();
    void itGoesOnWhereItWasEnded();
    void aLongerTimeLooksAgainAndAShorterOneDoesNot();
    void whereTheTimeIsTooShortOnePlyIsSearched();
    void itGivesWayToTheComputer();
    void whatIsFoundIsKeptAllTheWhile();
    void itEndsWithTheGame();
    void theDialogAsksForTheTimeAndTheBarCancels();
    void marksAreReadInTheRecordAndTheGraph();
    void whyShowsTheRefutation();
    void mistakesAreToBeFoundByThePlayer();
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
    bench.window.gameAnalysis().engine().setStarter(
        [&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            ++asked;
            const Move move = Game(request.position).legalMoves().front();
            callbacks.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
        });
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
        [&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            ++asked;
            const Move move = Game(request.position).legalMoves().front();
            const int depth = request.limits.depth.value_or(0);
            callbacks.onFinished({depth, 5, 7, {}, {move}, {{5, {move}}}});
        });
    analyse(bench.window.gameAnalysis(), bench.session(), {SearchBudget::Unit::Milliseconds, 200});
    QCOMPARE(asked, 8);
    QCOMPARE(found(bench.game()), 4);
    QCOMPARE(bench.game().ply(2).score->depth, 1);
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
    bench.window.gameAnalysis().engine().setStarter(
        [&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            if (++asked < 4) { // and then it thinks and thinks
                const Move move = Game(request.position).legalMoves().front();
                callbacks.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
            }
        });
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

void GameAnalysisTest::whyShowsTheRefutation() {
    BlunderBench bench;
    bench.dock().show();
    bench.session().goToPly(3);
    settle();
    const QImage before = bench.window.board().grab().toImage();
    QTest::mouseClick(&bench.part<QToolButton>("reviewWhy"), Qt::LeftButton);
    settle();
    const QString said = bench.window.status().text();
    QVERIFY2(said.contains(QStringLiteral("Gote answers ")) && said.contains(QStringLiteral("Better was ")),
             qPrintable(said));
    QVERIFY(bench.window.board().grab().toImage() != before);
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/why.png"));
    }
    bench.session().goToPly(2);
    bench.window.action("why")->trigger();
    QVERIFY(bench.window.status().text().contains(QStringLiteral("no mark")));
}

void GameAnalysisTest::mistakesAreToBeFoundByThePlayer() {
    BlunderBench bench;
    bench.dock().show();
    settle();
    QTest::mouseClick(&bench.part<QToolButton>("reviewFind"), Qt::LeftButton);
    auto* dialog = bench.window.findChild<QDialog*>(QStringLiteral("mistakesDialog"));
    QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
    const auto& question = *dialog->findChild<QLabel*>(QStringLiteral("mistakeQuestion"));
    const auto& verdict = *dialog->findChild<QLabel*>(QStringLiteral("mistakeVerdict"));
    QVERIFY2(question.text().startsWith(QStringLiteral("1 of 1: instead of ")), qPrintable(question.text()));
    QVERIFY(question.text().endsWith(QStringLiteral("(blunder), find a better move for Sente.")));
    auto* board = dialog->findChild<BoardView*>();
    const auto make = [board](const Move& move) {
        board->clickSquare(move.from());
        board->clickSquare(move.to());
    };
    Game game = bench.game();
    game.goTo(game.onLine(2));
    make(game.following().front().move);
    QVERIFY2(verdict.text().startsWith(QStringLiteral("That is the move of the game")),
             qPrintable(verdict.text()));
    for (const Move& move : game.legalMoves()) {
        if (!(move == bench.better) && !(move == game.following().front().move)) {
            make(move);
            break;
        }
    }
    QVERIFY(verdict.text().startsWith(QStringLiteral("Looking at ")));
    QTRY_VERIFY_WITH_TIMEOUT(!verdict.text().startsWith(QStringLiteral("Looking at ")), kPatience);
    QVERIFY2(verdict.text().startsWith(QStringLiteral("Right: ")) ||
                 verdict.text().contains(QStringLiteral("gives something away, too")),
             qPrintable(verdict.text()));
    make(bench.better);
    QVERIFY2(verdict.text().startsWith(QStringLiteral("Right: that is the best move")),
             qPrintable(verdict.text()));
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        dialog->grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/mistakes.png"));
    }
    QCOMPARE(bench.game().nodeCount(), std::size_t{5}); // nothing was played
    dialog->close();
    QTRY_VERIFY(bench.window.findChild<QDialog*>(QStringLiteral("mistakesDialog")) == nullptr);
}

void GameAnalysisTest::reviewAnalysesTheGame() {
    EngineBench bench;
    bench.begin("sho");
    playRandomly(bench.session(), 3, 1);
    int asked = 0;
    bench.window.gameAnalysis().engine().setStarter(
        [&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            ++asked;
            const Move move = Game(request.position).legalMoves().front();
            callbacks.onFinished({3, 5, 7, {}, {move}, {{5, {move}}}});
        });
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
