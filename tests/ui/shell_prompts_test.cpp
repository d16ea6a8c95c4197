// What the status line says: prompts and refusals in the window. The reasons themselves, by
// family of rules, are in tests/conformance/refusals_test.cpp.

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <random>
#include <set>

#include "core/position/sfen.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/refusals.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/refusal_bubble.h"
#include "ui/panes/banner.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/status_line.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;
using mujo::testing::sampleCount;

namespace {

/// Nothing is picked any more.
void giveUp(BoardView& board) {
    while (board.input().hasSelection()) {
        QTest::keyClick(&board, Qt::Key_Escape);
    }
}

/// What a prompt of this state lacks; empty when it says all.
QString lackingIn(const QString& prompt, const BoardView& board, const MoveInput& input) {
    const Position& position = *input.turn().position;
    QStringList needed{QStringLiteral("Esc")};
    if (input.selected()) {
        needed << toQString(position.variant().type(position.at(*input.selected()).type()).name);
    }
    switch (input.state()) {
    case InputState::Choosing:
        needed << (input.choices().size() == 2
                       ? QStringLiteral("press 1 or 2 to choose")
                       : QStringLiteral("press a digit from 1 to %1 to choose").arg(input.choices().size()))
               << QStringLiteral("Enter takes");
        break;
    case InputState::LegsUnderWay:
        if (input.canStop()) {
            needed << QStringLiteral("to stop");
        }
        for (const Square stop : input.stops()) {
            needed << toQString(
                position.shape().name(stop, SquareNames::ofProgram().ofSources(position.variant())));
        }
        break;
    case InputState::PieceSelected:
        needed << (input.marks().empty() ? QStringLiteral("P passes") : QStringLiteral("click"));
        break;
    case InputState::Idle:
        needed << QStringLiteral("a selection");
        break;
    }
    const bool same = board.accessibleDescription() == prompt;
    needed.removeIf([&](const QString& each) { return prompt.contains(each); });
    return same ? needed.join(QStringLiteral(", "))
                : QStringLiteral("the board says %1").arg(board.accessibleDescription());
}

/// A window in which the states of multi-leg moves are visited by clicks.
struct PromptBench : WindowBench {
    void show(const Game& position) {
        window.session().restore(position, setup(position.variant().id().c_str()));
        settle();
    }

    /// Whether all is said in every state of the way to a node of the tree of the piece's clicks.
    void follow(Square origin, const std::vector<Square>& clicks) {
        const QString title = window.windowTitle();
        giveUp(window.board());
        clickSquare(origin);
        look(title);
        for (const Square square : clicks) {
            if (window.board().input().state() == InputState::Idle || QTest::currentTestFailed()) {
                return;
            }
            clickSquare(square);
            if (window.board().input().state() != InputState::Idle) {
                look(title);
            }
        }
    }

    void look(const QString& title) {
        const StatusLine& line = window.status();
        QCOMPARE(line.tone(), StatusLine::Tone::Prompt);
        const QString lacking = lackingIn(line.text(), window.board(), window.board().input());
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking + QStringLiteral(" in: ") + line.text()));
        QCOMPARE(window.windowTitle(), title);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        const auto labels = window.status().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel* label) {
            return QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name) == line.text();
        }));
        ++states;
        legs += window.board().input().state() == InputState::LegsUnderWay ? 1 : 0;
    }

    int states = 0;
    int legs = 0;
};

/// Mostly on a line of the piece, at times anywhere.
Square someTarget(const BoardShape& shape, Square from, std::mt19937& random) {
    const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    const int away = 1 + below(6);
    const auto along = shape.step(from, {away * (below(3) - 1), away * (below(3) - 1)}, Side::Sente);
    return along && *along != from && below(4) != 0 ? *along : Square(below(shape.squareCount()));
}

/// Clicks from the root to every node that is no end by itself.
std::vector<std::vector<Square>> innerWays(const ClickTree& tree) {
    std::vector<std::vector<Square>> ways;
    for (std::size_t node = 0; node < tree.size(); ++node) {
        if (node != ClickTree::kRoot &&
            (!tree.node(node).children.empty() || tree.node(node).moves.size() > 1)) {
            ways.push_back(tree.clicksTo(node));
        }
    }
    return ways;
}

} // namespace

