// What is seen of the analysis of a whole game: marks, why, and the search for one's own mistakes.

#include "core/game/judgement.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/noted_bench.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/shipped_games.h"
#include "tests/ui/ui_test.h"
#include "ui/board/hand_view.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/judgement_legend.h"
#include "ui/panes/move_line.h"
#include "ui/panes/record_tree.h"
#include "ui/panes/score_graph.h"
#include "ui/session/game_analysis.h"
#include "ui/session/judgement_words.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <utility>
#include <vector>

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr int kPatience = 120000;

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

class MarkedMovesTest : public QObject {
    Q_OBJECT

private slots:
    void theDialogAsksForTheTimeAndTheBarCancels();
    void reviewAnalysesTheGame();
    void marksAreReadInTheRecordAndTheGraph();
    void aPositionHasOneScore();
    void whatIsNotJudgedIsSaidAsItIs();
    void theGraphIsSeenWhole();
    void theTreeShowsMarks();
    void whyShowsTheRefutation();
    void whatWhyShowsStaysUntilAnotherLineIsPointedAt();
    void aQuietAnswerTellsWhatItAttacks();
    void endsAreToldAsEnds();
    void whatTheBetterMoveWinsIsNamed();
    void mistakesAreToBeFoundByThePlayer();
    void theDialogGoesFromMistakeToMistake();
    void anEndIsJudgedLikeAnyMove();
    void piecesInHandAreDroppedInTheDialog();
    void theWindowMayEndWithTheDialogOpen();
};

