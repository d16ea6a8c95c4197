#include "core/insight/move_input.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/panes/announcer.h"
#include "ui/panes/game_pane.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "core/rules/resolve.h"
#include "tests/ui/access_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using ui::testing::Notifications;

/// What a screen reader is made to say: moves, prompts, choices, refusals.
class SpokenTest : public QObject {
    Q_OBJECT

private slots:
    void everyMoveIsSpokenWithItsLegs();
    void whatIsToldIsANotificationThatBeginsToShow();
    void messagesInOneTurnAreOneNotification();
    void eachChoiceIsTold();
    void theCursorInTheHandIsTold();
    void everyLegOfAMoveIsInItsWords();
};

void SpokenTest::everyMoveIsSpokenWithItsLegs() {
    ui::testing::AccessBench bench;
    bench.begin("suzumu");
    const Announcer& announcer = bench.window.announcer();
    QVERIFY(announcer.isVisible());
    const QSignalSpy spoken(&announcer, &Announcer::spoke);
    Random random(17);
    for (int ply = 0; ply < 30 && !bench.game().isOver(); ++ply) {
        const Position before = bench.game().position();
        const Move move = bench.game().legalMoves()[random.below(bench.game().legalMoves().size())];
        bench.window.session().play(move);
        const QString words = moveInWords(before, move);
        QVERIFY(words.startsWith(sideName(before.turn())));
        QTRY_COMPARE(spoken.count(), ply + 1);
        QVERIFY2(spoken.last().front().toString().startsWith(words), qPrintable(words));
    }
    bench.settings.set(Settings::kSpeech, Speech::Brief);
    bench.window.session().play(bench.game().legalMoves().front());
    QTRY_VERIFY(announcer.spoken().startsWith(moveText(bench.game(), bench.game().current())));
    bench.settings.set(Settings::kSpeech, Speech::Silent);
    const auto count = spoken.count();
    bench.window.session().play(bench.game().legalMoves().front());
    ui::testing::settle();
    QCOMPARE(spoken.count(), count);
}

// Screen readers ignore changed names of labels. What they speak is a notification that begins to show.
void SpokenTest::whatIsToldIsANotificationThatBeginsToShow() {
    ui::testing::AccessBench bench;
    bench.begin("wa");
    Notifications told;
    (void)told.take();
    BoardView& board = bench.window.board();
    for (int ply = 0; ply < 10; ++ply) {
        const Move move = *ui::testing::plainMove(bench.game());
        const Position before = bench.game().position();
        board.clickSquare(move.from());
        const QStringList prompts = told.take();
        QCOMPARE(prompts.size(), 1);
        QVERIFY2(prompts.front().contains(QStringLiteral("click a marked square to move")),
                 qPrintable(prompts.front()));
        // The words of the next step do not follow the pointer: each square that it passes would interrupt.
        QTest::mouseMove(&board, board.squareRect(move.to()).center());
        QCOMPARE(told.take(), QStringList());
        board.clickSquare(move.to());
        const QStringList moves = told.take();
        QCOMPARE(moves.size(), 1);
        QVERIFY2(moves.front().startsWith(moveInWords(before, move)), qPrintable(moves.front()));
    }
    // A refusal, twice the same.
    const Square own = ui::testing::plainMove(bench.game())->from();
    const auto far =
        std::find_if(bench.game().position().pieces(opponent(bench.game().position().turn())).begin(),
                     bench.game().position().pieces(opponent(bench.game().position().turn())).end(),
                     [&](Square square) { return board.input().markOn(square) == nullptr; });
    board.clickSquare(own);
    (void)told.take();
    const QSignalSpy refused(&board, &BoardView::refused);
    board.clickSquare(*far);
    QCOMPARE(refused.count(), 1);
    const QStringList refusals = told.take();
    QVERIFY(refusals.join(QLatin1Char(' ')).contains(refused.front().front().toString()));
    // What only the moves' setting silences.
    bench.settings.set(Settings::kSpeech, Speech::Silent);
    QTest::keyClick(&board, Qt::Key_Escape);
    board.clickSquare(*far);
    QVERIFY(!told.take().isEmpty());
}

