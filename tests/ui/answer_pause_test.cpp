#include <QComboBox>
#include <QSignalSpy>
#include <QToolButton>
#include <algorithm>
#include <functional>
#include <vector>

#include "core/base/random.h"
#include "tests/ui/clock_bench.h"
#include "tests/ui/seen_scene.h"
#include "tests/ui/ui_test.h"
#include "ui/panes/banner.h"
#include "ui/panes/pace_bar.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/held_answer.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;
using namespace std::chrono_literals;

namespace {

/// A window whose computers answer, and whose pauses end, when the test says so.
struct PauseBench : ClockBench {
    PauseBench() {
        session.engine().setStarter([this](const SearchRequest& request, Engine::Callbacks given) {
            asked.push_back(Game(request.position).legalMoves().front());
            answer = std::move(given);
        });
        session.heldAnswer().setWait([this](std::chrono::milliseconds time, std::function<void()> then) {
            waited.push_back(time);
            over = std::move(then);
        });
        settings.set(Settings::kAnswerPause, 600);
        settings.set(Settings::kPace, 1000);
    }
    void beginWith(Seat sente, Seat gote, const char* control = nullptr) {
        GameSetup made = control != nullptr ? timed("wa", control) : setup("wa");
        made.seats = {std::move(sente), std::move(gote)};
        begin(made);
    }
    /// What the engine has found reaches the session.
    void think(int score = 0) {
        answer.onFinished({1, score, 1, {}, {asked.back()}, {}});
        settle();
    }
    /// Moves of the person, each answered with a judgement.
    void answerWith(const std::vector<int>& scores) {
        for (const int score : scores) {
            playPlain();
            think(score);
            over();
            settle();
        }
    }
    [[nodiscard]] std::size_t plies() { return game().plies().size(); }

    std::vector<Move> asked;
    Engine::Callbacks answer;
    std::vector<std::chrono::milliseconds> waited;
    std::function<void()> over;
};

} // namespace

class AnswerPauseTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswerWaitsUntilTheMoveHasBeenSeen();
    void whatTheMotionTakesComesOnTop();
    void anAnswerThatComesLateDoesNotWait();
    void takingBackAndNewGamesForgetTheAnswer();
    void moveNowLetsItGo();
    void theClockStopsWithTheAnswer();
    void onesOwnMoveStaysMarkedBesideTheAnswer();
    void aGameBetweenComputersHasAPace();
    void whatAPlayerDoesIsNotForAGameBetweenComputers();
    void itIsPausedGoesOnAndMakesSingleMoves();
    void oneThatIsContinuedStandsStillAtFirst();
    void theComputerGivesUpWhatIsLostWhereThatIsWanted();
    void aHandicapGameIsPlayedOn();
    void whatIsLostDependsOnTheArmy();
    void theComputerOffersADrawInALongGame();
};

void AnswerPauseTest::theAnswerWaitsUntilTheMoveHasBeenSeen() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer());
    bench.playPlain();
    QCOMPARE(bench.waited, std::vector{600ms});
    QCOMPARE(bench.asked.size(), std::size_t{1}); // it thinks meanwhile
    bench.think();
    QCOMPARE(bench.plies(), std::size_t{1});
    QVERIFY(!bench.session.isHumanTurn());
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{2});
    QVERIFY(bench.session.isHumanTurn());
}

void AnswerPauseTest::whatTheMotionTakesComesOnTop() {
    PauseBench bench;
    bench.settings.set(Settings::kMotion, true);
    bench.beginWith(Seat::human(), Seat::computer());
    QSignalSpy began(&bench.window.board(), &BoardView::motionBegan);
    bench.playPlain();
    QCOMPARE(began.count(), 1);
    QCOMPARE(bench.waited.back(), 600ms + std::chrono::milliseconds(began.front().at(0).toInt()));
}

void AnswerPauseTest::anAnswerThatComesLateDoesNotWait() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer());
    bench.playPlain();
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{1});
    bench.think();
    QCOMPARE(bench.plies(), std::size_t{2});
}

void AnswerPauseTest::takingBackAndNewGamesForgetTheAnswer() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer());
    bench.playPlain();
    bench.think();
    bench.window.action("takeBack")->trigger();
    QCOMPARE(bench.plies(), std::size_t{0});
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{0});
    bench.playPlain();
    bench.think();
    bench.beginWith(Seat::human(), Seat::computer());
    bench.over();
    settle();
    QCOMPARE(bench.plies(), std::size_t{0});
}

void AnswerPauseTest::moveNowLetsItGo() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer());
    bench.playPlain();
    bench.think();
    bench.window.action("moveNow")->trigger();
    QCOMPARE(bench.plies(), std::size_t{2});
}

