// The game as the window keeps it: moves, offers, the engine's answers, and the lists made of it.

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <thread>

#include "core/game/time_control.h"
#include "core/position/sfen.h"
#include "tests/support/sampling.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/table_game.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/furigoma.h"
#include "ui/models/move_list_model.h"
#include "ui/models/variant_filter.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_clock.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class ShellSessionTest : public QObject {
    Q_OBJECT

private slots:
    void everyMoveIsTakenBackAndPlayedAgain();
    void aNewMoveLeavesWhatWasTakenBackAsAnotherLine();
    void takingBackAgainstTheComputerReturnsToTheHuman();
    void anotherAnswerOfTheComputerIsTheMainLine();
    void aHintPlaysNothing();
    void resigningLosesForTheSideToMove();
    void theHumanToMoveDeclaresTheWin();
    void aDrawIsAgreedByTheOtherSide();
    void aHintIsNotTheComputersOpinionOfADraw();
    void aHintEndsWithTheGame();
    void theResultIsToldToTheOneWhoReadsIt();
    void anIllegalMoveLosesOnlyUnderTheStrictSetting();
    void staleAnswersOfTheEngineAreDropped();
    void anIllegalAnswerLeavesTheGameAsItWas();
    void theRealEngineStopsAtOnce();
    void lookingBackDoesNotMakeTheComputerMove();
    void movesTriedInAFinishedGameStandBesideIt();
    void whatIsTakenBackOfAFinishedGameGoesOn();
    void moveListFollowsTheGame();
    void moveListBeginsWithGoteWhereGoteBegins();
    void variantListIsSearched();
    void furigomaFavoursTheMajority();
};

void ShellSessionTest::everyMoveIsTakenBackAndPlayedAgain() {
    for (const char* id : {"wa", "hook", "suzumu", "tai"}) {
        GameSession session;
        session.begin(hotSeat(id));
        const Position start = session.game().position();
        playSome(session, 20, 3);
        const Position end = session.game().position();
        const auto played = session.game().plies().size();
        while (!session.game().plies().empty()) {
            session.takeBack();
        }
        QVERIFY(session.game().position() == start);
        while (session.isLookingBack()) {
            session.redo();
        }
        QVERIFY(session.game().position() == end);
        QCOMPARE(session.game().plies().size(), played);
    }
}

void ShellSessionTest::aNewMoveLeavesWhatWasTakenBackAsAnotherLine() {
    GameSession session;
    session.begin(hotSeat("wa"));
    playSome(session, 6, 1);
    session.goToPly(2);
    QVERIFY(session.isLookingBack());
    const Move undone = session.game().following().front().move;
    const Game::Node left = session.game().lastOfLine();
    const auto& legal = session.game().legalMoves();
    const Move other =
        *std::find_if(legal.begin(), legal.end(), [&](const Move& move) { return !(move == undone); });
    QVERIFY(session.play(other));
    QVERIFY(!session.isLookingBack());
    QCOMPARE(session.game().plies().size(), std::size_t{3});
    session.returnToLineLeft();
    QCOMPARE(session.game().current(), left);
    QCOMPARE(session.game().plies().size(), std::size_t{6});
    session.goToPly(3);
    session.showOtherLine();
    QVERIFY(session.game().plies().back().move == other);
    session.showOtherLine();
    QVERIFY(session.game().plies().back().move == undone);
    QCOMPARE(session.game().following().size(), std::size_t{3});
}

void ShellSessionTest::takingBackAgainstTheComputerReturnsToTheHuman() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        const Game now(request.position);
        callbacks.onFinished({1, 0, 1, {}, {now.legalMoves().front()}, {}});
    });
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    session.takeBack();
    QCOMPARE(session.game().plies().size(), std::size_t{0});
    QVERIFY(session.isHumanTurn());
    session.redo();
    QCOMPARE(session.game().plies().size(), std::size_t{2});
}

// The same move again, and another answer: the game is the line that is played, whatever was answered before.
void ShellSessionTest::anotherAnswerOfTheComputerIsTheMainLine() {
    GameSession session;
    std::size_t answer = 0;
    session.engine().setStarter([&answer](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        const Game now(request.position);
        callbacks.onFinished({1, 0, 1, {}, {now.legalMoves()[answer]}, {}});
    });
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    const Move own = session.game().legalMoves().front();
    QVERIFY(session.play(own));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    session.takeBack();
    answer = 1;
    QVERIFY(session.play(own));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    QCOMPARE(session.game().nodeCount(), std::size_t{4}); // the start, the move, two answers
    QVERIFY(session.game().isMainLine());
    // Who looks at a line that was kept for study does not turn the game into it.
    session.resign();
    const Game::Node end = session.game().lastOfLine();
    session.goToPly(1);
    session.showOtherLine();
    QVERIFY(session.game().isOnMainLine(end));
}

