#include <QGestureEvent>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <cmath>

#include "tests/ui/board_table.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "ui/board/layers/edge_arrow.h"
#include "ui/board/layers/overview_map.h"
#include "ui/board/lens.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class BoardZoomTest : public QObject {
    Q_OBJECT

private slots:
    void zoomKeepsTheSquareUnderThePointer_data();
    void zoomKeepsTheSquareUnderThePointer();
    void keysAndPinchesZoomToo();
    void theRangeIsFromFitToALargestCell();
    void middleButtonAndSpacePan();
    void doubleMiddleAndZeroFit();
    void theOverviewMapIsThereExactlyWhenZoomed();
    void theOverviewMapLeavesItsCornerForMuchOnly();
    void aWheelOnTheWholeBoardTellsTheKey();
    void clicksGoThroughTheLens();
    void theLensFollowsThePointer();
    void theLensIsWholeAtTheEdges();
    void theLensIsWhereMouseOrCursorWasUsedLast();
    void coordinatesStayAtTheEdges();
    void labelsThinOutInSmallCells();
    void cellsAreLargeEnough_data();
    void cellsAreLargeEnough();
    void aLastMoveOutOfSightIsPointedAt();
    void hoverRepaintsOnlyWhatChanges();
};

namespace {

void wheel(BoardView& view, QPointF at, int turn, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    QWheelEvent event(at, view.mapToGlobal(at), QPoint(), QPoint(0, turn), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

void moveMouse(BoardView& view, QPointF at, Qt::MouseButtons buttons = Qt::NoButton) {
    QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

bool isInked(const QImage& image, const QRectF& area) {
    const QRect rect = area.toAlignedRect().intersected(image.rect());
    const int ground = qGray(Theme::light().surround.rgb());
    constexpr int kClear = 60;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            if (std::abs(qGray(image.pixel(x, y)) - ground) > kClear) {
                return true;
            }
        }
    }
    return false;
}

/// Whether something is written above a column, or at the right of a row, close to its middle.
bool hasFileLabel(const QImage& image, const BoardLayout& layout, int column) {
    const double x = (layout.columnEdge(column) + layout.columnEdge(column + 1)) / 2;
    return isInked(image, {x - 3, 0, 6, layout.visibleBoard().top() - 4});
}
bool hasRankLabel(const QImage& image, const BoardLayout& layout, int row) {
    const double y = (layout.rowEdge(row) + layout.rowEdge(row + 1)) / 2;
    return isInked(image, {layout.visibleBoard().right() + 4, y - 3, layout.band() - 4, 6});
}

/// Counts the pixels that are painted.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            for (const QRect& rect : static_cast<QPaintEvent*>(event)->region()) {
                pixels += rect.width() * rect.height();
            }
        }
        return false;
    }
    int pixels = 0;
};

} // namespace

void BoardZoomTest::zoomKeepsTheSquareUnderThePointer_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"hook", "tai", "taikyoku"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

void BoardZoomTest::zoomKeepsTheSquareUnderThePointer() {
    QFETCH(QString, id);
    Table table(id.toUtf8().constData(), nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    const int files = table.game().variant().shape().files();
    constexpr int kSteps = 25; // past the largest cell and past fitting
    for (const bool flipped : {false, true}) {
        view.setFlipped(flipped);
        // Corners, edges and the inside; near an edge of its cell and in its middle.
        for (const int column : {0, 1, files / 2, files - 2, files - 1}) {
            for (const int row : {0, files / 3, files - 1}) {
                view.fitBoard();
                const Square square = table.game().variant().shape().at(column, row);
                const double aside = column % 2 == 0 ? 0 : view.layoutOfSquares().cellSize() * 0.4;
                const QPointF at = layout.centre(square) + QPointF(aside, -aside);
                for (int i = 0; i < 2 * kSteps; ++i) {
                    wheel(view, at, i < kSteps ? 120 : -120);
                    QCOMPARE(layout.hit(at), std::optional(square));
                    QCOMPARE(table.view().overview().rect(layout).isEmpty(), layout.isFitted());
                }
                QVERIFY(layout.isFitted());
            }
        }
    }
}

void BoardZoomTest::keysAndPinchesZoomToo() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    const Square square = table.square("9v");
    table.goTo(square);
    const QPointF at = layout.centre(square);
    table.key(Qt::Key_Plus);
    QVERIFY(!layout.isFitted());
    QCOMPARE(layout.hit(at), std::optional(square));
    table.key(Qt::Key_Minus);
    QVERIFY(layout.isFitted());
    QPinchGesture pinch;
    pinch.setHotSpot(view.mapToGlobal(at));
    for (const double factor : {1.3, 1.6, 0.8, 1.1}) {
        const double before = view.layoutOfSquares().cellSize();
        pinch.setScaleFactor(factor);
        QGestureEvent event({&pinch});
        QApplication::sendEvent(&view, &event);
        QVERIFY(std::abs(view.layoutOfSquares().cellSize() - std::min(160.0, before * factor)) < 1);
        QCOMPARE(layout.hit(at), std::optional(square));
    }
    QTest::mouseClick(&view, Qt::LeftButton, {}, at.toPoint());
    QCOMPARE(view.input().selected(), square);
}