// What passes between the answer and its move is nobody's time.
void AnswerPauseTest::theClockStopsWithTheAnswer() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer(), "5m");
    bench.playPlain();
    bench.pass(2s);
    bench.think();
    QVERIFY(!bench.session.clock().isPaused());
    bench.pass(30s);
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{2});
    QCOMPARE(bench.game().plies().back().spent, std::chrono::milliseconds(2s));
    bench.pass(3s); // the person's clock runs
    bench.playPlain();
    QCOMPARE(bench.game().plies().back().spent, std::chrono::milliseconds(3s));
}

void AnswerPauseTest::onesOwnMoveStaysMarkedBesideTheAnswer() {
    PauseBench bench;
    bench.beginWith(Seat::human(), Seat::computer());
    bench.playPlain();
    const Move own = bench.game().plies().back().move;
    QVERIFY(!bench.session.isAnswered());
    bench.think();
    bench.over();
    QVERIFY(bench.session.isAnswered());
    SeenScene scene;
    scene.showOverlay("earlier-move", bench.session.isAnswered());
    scene.showGame(&bench.game());
    QVERIFY(scene.has(SceneItem::Role::EarlierMove, own.from()));
    QVERIFY(scene.has(SceneItem::Role::EarlierMove, own.to()));
    QVERIFY(scene.has(SceneItem::Role::LastMove, bench.game().plies().back().move.to()));
    // On the board: the square that the own move came from looks otherwise once the next move is made.
    const QRect from = bench.window.board().squareRect(own.from());
    const QImage marked = bench.window.board().grab(from).toImage();
    bench.playPlain();
    QVERIFY(!bench.session.isAnswered());
    QVERIFY(bench.window.board().grab(from).toImage() != marked);
    bench.think();
    bench.over();
    bench.session.takeBack();
    QCOMPARE(bench.plies(), std::size_t{2});
    QVERIFY2(bench.session.isAnswered(), "what was taken back leaves the moves before it marked");
}

void AnswerPauseTest::aGameBetweenComputersHasAPace() {
    PauseBench bench;
    auto* bar = bench.window.findChild<PaceBar*>();
    QVERIFY(!bar->isVisible());
    bench.beginWith(Seat::computer(), Seat::computer());
    QVERIFY(bar->isVisible());
    bench.think(); // nothing has to be seen before the first move
    QCOMPARE(bench.plies(), std::size_t{1});
    QCOMPARE(bench.waited.back(), 1000ms);
    bench.think();
    QCOMPARE(bench.plies(), std::size_t{1});
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{2});
    auto* pace = bar->findChild<QComboBox*>();
    pace->setCurrentIndex(0);
    emit pace->activated(0);
    QCOMPARE(bench.settings.value(Settings::kPace), 0);
    bench.beginWith(Seat::human(), Seat::computer());
    QVERIFY(!bar->isVisible());
}

void AnswerPauseTest::whatAPlayerDoesIsNotForAGameBetweenComputers() {
    PauseBench bench;
    bench.beginWith(Seat::computer(), Seat::computer());
    bench.think();
    bench.think();
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{2});
    for (const char* id : {"resign", "offerDraw"}) {
        const QAction* action = bench.window.action(id);
        QVERIFY(!action->isEnabled());
        QVERIFY2(action->toolTip().contains(QStringLiteral("between computers")),
                 qPrintable(action->toolTip()));
    }
    QVERIFY(bench.window.action("adjudicate")->isEnabled());
    bench.window.action("takeBack")->trigger(); // and they do not make another one at once
    QCOMPARE(bench.plies(), std::size_t{1});
    QVERIFY(bench.session.isWaiting() && bench.window.action("pauseGame")->isChecked());
    bench.beginWith(Seat::human(), Seat::computer());
    QVERIFY(bench.window.action("resign")->isEnabled());
    QVERIFY(!bench.window.action("resign")->toolTip().contains(QStringLiteral("between computers")));
}

void AnswerPauseTest::itIsPausedGoesOnAndMakesSingleMoves() {
    PauseBench bench;
    QAction* pause = bench.window.action("pauseGame");
    QAction* step = bench.window.action("stepGame");
    bench.begin("wa");
    QVERIFY(!pause->isVisible() && !step->isVisible());
    bench.beginWith(Seat::computer(), Seat::computer());
    QVERIFY(pause->isVisible() && pause->isEnabled() && !pause->isChecked());
    bench.think();
    bench.think(); // held
    pause->trigger();
    QVERIFY(pause->isChecked());
    QVERIFY(!bench.session.isThinking());
    bench.over();
    QCOMPARE(bench.plies(), std::size_t{1}); // what was held is gone
    for (const std::size_t plies : {2, 3}) {
        step->trigger();
        bench.think();
        QCOMPARE(bench.plies(), plies);
        QVERIFY(pause->isChecked());
        QVERIFY(!bench.session.isThinking());
    }
    const auto buttons = bench.window.findChild<PaceBar*>()->findChildren<QToolButton*>();
    QCOMPARE(buttons.front()->text(), QStringLiteral("Continue"));
    buttons.front()->click();
    QVERIFY(!pause->isChecked());
    QCOMPARE(buttons.front()->text(), QStringLiteral("Pause"));
    QVERIFY(bench.session.isThinking());
    buttons.back()->click(); // a step stops the game
    QVERIFY(pause->isChecked());
}