void ShellSessionTest::aHintPlaysNothing() {
    GameSession session;
    std::vector<Engine::Callbacks> asked;
    session.engine().setStarter([&asked](const SearchRequest&, Engine::Callbacks callbacks) {
        asked.push_back(std::move(callbacks));
    });
    const QSignalSpy found(&session, &GameSession::hintFound);
    session.begin(hotSeat("wa"));
    session.askHint();
    session.askHint();
    QCOMPARE(asked.size(), std::size_t{1});
    const Move best = session.game().legalMoves().front();
    const SearchInfo info{1, 0, 1, {}, {best}, {}};
    asked[0].onFinished(info);
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(found.front().front().value<Move>() == best);
    QCOMPARE(session.game().plies().size(), std::size_t{0});
    // Who moves meanwhile needs none any more.
    session.askHint();
    QVERIFY(session.play(best));
    QVERIFY(!session.isThinking());
    asked[1].onFinished(info);
    QCoreApplication::processEvents();
    QCOMPARE(found.count(), 1);
    QCOMPARE(session.game().plies().size(), std::size_t{1});
}

void ShellSessionTest::resigningLosesForTheSideToMove() {
    GameSession session;
    const QSignalSpy ended(&session, &GameSession::gameEnded);
    session.begin(hotSeat("wa"));
    playSome(session, 1, 1);
    session.resign();
    QCOMPARE(ended.count(), 1);
    QVERIFY(session.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::Resignation));
    QVERIFY(!ResultWords().reason(session.game().outcome()).isEmpty());
    session.takeBack();
    QVERIFY(!session.game().isOver());
    QCOMPARE(session.game().plies().size(), std::size_t{1});
}

void ShellSessionTest::theHumanToMoveDeclaresTheWin() {
    const auto position = positionFromSfen(game("shogi"), "RR+BGKS3/9/PPPP1P3/9/9/9/9/9/4k4 b hand=6P 1");
    QVERIFY(bool(position));
    GameSession session;
    const QSignalSpy ended(&session, &GameSession::gameEnded);
    session.begin(hotSeat("shogi"));
    QVERIFY(!session.mayDeclareWin());
    session.declareWin();
    QVERIFY(!session.game().isOver());
    session.restore(Game(*position), hotSeat("shogi"));
    QVERIFY(session.mayDeclareWin());
    session.declareWin();
    QCOMPARE(ended.count(), 1);
    QVERIFY(session.game().outcome() == rules::Outcome::wonBy(Side::Sente, rules::Reason::EnteringKing));
    QVERIFY(ResultWords().reason(session.game().outcome()).startsWith(sideName(Side::Sente)));
    QVERIFY(!session.mayDeclareWin());
    session.takeBack();
    QVERIFY(session.mayDeclareWin());
}

void ShellSessionTest::aDrawIsAgreedByTheOtherSide() {
    GameSession session;
    session.begin(hotSeat("wa"));
    session.offerDraw();
    QCOMPARE(session.drawOffer(), std::optional(Side::Sente));
    session.answerDraw(false);
    QVERIFY(!session.game().isOver());
    session.offerDraw();
    session.answerDraw(true);
    QCOMPARE(session.game().outcome().reason, rules::Reason::Agreement);
}

void ShellSessionTest::aHintIsNotTheComputersOpinionOfADraw() {
    // The computer, Gote, sees itself three pawns behind and would agree; the hint sees Sente ahead.
    GameSession session;
    session.engine().setStarter([](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        const int score = request.position.turn() == Side::Gote ? -300 : 300;
        callbacks.onFinished({1, score, 1, {}, {Game(request.position).legalMoves().front()}, {}});
    });
    const QSignalSpy hints(&session, &GameSession::hintFound);
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    session.askHint();
    QTRY_COMPARE(hints.count(), 1);
    session.offerDraw();
    QCOMPARE(session.game().outcome().reason, rules::Reason::Agreement);
    // Nor is what it thought in the game before.
    session.begin(setup);
    session.offerDraw();
    QVERIFY(!session.game().isOver());
}

void ShellSessionTest::aHintEndsWithTheGame() {
    GameSession session;
    std::vector<Engine::Callbacks> asked;
    session.engine().setStarter([&asked](const SearchRequest&, Engine::Callbacks callbacks) {
        asked.push_back(std::move(callbacks));
    });
    GameSetup strict = hotSeat("wa");
    strict.illegalMoveLoses = true;
    session.begin(strict);
    session.askHint();
    QVERIFY(session.isThinking());
    session.attemptIllegal(QStringLiteral("no"));
    QVERIFY(!session.isThinking());
}