class ShellPromptsTest : public QObject {
    Q_OBJECT

private slots:
    void everyStateOfAMoveSaysHowToGoOn_data();
    void everyStateOfAMoveSaysHowToGoOn();
    void thePromptIsGoneAfterTheMove();
    void refusalsAreToldInTheStatusLine();
    void aRefusalEndsAfterItCouldBeReadTwice();
    void whoCanTakeTheLastRoyalIsTold();
    void everyIllegalClickIsExplained_data();
    void everyIllegalClickIsExplained();
    void theStrictSettingEndsTheGame();
    void nobodyPlaysStrictlyWithoutKnowing();
    void aComputerThatStaysAfterPastingIsTold();
    void aPastedPositionThatIsOverSaysSo();
};

void ShellPromptsTest::everyStateOfAMoveSaysHowToGoOn_data() {
    everyGame();
}

// Every state of every multi-leg move of some positions of every game.
void ShellPromptsTest::everyStateOfAMoveSaysHowToGoOn() {
    QFETCH(QString, id);
    PromptBench bench;
    const int mostStates = sampleCount(150, 4000);
    Random pieces(29);
    const auto variant = catalog().load(id.toStdString()).value();
    const bool hasLegs = id != QLatin1String("sho") && id != QLatin1String("shogi") &&
                         id != QLatin1String("heiandai") && id != QLatin1String("wa") &&
                         id != QLatin1String("tori");
    const bool hasChoices = id != QLatin1String("tori"); // whose promotions are compulsory
    const auto enough = [&] { return bench.states >= mostStates && (bench.legs > 0 || !hasLegs); };
    // Boards on which pieces of all kinds stand among enemies; some are over before a move is made.
    for (int number = 0; number < 60 && !enough(); ++number) {
        const Game game(mujo::testing::scattered(variant, pieces).position);
        if (game.isOver()) {
            continue;
        }
        bench.show(game);
        for (const Square origin : game.position().pieces(game.position().turn())) {
            bench.window.board().select(origin);
            const ClickTree tree = bench.window.board().input().tree();
            for (const auto& way : innerWays(tree)) {
                if (!enough()) {
                    bench.follow(origin, way);
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                }
            }
        }
    }
    qInfo("%d states, %d of them between legs", bench.states, bench.legs);
    QVERIFY(bench.states > 0 || !(hasLegs || hasChoices));
    QVERIFY(bench.legs > 0 || !hasLegs);
}

// Prompts of a lion, a demon and a lion dog to the end of the move.
void ShellPromptsTest::thePromptIsGoneAfterTheMove() {
    struct Way {
        const char* game;
        const char* position;
        std::vector<const char*> clicks;
    };
    const std::vector<Way> ways{{"hook", kLions, {"g9", "f10", "f11"}},
                                {"hook", kLions, {"g9", "f10", "f10"}},
                                {"hook", kLions, {"g9", "f10", "g9"}},
                                {"suzumu", kDemon, {"h8", "h11", "g12"}}};
    for (const Way& way : ways) {
        PromptBench bench;
        const auto variant = bench.catalog.find(way.game)->standard;
        bench.show(Game(positionFromSfen(variant, way.position).value()));
        const QString title = bench.window.windowTitle();
        for (const char* name : way.clicks) {
            QVERIFY2(bench.game().plies().empty(), name);
            bench.clickSquare(*variant->shape().parse(name, SquareNames::ofProgram().ofSources(*variant)));
            if (bench.game().plies().empty()) {
                bench.look(title);
            }
        }
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
        QVERIFY(bench.window.board().accessibleDescription().isEmpty());
        QVERIFY2(!bench.window.status().text().contains(QStringLiteral("Esc")),
                 qPrintable(bench.window.status().text()));
    }
}

void ShellPromptsTest::refusalsAreToldInTheStatusLine() {
    WindowBench bench;
    bench.begin("wa");
    const QSignalSpy refused(&bench.window.board(), &BoardView::refused);
    const BoardShape& shape = bench.game().variant().shape();
    const auto move = plainMove(bench.game());
    bench.clickSquare(move->from());
    bench.clickSquare(shape.at(shape.files() / 2, shape.ranks() / 2 - 1));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.window.status().tone(), StatusLine::Tone::Refusal);
    QCOMPARE(bench.window.status().text(), refused.front().front().toString());
    QVERIFY(!bench.game().isOver());
    // The next piece that is picked has the line for itself.
    const Square royal = bench.game().position().royals(Side::Sente).front();
    bench.clickSquare(royal);
    QCOMPARE(bench.window.status().tone(), StatusLine::Tone::Prompt);
    QVERIFY(bench.window.status().text().contains(
        toQString(bench.game().variant().type(bench.game().position().at(royal).type()).name)));
}