void MarkedMovesTest::theDialogAsksForTheTimeAndTheBarCancels() {
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
    QCOMPARE(length->text(), QStringLiteral("Each position has already been analysed for this long."));
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
    QCOMPARE(text->text(), QStringLiteral("Analysing the game: position 0 of 4"));
    QVERIFY(bench.window.findChild<QProgressBar*>(QStringLiteral("reviewProgress"))->isVisible());
    auto* find = bench.window.findChild<QToolButton*>(QStringLiteral("reviewFind"));
    QVERIFY(find->isVisible() && !find->isEnabled()); // it has its place before it can be used
    auto* cancel = bench.window.findChild<QPushButton*>(QStringLiteral("reviewCancel"));
    QCOMPARE(cancel->accessibleName(), QStringLiteral("Cancel the analysis of the whole game"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(analysis.state(), GameAnalysis::State::Off);
    QVERIFY(!text->isVisible());
}

void MarkedMovesTest::reviewAnalysesTheGame() {
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

// The score after a move is that before the next one, unless the comparison with the better move judges
// otherwise.
void MarkedMovesTest::aPositionHasOneScore() {
    BlunderBench bench;
    const auto wordsWhen = [&](int compared) {
        Game game = bench.game();
        Finding before = *game.ply(game.onLine(2)).finding;
        before.compared = {bench.played, {compared, false, 8}};
        game.noteFinding(game.onLine(2), before);
        return judgementInWords(game, game.onLine(3));
    };
    const QString alike = wordsWhen(-640);
    QVERIFY2(alike.startsWith(QStringLiteral("Blunder by Sente: +1.20 before, −6.00 after")),
             qPrintable(alike));
    const QString unlike = wordsWhen(-230);
    QVERIFY2(unlike.startsWith(QStringLiteral("Mistake by Sente: ")), qPrintable(unlike));
    QVERIFY2(unlike.contains(QStringLiteral("−2.30 after")), qPrintable(unlike));
    const QString slight = wordsWhen(-100);
    QVERIFY2(slight.isEmpty(), "an inaccuracy of the first moves is none");
}

// The third move is Sente's.
void MarkedMovesTest::whatIsNotJudgedIsSaidAsItIs() {
    BlunderBench bench;
    const Game::Node before = bench.game().onLine(2);
    const Game::Node node = bench.game().onLine(3);
    const auto remark = [&](PositionScore had, const std::vector<Move>& line, PositionScore has) {
        Game game = bench.game();
        game.noteFinding(before, {had, line, {}, {}});
        game.noteFinding(node, {has, {}, {}, {}});
        return remarkInWords(game, node);
    };
    const PositionScore mated{-1, true, 1};
    const QString lost = remark({-1300, false, 8}, {bench.better}, mated);
    QVERIFY2(lost.contains(QStringLiteral("as good as lost before (−13.00)")), qPrintable(lost));
    QVERIFY2(lost.contains(QStringLiteral("Gote wins in 1")), qPrintable(lost));
    const QString best = remark({10, false, 8}, {bench.played}, mated);
    QVERIFY2(best.startsWith(QStringLiteral("The analysis found no better move")), qPrintable(best));
    QVERIFY(
        remark({10, false, 8}, {bench.better}, {0, false, 8}).contains(QStringLiteral("nothing against")));
    Game mating(
        mujo::positionFromSfen(mujo::ui::testing::game("shogi"), "4k4/9/4P4/9/9/9/9/9/4K4 b G 1").value());
    for (const Move& move : mating.legalMoves()) {
        if (move.isDrop() && rules::moveText(mating.variant(), move) == "G*5b") {
            QVERIFY(mating.play(Move(move)));
            break;
        }
    }
    const QString mate = remarkInWords(mating, mating.current());
    QVERIFY2(mate.contains(QStringLiteral("Sente wins")), qPrintable(mate));
}

void MarkedMovesTest::marksAreReadInTheRecordAndTheGraph() {
    BlunderBench bench;
    const QString words = bench.cell(3).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(QStringLiteral("Blunder by Sente: +1.20 before, −6.00 after; better was ")),
             qPrintable(words));
    QVERIFY(bench.cell(3).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Blunder by Sente: ")));
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
    QVERIFY(mark.isVisible() && mark.text().startsWith(QStringLiteral("Blunder by Sente: +1.20 before")));
    QVERIFY(bench.part<QToolButton>("reviewWhy").isVisible());
    bench.session().goToPly(2); // which has no mark: what the others mean
    const QWidget* legend = bench.window.findChild<JudgementLegend*>();
    QVERIFY(!mark.isVisible() && legend->isVisible());
    QVERIFY(legend->accessibleName().contains(QStringLiteral("inaccuracy, mistake, blunder, ")));
    QVERIFY(!bench.part<QToolButton>("reviewWhy").isVisible());
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.session().goToPly(4);
        settle();
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/marks.png"));
    }
}

// In the usual window; a line of status without words takes no room of its own.
void MarkedMovesTest::theGraphIsSeenWhole() {
    BlunderBench bench;
    bench.dock().show();
    settle();
    QVERIFY(bench.part<QToolButton>("reviewFind").isVisible());
    const ScoreGraph& graph = bench.pane().graph();
    for (const int ply : {0, 3}) { // without a mark and with one
        bench.session().goToPly(ply);
        settle();
        QCOMPARE(graph.visibleRegion().boundingRect(), graph.rect());
    }
}

void MarkedMovesTest::theTreeShowsMarks() {
    BlunderBench bench;
    bench.settings.set(Settings::kRecordTree, true);
    settle();
    RecordTree& tree = bench.window.pane().tree();
    bench.session().goToPly(3);
    QVERIFY2(tree.accessibleDescription().contains(
                 QStringLiteral(". Blunder by Sente: +1.20 before, −6.00 after")),
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

void MarkedMovesTest::whyShowsTheRefutation() {
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
    const auto answers = [](const QString& said) {
        return said.contains(QStringLiteral("Gote answers ")) && said.contains(QStringLiteral("Better was "));
    };
    const QString said = bench.part<QLabel>("reviewMark").text(); // beside the button
    QVERIFY2(answers(said), qPrintable(said));
    const auto& reason = bench.part<QLabel>("reviewMark");
    QVERIFY2(reason.height() >= reason.heightForWidth(reason.width()), "a line of it is cut off");
    QVERIFY(!answers(bench.window.status().text()));
    QCOMPARE(bench.window.board().grab().toImage(), refutation);
    if (qEnvironmentVariableIsSet("MUJO_PICTURES")) {
        bench.window.grab().save(qEnvironmentVariable("MUJO_PICTURES") + QStringLiteral("/why.png"));
    }
    bench.session().goToPly(2);
    QVERIFY(!answers(bench.part<QLabel>("reviewMark").text()));
    bench.dock().hide(); // where the button is not seen, the line of the window answers
    bench.session().goToPly(3);
    bench.window.action("why")->trigger();
    QVERIFY(answers(bench.window.status().text()));
    bench.session().goToPly(2);
    bench.window.action("why")->trigger();
    QVERIFY(bench.window.status().text().contains(QStringLiteral("nothing against this move")));
    bench.dock().show();
    bench.session().goToPly(3);
    bench.window.resize(1280, 800);
    bench.window.action("why")->trigger();
    settle();
    const auto* scroll = bench.dock().findChild<QScrollArea*>();
    QVERIFY2(scroll->verticalScrollBar()->maximum() == 0, "the curve is cut off in a low window");
}

void MarkedMovesTest::whatWhyShowsStaysUntilAnotherLineIsPointedAt() {
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

void MarkedMovesTest::aQuietAnswerTellsWhatItAttacks() {
    const auto answered = [](const char* kind, const char* square) {
        Game game(mujo::positionFromSfen(mujo::ui::testing::game("shogi"), "4k4/9/9/9/S8/9/9/2P6/4K4 b rg 1")
                      .value());
        const auto found = [&game](const char* to, std::optional<const char*> dropped) {
            const auto legal = game.legalMoves();
            return *std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
                return move.to() == *game.variant().shape().parse(to, SquareStyle::Shogi) &&
                       move.isDrop() == dropped.has_value() &&
                       (!dropped || move.dropped() == *game.variant().find(*dropped));
            });
        };
        game.noteFinding(game.current(), {{0, false, 8}, {game.legalMoves().front()}, {}, {}});
        (void)game.play(found("7g", std::nullopt));
        const Move answer = found(square, kind);
        game.noteFinding(game.current(), {{-900, false, 8}, {answer}, {}, {}});
        return reasonInWords(game, game.current());
    };
    const QString fork = answered("R", "5e");
    QVERIFY2(
        fork.contains(QStringLiteral(" with check and attacks the Silver General on 9e; the score is then ")),
        qPrintable(fork));
    const QString quiet = answered("G", "1a");
    QVERIFY2(quiet.contains(QStringLiteral("; nothing is taken at once, but the score is then ")),
             qPrintable(quiet));
}

void MarkedMovesTest::endsAreToldAsEnds() {
    RepetitionBench bench;
    QVERIFY(bench.session().play(bench.repetition()));
    const Game::Node last = bench.game().lastOfLine();
    QVERIFY(isOverByRules(bench.game(), last));
    bench.note(11, -300, {bench.better()});
    const QString words = judgementInWords(bench.game(), last);
    QVERIFY2(words.startsWith(QStringLiteral(
                 "Inaccuracy by Gote: −3.00 before, and the game is over (No result); better was ")),
             qPrintable(words));
    const QString why = reasonInWords(bench.game(), last);
    QVERIFY2(why.startsWith(QStringLiteral("The game is over with this move. Better was ")), qPrintable(why));
    // A finding without a line, as another program may write it, is no end.
    BlunderBench blunder;
    blunder.note(3, -600);
    const QString score = reasonInWords(blunder.game(), blunder.game().onLine(3));
    QVERIFY2(
        score.startsWith(QStringLiteral("The score after this move is 6.00 points for Gote. Better was ")),
        qPrintable(score));
}

// A score alone tells nobody what was overlooked.
void MarkedMovesTest::whatTheBetterMoveWinsIsNamed() {
    const auto shogi = catalog().find("shogi")->standard;
    const auto move = [](const Game& game, const char* text) {
        return *rules::matchMove(game.position(), game.legalMoves(),
                                 *rules::parseMoveText(game.variant(), text));
    };
    const auto found = [](std::vector<Move> line, int score) {
        return Finding{{score, false, 8}, std::move(line), kNodes, "Mujō"};
    };
    // A rook that could have been taken.
    Game game(positionFromSfen(shogi, "4k4/9/9/4r4/9/9/9/9/4R3K b - 1").value());
    game.noteFinding(Game::kStart, found({move(game, "5i5d")}, 1500));
    QVERIFY(game.play(move(game, "5i4i")));
    game.noteFinding(game.current(), found({move(game, "5d4d")}, 0));
    const QString taken = reasonInWords(game, game.current());
    QVERIFY2(
        taken.endsWith(QStringLiteral("Better was Rx5d, which takes the Rook: then 15.00 points for Sente.")),
        qPrintable(taken));
    // A quiet move that would have won it with the next one.
    Game quiet(positionFromSfen(shogi, "4k4/9/9/4r4/9/9/9/9/3R4K b - 1").value());
    Game ahead = quiet;
    std::vector<Move> line;
    for (const char* text : {"6i5i", "5a4a", "5i5d"}) {
        line.push_back(move(ahead, text));
        QVERIFY(ahead.play(line.back()));
    }
    quiet.noteFinding(Game::kStart, found(line, 1500));
    QVERIFY(quiet.play(move(quiet, "6i7i")));
    quiet.noteFinding(quiet.current(), found({}, 0));
    const QString won = reasonInWords(quiet, quiet.current());
    QVERIFY2(
        won.endsWith(QStringLiteral("Better was R-5i, which wins the Rook: then 15.00 points for Sente.")),
        qPrintable(won));
}

void MarkedMovesTest::mistakesAreToBeFoundByThePlayer() {
    BlunderBench bench;
    MistakesBench dialog(bench);
    QVERIFY2(dialog.question().startsWith(QStringLiteral("1 of 1: instead of ")),
             qPrintable(dialog.question()));
    QVERIFY(dialog.question().endsWith(QStringLiteral("(blunder), find a better move for Sente.")));
    dialog.make(bench.played);
    QVERIFY2(dialog.verdict().startsWith(QStringLiteral("That is the move of the game")),
             qPrintable(dialog.verdict()));
    // As the side sees it that makes the move, which is searched alone, as deep as the best one was.
    const auto compares = [&](const SearchRequest& request) {
        const bool isCompared = request.only == bench.another && request.limits.depth == 8;
        return isCompared ? 8 : 0;
    };
    const auto judgedAs = [&](int score) {
        dialog.setStarter(endingAtOnce(nullptr, compares, score));
        dialog.make(bench.another);
        (void)QTest::qWaitFor([&] { return !dialog.verdict().startsWith(QStringLiteral("Looking at ")); });
        return dialog.verdict();
    };
    QVERIFY2(judgedAs(110).endsWith(QStringLiteral(" gives nothing away.\nThat was the last one.")),
             qPrintable(dialog.verdict()));
    QVERIFY(dialog.verdict().startsWith(QStringLiteral("Right: ")));
    // What loses more than searches differ by, but is no mistake, is not said to lose nothing.
    QVERIFY2(judgedAs(60).startsWith(QStringLiteral("Good enough: ")), qPrintable(dialog.verdict()));
    QVERIFY2(dialog.verdict().contains(QStringLiteral("is no mistake: +0.60, where the best move has +1.20")),
             qPrintable(dialog.verdict()));
    QVERIFY2(judgedAs(-600).endsWith(QStringLiteral(
                 " gives something away, too (blunder): −6.00, as Sente sees it. Try another one.")),
             qPrintable(dialog.verdict()));
    // A search for which there is no time, or no memory.
    const auto onePly = [](const SearchRequest& request) { return request.limits.depth == 1 ? 1 : 0; };
    dialog.setStarter(endingAtOnce(nullptr, onePly, 110));
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

void MarkedMovesTest::theDialogGoesFromMistakeToMistake() {
    BlunderBench bench;
    bench.note(3, -600);
    bench.note(4, 300); // Gote makes one, too
    Game ahead = bench.game();
    ahead.goTo(ahead.onLine(2));
    QVERIFY(ahead.play(bench.better));
    const Move reply = ahead.legalMoves().front();
    bench.note(2, 120, {bench.better, reply});
    MistakesBench dialog(bench);
    QPushButton& next = dialog.button("&Next");
    QVERIFY(dialog.question().startsWith(QStringLiteral("1 of 2: instead of ")) && next.isEnabled());
    const QImage before = dialog.board().grab().toImage();
    dialog.button("&Show the best move").click();
    const Game::Node played = bench.game().onLine(3);
    QCOMPARE(dialog.verdict(), numberedMoveText(bench.game(), played) + QStringLiteral(". ") +
                                   judgementInWords(bench.game(), played));
    const QImage best = dialog.board().grab().toImage();
    QVERIFY(best != before);
    dialog.board().showLine({bench.better, reply});
    QVERIFY(dialog.board().grab().toImage() != best);
    dialog.board().showLine({bench.better}); // what comes after it would hide it
    QVERIFY(dialog.board().grab().toImage() == best);
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
void MarkedMovesTest::anEndIsJudgedLikeAnyMove() {
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

void MarkedMovesTest::piecesInHandAreDroppedInTheDialog() {
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
void MarkedMovesTest::theWindowMayEndWithTheDialogOpen() {
    BlunderBench bench;
    MistakesBench dialog(bench);
    dialog.make(bench.another);
    QVERIFY(dialog.verdict().startsWith(QStringLiteral("Looking at ")));
}

MUJO_UI_TEST(MarkedMovesTest)
#include "marked_moves_test.moc"