void BoardZoomTest::theRangeIsFromFitToALargestCell() {
    Table table("tai", nullptr);
    const BoardLayout& layout = table.view().layoutOfSquares();
    const double fit = table.view().layoutOfSquares().cellSize();
    const QPointF middle = layout.view().center();
    for (int i = 0; i < 60; ++i) {
        wheel(table.view(), middle, 120);
    }
    QCOMPARE(table.view().layoutOfSquares().cellSize(), 160.0);
    for (int i = 0; i < 60; ++i) {
        wheel(table.view(), middle, -120);
    }
    QCOMPARE(table.view().layoutOfSquares().cellSize(), fit);
    QVERIFY(layout.isFitted());
}

void BoardZoomTest::middleButtonAndSpacePan() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    const QPoint middle = layout.view().center().toPoint();
    for (int i = 0; i < 8; ++i) {
        wheel(view, middle, 120);
    }
    for (const bool bySpace : {false, true}) {
        const QPointF before = layout.board().topLeft();
        const auto button = bySpace ? Qt::LeftButton : Qt::MiddleButton;
        if (bySpace) {
            QTest::keyPress(&view, Qt::Key_Space);
        }
        QTest::mousePress(&view, button, {}, middle);
        moveMouse(view, middle + QPoint(30, -20), button);
        QTest::mouseRelease(&view, button, {}, middle + QPoint(30, -20));
        if (bySpace) {
            QTest::keyRelease(&view, Qt::Key_Space);
        }
        QCOMPARE(layout.board().topLeft() - before, QPointF(30, -20));
        QVERIFY(!view.input().hasSelection()); // panning picks nothing
    }
    // Space alone still picks.
    table.walkTo("9v");
    QVERIFY(!table.game().position().at(table.square("9v")).isEmpty());
    table.key(Qt::Key_Space);
    QVERIFY(view.input().hasSelection());
}

void BoardZoomTest::doubleMiddleAndZeroFit() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const QPoint middle = view.layoutOfSquares().view().center().toPoint();
    for (const bool byKey : {true, false}) {
        wheel(view, middle, 360);
        QVERIFY(!view.layoutOfSquares().isFitted());
        if (byKey) {
            table.key(Qt::Key_0);
        } else {
            QTest::mouseDClick(&view, Qt::MiddleButton, {}, middle);
        }
        QVERIFY(view.layoutOfSquares().isFitted());
    }
}