void ShellSessionTest::theResultIsToldToTheOneWhoReadsIt() {
    using rules::Outcome;
    using rules::Reason;
    GameSetup setup;
    setup.seats = {Seat::human(), Seat::computer()};
    const auto won = Outcome::wonBy(Side::Sente, Reason::Mate);
    const auto lost = Outcome::wonBy(Side::Gote, Reason::RoyalsCaptured);
    QCOMPARE(ResultWords(setup).line(won), QStringLiteral("You win. Gote is mated."));
    QCOMPARE(ResultWords(setup).line(lost), QStringLiteral("You lose. You have no royal piece left."));
    setup.seats[Side::Sente].name = QStringLiteral("Anna");
    setup.seats[Side::Gote].name = QStringLiteral("Bert");
    QCOMPARE(ResultWords(setup).line(won), QStringLiteral("Anna wins. Bert is mated."));
    QCOMPARE(ResultWords(setup).line(lost), QStringLiteral("Bert wins. Anna has no royal piece left."));
    setup.seats = {Seat::human(), Seat::human()};
    QCOMPARE(ResultWords(setup).line(won), QStringLiteral("Sente wins. Gote is mated."));
    QCOMPARE(ResultWords(setup).line({rules::GameState::Draw, Reason::Agreement}),
             QStringLiteral("Draw. Both sides have agreed to it."));
}

void ShellSessionTest::anIllegalMoveLosesOnlyUnderTheStrictSetting() {
    GameSession session;
    session.begin(hotSeat("wa"));
    session.attemptIllegal(QStringLiteral("no"));
    QVERIFY(!session.game().isOver());
    GameSetup strict = hotSeat("wa");
    strict.illegalMoveLoses = true;
    session.begin(strict);
    session.attemptIllegal(QStringLiteral("no"));
    QVERIFY(session.game().outcome() == rules::Outcome::wonBy(Side::Gote, rules::Reason::IllegalMove));
}

void ShellSessionTest::staleAnswersOfTheEngineAreDropped() {
    EngineBridge bridge;
    std::vector<Engine::Callbacks> asked;
    bridge.setStarter([&asked](const SearchRequest&, Engine::Callbacks callbacks) {
        asked.push_back(std::move(callbacks));
    });
    const QSignalSpy found(&bridge, &EngineBridge::answered);
    const Game now(game("wa"));
    const auto opponent = bridge.opponentFor(Seat::computer(kWeakestLevel), now.variant());
    opponent->begin(now);
    bridge.ask(*opponent, now, {});
    bridge.ask(*opponent, now, {});
    QCOMPARE(asked.size(), std::size_t{2});
    const SearchInfo info{1, 0, 1, {}, {now.legalMoves().front()}, {}};
    std::thread([&] { asked[0].onFinished(info); }).join();
    ui::testing::settle();
    QCOMPARE(found.count(), 0);
    std::thread([&] { asked[1].onFinished(info); }).join();
    QTRY_COMPARE(found.count(), 1);
    bridge.ask(*opponent, now, {});
    bridge.cancel();
    asked[2].onFinished(info);
    ui::testing::settle();
    QCOMPARE(found.count(), 1);
}

void ShellSessionTest::anIllegalAnswerLeavesTheGameAsItWas() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks& callbacks) {
        Move nonsense;
        nonsense.origin = Square(0);
        nonsense.path.push_back(Square(60));
        callbacks.onFinished({1, 0, 1, {}, {nonsense}, {}});
    });
    const QSignalSpy notices(&session, &GameSession::moveMissing);
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE(notices.count(), 1);
    QCOMPARE(session.game().plies().size(), std::size_t{1});
    QVERIFY(!session.isThinking());
    session.takeBack();
    QVERIFY(session.isHumanTurn());
}

void ShellSessionTest::theRealEngineStopsAtOnce() {
    GameSession session;
    GameSetup setup = hotSeat("tai");
    setup.seats[Side::Sente] = Seat::computer(kStrongestLevel);
    const QSignalSpy reports(&session, &GameSession::engineReported);
    session.begin(setup);
    QVERIFY(session.isThinking());
    QTRY_VERIFY(!reports.empty()); // the search is under way
    QElapsedTimer timer;
    timer.start();
    session.takeBack(); // nothing to take back, but the search is interrupted first
    session.moveNow();
    QTRY_COMPARE_WITH_TIMEOUT(session.game().plies().size(), std::size_t{1}, 20000);
    QVERIFY2(mujo::testing::isInTime<qint64>(timer.elapsed(), 1000),
             qPrintable(QString::number(timer.elapsed())));
}

