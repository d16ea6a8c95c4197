// The end of a game: the card that tells it over the board, and what can be done from there.

#include <QAccessible>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <cstdlib>
#include <set>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_layout.h"
#include "ui/panes/ending_card.h"
#include "ui/session/engine_bridge.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

void play(WindowBench& bench, const char* text) {
    const auto parsed = rules::parseMoveText(bench.game().variant(), text);
    const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
    QVERIFY(move.hasValue() && bench.session.play(Move(*move)));
    settle();
}

/// A game that a gold, dropped before the king, ends at once.
void beginBeforeMate(WindowBench& bench, const char* king = "4k4", const char* pawn = "4P4") {
    bench.begin("shogi");
    const auto position = positionFromSfen(bench.game().position().sharedVariant(),
                                           std::string(king) + "/9/" + pawn + "/9/9/9/9/9/4K4 b hand=G 1");
    QVERIFY(position.hasValue());
    GameSetup setup = bench.session.setup();
    setup.start = *position;
    bench.begin(setup);
}

} // namespace

class EndingCardTest : public QObject {
    Q_OBJECT

private slots:
    void theCardTellsWinnerReasonAndLength();
    void theOneAtTheScreenIsSpokenTo();
    void computersAreToldApartByTheirLevels();
    void theCardLeavesTheMatedRoyalInSight_data();
    void theCardLeavesTheMatedRoyalInSight();
    void theCardCoversLittleOfASmallBoard_data();
    void theCardCoversLittleOfASmallBoard();
    void theCardShowsAllOfItsWords();
    void everyReasonIsWhole();
    void theCardWaitsUntilTheLastMoveHasBeenSeen();
    void theDecisionIsBroughtIntoSight();
    void theCardCanBeDraggedAside();
    void aPieceThatIsPickedAfterTheEndSaysThatItIsOver();
    void theCardTakesTheKeysAndGivesThemBack();
    void itLeadsToTheChoiceOfGames();
    void aCommentUnderWayKeepsTheKeys();
    void reviewLeadsToTheRecord();
    void theEnginePaneGoesWithTheReview();
    void theNextStartHasNoPaneOfAReview();
    void steppingAwayTakesTheCardAwayAndACommandBringsItBack();
    void aPictureIsSavedFromTheCard();
    void playingAgainKeepsTheSettings();
    void sidesAreChangedOnRequest();
    void aGameFromAPositionIsPlayedAgainFromIt();
    void aGameThatIsOpenedAgainShowsItsResultInTheLine();
    void aQuestionOfTheGameGoesWithItsEnd();
};

void EndingCardTest::theCardTellsWinnerReasonAndLength() {
    WindowBench bench;
    beginBeforeMate(bench);
    QVERIFY(endingCard(bench.window) == nullptr);
    play(bench, "G*5b");
    QVERIFY(bench.game().isOver());
    const QWidget* card = endingCard(bench.window);
    QVERIFY(card != nullptr);
    QCOMPARE(card->accessibleName(), QStringLiteral("Result: Sente wins"));
    QCOMPARE(card->accessibleDescription(), QStringLiteral("Gote is mated. Shogi · 1 move"));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("Sente wins. Gote is mated.")));
    QVERIFY(bench.window.announcer().spoken().contains(QStringLiteral("Sente wins. Gote is mated.")));
}

void EndingCardTest::theOneAtTheScreenIsSpokenTo() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    bench.session.resign();
    QVERIFY2(seenEnding(bench.window).contains(QStringLiteral("You lose")),
             qPrintable(seenEnding(bench.window)));
    QVERIFY(seenEnding(bench.window).contains(QStringLiteral("You have resigned.")));
}

void EndingCardTest::computersAreToldApartByTheirLevels() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("wa");
    setup.seats = {Seat::computer(2), Seat::computer(5)};
    bench.begin(setup);
    bench.session.resign();
    QVERIFY2(seenEnding(bench.window).contains(QStringLiteral("Sente wins")) ||
                 seenEnding(bench.window).contains(QStringLiteral("Gote wins")),
             qPrintable(seenEnding(bench.window)));
    QVERIFY(seenEnding(bench.window).contains(QStringLiteral("level 2 against level 5")));
}

