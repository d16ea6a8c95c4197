#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/ui/board_table.h"
#include "tests/ui/motion_games.h"
#include "tests/ui/ui_test.h"
#include "ui/board/motion/move_motion.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

using Kind = MoveMotion::Kind;

namespace {

/// The motion of the last move of a game.
QString name(Kind kind) {
    constexpr std::array names{"glide", "stay", "place", "fade", "char", "turn", "infect"};
    return QLatin1String(names[static_cast<std::size_t>(kind)]);
}

/// "glide f8f9", in the order in which the steps begin.
QStringList stepsOf(const MoveMotion& motion, const Game& game) {
    std::vector<MoveMotion::Step> steps = motion.steps();
    std::stable_sort(steps.begin(), steps.end(),
                     [](const auto& a, const auto& b) { return a.start < b.start; });
    const BoardShape& shape = game.position().shape();
    const auto square = [&](Square each) {
        return QString::fromStdString(shape.name(each, SquareStyle::Chess));
    };
    QStringList texts;
    for (const MoveMotion::Step& step : steps) {
        texts << name(step.kind) + QLatin1Char(' ') + square(step.from) +
                     (step.to == step.from ? QString() : square(step.to));
    }
    return texts;
}

/// The squares that the board marks after the move: its way, and after a bar those whose pieces are gone.
QString marksOf(const Game& game) {
    SeenScene scene;
    scene.showGame(&game);
    const auto names = [&](Role role) {
        QStringList texts;
        for (const SceneItem& item : scene.withRole(role)) {
            texts << QString::fromStdString(game.position().shape().name(item.square, SquareStyle::Chess));
        }
        return texts.join(QLatin1Char(' '));
    };
    return names(Role::LastMove) + QStringLiteral(" | ") + names(Role::LastVictim);
}

const MoveMotion::Step& stepOf(const MoveMotion& motion, Kind kind) {
    return *std::find_if(motion.steps().begin(), motion.steps().end(),
                         [kind](const MoveMotion::Step& step) { return step.kind == kind; });
}

} // namespace

class MoveMotionTest : public QObject {
    Q_OBJECT

private slots:
    void movesAreShownInTheirOrder_data();
    void movesAreShownInTheirOrder();
    void aLionGoesFromVictimToVictim();
    void aHookMoveTurnsAtItsCorner();
    void whatBurnsCharsOnceTheDemonIsThere();
    void contagionShowsBothFaces();
    void aPromotionTurnsAboutTheLongAxis();
    void everyMoveIsShort_data();
    void everyMoveIsShort();
};

void MoveMotionTest::movesAreShownInTheirOrder_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QStringList>("answerSteps");
    QTest::addColumn<QString>("marks");
    QTest::addColumn<QString>("answerMarks");
    // Every capture promotes in the game of the lion and of the hook mover, which has no other form itself.
    QTest::newRow("lion") << 0 << QStringList{"glide f8f9", "fade f9", "glide f9e10", "fade e10", "turn e10"}
                          << QStringList{"glide e14e10", "fade e10", "turn e10"} << "f8 f9 e10 | f9 e10"
                          << "e14 e10 | e10";
    QTest::newRow("hook") << 1 << QStringList{"glide d4d11", "glide d11k11", "fade k11"}
                          << QStringList{"glide k14k11", "fade k11", "turn k11"} << "d4 d11 k11 | k11"
                          << "k14 k11 | k11";
    QTest::newRow("burning") << 2 << QStringList{"glide c7g11", "char f11", "char f12",
                                                 "char g12",    "char h11", "char h12"}
                             << QStringList{"glide g14g11", "fade g11"} << "c7 g11 | f11 f12 g12 h11 h12"
                             << "g14 g11 | g11";
    QTest::newRow("contagion") << 3 << QStringList{"glide g8g10", "fade g10", "infect g10"}
                               << QStringList{"glide g13g10", "fade g10", "infect g10"} << "g8 g10 | g10"
                               << "g13 g10 | g10";
}