void ShellSessionTest::lookingBackDoesNotMakeTheComputerMove() {
    GameSession session;
    int asked = 0;
    session.engine().setStarter([&asked](const SearchRequest& request, const Engine::Callbacks& callbacks) {
        ++asked;
        callbacks.onFinished({1, 0, 1, {}, {Game(request.position).legalMoves().front()}, {}});
    });
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    QVERIFY(session.play(session.game().legalMoves().front()));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    session.goToPly(1);
    ui::testing::settle();
    QCOMPARE(asked, 1);
    QCOMPARE(session.game().plies().size(), std::size_t{1});
    session.moveNow();
    QTRY_COMPARE(asked, 2);
}

namespace {

struct FinishedGame : AnsweredGame {
    bool finish() {
        return playUntil(2, 0) && playUntil(4, 0) && (session.resign(), session.game().isOver());
    }

    /// The last legal move that is not the next one of the line.
    bool tryAnother() {
        const Game& game = session.game();
        const auto& legal = game.legalMoves();
        const bool isNext = !game.following().empty() && legal.back() == game.following().front().move;
        return session.play(Move(isNext ? legal.front() : legal.back()));
    }
};

} // namespace

void ShellSessionTest::movesTriedInAFinishedGameStandBesideIt() {
    FinishedGame finished;
    GameSession& session = finished.session;
    QVERIFY(finished.finish());
    const int asked = finished.asked;
    const Game::Node end = session.game().lastOfLine();
    session.goToPly(1);
    QVERIFY2(session.isHumanTurn(), "the move of the computer can be tried as well");
    QVERIFY(finished.tryAnother() && finished.tryAnother() && finished.tryAnother());
    ui::testing::settle();
    QVERIFY2(session.clock().isPaused(), "no time is lost by what is tried");
    QCOMPARE(finished.asked, asked);
    QCOMPARE(session.game().plies().size(), std::size_t{4});
    QVERIFY(session.game().isOnMainLine(end));
    QVERIFY(!session.game().isMainLine());
    session.goToNode(end);
    QVERIFY(session.game().isOver());
    // To step along the game by its own moves changes nothing either.
    session.goToPly(0);
    QVERIFY(session.play(Move(session.game().following().front().move)));
    ui::testing::settle();
    QCOMPARE(finished.asked, asked);
    QCOMPARE(session.game().lastOfLine(), end);
    // Until the computer is asked to go on.
    session.goToPly(1);
    QVERIFY(finished.tryAnother());
    QVERIFY(session.isWaiting());
    session.continueGame();
    QVERIFY(!session.isWaiting());
    QVERIFY2(session.game().isMainLine(),
             "what is continued is the game, which is kept as an unfinished one");
    QVERIFY(!session.game().lineOutcome().isOver());
}

void ShellSessionTest::whatIsTakenBackOfAFinishedGameGoesOn() {
    FinishedGame finished;
    GameSession& session = finished.session;
    GameSetup setup = session.setup();
    setup.variant = game("chu");
    setup.start = *positionFromSfen(setup.variant, "5k6/12/5R6/12/12/12/12/p11/12/12/P11/5K6 b - 1");
    session.begin(setup);
    const Square king = session.game().position().royals(Side::Gote).front();
    const auto play = [&session, king](bool takes) {
        const auto& legal = session.game().legalMoves();
        const auto found =
            std::ranges::find_if(legal, [&](const Move& m) { return (m.to() == king) == takes; });
        return found != legal.end() && session.play(Move(*found));
    };
    QVERIFY(play(true));
    QVERIFY(session.game().isOver());
    session.takeBack();
    QVERIFY(session.game().plies().empty());
    QVERIFY(play(false));
    QTRY_COMPARE(session.game().plies().size(), std::size_t{2});
    QVERIFY(session.game().isMainLine());
}

void ShellSessionTest::moveListFollowsTheGame() {
    GameSession session;
    MoveListModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    session.begin(hotSeat("wa"));
    QCOMPARE(model.rowCount(), 0);
    for (int i = 0; i < 9; ++i) {
        playSome(session, 1, static_cast<std::uint64_t>(i));
    }
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.indexOfPly(9).row(), 4);
    QCOMPARE(model.indexOfPly(9).data().toString(), moveText(session.game(), session.game().current()));
    QVERIFY(model.indexOfPly(9).data(MoveListModel::CurrentRole).toBool());
    session.goToPly(4);
    QCOMPARE(model.rowCount(), 5);
    QVERIFY(model.indexOfPly(4).data(MoveListModel::CurrentRole).toBool());
    QVERIFY(model.indexOfPly(5).data(MoveListModel::TakenBackRole).toBool());
    session.begin(hotSeat("wa"));
    QCOMPARE(model.rowCount(), 0);
}