void AnswerPauseTest::oneThatIsContinuedStandsStillAtFirst() {
    PauseBench bench;
    bench.beginWith(Seat::computer(), Seat::computer());
    bench.think();
    const GameSetup setup = bench.session.setup();
    const Game kept = bench.game();
    bench.begin("wa");
    const std::size_t asked = bench.asked.size();
    bench.session.restore(kept, setup, Resume::AtOnce);
    settle();
    QVERIFY(bench.session.isWaiting());
    QCOMPARE(bench.asked.size(), asked);
    bench.window.action("pauseGame")->trigger();
    QCOMPARE(bench.asked.size(), asked + 1);
}

void AnswerPauseTest::theComputerGivesUpWhatIsLostWhereThatIsWanted() {
    for (const bool wanted : {false, true}) {
        PauseBench bench;
        bench.settings.set(Settings::kComputerGivesUp, wanted);
        bench.beginWith(Seat::human(), Seat::computer());
        bench.answerWith({-2500, -2500, -2500, -1400, -2500, -2500, -2500});
        QVERIFY(!bench.game().isOver());
        bench.answerWith({-2500});
        QCOMPARE(bench.game().isOver(), wanted);
        QCOMPARE(bench.game().outcome().reason == rules::Reason::Resignation, wanted);
    }
}

void AnswerPauseTest::aHandicapGameIsPlayedOn() {
    PauseBench bench;
    bench.settings.set(Settings::kComputerGivesUp, true);
    GameSetup made = bench.setup("wa");
    made.seats = {Seat::human(), Seat::computer()};
    made.info.handicap = "without a swallow";
    bench.begin(made);
    bench.answerWith({-2500, -2500, -2500, -2500, -2500, -2500});
    QVERIFY(!bench.game().isOver());
}

// Twenty-five pawns are a lot in Wa, and little among the armies of Taikyoku.
void AnswerPauseTest::whatIsLostDependsOnTheArmy() {
    PauseBench bench;
    bench.settings.set(Settings::kComputerGivesUp, true);
    GameSetup made = bench.setup("taikyoku");
    made.seats = {Seat::human(), Seat::computer()};
    bench.begin(made);
    bench.answerWith({-2500, -2500, -2500, -2500, -2500});
    QVERIFY(!bench.game().isOver());
    const int mated = -kEndScore + 6;
    bench.answerWith({mated, mated, mated, mated});
    QCOMPARE(bench.game().outcome().reason, rules::Reason::Resignation);
}

void AnswerPauseTest::theComputerOffersADrawInALongGame() {
    for (const bool wanted : {false, true}) {
        PauseBench bench;
        bench.settings.set(Settings::kComputerOffersDraws, wanted);
        GameSetup made = bench.setup("chu");
        made.seats = {Seat::human(), Seat::computer()};
        Game game(Position::start(made.variant));
        Random random(3);
        while (game.plies().size() < 200) { // quiet moves by lot: nobody is taken, and nothing comes back
            const auto& legal = game.legalMoves();
            const Move& move = legal[random.below(legal.size())];
            if (const Cell target = game.position().at(move.to());
                target.isEmpty() && move.path.size() == 1) {
                game.play(move);
            }
        }
        QVERIFY(!game.isOver());
        bench.session.restore(game, made, Resume::AtOnce);
        settle();
        bench.answerWith(std::vector<int>(11, 5));
        QVERIFY(!bench.session.drawOffer());
        bench.answerWith({-10});
        QCOMPARE(bench.session.drawOffer() == Side::Gote, wanted);
        if (wanted) {
            const auto banners = bench.window.findChildren<Banner*>();
            QVERIFY(std::any_of(banners.begin(), banners.end(), [](const Banner* banner) {
                return banner->text().contains(QStringLiteral("The computer offers a draw"));
            }));
            bench.session.answerDraw(true);
            QCOMPARE(bench.game().outcome().reason, rules::Reason::Agreement);
        }
    }
}

MUJO_UI_TEST(AnswerPauseTest)
#include "answer_pause_test.moc"
