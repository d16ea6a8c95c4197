// Games of the window's session against programs that are installed: one short game each, or with
// MUJO_FULL_TESTS whole games, ten of each pair (MUJO_HOSTED_GAMES), with every fault of a conversation
// counted.

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/engine_inquiry.h"
#include "ui/session/engine_list.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

constexpr int kLong = 120000; // ms

bool isFull() {
    return qEnvironmentVariableIsSet("MUJO_FULL_TESTS");
}

int gamesOfAPair() {
    const int wanted = qEnvironmentVariableIntValue("MUJO_HOSTED_GAMES");
    constexpr int kMany = 10;
    return !isFull() ? 1 : wanted > 0 ? wanted : kMany;
}

} // namespace

class HostedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void aProgramPlaysWholeGames_data();
    void aProgramPlaysWholeGames();
};

void HostedGamesTest::aProgramPlaysWholeGames_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("game");
    QTest::newRow("HaChu, Chu") << QStringLiteral("hachu") << QStringLiteral("chu");
    QTest::newRow("HaChu, Dai") << QStringLiteral("hachu") << QStringLiteral("dai");
    QTest::newRow("Sjaak II, Wa") << QStringLiteral("sjaakii") << QStringLiteral("wa");
    QTest::newRow("Fairy-Stockfish, Shogi") << QStringLiteral("fairy-stockfish") << QStringLiteral("shogi");
}

/// The other side is our engine, at its weakest; sides change from game to game.
void HostedGamesTest::aProgramPlaysWholeGames() {
    QFETCH(const QString, program);
    QFETCH(const QString, game);
    HostedEngine engine{program, QStringLiteral("/usr/games/") + program};
    if (!QFileInfo(engine.command).isExecutable()) {
        QSKIP("not installed");
    }
    EngineList engines{QString()};
    EngineInquiry inquiry(ui::testing::catalog());
    const QSignalSpy found(&inquiry, &EngineInquiry::found);
    connect(&inquiry, &EngineInquiry::found, this,
            [&engine](const EngineFacts& facts) { engine.facts = facts.announcement; });
    inquiry.ask(engines.program(engine));
    QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, kLong);
    QVERIFY(engines.add(engine).hasValue());

    const std::size_t mostPlies = isFull() ? 400 : 16;
    int faults = 0;
    for (int number = 0; number < gamesOfAPair(); ++number) {
        GameSession session;
        session.engine().setCatalog(&ui::testing::catalog());
        session.engine().setEngines(&engines);
        const QSignalSpy notices(&session, &GameSession::moveMissing);
        GameSetup setup = ui::testing::hotSeat(game.toLatin1().constData());
        const Side side = number % 2 == 0 ? Side::Sente : Side::Gote;
        setup.seats[side].who = Seat::Hosted{engine.name, engine.command};
        setup.seats[opponent(side)] = Seat::computer(1);
        setup.time = *parseGameTime("0.3s/move");
        setup.timeLoses = false;
        session.begin(setup);
        const auto isDone = [&] {
            return !notices.empty() || session.game().isOver() || session.game().plies().size() >= mostPlies;
        };
        for (std::size_t plies = 0; !isDone();) {
            plies = session.game().plies().size();
            QTRY_VERIFY_WITH_TIMEOUT(isDone() || session.game().plies().size() > plies, kLong);
        }
        session.stopThinking();
        for (const QList<QVariant>& notice : notices) {
            const QString text = notice.at(1).toString();
            // A rule of its own, such as that of fifty moves, is no fault of the conversation.
            faults += text.contains(QStringLiteral("claims a result")) ? 0 : 1;
            qWarning("%s: %s", QTest::currentDataTag(), qPrintable(text));
        }
        const auto reason = session.game().outcome();
        qInfo("%s: game %d, %d plies, %s", QTest::currentDataTag(), number + 1,
              static_cast<int>(session.game().plies().size()), reason.isOver() ? "over" : "not over");
    }
    QCOMPARE(faults, 0);
}

MUJO_UI_TEST(HostedGamesTest)
#include "hosted_games_test.moc"
