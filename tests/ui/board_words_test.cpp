#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "tests/support/sampling.h"
#include "tests/support/turn_facts.h"
#include "tests/ui/board_table.h"
#include "tests/ui/refusals.h"
#include "tests/ui/ui_test.h"
#include "ui/board/board_words.h"
#include "ui/session/square_names.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Squares of the last move, in order.
QStringList trace(Table& table) {
    const Variant& variant = table.game().variant();
    QStringList names;
    for (const SceneItem& item : table.scene().withRole(Role::LastMove)) {
        names << QString::fromStdString(
            variant.shape().name(item.square, SquareNames::ofProgram().ofSources(variant)));
    }
    return names;
}

std::vector<Move> movesFrom(const Game& game, Square square) {
    std::vector<Move> moves;
    std::copy_if(game.legalMoves().begin(), game.legalMoves().end(), std::back_inserter(moves),
                 [square](const Move& move) { return move.origin == square; });
    return moves;
}

} // namespace

class BoardWordsTest : public QObject {
    Q_OBJECT

private slots:
    void rightClickUndoesALeg();
    void promptsSayHowToFinishAndCancel();
    void theChoiceOfAContagionIsTold();
    void refusalsAreToldAndMarked();
    void aRefusalIsToldBesideTheSquare();
    void aRefusalLeavesTheFewSquaresToGoToFree();
    void lastMoveIsNumbered();
    void theCornerOfAHookMoveIsInItsTrace();
    void allVictimsOfABurnAreInItsTrace();
    void everyMoveLeavesItsTrace_data();
    void everyMoveLeavesItsTrace();
    void ghostsLastUntilTheNextMove();
    void noGhostStaysWithoutItsHatching();
};

void BoardWordsTest::rightClickUndoesALeg() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10");
    QCOMPARE(table.view().input().state(), InputState::LegsUnderWay);
    QTest::mouseClick(&table.view(), Qt::RightButton, {},
                      table.view().squareRect(table.square("a1")).center());
    QCOMPARE(table.view().input().state(), InputState::PieceSelected);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.view().input().state(), InputState::Idle);
    QSignalSpy menus(&table.view(), &BoardView::menuAsked);
    QTest::mouseClick(&table.view(), Qt::RightButton, {},
                      table.view().squareRect(table.square("a1")).center());
    QCOMPARE(menus.count(), 1); // nothing is half entered: a menu of the square
    QCOMPARE(menus.front().at(0).value<Square>(), table.square("a1"));
}

void BoardWordsTest::promptsSayHowToFinishAndCancel() {
    Table table("hook", kLions);
    QSignalSpy prompts(&table.view(), &BoardView::promptChanged);
    QVERIFY(table.view().accessibleDescription().isEmpty());
    table.click("g9");
    QVERIFY(table.view().accessibleDescription().contains(QLatin1String("Lion on g9")));
    table.click("f10");
    table.point("p1");
    const QString prompt = table.view().accessibleDescription();
    QVERIFY2(prompt.contains(QLatin1String("takes Pawn on f10")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("click f10 again to stop")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("g9 to return (igui)")), qPrintable(prompt));
    QVERIFY2(prompt.contains(QLatin1String("Esc undoes")), qPrintable(prompt));
    table.click("f10");
    QVERIFY(table.view().accessibleDescription().isEmpty());
    QVERIFY(prompts.count() >= 3);
}

// A lion dog takes a deva and a dark spirit where the player may choose which of them it becomes.
void BoardWordsTest::theChoiceOfAContagionIsTold() {
    const auto variant = catalog().load("tai", "both-contagions=choice").value();
    const Game game(positionFromSfen(variant,
                                     "(cp)24/25/25/25/25/25/25/25/25/25/12(ds)12/12(dv)12/12(LD)12/25/"
                                     "25/25/25/25/25/25/25/25/25/25/24(CP) b - 1")
                        .value());
    MoveInput input;
    input.setTurn(mujo::testing::turnFacts(game));
    for (const char* name : {"13m", "13l", "13k"}) {
        input.click(*variant->shape().parse(name));
    }
    if (input.state() != InputState::Choosing) {
        input.stopHere();
    }
    QCOMPARE(input.state(), InputState::Choosing);
    const QString words = BoardWords(game.position()).prompt(input, std::nullopt);
    QVERIFY2(words.contains(QStringLiteral("contagion")), qPrintable(words));
}

void BoardWordsTest::refusalsAreToldAndMarked() {
    Table table("hook", kLions);
    QSignalSpy refused(&table.view(), &BoardView::refused);
    table.click("d4");
    table.point("l4");
    const QImage blocker = table.picture("i4");
    table.click("l4"); // behind the rook
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.front().at(0).toString().isEmpty());
    QCOMPARE(ui::testing::codeOf(refused.front()), QStringLiteral("blocked"));
    QVERIFY(table.picture("i4") != blocker);
    table.key(Qt::Key_Escape);
    // Where no square is the reason, the one that was wanted is marked.
    const QImage plain = table.picture("a1");
    table.click("g9");
    table.click("a1");
    QCOMPARE(refused.count(), 2);
    QCOMPARE(ui::testing::codeOf(refused.back()), QStringLiteral("no-such-move"));
    QVERIFY(table.picture("a1") != plain);
    table.key(Qt::Key_Escape);
    QVERIFY(table.picture("a1") == plain);
    table.click("i4");
    table.click("i5");
    QCOMPARE(refused.count(), 3);
    QCOMPARE(ui::testing::codeOf(refused.back()), QStringLiteral("not-your-piece"));
    QVERIFY(!refused.back().at(0).toString().isEmpty());
}

