#include <QTest>

#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// A move of one square that is proposed, as the board shows it.

namespace {

/// The move of the pawn before the bishop's file.
Move advance(Table& table) {
    const auto& legal = table.game().legalMoves();
    return *std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return !move.isDrop() && move.from() == table.square("7g") && move.to() == table.square("7f");
    });
}

} // namespace

class BoardHintTest : public QObject {
    Q_OBJECT

private slots:
    void theArrowLiesAboveTheFrames();
    void noMarkLiesOnTheGhost();
    void aDropThatMovesOnInALineIsSeen();
    void thePieceOfAProposedDropIsStudied();
    void theFrameGoesWithTheProposal();
};

// Along the shaft, over the line between the two squares and over their frames, there is but one colour.
void BoardHintTest::theArrowLiesAboveTheFrames() {
    Table table("shogi", nullptr);
    BoardView& view = table.view();
    const Move move = advance(table);
    view.propose(move);
    view.showLine({move});
    const QRect to = view.squareRect(move.to());
    const int reach = to.height() / 12;
    const QImage shaft = view.grab(QRect(to.center().x() - 1, to.bottom() - reach, 3, 2 * reach)).toImage();
    for (int y = 0; y < shaft.height(); ++y) {
        QCOMPARE(shaft.pixelColor(1, y), shaft.pixelColor(1, 0));
    }
    view.showLine({});
    const QImage bare = view.grab(QRect(to.center().x() - 1, to.bottom() - reach, 3, 2 * reach)).toImage();
    QVERIFY(bare != shaft);
}

// The dot of a step would hide the character of the piece that is shown there.
void BoardHintTest::noMarkLiesOnTheGhost() {
    Table table("shogi", nullptr);
    BoardView& view = table.view();
    const Move move = advance(table);
    const auto middle = [&] {
        const QRect square = view.squareRect(move.to());
        const int inset = square.width() / 4;
        return view.grab(square.adjusted(inset, inset, -inset, -inset)).toImage();
    };
    view.showLine({move});
    const QImage ghost = middle();
    view.propose(move);
    QVERIFY(view.input().hasSelection());
    QVERIFY(middle() == ghost);
    view.showLine({});
    QVERIFY(middle() != ghost);
}

// A ring alone would not tell what is dropped.
void BoardHintTest::aDropThatMovesOnInALineIsSeen() {
    const auto middleOf = [](const char* hand) {
        const QString position = QStringLiteral("4k4/9/9/9/9/9/9/9/4K4 b %1 1").arg(QLatin1String(hand));
        Table table("shogi", qPrintable(position));
        Game game = table.game();
        const auto at = [&game](const char* name) {
            return *game.variant().shape().parse(name, SquareStyle::Shogi);
        };
        std::vector<Move> line;
        const auto play = [&](std::optional<Square> from, Square to) {
            for (const Move& move : game.legalMoves()) {
                if (move.isDrop() != from.has_value() && (move.isDrop() || move.from() == *from) &&
                    move.to() == to && !move.promotes()) {
                    line.push_back(move);
                    QVERIFY(game.play(move));
                    return;
                }
            }
            QFAIL("no such move");
        };
        play(std::nullopt, at("5e"));
        play(at("5a"), at("4a"));
        play(at("5e"), at("5d"));
        table.view().showLine(line);
        const QRect square = table.view().squareRect(at("5e"));
        const int inset = square.width() / 3;
        return table.view().grab(square.adjusted(inset, inset, -inset, -inset)).toImage();
    };
    QVERIFY(middleOf("S") != middleOf("G"));
}

void BoardHintTest::thePieceOfAProposedDropIsStudied() {
    Table table("shogi", "4k4/9/9/9/9/9/9/9/4K4 b S 1");
    std::optional<Piece> shown;
    connect(&table.view(), &BoardView::pieceShown, this,
            [&shown](std::optional<Piece> piece, Square) { shown = piece; });
    for (const Move& move : table.game().legalMoves()) {
        if (move.isDrop()) {
            table.view().propose(move);
            QVERIFY(shown && shown->type == move.dropped());
            return;
        }
    }
    QFAIL("no drop");
}

// Nobody has used the keyboard's cursor: after Esc no square has its frame, and the board is as it was.
void BoardHintTest::theFrameGoesWithTheProposal() {
    Table table("shogi", nullptr);
    BoardView& view = table.view();
    const QImage before = view.grab().toImage();
    view.propose(advance(table));
    QCOMPARE(view.cursorSquare(), std::optional(table.square("7f")));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.input().hasSelection());
    QVERIFY(!view.cursorSquare());
    QVERIFY(view.grab().toImage() == before);
}

MUJO_UI_TEST(BoardHintTest)
#include "board_hint_test.moc"
