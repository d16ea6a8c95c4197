#include <QHelpEvent>
#include <QLabel>
#include <cmath>
#include <set>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/look/chip_marks.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;

// What the board shows before the last click: the way of a hook move, and all that disappears.

namespace {

/// Squares that a move empties, and its last one when the mover does not survive there.
std::set<Square> removedBy(const Position& before, const Move& move) {
    const Transition transition = rules::resolve(before, move);
    std::set<Square> squares;
    for (const SquareChange& change : transition.squares) {
        const bool isMover = change.square == move.origin;
        const bool isTaken =
            !change.before.isEmpty() && (change.after.isEmpty() || change.square == move.to());
        if (!isMover && (isTaken || change.after.isEmpty())) {
            squares.insert(change.square);
        }
    }
    return squares;
}

std::set<Square> shownVictims(const SeenScene& scene) {
    std::set<Square> squares;
    for (const SceneItem& item : scene.withRole(Role::PreviewVictim)) {
        squares.insert(item.square);
    }
    return squares;
}

/// A thrown position with more demons than chance gives.
Game withDemons(const std::shared_ptr<const Variant>& variant, Random& random) {
    const PieceKinds& demons = variant->rules().burning->demons;
    std::vector<PieceTypeId> kinds;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        if (demons.contains(PieceTypeId(i)) && !variant->types()[i].formOnly) {
            kinds.push_back(PieceTypeId(i));
        }
    }
    Setup setup = mujo::testing::scattered(variant, random).position.setup();
    constexpr int kDemons = 6;
    for (int i = 0; i < kDemons; ++i) {
        Cell& cell = setup.cells[Square(static_cast<int>(random.below(setup.cells.size())))];
        if (cell.isEmpty() || !variant->type(cell.type()).royal) {
            cell = Piece{kinds[random.below(kinds.size())], Side(i % 2)};
        }
    }
    return Game(Position::create(variant, setup).value());
}

} // namespace

class BoardPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void hookTargetsShowALegalWay_data();
    void hookTargetsShowALegalWay();
    void allThatBurnsIsShown();
    void aJumpToTakeIsShownWithoutStops();
    void lossesAreCountedAndSaid();
    void ownPiecesThatASweepRemovesAreSaid();
};

void BoardPreviewTest::hookTargetsShowALegalWay_data() {
    QTest::addColumn<QString>("id");
    int games = 0;
    for (const Catalog::Entry& entry : catalog().entries()) {
        const auto& types = entry.standard->types();
        if (std::any_of(types.begin(), types.end(), isHookMover)) {
            QTest::newRow(entry.standard->id().c_str()) << QString::fromStdString(entry.standard->id());
            ++games;
        }
    }
    QVERIFY(games >= 5);
}