// Neither the mover nor the square nor the piece in the way is covered, and the next click takes the words
// away.
void BoardWordsTest::aRefusalIsToldBesideTheSquare() {
    Table table("hook", kLions);
    QSignalSpy refused(&table.view(), &BoardView::refused);
    const auto* bubble = table.view().findChild<QLabel*>(QStringLiteral("refusalBubble"));
    QVERIFY(bubble != nullptr && !bubble->isVisible());
    const std::vector<std::pair<const char*, const char*>> attempts = {
        {"d4", "l4"}, {"d4", "p4"}, {"g9", "a1"}, {"g9", "p16"}, {"g9", "a16"}, {"g9", "p1"}, {"g9", "g12"}};
    for (const auto& [mover, target] : attempts) {
        table.click(mover);
        table.click(target);
        QVERIFY2(bubble->isVisible(), target);
        QCOMPARE(bubble->text(), refused.back().at(0).toString());
        const QRect place = bubble->geometry();
        QVERIFY(table.view().rect().contains(place));
        for (const char* name : {target, mover}) {
            QVERIFY2(!place.intersects(table.view().squareRect(table.square(name))), name);
        }
        const QRect cell = table.view().squareRect(table.square(target));
        constexpr int kGap = 4; // between the square and words at its side
        const QRect near = cell.adjusted(-place.width() - kGap, -2 * cell.height() - place.height() - kGap,
                                         place.width() + kGap, 2 * cell.height() + place.height() + kGap);
        QVERIFY2(near.contains(place), target);
        table.key(Qt::Key_Escape);
        QVERIFY(!bubble->isVisible());
        table.key(Qt::Key_Escape);
    }
    table.click("d4");
    table.click("l4");
    QVERIFY(bubble->isVisible());
    table.click("g9");
    QVERIFY(!bubble->isVisible());
    table.click("a1");
    QVERIFY(bubble->isVisible());
    QVERIFY(table.game().play(Move(table.game().legalMoves().front())));
    table.tell(); // another position
    QVERIFY(!bubble->isVisible());
}

// A piece that steps has few of them. Two lines of words are equally long: with less room there would be
// more.
void BoardWordsTest::aRefusalLeavesTheFewSquaresToGoToFree() {
    Table table("wa", nullptr);
    const auto* bubble = table.view().findChild<QLabel*>(QStringLiteral("refusalBubble"));
    constexpr int kTooNarrow = 12;
    int broken = 0;
    for (const char* mover : {"4h", "4k", "5k", "6k", "7k", "8k"}) {
        const std::vector<Move> moves = movesFrom(table.game(), table.square(mover));
        QVERIFY2(!moves.empty() && moves.size() <= 8, mover);
        for (const char* target : {"4f", "5h", "6h", "7g", "6e", "1f"}) {
            table.click(mover);
            table.click(target);
            QVERIFY2(bubble->isVisible(), target);
            for (const Move& move : moves) {
                QVERIFY2(
                    !bubble->geometry().intersects(table.view().squareRect(move.to())),
                    qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(mover), QLatin1String(target))));
            }
            if (bubble->heightForWidth(10000) < bubble->height()) {
                ++broken;
                QVERIFY(bubble->heightForWidth(bubble->width() - kTooNarrow) > bubble->height());
            }
            table.key(Qt::Key_Escape);
            table.key(Qt::Key_Escape);
        }
    }
    QVERIFY(broken > 0);
}

// The lion of f8 takes on f9 and e10.
void BoardWordsTest::lastMoveIsNumbered() {
    Table table("hook", "16/7k8/16/16/16/16/4p11/5p10/5(LN)10/16/16/16/16/16/7K8/16 b - 1");
    table.click("f8");
    table.click("f9");
    table.click("e10");
    QCOMPARE(trace(table), (QStringList{QStringLiteral("f8"), QStringLiteral("f9"), QStringLiteral("e10")}));
    QVERIFY(table.scene().has(Role::LastVictim, table.square("f9")));
    QVERIFY(table.scene().has(Role::LastVictim, table.square("e10")));
}

void BoardWordsTest::theCornerOfAHookMoveIsInItsTrace() {
    Table table("hook", kLions);
    table.click("d4");
    table.click("f7");
    const QStringList way = trace(table);
    QCOMPARE(way.size(), 3);
    QCOMPARE(way.front(), QStringLiteral("d4"));
    QVERIFY2(way[1] == QStringLiteral("d7") || way[1] == QStringLiteral("f4"), qPrintable(way[1]));
    QCOMPARE(way.back(), QStringLiteral("f7"));
}