void BoardZoomTest::theOverviewMapIsThereExactlyWhenZoomed() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    QVERIFY(table.view().overview().rect(layout).isEmpty());
    for (int i = 0; i < 12; ++i) {
        wheel(view, layout.view().center(), 120);
    }
    const QRectF map = table.view().overview().rect(layout);
    QVERIFY(!map.isEmpty());
    // No corner would hide half as many pieces.
    const auto hidden = [&](const QRectF& place) {
        const auto& pieces = table.scene().pieces();
        return std::count_if(pieces.begin(), pieces.end(), [&](const SceneItem& item) {
            return item.role == Role::Piece && layout.cellRect(item.square).intersects(place);
        });
    };
    const QRectF room = layout.view();
    for (const QPointF corner :
         {room.topLeft() + QPointF(10, 10), room.topRight() + QPointF(-10 - map.width(), 10),
          room.bottomRight() - QPointF(10 + map.width(), 10 + map.height())}) {
        QVERIFY(static_cast<double>(hidden(map)) * 0.5 <=
                static_cast<double>(hidden(QRectF(corner, map.size()))));
    }
    // It stays under the pointer that drags in it, whatever comes into view.
    QTest::mousePress(&view, Qt::LeftButton, {}, map.center().toPoint());
    for (const QPointF at : {map.topLeft() + QPointF(4, 4), map.bottomRight() - QPointF(4, 4)}) {
        moveMouse(view, at, Qt::LeftButton);
        QCOMPARE(view.overview().rect(layout), map);
        QVERIFY(layout.visibleBoard().contains(layout.cellRect(*view.overview().hit(layout, at)).center()));
    }
    QTest::mouseRelease(&view, Qt::LeftButton, {}, map.center().toPoint());
    // A click in its upper right corner shows that part of the board.
    const QPoint corner = (view.overview().rect(layout).topRight() + QPointF(-3, 3)).toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, corner);
    QVERIFY(
        layout.visibleBoard().contains(layout.cellRect(table.game().variant().shape().at(24, 0)).center()));
    QVERIFY(!view.input().hasSelection());
    view.fitBoard();
    QVERIFY(table.view().overview().rect(layout).isEmpty());
}

void BoardZoomTest::theOverviewMapLeavesItsCornerForMuchOnly() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    for (int i = 0; i < 6; ++i) {
        wheel(view, layout.view().center(), 120);
    }
    const auto hidden = [&](const QRectF& place) {
        const auto& pieces = table.scene().pieces();
        return std::count_if(pieces.begin(), pieces.end(), [&](const SceneItem& item) {
            return item.role == Role::Piece && layout.cellRect(item.square).intersects(place);
        });
    };
    int stays = 0;
    for (int step = 0; step < 40; ++step) {
        const QRectF before = view.overview().rect(layout);
        const QPoint at = layout.view().center().toPoint();
        QTest::mousePress(&view, Qt::MiddleButton, {}, at);
        moveMouse(view, at + QPoint(0, step < 20 ? 40 : -40), Qt::MiddleButton);
        QTest::mouseRelease(&view, Qt::MiddleButton, {}, at + QPoint(0, step < 20 ? 40 : -40));
        const QRectF after = view.overview().rect(layout);
        stays += after == before ? 1 : 0;
        QVERIFY(after == before || 2 * hidden(after) < hidden(before));
    }
    QVERIFY2(stays >= 36, qPrintable(QString::number(stays)));
}

void BoardZoomTest::aWheelOnTheWholeBoardTellsTheKey() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    QSignalSpy prompts(&view, &BoardView::promptChanged);
    wheel(view, view.layoutOfSquares().view().center(), 120, Qt::NoModifier);
    QVERIFY(view.layoutOfSquares().isFitted());
    QVERIFY(prompts.back().front().toString().contains(QStringLiteral("Ctrl")));
    moveMouse(view, view.layoutOfSquares().cellRect(table.square("13m")).center());
    QVERIFY(!prompts.back().front().toString().contains(QStringLiteral("Ctrl")));
}

void BoardZoomTest::clicksGoThroughTheLens() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    view.resize(500, 520); // cells of less than 20 pixels
    const Square middle = table.game().variant().shape().at(12, 19);
    const QPointF at = view.layoutOfSquares().centre(middle);
    moveMouse(view, at);
    QTest::keyPress(&view, Qt::Key_M);
    Lens lens;
    lens.show(view.layoutOfSquares(), at);
    QVERIFY(lens.rect().contains(at));
    QCOMPARE(lens.layout().hit(at), std::optional(middle));
    // Its squares are three times as large: one cell's width away there is still the same one.
    const double cell = view.layoutOfSquares().cellSize();
    QCOMPARE(lens.layout().hit(at + QPointF(cell, 0)), std::optional(middle));
    QCOMPARE(lens.layout().hit(at + QPointF(3 * cell, 0)),
             std::optional(table.game().variant().shape().at(13, 19)));
    // The pointer takes the lens along, and what is seen under it is what a click means.
    const Square other = table.game().variant().shape().at(15, 20);
    const QPointF there = view.layoutOfSquares().centre(other);
    moveMouse(view, there);
    QTest::mouseClick(&view, Qt::LeftButton, {}, there.toPoint());
    QVERIFY(!table.game().position().at(other).isEmpty());
    QCOMPARE(view.input().selected(), other);
    QTest::keyRelease(&view, Qt::Key_M);
}

