#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/hand_view.h"
#include "ui/look/theme.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/player_panel.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using mujo::ui::testing::Role;
using mujo::ui::testing::Table;
using mujo::ui::testing::WindowBench;

namespace {

QImage imageOf(QWidget& widget) {
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

int otherPixels(const QImage& image, const QRect& within, QColor colour) {
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y) {
        for (int x = within.left(); x <= within.right(); ++x) {
            count += image.pixel(x, y) != colour.rgb() ? 1 : 0;
        }
    }
    return count;
}

int pixels(const QImage& image, const QRect& within, QColor colour) {
    return within.width() * within.height() - otherPixels(image, within, colour);
}

void askForTip(BoardView& board, Square square) {
    const QPoint at = board.squareRect(square).center();
    QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
    QApplication::sendEvent(&board, &help);
}

} // namespace

class BoardSightTest : public QObject {
    Q_OBJECT

private slots:
    void coordinatesAreWholeHoweverFarTheBoardIsZoomed_data();
    void coordinatesAreWholeHoweverFarTheBoardIsZoomed();
    void royalsAreToldOnTheirOwnWood();
    void theBoardIsCentredAndHasAnEdge();
    void starPointsMarkTheZones();
    void theTipLeavesLitSquaresFree_data();
    void theTipLeavesLitSquaresFree();
    void theTipGoesWhenThePointerComesToAnotherSquare();
    void theTipOfASmallPieceExplainsItsMark();
    void theStudiedPieceStaysWhileItsMoveIsEntered();
    void theStudiedPieceIsUpright();
    void theNearHandIsUprightOnAFlippedBoardToo();
};

void BoardSightTest::coordinatesAreWholeHoweverFarTheBoardIsZoomed_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"wa", "hook", "tai", "taikyoku"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

// The bands beside the view hold nothing but labels, and these touch neither the edge of the widget nor the
// wood.
void BoardSightTest::coordinatesAreWholeHoweverFarTheBoardIsZoomed() {
    QFETCH(QString, id);
    Table table(id.toUtf8().constData(), nullptr);
    BoardView& board = table.view();
    board.setLook({Theme::light(), {}});
    board.resize(760, 700);
    const QColor ground = Theme::make(ThemeKind::Light).surround;
    const auto wheel = [&] {
        const QPointF at = board.layoutOfSquares().view().center();
        QWheelEvent event(at, board.mapToGlobal(at), {}, QPoint(0, 240), Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board, &event);
    };
    int steps = 0;
    for (double before = 0; before < board.layoutOfSquares().cellSize(); ++steps) {
        before = board.layoutOfSquares().cellSize();
        wheel();
        const QImage image = imageOf(board);
        const QRect view = board.layoutOfSquares().view().toAlignedRect();
        const bool below = squareStyle(table.game().position().variant()) == SquareStyle::Chess;
        const QRect files =
            below ? QRect(view.left(), view.bottom() + 1, view.width(), image.height() - view.bottom() - 1)
                  : QRect(view.left(), 0, view.width(), view.top());
        const QRect ranks =
            below ? QRect(0, view.top(), view.left(), view.height())
                  : QRect(view.right() + 1, view.top(), image.width() - view.right() - 1, view.height());
        QVERIFY(otherPixels(image, files, ground) > 20);
        QVERIFY(otherPixels(image, ranks, ground) > 20);
        QCOMPARE(otherPixels(image, QRect(files.left(), files.top(), files.width(), 1), ground), 0);
        QCOMPARE(otherPixels(image, QRect(files.left(), files.bottom(), files.width(), 1), ground), 0);
        QCOMPARE(otherPixels(image, QRect(ranks.left(), ranks.top(), 1, ranks.height()), ground), 0);
        QCOMPARE(otherPixels(image, QRect(ranks.right(), ranks.top(), 1, ranks.height()), ground), 0);
    }
    QVERIFY(steps > 2);
}