// A reader asks for the name of a notification some time after it has heard of it.
void SpokenTest::messagesInOneTurnAreOneNotification() {
    Announcer announcer;
    announcer.show();
    Notifications told;
    announcer.say(QStringLiteral("Check."));
    announcer.say(QStringLiteral("Gote: Pawn to 8g. Check."));
    announcer.say(QStringLiteral("Check."));
    announcer.say(QStringLiteral("Draw offered."));
    QCOMPARE(told.take(), QStringList{QStringLiteral("Gote: Pawn to 8g. Check. Draw offered.")});
    for (const char* text : {"one", "two", "three", "three"}) {
        announcer.say(QString::fromLatin1(text));
        ui::testing::settle();
    }
    QCOMPARE(told.take().size(), 4);
    QStringList readable;
    for (const QWidget* child : announcer.findChildren<QWidget*>()) {
        if (child->isVisible()) {
            readable << child->accessibleName();
        }
    }
    for (const char* text : {"one", "two", "three"}) {
        QVERIFY(readable.contains(QString::fromLatin1(text)));
    }
}

void SpokenTest::eachChoiceIsTold() {
    ui::testing::AccessBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/4S4/9/9/9/9/4K4 b - 1").value();
    bench.begin(setup);
    Notifications told;
    BoardView& board = bench.window.board();
    const auto& moves = bench.game().legalMoves();
    const auto promotes =
        std::find_if(moves.begin(), moves.end(), [](const Move& move) { return move.promotes(); });
    board.clickSquare(promotes->from());
    (void)told.take();
    board.clickSquare(promotes->to());
    QStringList messages = told.take();
    QCOMPARE(messages.size(), 1);
    QVERIFY2(messages.front().contains(QStringLiteral("press 1 or 2")), qPrintable(messages.front()));
    QVERIFY2(messages.front().contains(QStringLiteral("Promote to Promoted Silver")) ||
                 messages.front().contains(QStringLiteral("Remain Silver")),
             qPrintable(messages.front()));
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Down);
    messages = told.take();
    QCOMPARE(messages.size(), 1);
    QVERIFY2(messages.front().startsWith(QStringLiteral("Remain Silver")) ||
                 messages.front().startsWith(QStringLiteral("Promote to")),
             qPrintable(messages.front()));
}

void SpokenTest::theCursorInTheHandIsTold() {
    ui::testing::AccessBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/9/9/9/9/9/4K4 b hand=2PS 1").value();
    bench.begin(setup);
    HandView& hand = bench.window.pane().panel(Side::Sente).hand();
    hand.setFocus(Qt::TabFocusReason);
    Notifications told;
    QTest::keyClick(&hand, Qt::Key_Left);
    const QStringList first = told.take();
    QTest::keyClick(&hand, Qt::Key_Right);
    const QStringList second = told.take();
    QCOMPARE(QStringList({first.join(QString()), second.join(QString())}).join(QLatin1Char('|')),
             QStringLiteral("1 Silver General|2 Pawn"));
}

void SpokenTest::everyLegOfAMoveIsInItsWords() {
    const Catalog catalog{std::filesystem::path()};
    SquareNames::ofProgram().setCatalog(&catalog);
    const auto forget = qScopeGuard([] { SquareNames::ofProgram().setCatalog(nullptr); });
    int several = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const SquareStyle style = entry.notes.squareStyle;
        Game game(entry.standard);
        Random random(23);
        for (int ply = 0; ply < 150 && !game.isOver(); ++ply) {
            const Position& position = game.position();
            for (const Move& move : game.legalMoves()) {
                const QString words = moveInWords(position, move);
                QVERIFY(!words.isEmpty());
                if (move.isDrop()) {
                    continue;
                }
                const auto captured = rules::capturedSquares(position, move);
                several += captured.size() > 1 ? 1 : 0;
                for (const Square square : captured) {
                    const QString leg = toQString(entry.standard->type(position.at(square).type()).name) +
                                        QStringLiteral(" on ") +
                                        toQString(position.shape().name(square, style));
                    QVERIFY2(words.contains(leg), qPrintable(words));
                }
                QVERIFY(move.isPass() || words.contains(toQString(position.shape().name(move.to(), style))));
                QVERIFY(!move.promotes() ||
                        words.contains(toQString(entry.standard->type(*move.promotion).name)));
            }
            game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
            QCOMPARE(lastMoveInWords(game).isEmpty(), false);
        }
    }
    QVERIFY(several > 0);
}

MUJO_UI_TEST(SpokenTest)
#include "spoken_test.moc"