void ShellPromptsTest::aRefusalEndsAfterItCouldBeReadTwice() {
    WindowBench bench;
    bench.begin("wa");
    StatusLine& line = bench.window.status();
    line.say(QString(100, QLatin1Char('n')), StatusLine::Tone::Refusal);
    auto* ends = line.findChild<QTimer*>(QStringLiteral("refusalEnds"));
    QVERIFY(ends->isActive());
    constexpr int kSlowReader = 100 * 2 * 50; // ms: so many characters, twice
    QVERIFY(ends->interval() >= kSlowReader);
    ends->start(0);
    QTRY_COMPARE(line.tone(), StatusLine::Tone::Prompt);
    // What is said later is not ended by it.
    line.say(QStringLiteral("No."), StatusLine::Tone::Refusal);
    line.say(QStringLiteral("News."), StatusLine::Tone::Notice);
    QVERIFY(!ends->isActive());
    QCOMPARE(line.text(), QStringLiteral("News."));
}

// Mate is announced in Chu, and the game goes on until the king is taken.
void ShellPromptsTest::whoCanTakeTheLastRoyalIsTold() {
    WindowBench bench;
    GameSetup setup = bench.setup("chu");
    setup.start = *positionFromSfen(setup.variant, "5k6/12/5R6/12/p11/12/12/12/12/12/P11/5K6 w - 1");
    bench.begin(setup);
    bench.clickSquare(bench.game().variant().shape().parse("12e").value());
    bench.clickSquare(bench.game().variant().shape().parse("12f").value());
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
    const QString text = bench.window.status().text();
    QVERIFY2(text.endsWith(
                 QStringLiteral("  Sente can take the last royal piece of Gote on 7a: that wins the game.")),
             qPrintable(text));
}

void ShellPromptsTest::everyIllegalClickIsExplained_data() {
    everyGame();
}

// Whatever illegal target is clicked, on boards of every game.
void ShellPromptsTest::everyIllegalClickIsExplained() {
    QFETCH(QString, id);
    std::mt19937 random(31);
    PromptBench bench;
    std::set<QString> codes;
    const int attempts = sampleCount(60, 1500);
    int made = 0;
    const auto enough = [&] {
        return made >= attempts && codes.contains(QStringLiteral("blocked")) &&
               codes.contains(QStringLiteral("no-such-move"));
    };
    for (int guard = 0; guard < 40 * attempts && !enough(); ++guard) {
        if (guard % 20 == 0) {
            bench.show(playedGame(id, random, static_cast<int>(random() % 90)));
        }
        const Position& position = bench.game().position();
        const auto pieces = position.pieces(position.turn());
        const Square from = pieces[random() % pieces.size()];
        const Square to = someTarget(position.shape(), from, random);
        giveUp(bench.window.board());
        bench.clickSquare(from);
        if (bench.window.board().input().markOn(to) != nullptr || position.at(to).holds(position.turn())) {
            continue;
        }
        const QSignalSpy refused(&bench.window.board(), &BoardView::refused);
        bench.clickSquare(to);
        QCOMPARE(refused.count(), 1);
        const QString sentence = refused.front().at(0).toString();
        const QString code = ui::testing::codeOf(refused.front());
        QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
        QVERIFY(!code.isEmpty() && code != QStringLiteral("legal"));
        QCOMPARE(bench.window.status().text(), sentence);
        QCOMPARE(bench.window.status().tone(), StatusLine::Tone::Refusal);
        QVERIFY(bench.game().position().at(from) == position.at(from));
        codes.insert(code);
        ++made;
    }
    QVERIFY(made >= attempts);
    QVERIFY2(codes.contains(QStringLiteral("blocked")) && codes.contains(QStringLiteral("no-such-move")),
             qPrintable(QStringList(codes.begin(), codes.end()).join(QLatin1Char(' '))));
}