// Nothing lies over the grid beside the piece, at any size.
void BoardSightTest::royalsAreToldOnTheirOwnWood() {
    Table table("tai", nullptr);
    const QColor line = Theme::make(ThemeKind::Light).royalMark;
    const Square royal = table.game().position().royals(Side::Sente).front();
    const auto linePixels = [&](QSize size) {
        table.view().resize(size);
        return pixels(imageOf(table.view()), table.view().squareRect(royal), line);
    };
    QVERIFY(linePixels({1000, 1000}) > 0);
    QCOMPARE(linePixels({500, 500}), 0); // the mark of the role tells it there
    QVERIFY(table.view().layoutOfSquares().cellSize() < 24);
}

void BoardSightTest::theBoardIsCentredAndHasAnEdge() {
    for (const char* id : {"wa", "hook", "taikyoku"}) {
        Table table(id, nullptr);
        table.view().setLook({Theme::light(), {}});
        for (const QSize size : {QSize(800, 800), QSize(1100, 640), QSize(640, 900)}) {
            table.view().resize(size);
            const BoardLayout& layout = table.view().layoutOfSquares();
            const QRectF board = layout.board();
            QVERIFY(std::abs(board.left() - (size.width() - board.right())) <= 2);
            QVERIFY(std::abs(board.top() - (size.height() - board.bottom() - layout.edge())) <= 2);
            QVERIFY(layout.edge() >= 3);
            const QImage image = imageOf(table.view());
            const QColor edge = image.pixelColor(board.center().toPoint().x(),
                                                 static_cast<int>(board.bottom() + layout.edge() / 2));
            QVERIFY(edge != Theme::light().surround && edge != Theme::light().board);
        }
    }
}

void BoardSightTest::starPointsMarkTheZones() {
    Table table("wa", nullptr);
    std::vector<int> at;
    for (const SceneItem& item : table.scene().withRole(Role::StarPoint)) {
        at.push_back(item.square.index());
    }
    // Ranks 3 and 8 from above, 4 files from both sides.
    QCOMPARE(at, (std::vector<int>{3 * 11 + 4, 3 * 11 + 7, 8 * 11 + 4, 8 * 11 + 7}));
}

void BoardSightTest::theTipLeavesLitSquaresFree_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(420, 430), QSize(620, 640), QSize(1000, 700)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void BoardSightTest::theTipLeavesLitSquaresFree() {
    QFETCH(QSize, size);
    Table table("hook", ui::testing::kLions);
    BoardView& board = table.view();
    board.resize(size);
    auto* tip = board.findChild<QLabel*>(QStringLiteral("squareTip"));
    QVERIFY(tip != nullptr && !tip->isVisible());
    const Position& position = table.game().position();
    int seen = 0;
    for (const char* picked : {"g9", "d4"}) {
        while (board.input().hasSelection()) {
            table.key(Qt::Key_Escape);
        }
        table.click(picked);
        for (int i = 0; i < position.shape().squareCount(); ++i) {
            const Square square(i);
            if (position.at(square).isEmpty()) {
                continue;
            }
            table.point(square);
            askForTip(board, square);
            const QString name = QString::fromStdString(position.shape().name(square, SquareStyle::Chess));
            if (!tip->isVisible()) { // the next free place is far, and the words on the square tell the same
                QVERIFY2(board.input().markOn(square) == nullptr ||
                             board.accessibleDescription().contains(name),
                         qPrintable(board.accessibleDescription()));
                continue;
            }
            ++seen;
            QVERIFY(tip->text().startsWith(name));
            // Near enough to be taken for the name of nothing else.
            const QRect own = board.squareRect(square);
            const int reach = std::max(40, own.width()) + 1;
            QVERIFY(own.adjusted(-reach, -reach, reach, reach).intersects(tip->geometry()));
            QVERIFY(board.rect().contains(tip->geometry()));
            QVERIFY(!tip->geometry().intersects(board.squareRect(square)));
            for (const TargetMark& mark : board.input().marks()) {
                QVERIFY(!tip->geometry().intersects(board.squareRect(mark.square)));
            }
            if (table.passChip()->isVisible()) {
                QVERIFY(!tip->geometry().intersects(table.passChip()->geometry()));
            }
        }
    }
    QVERIFY(seen > 0);
}

void BoardSightTest::theTipGoesWhenThePointerComesToAnotherSquare() {
    Table table("hook", ui::testing::kLions);
    table.view().resize(620, 640);
    auto* tip = table.view().findChild<QLabel*>(QStringLiteral("squareTip"));
    table.point("g9");
    askForTip(table.view(), table.square("g9"));
    QVERIFY(tip->isVisible());
    table.point("g10");
    QVERIFY(!tip->isVisible());
}