void MoveMotionTest::movesAreShownInTheirOrder() {
    QFETCH(int, number);
    QFETCH(QStringList, steps);
    QFETCH(QStringList, answerSteps);
    QFETCH(QString, marks);
    QFETCH(QString, answerMarks);
    const MotionGame& shown = motionGames()[static_cast<std::size_t>(number)];
    Game game = shown.begun(catalog());
    QVERIFY(shown.playMove(game));
    const MoveMotion own = motionOf(game);
    QCOMPARE(stepsOf(own, game).join(","), steps.join(","));
    QCOMPARE(marksOf(game), marks);
    QVERIFY(shown.playAnswer(game));
    const MoveMotion answer = motionOf(game);
    QCOMPARE(stepsOf(answer, game).join(","), answerSteps.join(","));
    QCOMPARE(marksOf(game), answerMarks);
}

void MoveMotionTest::aLionGoesFromVictimToVictim() {
    Game game = motionGames()[0].begun(catalog());
    QVERIFY(motionGames()[0].playMove(game));
    const MoveMotion motion = motionOf(game);
    const auto& steps = motion.steps();
    const auto& [first, second, firstVictim, secondVictim] = std::tie(steps[0], steps[1], steps[2], steps[3]);
    QVERIFY(first.length >= 140 && first.length == second.length);
    QCOMPARE(second.start, first.end());
    QVERIFY(firstVictim.start > first.start && firstVictim.start < first.end());
    QVERIFY(secondVictim.start > second.start && secondVictim.start < second.end());
    QVERIFY(motion.length() < 500);
    // Between the legs the mover is over the first victim, which is nearly gone, and still lifted.
    const BoardShape& shape = game.position().shape();
    const MoveMotion::Mover between = motion.moverAt(first.end());
    QCOMPARE(between.at, QPointF(shape.column(first.to), shape.row(first.to)));
    QVERIFY(between.lift > 0.9);
    QVERIFY(motion.victimsAt(first.end())[0].opacity < 0.2);
    QCOMPARE(motion.victimsAt(first.end())[1].opacity, 1.0);
    QCOMPARE(motion.moverAt(motion.arrival()).lift, 0.0);
    for (const MoveMotion::Victim& victim : motion.victimsAt(motion.length())) {
        QCOMPARE(victim.opacity, 0.0);
    }
}

// It slows down at the corner and moves along one axis at a time.
void MoveMotionTest::aHookMoveTurnsAtItsCorner() {
    Game game = motionGames()[1].begun(catalog());
    QVERIFY(motionGames()[1].playMove(game));
    const MoveMotion motion = motionOf(game);
    const MoveMotion::Step& first = motion.steps()[0];
    const QPointF start = motion.moverAt(0).at;
    const QPointF corner = motion.moverAt(first.end()).at;
    double last = 0;
    for (int time = 0; time <= motion.length(); time += 10) {
        const QPointF at = motion.moverAt(time).at;
        QVERIFY(time <= first.end() ? at.x() == start.x() : at.y() == corner.y());
        const double way = std::abs(at.x() - start.x()) + std::abs(at.y() - start.y());
        QVERIFY(way >= last);
        last = way;
    }
    QVERIFY(motion.length() < 500);
}

void MoveMotionTest::whatBurnsCharsOnceTheDemonIsThere() {
    Game game = motionGames()[2].begun(catalog());
    QVERIFY(motionGames()[2].playMove(game));
    const MoveMotion motion = motionOf(game);
    int burnt = 0;
    for (const MoveMotion::Step& step : motion.steps()) {
        if (step.kind == Kind::Char) {
            QCOMPARE(step.start, motion.arrival());
            ++burnt;
        }
    }
    QVERIFY(burnt > 1);
    const int middle = motion.arrival() + stepOf(motion, Kind::Char).length / 2;
    const auto before = motion.victimsAt(motion.arrival());
    const auto burning = motion.victimsAt(middle);
    for (std::size_t i = 0; i < burning.size(); ++i) {
        QCOMPARE(before[i].charred, 0.0);
        QVERIFY(burning[i].charred > 0.4 && burning[i].opacity > 0.9);
    }
    QVERIFY(motion.length() < 500);
}