void EndingCardTest::theCardLeavesTheMatedRoyalInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("ranks");
    QTest::addColumn<QString>("move");
    for (const QSize size : {QSize(1100, 800), QSize(900, 650), QSize(1600, 1200)}) {
        const QByteArray name = QByteArray::number(size.width());
        QTest::addRow("%s above", name.data()) << size << "4k4/9/4P4/9/9/9/9/9/4K4"
                                               << "G*5b";
        QTest::addRow("%s in the middle", name.data()) << size << "9/9/9/2P3P2/1P2k2P1/9/4P4/2R1R1R2/4K4"
                                                       << "G*5f";
    }
}

void EndingCardTest::theCardLeavesTheMatedRoyalInSight() {
    QFETCH(QSize, size);
    QFETCH(QString, ranks);
    QFETCH(QString, move);
    WindowBench bench(size);
    bench.begin("shogi");
    const auto position =
        positionFromSfen(bench.game().position().sharedVariant(), ranks.toStdString() + " b hand=G 1");
    QVERIFY(position.hasValue());
    GameSetup setup = bench.setup("shogi");
    setup.start = *position;
    bench.begin(setup);
    play(bench, move.toLatin1().data());
    if (!bench.game().isOver()) {
        bench.session.adjudicate(rules::Outcome::wonBy(Side::Sente, rules::Reason::Adjudication));
    }
    const QWidget* card = endingCard(bench.window);
    QVERIFY(card != nullptr);
    const BoardView& board = bench.window.board();
    QVERIFY(board.geometry().contains(card->geometry()));
    for (const Square royal : bench.game().position().royals(Side::Gote)) {
        const QRect seen = board.squareRect(royal).translated(board.pos());
        QVERIFY(!card->geometry().intersects(seen));
    }
    for (const SquareChange& change : bench.game().ply(bench.game().current()).transition.squares) {
        QVERIFY(!card->geometry().intersects(board.squareRect(change.square).translated(board.pos())));
    }
    bench.window.action("flip")->trigger();
    settle();
    for (const Square royal : bench.game().position().royals(Side::Gote)) {
        QVERIFY(!card->geometry().intersects(board.squareRect(royal).translated(board.pos())));
    }
}

void EndingCardTest::theCardCoversLittleOfASmallBoard_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("the board fills its room") << QSize(1280, 800) << 12;
    QTest::newRow("there is room beside it") << QSize(1920, 1080) << 0;
}

void EndingCardTest::theCardCoversLittleOfASmallBoard() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    WindowBench bench(size);
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("tori");
    setup.seats[Side::Gote] = Seat::computer(4);
    bench.begin(setup);
    bench.session.resign();
    settle();
    const QWidget* card = endingCard(bench.window);
    QVERIFY(card != nullptr);
    const BoardView& board = bench.window.board();
    QVERIFY(board.geometry().contains(card->geometry()));
    const QRect squares = board.layoutOfSquares().visibleBoard().toAlignedRect().translated(board.pos());
    const QRect common = card->geometry() & squares;
    const int covered = 100 * common.width() * common.height() / (squares.width() * squares.height());
    QVERIFY2(covered <= percent, qPrintable(QString::number(covered)));
    QVERIFY(covered == 0 || std::abs(card->geometry().center().x() - squares.center().x()) <= 1);
}

void EndingCardTest::theCardShowsAllOfItsWords() {
    for (const QSize size : {QSize(1280, 800), QSize(1600, 1160), QSize(1920, 1080)}) {
        for (const char* id : {"tori", "wa", "suzumu", "tenjiku", "tai"}) {
            WindowBench bench(size);
            bench.begin(id);
            bench.playPlain(3);
            bench.session.resign();
            settle();
            const QWidget* card = endingCard(bench.window);
            QVERIFY(card != nullptr);
            for (const auto* label : card->findChildren<QLabel*>()) {
                const QString what =
                    QStringLiteral("%1, %2 wide: %3").arg(id).arg(size.width()).arg(label->text());
                QVERIFY2(!label->isVisible() || label->height() >= label->heightForWidth(label->width()),
                         qPrintable(what));
                QVERIFY2(!label->isVisible() || card->rect().contains(label->geometry()), qPrintable(what));
            }
        }
    }
}