void BoardSightTest::theTipOfASmallPieceExplainsItsMark() {
    Table table("taikyoku", nullptr);
    table.view().resize(620, 640);
    const auto* tip = table.view().findChild<QLabel*>(QStringLiteral("squareTip"));
    const Position& position = table.game().position();
    const Square royal = position.royals(Side::Sente).front();
    table.point(royal);
    askForTip(table.view(), royal);
    QVERIFY2(tip->text().endsWith(QStringLiteral("\nCrown: a royal piece")), qPrintable(tip->text()));
    const PieceTypeId pawn = *position.variant().find("P");
    const auto own = position.pieces(Side::Sente);
    const auto found = std::find_if(own.begin(), own.end(),
                                    [&](Square square) { return position.at(square).type() == pawn; });
    table.point(*found);
    askForTip(table.view(), *found);
    QVERIFY2(tip->text().endsWith(QStringLiteral("\nDot: it moves by steps")), qPrintable(tip->text()));
}

void BoardSightTest::theStudiedPieceStaysWhileItsMoveIsEntered() {
    Table table("hook", ui::testing::kLions);
    const QSignalSpy shown(&table.view(), &BoardView::pieceShown);
    const auto rest = [] { QTest::qWait(400); }; // longer than the pointer must rest on a piece
    table.click("g9");
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown.last()[1].value<Square>(), table.square("g9"));
    table.click("f10");
    QCOMPARE(table.view().input().state(), InputState::LegsUnderWay);
    table.point("f11");
    rest();
    QCOMPARE(shown.count(), 1);
    table.key(Qt::Key_Escape);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.view().input().state(), InputState::Idle);
    table.point("g9");
    table.point("f11");
    QTRY_COMPARE(shown.count(), 2);
    QCOMPARE(shown.last()[1].value<Square>(), table.square("f11"));
    // While the chooser is open, too.
    Table choosing("shogi", "4k4/4p4/4S4/9/9/9/9/9/4K4 b - 1");
    const QSignalSpy shownThere(&choosing.view(), &BoardView::pieceShown);
    choosing.click("5c");
    choosing.click("5b");
    QCOMPARE(choosing.view().input().state(), InputState::Choosing);
    choosing.point("5b");
    rest();
    // What the choice that is pointed at makes of the mover, and not the piece that will be taken.
    QCOMPARE(shownThere.count(), 2);
    const PieceTypeId silver = *choosing.game().variant().find("S");
    const auto studied = [&] { return shownThere.last()[0].value<std::optional<Piece>>()->type; };
    QVERIFY(studied() == *choosing.game().variant().type(silver).promotesTo);
    QTest::keyClick(&choosing.view(), Qt::Key_Escape);
    QVERIFY(studied() == silver);
    QCOMPARE(shownThere.last()[1].value<Square>(), choosing.square("5c"));
}

void BoardSightTest::theStudiedPieceIsUpright() {
    WindowBench bench;
    bench.begin("wa");
    const auto faceOf = [&](Side side) {
        const Position& position = bench.game().position();
        bench.window.study().showPiece(position.at(position.royals(side).front()).piece());
        ui::testing::settle();
        return imageOf(*bench.window.study().findChild<QWidget*>(QStringLiteral("studyFace")));
    };
    QCOMPARE(faceOf(Side::Gote), faceOf(Side::Sente));
}

void BoardSightTest::theNearHandIsUprightOnAFlippedBoardToo() {
    WindowBench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/9/9/9/9/9/4K4 b hand=2PS2ps 1").value();
    bench.begin(setup);
    const auto handOf = [&](Side side) {
        ui::testing::settle();
        return imageOf(bench.window.pane().panel(side).hand());
    };
    const QImage near = handOf(Side::Sente);
    const QImage far = handOf(Side::Gote);
    QVERIFY(near != far);
    bench.window.action("flip")->trigger();
    QCOMPARE(handOf(Side::Gote), near);
    QCOMPARE(handOf(Side::Sente), far);
}

MUJO_UI_TEST(BoardSightTest)
#include "board_sight_test.moc"