// A fire demon that comes among enemies burns all of them at once.
void BoardWordsTest::allVictimsOfABurnAreInItsTrace() {
    const auto variant = catalog().load("tenjiku").value();
    Game game(variant);
    std::mt19937 random(5);
    std::size_t most = 0;
    for (int tries = 0; tries < 40 && most < 3; ++tries) {
        game = playedGame(QStringLiteral("tenjiku"), random, 40 + tries);
        for (const Move& move : std::vector<Move>(game.legalMoves())) {
            const Position before = game.position();
            if (!game.play(move)) {
                continue;
            }
            std::set<Square> gone;
            for (const SquareChange& change : game.plies().back().transition.squares) {
                if (change.before.holds(opponent(before.turn()))) {
                    gone.insert(change.square);
                }
            }
            if (gone.size() >= 3) {
                SeenScene scene;
                scene.showGame(&game);
                for (const Square square : gone) {
                    QVERIFY(scene.has(Role::LastVictim, square));
                }
                most = std::max(most, gone.size());
            }
            game.takeBack();
        }
    }
    QVERIFY2(most >= 3, "no burn of several pieces was found");
}

void BoardWordsTest::everyMoveLeavesItsTrace_data() {
    everyGame();
}

// From the origin over every stop in order to the destination, and all that has gone.
void BoardWordsTest::everyMoveLeavesItsTrace() {
    QFETCH(QString, id);
    std::mt19937 random(13);
    for (int number = 0; number < mujo::testing::sampleCount(40, 600); ++number) {
        Game game = playedGame(id, random, 5 + static_cast<int>(random() % 120));
        const Position before = game.position();
        const Move move = game.legalMoves()[random() % game.legalMoves().size()];
        QVERIFY(game.play(move));
        SeenScene scene;
        scene.showGame(&game);
        const auto items = scene.withRole(Role::LastMove);
        QVERIFY(!items.empty());
        // What a demon burns besides is the last thing that it does.
        QVERIFY(items.back().square == move.to() || scene.has(Role::LastVictim, items.back().square));
        QVERIFY(move.isDrop() || items.front().square == move.origin);
        std::vector<Square> way;
        for (std::size_t i = 0; i < items.size(); ++i) {
            QCOMPARE(items[i].number, static_cast<int>(i));
            way.push_back(items[i].square);
        }
        auto at = way.begin();
        const bool burns = !move.isDrop() && game.variant().type(before.at(move.from()).type()).burns;
        for (const Square stop : move.path) {
            at = std::find(burns ? way.begin() : at, way.end(), stop); // it arrives before it burns
            QVERIFY2(at != way.end(), rules::moveText(game.variant(), move).c_str());
        }
        // A piece that burns on its arrival is shown where it burned, even if that square was empty before.
        const bool burnsItself = !game.position().at(move.to()).holds(before.turn());
        for (int i = 0; i < before.shape().squareCount(); ++i) {
            const Square square(i);
            const bool isTaken = !before.at(square).isEmpty() && square != move.origin &&
                                 before.at(square) != game.position().at(square);
            const bool isGone = isTaken || (burnsItself && square == move.to());
            QCOMPARE(scene.has(Role::LastVictim, square), isGone);
        }
    }
}

// They make room for the marks of a move that is being entered, and come back.
void BoardWordsTest::ghostsLastUntilTheNextMove() {
    Table table("hook", kLions);
    table.click("g9");
    table.click("f10");
    table.click("f11");
    QVERIFY(table.scene().has(Role::LastVictim, table.square("f10")));
    const QImage ghost = table.picture("f10");
    table.click("a1");
    QVERIFY(table.picture("f10") == ghost);
    table.click("j7");
    QVERIFY(table.picture("f10") != ghost);
    table.key(Qt::Key_Escape);
    QVERIFY(table.picture("f10") == ghost);
    table.click("j7");
    table.click("j6");
    QVERIFY(table.picture("f10") != ghost);
}

// Five pawns burn around a demon that arrives. Once a piece is picked their squares look as empty ones do.
void BoardWordsTest::noGhostStaysWithoutItsHatching() {
    Table table("tenjiku", "7k8/16/16/6ppp7/6p1p7/16/16/16/3(FD)12/16/16/16/16/16/16/7K8 b - 1");
    Table plain("tenjiku", nullptr);
    const auto middle = [](Table& of) {
        const QImage square = of.picture("10d");
        constexpr int kEdge = 5; // where marks of neighbours may hang over
        return square.copy(square.rect().adjusted(kEdge, kEdge, -kEdge, -kEdge));
    };
    table.click("13i");
    table.click("9e");
    QVERIFY(table.scene().has(Role::LastVictim, table.square("10d")));
    plain.setGame(Game(table.game().position()));
    QVERIFY(middle(table) != middle(plain));
    table.click("9a");
    plain.click("9a");
    QVERIFY(table.view().input().hasSelection());
    QVERIFY(middle(table) == middle(plain));
}

MUJO_UI_TEST(BoardWordsTest)
#include "board_words_test.moc"
