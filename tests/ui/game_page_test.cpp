// The page of a game that replays it in a browser.

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "tests/ui/files.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/pages/game_page.h"
#include "ui/session/words.h"
#include "ui/shell/page_desk.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

QJsonObject dataOf(const QByteArray& page) {
    const QByteArray begin = R"(<script type="application/json" id="game">)";
    const auto from = page.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

/// What the script has on the board after the moves that lead to a node of the page.
struct Shown {
    explicit Shown(const QJsonObject& data, int node) {
        for (const auto& cell : data["start"].toArray()) {
            cells.push_back(cell.toInt());
        }
        for (const auto& hand : data["hands"].toArray()) {
            hands[{hand[0].toInt(), hand[1].toInt()}] += hand[2].toInt();
        }
        std::vector<QJsonObject> path;
        for (; node != 0; node = path.back()["p"].toInt()) {
            path.push_back(data["nodes"].toArray()[node].toObject());
        }
        for (auto move = path.rbegin(); move != path.rend(); ++move) {
            for (const auto& change : (*move)["s"].toArray()) {
                int& cell = cells[static_cast<std::size_t>(change[0].toInt())];
                isConsistent = isConsistent && cell == change[1].toInt();
                cell = change[2].toInt();
            }
            for (const auto& change : (*move)["h"].toArray()) {
                hands[{change[0].toInt(), change[1].toInt()}] += change[2].toInt();
            }
        }
    }

    [[nodiscard]] bool equals(const Position& position) const {
        bool equal = isConsistent;
        for (int square = 0; square < position.shape().squareCount(); ++square) {
            equal = equal && cells[static_cast<std::size_t>(square)] == position.at(Square(square)).code();
        }
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (std::size_t type = 0; type < position.variant().types().size(); ++type) {
                const auto found = hands.find({static_cast<int>(index(side)), static_cast<int>(type)});
                equal = equal && position.inHand(side, PieceTypeId(type)) ==
                                     (found == hands.end() ? 0 : found->second);
            }
        }
        return equal;
    }

    std::vector<int> cells;
    std::map<std::pair<int, int>, int> hands;
    bool isConsistent = true;
};

} // namespace

class GamePageTest : public QObject {
    Q_OBJECT

private slots:
    void thePageReplaysTheGameAtEveryMoveOfEveryLine_data();
    void thePageReplaysTheGameAtEveryMoveOfEveryLine();
    void aMoveThatWasCutOutIsNotOnThePage();
    void textsOfTheRecordCannotBecomeMarkup();
    void nothingIsFetchedAndEachKindIsDrawnOnce();
    void aLongGameIsSmallAndQuicklyWritten();
    void theFileIsWrittenAndAFaultOfTheDiskIsTold();
};

void GamePageTest::thePageReplaysTheGameAtEveryMoveOfEveryLine_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"shogi", "chu", "wa", "tai"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

void GamePageTest::thePageReplaysTheGameAtEveryMoveOfEveryLine() {
    QFETCH(QString, id);
    GameSession session;
    session.begin(hotSeat(id.toLatin1().constData()));
    playSome(session, 120, 1);
    session.goToPly(40);
    playSome(session, 30, 2);
    session.goToPly(50);
    playSome(session, 10, 3);
    Game game = session.game();
    const QJsonObject data = dataOf(gamePage(game, {}));
    QCOMPARE(static_cast<std::size_t>(data["nodes"].toArray().size()), game.nodeCount());
    bool hasDrop = false;
    for (Game::Node node = 0; node < game.nodeCount(); ++node) { // nothing was cut out: the numbers agree
        game.goTo(node);
        QVERIFY2(Shown(data, static_cast<int>(node)).equals(game.position()),
                 qPrintable(QString::number(node)));
        QJsonArray following;
        for (const Game::Node next : game.next(node)) {
            following.append(static_cast<int>(next));
        }
        QCOMPARE(data["next"].toArray()[static_cast<qsizetype>(node)].toArray(), following);
        hasDrop = hasDrop || (node != Game::kStart && game.ply(node).move.isDrop());
    }
    QCOMPARE(hasDrop, id == QStringLiteral("shogi") || id == QStringLiteral("wa"));
}

void GamePageTest::aMoveThatWasCutOutIsNotOnThePage() {
    GameSession session;
    session.begin(hotSeat("shogi"));
    playSome(session, 6, 1);
    session.goToPly(2);
    playSome(session, 3, 9);
    const std::size_t all = session.game().nodeCount();
    session.removeMoves(session.game().onLine(4));
    QCOMPARE(static_cast<std::size_t>(dataOf(gamePage(session.game(), {}))["nodes"].toArray().size()),
             all - 2);
}

void GamePageTest::textsOfTheRecordCannotBecomeMarkup() {
    GameSession session;
    session.begin(hotSeat("sho"));
    playSome(session, 2, 1);
    const QString comment = QStringLiteral("</script><script>alert(1)</script><!-- \"&\\ 王\n\u2028");
    session.setComment(session.game().current(), comment);
    GameDetails details;
    details.names[Side::Sente] = "<b>Ann</b>";
    details.info.event = "<img src=x>";
    const QByteArray page = gamePage(session.game(), details);
    QVERIFY(!page.contains("alert(1)</script>"));
    QVERIFY(!page.contains("<!-- "));
    QVERIFY(!page.contains("<b>"));
    QVERIFY(!page.contains("<img"));
    QCOMPARE(page.count("</script>"), 2);
    QCOMPARE(dataOf(page)["nodes"].toArray()[2].toObject()["c"].toString(),
             toQString(session.game().comment()));
}

void GamePageTest::nothingIsFetchedAndEachKindIsDrawnOnce() {
    GameSession session;
    session.begin(hotSeat("chu"));
    playSome(session, 60, 4);
    QByteArray page = gamePage(session.game(), {});
    const auto kinds = dataOf(page)["kinds"].toObject();
    QCOMPARE(page.count("<symbol "), static_cast<qsizetype>(kinds.size()));
    for (const QString& kind : kinds.keys()) {
        QCOMPARE(page.count("<symbol id=\"k" + kind.toLatin1() + '"'), 1);
    }
    page.replace("http://www.w3.org/2000/svg", "");
    QVERIFY(!page.contains("http"));
    QVERIFY(!page.contains("src="));
    QVERIFY(!page.contains("@import"));
}

void GamePageTest::aLongGameIsSmallAndQuicklyWritten() {
    GameSession session;
    session.begin(hotSeat("tai"));
    playSome(session, 1000, 5);
    QElapsedTimer timer;
    timer.start();
    const QByteArray page = gamePage(session.game(), {});
    qInfo("%lld bytes in %lld ms", static_cast<long long>(page.size()),
          static_cast<long long>(timer.elapsed()));
    constexpr int kMost = 2'000'000;
    QVERIFY(page.size() < kMost);
}

void GamePageTest::theFileIsWrittenAndAFaultOfTheDiskIsTold() {
    WindowBench bench;
    bench.begin("shogi");
    bench.playPlain(2);
    auto* desk = bench.window.findChild<PageDesk*>();
    QVERIFY(desk != nullptr);
    const QString path = bench.folder.filePath(QStringLiteral("game.html"));
    QVERIFY(desk->write(path));
    QCOMPARE(contents(path), gamePage(bench.game(), bench.session.details()));
    QVERIFY(!desk->write(bench.folder.filePath(QStringLiteral("missing/game.html"))));
    QVERIFY(bench.window.banner().isVisible());
}

MUJO_UI_TEST(GamePageTest)
#include "game_page_test.moc"
