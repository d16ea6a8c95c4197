#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// Moves by whose ends nothing else could be meant.
std::vector<Move> singleOutcomes(const Game& game) {
    std::vector<Move> single;
    const auto& legal = game.legalMoves();
    for (const Move& move : legal) {
        const bool isAlone = std::none_of(legal.begin(), legal.end(), [&](const Move& other) {
            const bool sameEnds = other.origin == move.origin && other.to() == move.to();
            const bool goesOn =
                other.origin == move.origin && other.path.size() > 1 && other.path.contains(move.to());
            return !(other == move) && (sameEnds || goesOn);
        });
        if (isAlone && !move.isDrop() && !move.isPass() && move.path.size() == 1) {
            single.push_back(move);
        }
    }
    return single;
}

} // namespace

class BoardDragsTest : public QObject {
    Q_OBJECT

private slots:
    void clicksAndDragsPlayTheSame_data();
    void clicksAndDragsPlayTheSame();
    void aDragBeginsAfterSixPixels();
};

void BoardDragsTest::clicksAndDragsPlayTheSame_data() {
    everyGame();
}

void BoardDragsTest::clicksAndDragsPlayTheSame() {
    QFETCH(QString, id);
    Table table(id.toUtf8().constData(), nullptr);
    const int wanted = mujo::testing::sampleCount(40, 1000);
    constexpr std::size_t kLongest = 200;
    std::mt19937 random(11);
    Game game = playedGame(id, random, 0);
    for (int tried = 0; tried < wanted;) {
        const std::vector<Move> single = singleOutcomes(game);
        if (!single.empty()) {
            const Move move = single[random() % single.size()];
            Position expected = game.position();
            expected.apply(rules::resolve(expected, move));
            table.setGame(game);
            table.click(move.from());
            table.click(move.to());
            QVERIFY2(table.game().position() == expected, qPrintable(table.played()));
            table.setGame(game);
            table.drag(move.from(), move.to());
            QVERIFY2(table.game().position() == expected, qPrintable(table.played()));
            ++tried;
        }
        const auto& legal = game.legalMoves();
        if (!game.play(Move(legal[random() % legal.size()])) || game.isOver() ||
            game.plies().size() > kLongest) {
            game = playedGame(id, random, 0);
        }
    }
}

void BoardDragsTest::aDragBeginsAfterSixPixels() {
    for (const int pixels : {6, 7}) {
        Table table("hook", kLions);
        BoardView& view = table.view();
        const QPoint edge(view.squareRect(table.square("h9")).left(),
                          view.squareRect(table.square("h9")).center().y());
        const QPoint start = edge - QPoint(3, 0);
        QCOMPARE(view.layoutOfSquares().hit(start), std::optional(table.square("g9")));
        QTest::mousePress(&view, Qt::LeftButton, {}, start);
        const QPoint end = start + QPoint(pixels, 0);
        QMouseEvent move(QEvent::MouseMove, end, view.mapToGlobal(end), Qt::LeftButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&view, &move);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, end);
        QCOMPARE(table.played(), pixels > 6 ? QStringLiteral("10h9h") : QString());
        QCOMPARE(view.input().selected(), pixels > 6 ? std::nullopt : std::optional(table.square("g9")));
    }
}

MUJO_UI_TEST(BoardDragsTest)
#include "board_drags_test.moc"