void ShellSessionTest::moveListBeginsWithGoteWhereGoteBegins() {
    TableGame shown;
    MoveListModel model(shown);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Game start(game("wa"));
    QVERIFY(start.play(start.legalMoves().front()));
    Game later(start.position());
    QVERIFY(later.play(later.legalMoves().front()));
    shown.show(later);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.indexOfPly(1).column(), static_cast<int>(MoveListModel::GoteColumn));
}

void ShellSessionTest::variantListIsSearched() {
    VariantListModel model(catalog());
    VariantFilter filter;
    filter.setSourceModel(&model);
    QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(filter.rowCount(), static_cast<int>(catalog().entries().size()));
    filter.setText(QStringLiteral("tai"));
    QVERIFY(filter.rowCount() >= 1);
    for (int row = 0; row < filter.rowCount(); ++row) {
        QVERIFY(
            filter.index(row, 0).data(VariantListModel::IdRole).toString().startsWith(QStringLiteral("tai")));
    }
    filter.setText(QStringLiteral("no such game"));
    QCOMPARE(filter.rowCount(), 0);
    const auto found = [&filter](ShelfPlace place) {
        QStringList ids;
        for (int row = 0; row < filter.rowCount(); ++row) {
            const QModelIndex game = filter.index(row, 0);
            if (game.data(VariantListModel::ShelfRole).toInt() == static_cast<int>(place)) {
                ids << game.data(VariantListModel::IdRole).toString();
            }
        }
        return ids;
    };
    filter.setText(QStringLiteral("drops"));
    QVERIFY(found(ShelfPlace::FoundOtherwise).size() >= 2);
    for (const QString& id : found(ShelfPlace::FoundOtherwise)) {
        QVERIFY2(catalog().find(id.toStdString())->standard->rules().drops, qPrintable(id));
    }
    // What the card of a game does not say stands in its rules, or in another reading of them.
    filter.setText(QStringLiteral("contagion"));
    QCOMPARE(found(ShelfPlace::FoundOtherwise), QStringList(QStringLiteral("hook")));
    QVERIFY(found(ShelfPlace::FoundByRule).contains(QStringLiteral("maka")));
    QVERIFY(found(ShelfPlace::FoundByRule).contains(QStringLiteral("tai")));
    QVERIFY(!found(ShelfPlace::FoundByRule).contains(QStringLiteral("shogi")));
    filter.setText(QStringLiteral("counter-strike"));
    QVERIFY(found(ShelfPlace::FoundByRule).contains(QStringLiteral("chu")));
    filter.setText(QStringLiteral("stalemate"));
    QVERIFY(found(ShelfPlace::FoundByRule).contains(QStringLiteral("wa")));
    filter.setText(QStringLiteral("hook mover"));
    for (int row = 0; row < filter.rowCount(); ++row) {
        QCOMPARE(filter.index(row, 0).data(VariantListModel::FoundPiecesRole).toStringList(),
                 QStringList(QStringLiteral("Hook Mover")));
    }
    QVERIFY(filter.rowCount() >= 2);
    for (const char* typed : {"sho shogi", "Sho Sh"}) { // not both words in one "Shogi"
        filter.setText(QLatin1String(typed));
        QCOMPARE(found(ShelfPlace::FoundByName), QStringList(QStringLiteral("sho")));
    }
    filter.setText({});
    for (int row = 0; row < filter.rowCount(); ++row) {
        QVERIFY(!filter.index(row, 0).data(VariantListModel::TagsRole).toStringList().isEmpty());
        QVERIFY(!filter.index(row, 0).data(VariantListModel::SummaryRole).toString().isEmpty());
    }
}

void ShellSessionTest::furigomaFavoursTheMajority() {
    QCOMPARE(sideOfTosser({true, true, true, false, false}), Side::Gote);
    QCOMPARE(sideOfTosser({true, true, false, false, false}), Side::Sente);
    int gote = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Random random(seed);
        gote += sideOfTosser(tossPieces(random)) == Side::Gote ? 1 : 0;
    }
    QVERIFY2(gote > 440 && gote < 560, qPrintable(QString::number(gote)));
    for (const Catalog::Entry& entry : catalog().entries()) {
        QVERIFY(tossedKind(*entry.standard).has_value());
    }
}

MUJO_UI_TEST(ShellSessionTest)
#include "shell_session_test.moc"