// In each of its forms, however long the reason is.
void EndingCardTest::everyReasonIsWhole() {
    QWidget window;
    window.resize(1200, 1000);
    EndingCard card(&window);
    window.show();
    const auto* reason = [&card] {
        card.tell({QStringLiteral("Draw"), QStringLiteral("?"), QStringLiteral("Wa Shogi")}, {});
        for (const QLabel* label : card.findChildren<QLabel*>()) {
            if (label->text() == QStringLiteral("?")) {
                return label;
            }
        }
        return static_cast<const QLabel*>(nullptr);
    }();
    QVERIFY(reason != nullptr);
    std::set<int> widths;
    for (const QRect& room : {QRect(0, 0, 1200, 1000), QRect(0, 0, 220, 1000), QRect(0, 0, 1200, 110)}) {
        QString words = QStringLiteral("Both");
        while (words.size() < 120) {
            words += QStringLiteral(" sides");
            card.tell({QStringLiteral("Draw"), words, QStringLiteral("Wa Shogi")}, {});
            card.lieIn(room, room, {}, {});
            const QRect needed = reason->fontMetrics().boundingRect(QRect(0, 0, reason->width(), 1000),
                                                                    Qt::TextWordWrap, words);
            QVERIFY2(reason->height() >= needed.height(), qPrintable(words));
            widths.insert(reason->width());
        }
    }
    QVERIFY(widths.size() > 1);
}

void EndingCardTest::theCardWaitsUntilTheLastMoveHasBeenSeen() {
    WindowBench bench;
    bench.window.board().setMotion(true);
    const QSignalSpy seen(&bench.window.board(), &BoardView::motionFinished);
    beginBeforeMate(bench);
    play(bench, "G*5b");
    QVERIFY(bench.game().isOver());
    QVERIFY(!seen.isEmpty() || endingCard(bench.window) == nullptr);
    QVERIFY(bench.window.status().text().contains(QStringLiteral("Sente wins"))); // this is said at once
    QTRY_VERIFY(endingCard(bench.window) != nullptr);
    QCOMPARE(seen.count(), 1);
}

void EndingCardTest::theDecisionIsBroughtIntoSight() {
    WindowBench bench;
    beginBeforeMate(bench);
    BoardView& board = bench.window.board();
    board.goToSquare(bench.game().variant().shape().at(4, 8));
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(&board, Qt::Key_Plus);
    }
    const Square royal = bench.game().position().royals(Side::Gote).front();
    const auto isSeen = [&] {
        return board.layoutOfSquares().visibleBoard().contains(board.layoutOfSquares().cellRect(royal));
    };
    QVERIFY(!isSeen());
    play(bench, "G*5b");
    QVERIFY(isSeen());
    QVERIFY(
        !endingCard(bench.window)->geometry().intersects(board.squareRect(royal).translated(board.pos())));
}