void BoardPreviewTest::hookTargetsShowALegalWay() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    Table table(id.toUtf8().constData(), nullptr);
    const BoardLayout& layout = table.view().layoutOfSquares();
    Random random(23);
    constexpr int kWanted = 200;
    constexpr int kPositions = 200;
    constexpr int kOfOnePosition = 20;
    int tried = 0;
    int withTwoCorners = 0;
    for (int number = 0; number < kPositions && tried < kWanted; ++number) {
        const Game game(mujo::testing::sampled(variant, random, number).position);
        std::vector<const Move*> hooks;
        for (const Move& move : game.legalMoves()) {
            if (!hookWays(game.position(), move).empty()) {
                hooks.push_back(&move);
            }
        }
        for (int i = 0; i < kOfOnePosition && !hooks.empty() && tried < kWanted; ++i, ++tried) {
            const Move& move = *hooks[random.below(hooks.size())];
            const auto ways = hookWays(game.position(), move);
            table.setGame(game);
            table.click(move.from());
            // Pointed at from each quarter of the target: the corner on that side is the one that is shown.
            for (const QPointF side : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
                const QPointF at = layout.centre(move.to()) + side * layout.cellSize() * 0.3;
                table.point(at);
                const auto shown = table.scene().previewPath();
                QVERIFY(std::find(ways.begin(), ways.end(), shown) != ways.end());
                const auto distance = [&](const rules::Route& way) {
                    const QPointF to = layout.centre(way[1]) - at;
                    return std::hypot(to.x(), to.y());
                };
                for (const rules::Route& way : ways) {
                    constexpr double kRounding = 2; // cell edges lie on whole pixels
                    QVERIFY(distance(shown) <= distance(way) + kRounding);
                }
            }
            withTwoCorners += ways.size() > 1 ? 1 : 0;
            // One outcome: the second click is the last. Several: they are offered.
            const TargetMark mark = *table.view().input().markOn(move.to());
            const auto& legal = game.legalMoves();
            const auto outcomes = std::count_if(legal.begin(), legal.end(), [&](const Move& other) {
                return other.origin == move.origin && other.to() == move.to();
            });
            table.click(move.to());
            if (outcomes == 1 && !mark.goesOn) {
                QCOMPARE(table.played(), QString::fromStdString(rules::moveText(*variant, move)));
            } else {
                QCOMPARE(table.view().input().state(),
                         mark.goesOn ? InputState::LegsUnderWay : InputState::Choosing);
            }
        }
    }
    QCOMPARE(tried, kWanted);
    QVERIFY(withTwoCorners > 0);
}

void BoardPreviewTest::aJumpToTakeIsShownWithoutStops() {
    Table table("tenjiku", "7k8/16/2p13/16/2p13/16/16/16/16/16/2P13/16/2(GG)13/16/16/7K8 b - 1");
    table.click("14m");
    table.point("14c");
    const auto way = table.scene().withRole(Role::PreviewPath);
    QCOMPARE(way.size(), std::size_t{2});
    QCOMPARE(way.back().square, table.square("14c"));
}

void BoardPreviewTest::allThatBurnsIsShown() {
    const auto variant = catalog().load("tenjiku").value();
    Table table("tenjiku", nullptr);
    Random random(24);
    const int positions = mujo::testing::sampleCount(40, 500);
    constexpr int kOfOnePosition = 12;
    int burning = 0;
    int burntAlone = 0;
    int demonsMeeting = 0;
    for (int number = 0; number < positions; ++number) {
        const Game game = withDemons(variant, random);
        const auto key = game.position().key();
        std::vector<const Move*> moves;
        for (const Move& move : game.legalMoves()) {
            const Losses losses = lossesBy(game.position(), move);
            if (move.isPass() || move.isDrop()) {
                continue;
            }
            if (losses.burnt > 0 || losses.mover || random.below(20) == 0) {
                moves.push_back(&move);
            }
        }
        for (int i = 0; i < kOfOnePosition && !moves.empty(); ++i) {
            const Move& move = *moves[random.below(moves.size())];
            table.setGame(game);
            const MoveInput& input = table.view().input();
            table.click(move.from());
            const std::size_t node = input.tree().find(move);
            const auto squares = input.tree().clicksTo(node);
            for (const Square square : squares) {
                table.point(square);
                if (square != squares.back()) {
                    table.click(square);
                }
            }
            std::set<Square> expected;
            for (const Move& outcome : input.tree().node(node).moves) {
                expected.merge(removedBy(game.position(), outcome));
            }
            QVERIFY2(shownVictims(table.scene()) == expected,
                     qPrintable(QStringLiteral("%1 in %2")
                                    .arg(QString::fromStdString(rules::moveText(*variant, move)),
                                         QString::fromStdString(sfen(game.position())))));
            QCOMPARE(table.game().position().key(), key); // nothing is removed before the last click
            const Losses losses = lossesBy(game.position(), move);
            const bool isDemon =
                variant->rules().burning->demons.contains(game.position().at(move.from()).type());
            burning += losses.burnt > 0 ? 1 : 0;
            burntAlone += losses.mover && !isDemon ? 1 : 0;
            demonsMeeting += losses.mover && isDemon ? 1 : 0;
        }
    }
    qInfo("%d burn others, %d are burnt on arrival, %d demons meet another", burning, burntAlone,
          demonsMeeting);
    QVERIFY(burning > positions && burntAlone > positions / 4 && demonsMeeting > positions / 20);
}