void BoardZoomTest::theLensFollowsThePointer() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    moveMouse(view, {300, 500});
    const auto partAt = [&](QPointF at) {
        return view.grab(QRectF(at - QPointF(40, 40), QSizeF(80, 80)).toRect()).toImage();
    };
    for (const QPointF at : {QPointF(420, 310), QPointF(700, 500), QPointF(100, 700), QPointF(60, 60)}) {
        const QImage plain = partAt(at);
        moveMouse(view, {300, 500});
        QTest::keyPress(&view, Qt::Key_M);
        QVERIFY(partAt(at) == plain);
        moveMouse(view, at);
        QVERIFY(partAt(at) != plain);
        QTest::keyRelease(&view, Qt::Key_M);
        QVERIFY(partAt(at) == plain);
    }
}

void BoardZoomTest::theLensIsWholeAtTheEdges() {
    Table table("tai", nullptr);
    const BoardLayout& layout = table.view().layoutOfSquares();
    const BoardShape& shape = table.game().variant().shape();
    for (const Square corner : {shape.at(0, 0), shape.at(24, 0), shape.at(0, 24), shape.at(24, 24)}) {
        Lens lens;
        lens.show(layout, layout.centre(corner));
        QVERIFY(layout.view().contains(lens.rect()));
        QVERIFY(lens.rect().contains(layout.centre(corner)));
        QCOMPARE(lens.layout().hit(layout.centre(corner)), std::optional(corner));
        QVERIFY2(lens.rect().adjusted(-1, -1, 1, 1).contains(lens.layout().cellRect(corner)),
                 "the square under the pointer is seen whole");
    }
}

void BoardZoomTest::theLensIsWhereMouseOrCursorWasUsedLast() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const auto partAt = [&](QPointF at) {
        return view.grab(QRectF(at - QPointF(40, 40), QSizeF(80, 80)).toRect()).toImage();
    };
    const auto lensLiesAt = [&](QPointF at) {
        const QImage plain = partAt(at);
        QTest::keyPress(&view, Qt::Key_M);
        const bool isThere = partAt(at) != plain;
        QTest::keyRelease(&view, Qt::Key_M);
        return isThere;
    };
    const BoardShape& shape = table.game().variant().shape();
    const QPointF cursor = view.layoutOfSquares().centre(shape.at(3, 3));
    const QPointF mouse = view.layoutOfSquares().centre(shape.at(21, 21));
    view.goToSquare(shape.at(3, 3));
    QVERIFY(lensLiesAt(cursor) && !lensLiesAt(mouse));
    moveMouse(view, mouse);
    QVERIFY(lensLiesAt(mouse) && !lensLiesAt(cursor));
    view.goToSquare(shape.at(3, 3));
    QVERIFY(lensLiesAt(cursor) && !lensLiesAt(mouse));
    // While it is held, too.
    moveMouse(view, mouse);
    const QImage plain = partAt(cursor);
    QTest::keyPress(&view, Qt::Key_M);
    QVERIFY(partAt(cursor) == plain);
    view.goToSquare(shape.at(3, 3));
    QVERIFY(partAt(cursor) != plain);
    QTest::keyRelease(&view, Qt::Key_M);
}

void BoardZoomTest::coordinatesStayAtTheEdges() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    for (int i = 0; i < 10; ++i) {
        wheel(view, {400, 400}, 120);
    }
    for (const QPointF by : {QPointF(0, 0), QPointF(500, 300), QPointF(-900, -900), QPointF(313, -77)}) {
        QTest::mousePress(&view, Qt::MiddleButton, {}, {400, 400});
        moveMouse(view, QPointF(400, 400) + by, Qt::MiddleButton);
        QTest::mouseRelease(&view, Qt::MiddleButton, {}, {400, 400});
        const QImage image = view.grab().toImage();
        const QRectF seen = layout.visibleBoard();
        int labels = 0;
        for (int i = 0; i < 25; ++i) {
            if (layout.columnEdge(i) > seen.left() && layout.columnEdge(i + 1) < seen.right()) {
                QVERIFY(hasFileLabel(image, layout, i));
                ++labels;
            }
            if (layout.rowEdge(i) > seen.top() && layout.rowEdge(i + 1) < seen.bottom()) {
                QVERIFY(hasRankLabel(image, layout, i));
                ++labels;
            }
        }
        QVERIFY(labels > 8);
    }
}