void ShellPromptsTest::theStrictSettingEndsTheGame() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.illegalMoveLoses = true;
    bench.begin(setup);
    const BoardShape& shape = bench.game().variant().shape();
    bench.clickSquare(plainMove(bench.game())->from());
    QVERIFY(!bench.game().isOver());
    // A single click on a square far away may only want to let the piece go.
    const Square far = shape.at(shape.files() / 2, shape.ranks() / 2 - 1);
    bench.clickSquare(far);
    QVERIFY(!bench.game().isOver());
    QVERIFY(bench.window.session().isHumanTurn());
    const auto* bubble = bench.window.board().findChild<RefusalBubble*>();
    QVERIFY(bubble != nullptr && bubble->isVisible());
    QVERIFY2(bubble->text().contains(QStringLiteral("loses this game")), qPrintable(bubble->text()));
    bench.clickSquare(far); // lets the piece go
    QVERIFY(!bench.window.board().input().hasSelection());
    QVERIFY(!bench.game().isOver());
    bench.clickSquare(plainMove(bench.game())->from());
    bench.clickSquare(far);
    QCOMPARE(bench.game().outcome().reason, rules::Reason::IllegalMove);
    QVERIFY(endingCard(bench.window) != nullptr);
}

// The strict rule is told beside the game, and a game of whose terms nobody was told has neither it nor a
// clock, whatever was chosen for the last one.
void ShellPromptsTest::nobodyPlaysStrictlyWithoutKnowing() {
    WindowBench bench;
    bench.settings.set(Settings::kIllegalLoses, true);
    bench.settings.set(Settings::kTimeControl, QStringLiteral("20s+2s"));
    bench.settings.set(Settings::kTimeGame, QStringLiteral("chu"));
    QVERIFY(bench.window.startFromText(QStringLiteral("[chu] 6k5/12/12/12/12/12/6R5/12/12/12/12/5K6 b - 1")));
    QVERIFY(!bench.session.setup().illegalMoveLoses && !bench.session.setup().time);
    const auto* situation = bench.window.status().findChild<ElidedLabel*>(QStringLiteral("situation"));
    QVERIFY(!situation->whole().contains(QStringLiteral("strict")));
    GameSetup setup = bench.setup("chu");
    setup.illegalMoveLoses = true;
    bench.begin(setup);
    QVERIFY2(situation->whole().startsWith(QStringLiteral("Chu Shogi, strict")),
             qPrintable(situation->whole()));
}

// It answers at once, to somebody who may only have wanted to see the position.
void ShellPromptsTest::aComputerThatStaysAfterPastingIsTold() {
    WindowBench bench;
    bench.window.session().engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    const QString position = QStringLiteral("[chu] 6k5/12/11p/12/12/12/6R5/12/12/12/12/5K6 b - 1");
    QVERIFY(bench.window.startFromText(position));
    QVERIFY(!bench.window.status().text().contains(QStringLiteral("computer")));
    GameSetup setup = bench.setup("chu");
    setup.seats[Side::Gote] = Seat::computer(2);
    bench.begin(setup);
    QVERIFY(bench.window.startFromText(position));
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("The computer still plays Gote.")),
             qPrintable(bench.window.status().text()));
}

// Rules of Chu: a bare king has lost. Nobody will make a move that ends the game.
void ShellPromptsTest::aPastedPositionThatIsOverSaysSo() {
    WindowBench bench;
    GameSetup setup = bench.setup("chu");
    setup.seats[Side::Gote] = Seat::computer(2);
    bench.begin(setup);
    QVERIFY(bench.window.startFromText(QStringLiteral("[chu] 6k5/12/12/12/12/12/6R5/12/12/12/12/5K6 b - 1")));
    QVERIFY2(
        ui::testing::seenEnding(bench.window).contains(QStringLiteral("Gote has only royal pieces left.")),
        qPrintable(ui::testing::seenEnding(bench.window)));
    QCOMPARE(bench.window.status().text(),
             QStringLiteral(
                 "The position of the text is on the board. The game is over here: Sente wins. Gote has "
                 "only royal pieces left."));
}

MUJO_UI_TEST(ShellPromptsTest)
#include "shell_prompts_test.moc"