void EndingCardTest::theCardCanBeDraggedAside() {
    WindowBench bench;
    bench.begin("wa");
    bench.session.resign();
    QWidget* card = endingCard(bench.window);
    QVERIFY(card != nullptr);
    const QPoint before = card->pos();
    const QPoint grip(3, 30);
    QTest::mousePress(card, Qt::LeftButton, {}, grip);
    const int way = before.x() > 100 ? -60 : 60;
    QMouseEvent drag(QEvent::MouseMove, grip + QPoint(way, 0), card->mapToGlobal(grip + QPoint(way, 0)),
                     Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(card, &drag);
    QTest::mouseRelease(card, Qt::LeftButton, {}, grip);
    QCOMPARE(card->pos(), before + QPoint(way, 0));
    bench.window.action("flip")->trigger();
    QCOMPARE(card->pos(), before + QPoint(way, 0));
}

void EndingCardTest::aPieceThatIsPickedAfterTheEndSaysThatItIsOver() {
    WindowBench bench;
    beginBeforeMate(bench);
    play(bench, "G*5b");
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Escape);
    bench.clickSquare(bench.game().position().royals(Side::Sente).front());
    const QString text = bench.window.status().text();
    QVERIFY2(text.contains(QStringLiteral("the game is over. Sente wins")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Step back")), qPrintable(text));
}

void EndingCardTest::theCardTakesTheKeysAndGivesThemBack() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.board().setFocus();
    bench.session.resign();
    QVERIFY2(endingButton(bench.window, QStringLiteral("Review")) == nullptr ||
                 !endingButton(bench.window, QStringLiteral("Review"))->isVisible(),
             "nothing was played");
    bench.begin("wa");
    bench.playPlain(1);
    bench.window.board().setFocus();
    bench.session.resign();
    QVERIFY(endingButton(bench.window, QStringLiteral("Review"))->hasFocus());
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Tab);
    QVERIFY(endingButton(bench.window, QStringLiteral("Save picture"))->hasFocus());
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY(bench.window.board().hasFocus());
    QVERIFY(bench.game().isOver());
}

void EndingCardTest::itLeadsToTheChoiceOfGames() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    bench.session.resign();
    endingButton(bench.window, QStringLiteral("Another game…"))->click();
    QTRY_VERIFY(bench.window.startPage().isVisible());
    QVERIFY(bench.session.game().isOver());
}

void EndingCardTest::aCommentUnderWayKeepsTheKeys() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("typeMove")->trigger();
    const QWidget* line = bench.window.focusWidget();
    bench.session.adjudicate({rules::GameState::Draw, rules::Reason::Adjudication});
    QVERIFY(endingCard(bench.window) != nullptr);
    QVERIFY(bench.window.focusWidget() == line || !line->isVisible());
}

void EndingCardTest::reviewLeadsToTheRecord() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.session.resign();
    endingButton(bench.window, QStringLiteral("Review"))->click();
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY(bench.window.board().isVisible());
    QVERIFY(bench.window.pane().isAncestorOf(bench.window.focusWidget()));
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Left);
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
    QVERIFY(bench.window.status().text().contains(QStringLiteral("Gote wins")) ||
            bench.window.status().text().contains(QStringLiteral("Sente wins")));
}

void EndingCardTest::theEnginePaneGoesWithTheReview() {
    WindowBench bench;
    const QAction& pane = *bench.window.action("enginePane");
    const auto review = [&] {
        bench.begin("wa");
        bench.playPlain(2);
        bench.session.resign();
        endingButton(bench.window, QStringLiteral("Review"))->click();
        settle();
        QVERIFY(pane.isChecked());
    };
    review();
    bench.begin("wa");
    QVERIFY(!pane.isChecked());
    review();
    bench.window.action("chooseGame")->trigger(); // by way of the start page
    settle();
    bench.begin("tori");
    QVERIFY(!pane.isChecked());
    bench.window.action("enginePane")->trigger(); // what was open before stays
    review();
    bench.begin("wa");
    QVERIFY(pane.isChecked());
}

// Whether the window is closed over the board or over the start page.
void EndingCardTest::theNextStartHasNoPaneOfAReview() {
    for (const bool isOnBoard : {true, false}) {
        WindowBench bench;
        bench.begin("wa");
        bench.window.action("enginePane")->setChecked(false);
        bench.playPlain(2);
        bench.session.resign();
        endingButton(bench.window, QStringLiteral("Review"))->click();
        settle();
        if (!isOnBoard) {
            bench.window.action("chooseGame")->trigger();
        }
        bench.window.close();
        GameSession session;
        ui::testing::TestWindow second(bench.catalog, bench.settings, session, {});
        second.show();
        second.begin(bench.setup("wa"));
        settle();
        QVERIFY2(!second.action("enginePane")->isChecked(), isOnBoard ? "board" : "start page");
    }
}