void BoardZoomTest::labelsThinOutInSmallCells() {
    Table table("taikyoku", nullptr);
    BoardView& view = table.view();
    const BoardLayout& layout = view.layoutOfSquares();
    for (const int side : {640, 460}) {
        view.resize(side, side);
        const bool thin = view.layoutOfSquares().cellSize() < 14;
        QCOMPARE(thin, side == 460);
        const QImage image = view.grab().toImage();
        for (int i = 0; i < 36; ++i) {
            const bool labelled = !thin || i % 2 == 0;
            QCOMPARE(hasFileLabel(image, layout, i), labelled);
            QCOMPARE(hasRankLabel(image, layout, i), labelled);
        }
    }
}

void BoardZoomTest::cellsAreLargeEnough_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    const auto row = [](const char* id, QSize size, double least) {
        QTest::addRow("%s %dx%d", id, size.width(), size.height())
            << QString::fromLatin1(id) << size << least;
    };
    row("taikyoku", {1600, 1200}, 28);
    row("taikyoku", {1920, 1080}, 25);
    row("tai", {1366, 768}, 24);
    row("tai", {1600, 1200}, 40);
}

void BoardZoomTest::cellsAreLargeEnough() {
    QFETCH(QString, id);
    QFETCH(QSize, size);
    QFETCH(double, least);
    const QTemporaryDir folder;
    Catalog games{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(games, settings, session, folder.path());
    window.resize(size);
    window.show();
    GameSetup setup;
    setup.variant = games.find(id.toStdString())->standard;
    setup.seats = {Seat::human(), Seat::human()};
    window.begin(setup);
    QCoreApplication::processEvents();
    QVERIFY2(window.board().layoutOfSquares().cellSize() >= least,
             qPrintable(QString::number(window.board().layoutOfSquares().cellSize())));
}

// An arrow at the edge, and L.
void BoardZoomTest::aLastMoveOutOfSightIsPointedAt() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    const auto arrowTip = [&] {
        SeenScene scene;
        scene.showGame(&table.game());
        return EdgeArrow::tip(view.layoutOfSquares(), scene);
    };
    QVERIFY(!arrowTip());
    const Move move = table.game().legalMoves().front();
    QVERIFY(table.game().play(move));
    table.tell();
    QVERIFY(!arrowTip()); // all of the board is seen
    for (int i = 0; i < 14; ++i) {
        wheel(view, {30, 30}, 120);
    }
    const auto arrow = arrowTip();
    QVERIFY(arrow.has_value());
    QVERIFY(view.layoutOfSquares().view().contains(*arrow));
    const auto isSeen = [&] {
        return view.layoutOfSquares().visibleBoard().contains(view.layoutOfSquares().centre(move.to()));
    };
    QVERIFY(!isSeen());
    QTest::mouseClick(&view, Qt::LeftButton, {}, arrow->toPoint());
    QVERIFY(isSeen());
    QVERIFY(!arrowTip());
    view.fitBoard();
    for (int i = 0; i < 14; ++i) {
        wheel(view, {30, 30}, 120);
    }
    table.key(Qt::Key_L);
    QVERIFY(isSeen());
}

void BoardZoomTest::hoverRepaintsOnlyWhatChanges() {
    Table table("tai", nullptr);
    BoardView& view = table.view();
    table.click(table.game().legalMoves().front().from());
    QCoreApplication::processEvents();
    PaintCounter counter(view);
    const int whole = view.width() * view.height();
    moveMouse(view, view.layoutOfSquares().centre(table.square("12l")));
    QCoreApplication::processEvents();
    moveMouse(view, view.layoutOfSquares().centre(table.square("13m")));
    QCoreApplication::processEvents();
    QVERIFY2(counter.pixels < whole / 10, qPrintable(QString::number(counter.pixels)));
    counter.pixels = 0;
    const auto marks = view.input().marks();
    QVERIFY(!marks.empty());
    moveMouse(view, view.layoutOfSquares().centre(marks.front().square));
    QCoreApplication::processEvents();
    QVERIFY(counter.pixels > 0);
    QVERIFY2(counter.pixels < whole / 4, qPrintable(QString::number(counter.pixels)));
}

MUJO_UI_TEST(BoardZoomTest)
#include "board_zoom_test.moc"