void BoardPreviewTest::lossesAreCountedAndSaid() {
    // Five pawns around an empty square, and another demon at the right.
    const char* text = "7k8/16/16/6ppp7/6p1p7/16/16/14(fd)1/3(FD)12/16/16/16/16/16/16/7K8 b - 1";
    Table table("tenjiku", text);
    const auto chip = [&] {
        const auto found = table.scene().withRole(Role::PreviewCount);
        return found.empty() ? QString() : found.front().text;
    };
    table.click("13i");
    table.point("9e");
    QCOMPARE(chip(), QStringLiteral("burns 5"));
    QVERIFY2(table.view().accessibleDescription().contains(QLatin1String("burning 5")),
             qPrintable(table.view().accessibleDescription()));
    table.point("10i");
    QCOMPARE(chip(), QString());
    QVERIFY(shownVictims(table.scene()).empty());
    table.point("3i"); // beside the other demon
    QVERIFY2(
        table.view().accessibleDescription().contains(QLatin1String("where the Fire Demon itself is burnt")),
        qPrintable(table.view().accessibleDescription()));
    QVERIFY(shownVictims(table.scene()) == std::set<Square>{table.square("3i")});
    // That square, and none from which no demon is near, is crossed out as soon as the piece is picked.
    QVERIFY(table.scene().has(Role::MoverBurnt, table.square("3i")));
    QVERIFY(!table.scene().has(Role::MoverBurnt, table.square("10i")));
}

void BoardPreviewTest::ownPiecesThatASweepRemovesAreSaid() {
    const auto variant = catalog().load("taikyoku").value();
    Table table("taikyoku", nullptr);
    Random random(36);
    int seen = 0;
    for (int number = 0; number < 60 && seen < 20; number += 3) { // thrown positions
        const Game game(mujo::testing::sampled(variant, random, number).position);
        for (const Move& move : game.legalMoves()) {
            const Losses losses = lossesBy(game.position(), move);
            if (losses.own == 0 || seen == 20) {
                continue;
            }
            table.setGame(game);
            table.view().select(move.from());
            const MoveInput& input = table.view().input();
            const std::size_t node = input.tree().find(move);
            if (input.tree().clicksTo(node).size() != 1 || !(input.tree().node(node).moves.front() == move)) {
                continue;
            }
            ++seen;
            table.point(input.tree().node(node).square);
            const QString words = table.view().accessibleDescription();
            const bool takes = input.markOn(input.tree().node(node).square)->captures;
            QVERIFY2(words.contains((takes ? QStringLiteral("and %1 more on the way")
                                           : QStringLiteral("removing %1 piece"))
                                        .arg(losses.passedOver)) &&
                         (words.contains(QStringLiteral("%1 of them its own").arg(losses.own)) ||
                          (losses.own >= losses.passedOver && words.contains(QStringLiteral("its own")))),
                     qPrintable(words));
            if (losses.passedOver > 1) {
                const auto chips = table.scene().withRole(Role::PreviewCount);
                QVERIFY(!chips.empty());
                QCOMPARE(chips.front().text,
                         QStringLiteral("sweeps away %1").arg(losses.passedOver + losses.taken));
                // The tip with the name of the piece there does not lie on it.
                BoardView& board = table.view();
                const QPoint at = board.squareRect(chips.front().square).center();
                QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
                QApplication::sendEvent(&board, &help);
                const auto* tip = board.findChild<QLabel*>(QStringLiteral("squareTip"));
                const QRectF cell(board.squareRect(chips.front().square));
                QVERIFY(!tip->isVisible() ||
                        !tip->geometry().intersects(marks::countChip(cell, chips.front().text).toRect()));
            }
        }
    }
    QVERIFY(seen > 10);
}

MUJO_UI_TEST(BoardPreviewTest)
#include "board_preview_test.moc"
