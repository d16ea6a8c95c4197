#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/board/board_layout.h"
#include "ui/look/board_texture.h"
#include "ui/look/square_label.h"
#include "ui/look/theme.h"

#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;

class BoardLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void boardFillsItsViewport_data();
    void boardFillsItsViewport();
    void cellsMeetTheNumbersToHold();
    void everyCellCentreHitsItsSquare();
    void zoomKeepsTheSquareUnderThePointer();
    void zoomStaysBetweenFitAndItsLimit();
    void panNeverLeavesAGap();
    void edgesLieOnDevicePixels();
    void theWoodOfASquareIsAllOfItButLines();
    void kanjiOfRanksStandBelowEachOther();
};

void BoardLayoutTest::boardFillsItsViewport_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 650), QSize(1366, 768), QSize(1600, 1200), QSize(3840, 2160),
                             QSize(640, 900), QSize(1007, 1009), QSize(300, 280)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

// Without a window.
void BoardLayoutTest::boardFillsItsViewport() {
    QFETCH(QSize, size);
    for (const int side : {9, 11, 12, 16, 19, 25, 36}) {
        for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
            BoardLayout layout{BoardShape(side, side)};
            layout.setViewport(size, ratio);
            const double room = std::min(layout.view().width(), layout.view().height());
            QVERIFY(layout.board().width() >= 0.97 * room);
            QVERIFY(layout.board().width() >=
                    0.97 * (std::min(size.width(), size.height()) - 2 * layout.band() - layout.edge()));
            QVERIFY(layout.view().adjusted(-1, -1, 1, 1).contains(layout.board()));
        }
    }
}

void BoardLayoutTest::cellsMeetTheNumbersToHold() {
    BoardLayout layout{BoardShape(36, 36)};
    layout.setViewport(QSize(1100, 1060), 1);
    QVERIFY(layout.cellSize() >= 28);
}

void BoardLayoutTest::everyCellCentreHitsItsSquare() {
    BoardLayout layout{BoardShape(25, 25)};
    layout.setViewport(QSize(1003, 877), 1.25);
    for (const bool flipped : {false, true}) {
        layout.setFlipped(flipped);
        for (int i = 0; i < 625; ++i) {
            const Square square(i);
            QCOMPARE(layout.hit(layout.centre(square)), std::optional(square));
            QCOMPARE(layout.nearest(layout.centre(square)), square);
            const QPoint cell = layout.screenCell(square);
            QCOMPARE(layout.squareAt(cell.x(), cell.y()), square);
        }
    }
    QVERIFY(!layout.hit(QPointF(1, 1)));
}

void BoardLayoutTest::zoomKeepsTheSquareUnderThePointer() {
    BoardLayout layout{BoardShape(36, 36)};
    layout.setViewport(QSize(1400, 1000), 1);
    const Square square = layout.shape().at(12, 9);
    const QPointF pointer = layout.centre(square) + QPointF(3, -4);
    for (int step = 0; step < 20; ++step) {
        layout.zoomTo(layout.cellSize() * 1.15, pointer);
        QCOMPARE(layout.hit(pointer), std::optional(square));
    }
    for (int step = 0; step < 30; ++step) {
        layout.zoomTo(layout.cellSize() / 1.15, pointer);
    }
    QVERIFY(layout.isFitted());
    QCOMPARE(layout.hit(pointer), std::optional(square));
}

void BoardLayoutTest::zoomStaysBetweenFitAndItsLimit() {
    BoardLayout layout{BoardShape(16, 16)};
    layout.setViewport(QSize(900, 900), 1);
    const double fitted = layout.cellSize();
    layout.zoomTo(1000, QPointF(450, 450));
    QCOMPARE(layout.cellSize(), BoardLayout::kMaxCell);
    QVERIFY(!layout.isFitted());
    layout.zoomTo(1, QPointF(450, 450));
    QCOMPARE(layout.cellSize(), fitted);
    layout.zoomTo(100, QPointF(450, 450));
    layout.fit();
    QVERIFY(layout.isFitted());
}