void EndingCardTest::steppingAwayTakesTheCardAwayAndACommandBringsItBack() {
    WindowBench bench;
    bench.begin("wa");
    const QAction& result = *bench.window.action("result");
    bench.playPlain(4);
    QVERIFY(!result.isEnabled());
    bench.session.resign();
    QVERIFY(result.isEnabled());
    bench.window.action("stepBack")->trigger();
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY(result.isEnabled());
    bench.window.action("toEnd")->trigger();
    QVERIFY(endingCard(bench.window) == nullptr);
    bench.window.action("stepBack")->trigger();
    bench.window.action("result")->trigger();
    QCOMPARE(bench.game().plies().size(), std::size_t{4});
    QVERIFY(seenEnding(bench.window).contains(QStringLiteral("resigned")));
    bench.window.action("takeBack")->trigger();
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY(!result.isEnabled());
}

void EndingCardTest::aPictureIsSavedFromTheCard() {
    WindowBench bench;
    bench.begin("wa");
    bench.session.resign();
    endingButton(bench.window, QStringLiteral("Save picture"))->click();
    const auto* dialog = bench.window.findChild<QDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QVERIFY(dialog->windowTitle().contains(QStringLiteral("icture")));
    QVERIFY(endingCard(bench.window) != nullptr);
}

void EndingCardTest::playingAgainKeepsTheSettings() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer(4);
    setup.illegalMoveLoses = true;
    bench.begin(setup);
    bench.session.resign();
    endingButton(bench.window, QStringLiteral("Play again"))->click();
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY(!bench.game().isOver());
    QVERIFY(bench.game().plies().empty());
    QVERIFY(bench.session.isHuman(Side::Sente));
    QCOMPARE(bench.session.setup().seats[Side::Gote].level(), std::optional(4));
    QVERIFY(bench.session.setup().illegalMoveLoses);
    QVERIFY(bench.window.board().hasFocus());
}

void EndingCardTest::sidesAreChangedOnRequest() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("wa");
    bench.begin(setup);
    bench.session.resign();
    auto* change = endingCard(bench.window)->findChild<QCheckBox*>();
    QVERIFY(change != nullptr && !change->isVisible()); // two nameless people
    setup.seats[Side::Gote] = Seat::computer(4);
    bench.begin(setup);
    bench.session.resign();
    QVERIFY(change->isVisible());
    change->click();
    endingButton(bench.window, QStringLiteral("Play again"))->click();
    QVERIFY(bench.session.isHuman(Side::Gote));
    QVERIFY(bench.window.board().isFlipped());
}

void EndingCardTest::aGameFromAPositionIsPlayedAgainFromIt() {
    WindowBench bench;
    beginBeforeMate(bench);
    const Position start = bench.game().start();
    play(bench, "G*5b");
    endingButton(bench.window, QStringLiteral("Play again"))->click();
    QVERIFY(bench.game().position() == start);
}

void EndingCardTest::aGameThatIsOpenedAgainShowsItsResultInTheLine() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.session.resign();
    const QString path = bench.folder.filePath(QStringLiteral("over.mujo"));
    QVERIFY(bench.window.saveTo(path));
    bench.begin("chu");
    QVERIFY(bench.window.openFile(path));
    settle();
    QVERIFY(endingCard(bench.window) == nullptr);
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("has resigned")),
             qPrintable(bench.window.status().text()));
    QVERIFY(bench.window.action("result")->isEnabled());
    bench.window.action("stepBack")->trigger();
    QVERIFY2(bench.window.status().text().contains(QStringLiteral("has resigned")),
             qPrintable(bench.window.status().text()));
}

// One that waits when the flag falls, say.
void EndingCardTest::aQuestionOfTheGameGoesWithItsEnd() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("resign")->trigger();
    QVERIFY(bench.window.banner().isVisible());
    bench.session.adjudicate({rules::GameState::Draw, rules::Reason::Adjudication});
    QVERIFY(!bench.window.banner().isVisible());
    QVERIFY2(seenEnding(bench.window).contains(QStringLiteral("Result: Draw")),
             qPrintable(seenEnding(bench.window)));
}

MUJO_UI_TEST(EndingCardTest)
#include "ending_card_test.moc"