void MoveMotionTest::contagionShowsBothFaces() {
    Game game = motionGames()[3].begun(catalog());
    const Move move = motionGames()[3].move(game);
    const Piece before = game.position().at(move.from()).piece();
    QVERIFY(motionGames()[3].playMove(game));
    const MoveMotion motion = motionOf(game);
    const MoveMotion::Step& change = stepOf(motion, Kind::Infect);
    QVERIFY(motion.moverAt(change.start).face == before);
    const MoveMotion::Mover middle = motion.moverAt(change.start + change.length / 2);
    QVERIFY(middle.face == before && middle.otherFace && middle.otherFace->type == *move.promotion);
    QVERIFY(middle.otherShare > 0.3 && middle.otherShare < 0.7);
    QVERIFY(motion.moverAt(motion.length()).face.type == *move.promotion);
    QVERIFY(!motion.moverAt(motion.length()).otherFace);
}

void MoveMotionTest::aPromotionTurnsAboutTheLongAxis() {
    const auto variant = catalog().load("shogi").value();
    Game game(positionFromSfen(variant, "4k4/9/9/4P4/9/9/9/9/4K4 b - 1").value());
    const auto& legal = game.legalMoves();
    const auto promotes = [](const Move& each) { return each.promotes(); };
    const Move move = *std::find_if(legal.begin(), legal.end(), promotes);
    QVERIFY(game.play(move));
    const MoveMotion motion = motionOf(game);
    const MoveMotion::Step& turn = stepOf(motion, Kind::Turn);
    QCOMPARE(turn.start, motion.arrival());
    QCOMPARE(motion.moverAt(turn.start).width, 1.0);
    QVERIFY(motion.moverAt(turn.start).face.type != *move.promotion);
    QVERIFY(motion.moverAt(turn.start + turn.length / 2).width < 0.05);
    QVERIFY(motion.moverAt(turn.end()).face.type == *move.promotion);
    QCOMPARE(motion.moverAt(turn.end()).width, 1.0);
}

void MoveMotionTest::everyMoveIsShort_data() {
    everyGame();
}

// Whatever the move: below half a second, from its first square to its last, and gone is what is gone.
void MoveMotionTest::everyMoveIsShort() {
    QFETCH(QString, id);
    std::mt19937 random(5);
    Game game = playedGame(id, random, 60);
    for (int i = 0; i < 40 && !game.isOver(); ++i) {
        const auto& legal = game.legalMoves();
        QVERIFY(game.play(Move(legal[random() % legal.size()])));
        const Move& move = game.plies().back().move;
        const BoardShape& shape = game.position().shape();
        for (const auto pace : {MoveMotion::Pace::Played, MoveMotion::Pace::Stepped}) {
            const MoveMotion motion = motionOf(game, pace);
            QVERIFY(motion.length() > 0 && motion.length() < (pace == MoveMotion::Pace::Played ? 500 : 200));
            for (const MoveMotion::Step& step : motion.steps()) {
                QVERIFY(step.start >= 0 && step.length > 0 && step.end() <= motion.length());
            }
            const QPointF end = motion.moverAt(motion.length()).at;
            QCOMPARE(end, QPointF(shape.column(move.to()), shape.row(move.to())));
            if (!move.isDrop()) {
                const QPointF start(shape.column(move.from()), shape.row(move.from()));
                QCOMPARE(motion.moverAt(0).at, start);
            }
            const Cell left = game.position().at(move.to());
            QCOMPARE(motion.moverAt(motion.length()).opacity, left.isEmpty() ? 0.0 : 1.0);
            QVERIFY(left.isEmpty() || motion.moverAt(motion.length()).face == left.piece());
            for (const MoveMotion::Victim& victim : motion.victimsAt(motion.length())) {
                QCOMPARE(victim.opacity, 0.0);
            }
        }
    }
}

MUJO_UI_TEST(MoveMotionTest)
#include "move_motion_test.moc"