void BoardLayoutTest::panNeverLeavesAGap() {
    BoardLayout layout{BoardShape(25, 25)};
    layout.setViewport(QSize(1000, 700), 1);
    layout.zoomTo(100, QPointF(500, 350));
    layout.panBy(QPointF(-400, 0)); // what a fitted board leaves free is out of sight again
    for (const QPointF by : {QPointF(5000, 5000), QPointF(-9000, -9000), QPointF(300, -200)}) {
        layout.panBy(by);
        QVERIFY(layout.board().adjusted(-1, -1, 1, 1).contains(layout.view()));
    }
    const Square corner = layout.shape().at(0, 0);
    layout.centreOn(corner);
    QVERIFY(layout.view().adjusted(-1, -1, 1, 1).contains(layout.cellRect(corner)));
}

void BoardLayoutTest::edgesLieOnDevicePixels() {
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        BoardLayout layout{BoardShape(36, 36)};
        layout.setViewport(QSize(1011, 903), ratio);
        for (int i = 0; i <= 36; ++i) {
            const double pixel = layout.columnEdge(i) * ratio;
            QVERIFY(std::abs(pixel - std::round(pixel)) < 1e-6);
        }
    }
}

// In the narrow band of a board of 25 ranks they would be five pixels high beside each other.
// What repaints a square leaves the lines around it whole, and nothing of the square as it was: also where
// squares are no whole number of pixels wide.
void BoardLayoutTest::theWoodOfASquareIsAllOfItButLines() {
    const Theme theme = Theme::light();
    for (const double ratio : {1.0, 1.25, 2.0}) {
        for (const int side : {731, 752, 760, 777}) {
            BoardLayout layout{BoardShape(12, 12)};
            layout.setViewport(QSize(side, side), ratio);
            QImage image(QSize(side, side) * ratio, QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            image.fill(theme.board);
            QPainter painter(&image);
            drawGrid(painter, layout.edges(), theme);
            const QImage before = image.copy();
            for (int i = 0; i < layout.shape().squareCount(); ++i) {
                painter.fillRect(layout.woodOf(Square(i)), Qt::red);
            }
            painter.end();
            const QRectF board = layout.board();
            int lines = 0;
            for (int y = qCeil(board.top() * ratio); y < qFloor(board.bottom() * ratio); ++y) {
                for (int x = qCeil(board.left() * ratio); x < qFloor(board.right() * ratio); ++x) {
                    const bool isLine = before.pixelColor(x, y) != theme.board;
                    const bool isWood = image.pixelColor(x, y) == QColor(Qt::red);
                    lines += isLine ? 1 : 0;
                    QVERIFY2(
                        isLine != isWood,
                        qPrintable(QStringLiteral("%1, %2 of %3 at %4").arg(x).arg(y).arg(side).arg(ratio)));
                }
            }
            QVERIFY(lines > 0);
        }
    }
}

void BoardLayoutTest::kanjiOfRanksStandBelowEachOther() {
    const auto ink = [](const QString& name, double height = 36) {
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QFont font = painter.font();
        font.setPixelSize(10);
        painter.setFont(font);
        paintRankName(painter, QRectF(20, 10, 14, height), name);
        QRect found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                found |= qGray(image.pixel(x, y)) < 200 ? QRect(x, y, 1, 1) : QRect();
            }
        }
        return found;
    };
    const QRect stacked = ink(QStringLiteral("二十三"));
    QVERIFY(QRect(19, 9, 16, 38).contains(stacked));
    QVERIFY(stacked.height() > 2 * stacked.width());
    QVERIFY(ink(QStringLiteral("23")).height() < 12);
    QVERIFY(ink(QStringLiteral("十二"), 19).height() < 18); // apart from the name of the next rank
}

MUJO_UI_TEST(BoardLayoutTest)
#include "board_layout_test.moc"
