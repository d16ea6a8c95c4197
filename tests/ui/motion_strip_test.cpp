#include <QPainter>
#include <QTest>

#include "tests/ui/board_table.h"
#include "tests/ui/motion_games.h"
#include "tests/ui/ui_test.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/overlay_layer.h"
#include "ui/board/motion/motion_layer.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// What a board shows, painted for any time of a motion.
struct Strip {
    explicit Strip(const MotionGame& shown) : game(shown.begun(catalog())), faces(game.variant()) {
        layout.setShape(game.variant().shape());
        layout.setViewport(kBoard, 1);
    }
    [[nodiscard]] QImage frame(const MoveMotion& motion, int time) {
        scene.showGame(&game);
        scene.holdLastMove(time < motion.length());
        const LayerContext context{layout, scene, theme, style, &faces, cache, SquareStyle::Chess, {}, false};
        QImage image(kBoard, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        BaseLayer::paintDirectly(painter, context, kBoard);
        overlay.paintGround(painter, context, image.rect());
        if (time < motion.length()) {
            MotionLayer::paintVictims(painter, context, motion, time);
        }
        overlay.paint(painter, context, image.rect(), true);
        if (time < motion.length()) {
            layer.paintMover(painter, context, motion, time);
        }
        painter.end();
        return image;
    }

    static constexpr QSize kBoard{700, 700};
    Game game;
    BoardLayout layout;
    BoardScene scene;
    Theme theme = Theme::light();
    PieceStyle style;
    PieceFaces faces;
    PieceCache cache;
    OverlayLayer overlay;
    MotionLayer layer;
};

/// The squares of a motion and a margin, in pixels of the board.
QRect placeOf(const BoardLayout& layout, const MoveMotion& motion) {
    QRectF all;
    for (const Square square : motion.squares()) {
        all = all.united(layout.cellRect(square));
    }
    return all.toAlignedRect();
}

} // namespace

class MotionStripTest : public QObject {
    Q_OBJECT

private slots:
    void aStripShowsEachMoveAndItsAnswer();
};

// Every frame differs from the one before. With MUJO_MOTION_STRIP the strip is written to the file of that
// name.
void MotionStripTest::aStripShowsEachMoveAndItsAnswer() {
    constexpr int kSide = 210;
    constexpr int kOwn = 5;    // frames of the move
    constexpr int kAnswer = 3; // and of its answer
    constexpr int kAir = 4;
    const int rows = static_cast<int>(motionGames().size());
    QImage strip((kOwn + kAnswer) * (kSide + kAir) + kAir, rows * (kSide + kAir) + kAir,
                 QImage::Format_RGB32);
    strip.fill(Qt::white);
    QPainter painter(&strip);
    int row = 0;
    for (const MotionGame& shown : motionGames()) {
        Strip board(shown);
        QVERIFY(shown.playMove(board.game));
        const MoveMotion own = motionOf(board.game);
        QVERIFY(shown.playAnswer(board.game));
        const MoveMotion answer = motionOf(board.game);
        QRect part = placeOf(board.layout, own).united(placeOf(board.layout, answer));
        const int side = std::max(part.width(), part.height()) + static_cast<int>(board.layout.cellSize());
        part = QRect(part.center() - QPoint(side / 2, side / 2), QSize(side, side));
        QImage last;
        for (int i = 0; i < kOwn + kAnswer; ++i) {
            const bool isOwn = i < kOwn;
            const MoveMotion& motion = isOwn ? own : answer;
            const int number = isOwn ? i : i - kOwn + 1;
            const int count = isOwn ? kOwn - 1 : kAnswer;
            if (i == 0) {
                board.game.takeBack();
            } else if (i == kOwn) {
                board.game.redo();
            }
            const QImage frame = board.frame(motion, motion.length() * number / count).copy(part);
            QVERIFY(frame != last);
            last = frame;
            painter.drawImage(QPoint(kAir + i * (kSide + kAir), kAir + row * (kSide + kAir)),
                              frame.scaled(kSide, kSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        }
        ++row;
    }
    painter.end();
    const QString file = qEnvironmentVariable("MUJO_MOTION_STRIP");
    QVERIFY(file.isEmpty() || strip.save(file));
}

MUJO_UI_TEST(MotionStripTest)
#include "motion_strip_test.moc"
