// The faces of all pieces of all games.

#include <QPainter>
#include <QPointF>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

#include "core/insight/piece_diagram.h"
#include "core/insight/threat_map.h"
#include "core/position/candidates.h"
#include "core/rules/captures.h"
#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/ui_test.h"
#include "ui/look/glyph_store.h"
#include "ui/look/piece_faces.h"
#include "ui/look/piece_painter.h"
#include "ui/look/wedge.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;
using namespace mujo::ui::testing;
using mujo::testing::sampleCount;

namespace {

PieceTypeId idOf(std::size_t i) {
    return PieceTypeId(static_cast<std::uint16_t>(i));
}

QImage render(const PieceFace& face, int side, PieceSet set = PieceSet::Kanji, bool withShadow = true) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    PieceStyle style;
    style.set = set;
    style.shadowShown = withShadow;
    PiecePainter(Theme::light(), style).paint(painter, QRectF(0, 0, side, side), face);
    return image;
}

double greyDifference(const QImage& a, const QImage& b) {
    constexpr int kVisibleStep = 24;
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) >= kVisibleStep ? 1 : 0;
        }
    }
    return static_cast<double>(count) / (a.width() * a.height());
}

/// Middle of what is covered, in pixels.
QPointF centreOf(const QImage& image) {
    QPointF sum;
    double all = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const double cover = qAlpha(image.pixel(x, y)) / 255.0;
            sum += cover * QPointF(x + 0.5, y + 0.5);
            all += cover;
        }
    }
    return sum / all;
}

/// Cover of each cell of a grid of 12 around the middle of the shape, edge pixels by their part: pictures of
/// all sizes become comparable, wherever their base has been put to lie on a pixel.
std::vector<double> coverOf(const QImage& image) {
    constexpr int kGrid = 12;
    constexpr int kParts = 10; // of a pixel, to each side
    std::vector<double> cover(static_cast<std::size_t>(kGrid * kGrid));
    const double cell = static_cast<double>(image.width()) / kGrid;
    const QPointF origin = centreOf(image) - QPointF(image.width(), image.height()) / 2;
    for (int y = 0; y < image.height() * kParts; ++y) {
        for (int x = 0; x < image.width() * kParts; ++x) {
            const QPointF at = QPointF(x + 0.5, y + 0.5) / kParts - origin;
            const int column = std::clamp(static_cast<int>(at.x() / cell), 0, kGrid - 1);
            const int row = std::clamp(static_cast<int>(at.y() / cell), 0, kGrid - 1);
            cover[static_cast<std::size_t>(row * kGrid + column)] +=
                qAlpha(image.pixel(x / kParts, y / kParts)) / (255.0 * kParts * kParts * cell * cell);
        }
    }
    return cover;
}

/// A direction without its length.
std::pair<int, int> rayOf(int right, int forward) {
    const int common = std::max(1, std::gcd(right, forward));
    return {right / common, forward / common};
}

std::pair<int, int> rayOf(const MoveTick& tick) {
    return rayOf(static_cast<int>(tick.dx), static_cast<int>(-tick.dy));
}

/// Length of an offset on the ray of a tick, in steps of the tick; 0 when it is not on it.
int stepsAlong(const MoveTick& tick, int right, int forward) {
    if (rayOf(tick) != rayOf(right, forward)) {
        return 0;
    }
    const int unit = static_cast<int>(std::max(std::abs(tick.dx), std::abs(tick.dy)));
    const int length = std::max(std::abs(right), std::abs(forward));
    return length % unit == 0 ? length / unit : 0;
}

bool isOneLeg(const MoveTick& tick) {
    return tick.kind == MoveTick::Kind::Step || tick.kind == MoveTick::Kind::Slide ||
           tick.kind == MoveTick::Kind::Limited || tick.kind == MoveTick::Kind::Jump;
}

/// How many steps a piece may go on in any direction by its stars; 0 where one of eight is missing.
int reachOfStars(const std::vector<MoveTick>& ticks) {
    std::map<std::pair<int, int>, int> stars;
    for (const MoveTick& tick : ticks) {
        if (tick.kind == MoveTick::Kind::Lion || tick.kind == MoveTick::Kind::Area) {
            stars[rayOf(tick)] = tick.number;
        }
    }
    constexpr std::size_t kDirections = 8;
    const auto shortest = std::ranges::min_element(stars, {}, [](const auto& star) { return star.second; });
    return stars.size() == kDirections ? shortest->second : 0;
}

enum class Says { No, Perhaps, Yes };

/// What a tick says of a target. A jump has its nearest target only; a slide that jumps goes farther.
Says says(const MoveTick& tick, int right, int forward) {
    const int steps = stepsAlong(tick, right, forward);
    if (steps == 0) {
        return Says::No;
    }
    switch (tick.kind) {
    case MoveTick::Kind::Slide:
        return Says::Yes;
    case MoveTick::Kind::Limited:
        return steps <= tick.number ? Says::Yes : Says::No;
    case MoveTick::Kind::Jump: {
        const bool skips = std::max(std::abs(tick.dx), std::abs(tick.dy)) == 1;
        return steps == 1 && !skips ? Says::Yes : Says::Perhaps;
    }
    default:
        return steps == 1 ? Says::Yes : Says::No;
    }
}

/// What the piece can do from several squares of a board, with what it takes on the way.
std::set<std::vector<int>> reachOf(const Position& position, PieceTypeId type) {
    std::set<std::vector<int>> outcomes;
    const BoardShape& shape = position.shape();
    for (const int row : {shape.ranks() / 2, shape.ranks() / 3, 1}) {
        const Square origin = shape.at(shape.files() / 2, row);
        forEachCandidate(position, origin, Piece{type, Side::Sente}, [&](const Candidate& candidate) {
            std::vector<int> outcome{row, candidate.to.index()};
            for (const Square victim : candidate.victims) {
                outcome.push_back(victim.index());
            }
            outcomes.insert(outcome);
            return true;
        });
    }
    return outcomes;
}

} // namespace

class PieceFacesTest : public QObject {
    Q_OBJECT

private slots:
    void everyNameHasItsGlyphs_data();
    void everyNameHasItsGlyphs();
    void everyWedgeIsTheSameShapeAtEverySize();
    void sizesFollowTheRank_data();
    void sizesFollowTheRank();
    void everyPromotedPieceShowsWithoutColour_data();
    void everyPromotedPieceShowsWithoutColour();
    void promotedKanjiAreRed();
    void theLineOfARoyalTouchesNoCharacter_data();
    void theLineOfARoyalTouchesNoCharacter();
    void facesSayMoreAsCellsGrow();
    void sweepersHaveASignOfTheirOwn();
    void ticksAreTheDirectionsOfTheRules_data();
    void ticksAreTheDirectionsOfTheRules();
    void differentMovesGetDifferentPictures_data();
    void differentMovesGetDifferentPictures();
    void onlyLimitsHaveNumbers();
    void starsHaveOneNumber();
    void allInkLiesOnThePiece_data();
    void allInkLiesOnThePiece();
};

void PieceFacesTest::everyNameHasItsGlyphs_data() {
    everyGame();
}

// No character of a name is left to the fonts of the machine, where it could be glyph 0.
void PieceFacesTest::everyNameHasItsGlyphs() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const GlyphStore& store = GlyphStore::shared();
    for (const PieceType& type : variant->types()) {
        QVERIFY2(!type.kanji.empty(), type.id.c_str());
        const QString serif = QString::fromStdString(type.kanji + type.kanji1 + type.id);
        for (const char32_t c : serif.toUcs4()) {
            const Glyph* glyph = store.find(c, GlyphFace::Serif);
            QVERIFY2(
                store.isEmbedded(c, GlyphFace::Serif) && glyph != nullptr && !glyph->path.isEmpty(),
                qPrintable(QStringLiteral("%1: U+%2").arg(QString::fromStdString(type.id)).arg(c, 0, 16)));
        }
        for (const char32_t c : QString::fromStdString(type.name + type.id).toUcs4()) {
            QVERIFY2(c == U' ' || store.isEmbedded(c, GlyphFace::Sans), type.name.c_str());
        }
    }
}

// At 24, 48 and 200 pixels within 2 % of the area.
void PieceFacesTest::everyWedgeIsTheSameShapeAtEverySize() {
    for (int sizeClass = 0; sizeClass < 4; ++sizeClass) {
        PieceFace face;
        face.sizeClass = sizeClass;
        const std::vector<double> large = coverOf(render(face, 200, PieceSet::Kanji, false));
        const double area = std::accumulate(large.begin(), large.end(), 0.0);
        QVERIFY(area > 0.4 * static_cast<double>(large.size()));
        for (const int side : {24, 48}) {
            const std::vector<double> small = coverOf(render(face, side, PieceSet::Kanji, false));
            double off = 0;
            for (std::size_t i = 0; i < large.size(); ++i) {
                off += std::abs(large[i] - small[i]);
            }
            QVERIFY2(
                off <= 0.02 * area,
                qPrintable(QStringLiteral("size %1, %2 px: %3").arg(sizeClass).arg(side).arg(off / area)));
        }
    }
}

void PieceFacesTest::sizesFollowTheRank_data() {
    everyGame();
}

// Four sizes, the royals among the largest, no stronger piece smaller than a weaker one.
void PieceFacesTest::sizesFollowTheRank() {
    QFETCH(QString, id);
    for (int sizeClass = 0; sizeClass < 3; ++sizeClass) {
        QVERIFY(Wedge(sizeClass).height() > Wedge(sizeClass + 1).height());
    }
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    std::set<int> sizes;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceType& type = variant->types()[i];
        const PieceFace& face = faces.of(idOf(i));
        sizes.insert(face.sizeClass);
        QVERIFY(!type.royal || type.promoted || face.sizeClass == 0);
        if (type.promoted) {
            QCOMPARE(face.sizeClass, faces.of(type.base).sizeClass); // the same piece of wood
        }
    }
    QCOMPARE(sizes, (std::set<int>{0, 1, 2, 3}));
}

void PieceFacesTest::everyPromotedPieceShowsWithoutColour_data() {
    everyGame();
}

// In grey, 3 % of the cell differ between a promoted face and the same one unpromoted.
void PieceFacesTest::everyPromotedPieceShowsWithoutColour() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    const std::vector<int> sides =
        sampleCount(0, 1) == 0 ? std::vector{24, 48} : std::vector{20, 24, 32, 48, 72, 120};
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        PieceFace face = faces.of(idOf(i));
        if (!face.promoted) {
            continue;
        }
        for (const PieceSet set : {PieceSet::Kanji, PieceSet::Mnemonic, PieceSet::Western}) {
            for (const int side : sides) {
                face.promoted = true;
                const QImage promoted = render(face, side, set);
                face.promoted = false;
                const double share = greyDifference(promoted, render(face, side, set));
                QVERIFY2(share >= 0.03, qPrintable(QStringLiteral("%1, set %2, %3 px: %4")
                                                       .arg(face.code)
                                                       .arg(static_cast<int>(set))
                                                       .arg(side)
                                                       .arg(share)));
            }
        }
    }
}

// Lacquer on the light wedge.
void PieceFacesTest::promotedKanjiAreRed() {
    QCOMPARE(Theme::light().kanjiPromoted, QColor(0xA6, 0x19, 0x2E));
    const auto variant = catalog().load("tai").value();
    const PieceFaces faces(*variant);
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceFace& face = faces.of(idOf(i));
        const QImage image = render(face, 96);
        int red = 0;
        for (int y = 20; y < 76; ++y) { // between the corner marks
            for (int x = 20; x < 76; ++x) {
                red += image.pixelColor(x, y) == Theme::light().kanjiPromoted ? 1 : 0;
            }
        }
        QVERIFY2((red > 40) == face.promoted, qPrintable(face.code));
    }
}

void PieceFacesTest::theLineOfARoyalTouchesNoCharacter_data() {
    everyGame();
}

void PieceFacesTest::theLineOfARoyalTouchesNoCharacter() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    Theme theme = Theme::light();
    theme.kanji = theme.kanjiPromoted = QColor(0, 0, 255);
    theme.royalMark = QColor(255, 0, 0);
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceFace& face = faces.of(idOf(i));
        for (const int side : {28, 41, 48, 58, 72, 96}) {
            if (!face.royal) {
                continue;
            }
            QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            PiecePainter(theme, {}).paintInk(painter, QRectF(0, 0, side, side), face);
            painter.end();
            int lowestInk = 0;
            int highestLine = side;
            for (int y = 0; y < side; ++y) {
                for (int x = 0; x < side; ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    lowestInk = colour.alpha() > 64 && colour.blue() > colour.red() ? y : lowestInk;
                    if (colour.alpha() > 64 && colour.red() > colour.blue()) {
                        highestLine = std::min(highestLine, y);
                    }
                }
            }
            QVERIFY2(highestLine < side, qPrintable(face.code));
            QVERIFY2(lowestInk < highestLine,
                     qPrintable(QStringLiteral("%1 at %2: ink down to %3, line from %4")
                                    .arg(face.code)
                                    .arg(side)
                                    .arg(lowestInk)
                                    .arg(highestLine)));
        }
    }
}

// The painter follows the levels, not only levelFor().
void PieceFacesTest::facesSayMoreAsCellsGrow() {
    PieceFace face;
    face.kanji2 = QStringLiteral("金将");
    face.kanji1 = QStringLiteral("金");
    face.name = QStringLiteral("Gold general");
    PieceFace other = face;
    other.kanji2 = QStringLiteral("銀将");
    other.kanji1 = QStringLiteral("銀");
    PieceFace shorter = face;
    shorter.kanji2 = face.kanji1;
    PieceFace renamed = face;
    renamed.name = QStringLiteral("Silver");
    const auto same = [](const PieceFace& a, const PieceFace& b, int side) {
        return render(a, side) == render(b, side);
    };
    QVERIFY(same(face, other, 23) && !same(face, other, 24));
    QVERIFY(same(face, shorter, 39) && !same(face, shorter, 40));
    QVERIFY(same(face, renamed, 71) && !same(face, renamed, 72));
    PieceFace slider = face;
    slider.role = RoleClass::Slide;
    face.role = RoleClass::Jump;
    QVERIFY(!same(face, slider, 23) && same(face, slider, 24));
    PieceFace sweeper = face;
    sweeper.role = RoleClass::Sweep;
    QVERIFY(!same(sweeper, slider, 23) && same(sweeper, slider, 24));
}

// What takes all that it passes is the most dangerous of all, and no slider.
void PieceFacesTest::sweepersHaveASignOfTheirOwn() {
    const auto variant = catalog().load("taikyoku").value();
    const PieceFaces faces(*variant);
    int sweepers = 0;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceType& type = variant->types()[i];
        const auto roots = std::span(type.program.legs).first(type.program.rootCount);
        const bool sweeps = !type.royal && std::any_of(roots.begin(), roots.end(), [](const betza::Leg& leg) {
            return leg.gait == betza::Gait::Sweep;
        });
        QCOMPARE(faces.of(PieceTypeId(i)).role == RoleClass::Sweep, sweeps);
        sweepers += sweeps ? 1 : 0;
    }
    QVERIFY(sweepers > 0);
}

void PieceFacesTest::ticksAreTheDirectionsOfTheRules_data() {
    everyGame();
}

// Directions of every piece from its move program; for pieces of one leg also what the engine's moves
// reach, alone on the board and with an enemy on each square around.
void PieceFacesTest::ticksAreTheDirectionsOfTheRules() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    const BoardShape& shape = variant->shape();
    const Square middle = shape.at(shape.files() / 2, shape.ranks() / 2);
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        const PieceType& type = variant->types()[i];
        const std::vector<MoveTick>& ticks = faces.of(idOf(i)).ticks;
        std::set<std::pair<int, int>> expected;
        for (std::size_t leg = 0; leg < type.program.rootCount; ++leg) {
            expected.insert(rayOf(type.program.legs[leg].step.right, type.program.legs[leg].step.forward));
        }
        std::set<std::pair<int, int>> drawn;
        for (const MoveTick& tick : ticks) {
            drawn.insert(rayOf(tick));
        }
        if (type.program.universal != 0) {
            QVERIFY(drawn.size() >= 8);
            continue;
        }
        QVERIFY2(std::ranges::includes(expected, drawn), type.id.c_str());
        // Stars in all eight directions lead to all squares around, so that jumps to these need no marks.
        const int around = reachOfStars(ticks);
        for (const auto& [right, forward] : expected) {
            const bool isSaid = std::max(std::abs(right), std::abs(forward)) <= around;
            QVERIFY2(drawn.contains({right, forward}) || isSaid, type.id.c_str());
        }
        if (!std::all_of(ticks.begin(), ticks.end(), isOneLeg)) {
            continue;
        }
        const Piece piece{standIn(*variant, idOf(i)), Side::Sente};
        const Position lone = lonePiece(variant, piece, middle);
        for (int number = 0; number < shape.squareCount(); ++number) {
            const Square target(number);
            const int right = shape.column(target) - shape.column(middle);
            const int forward = shape.row(middle) - shape.row(target);
            if (target == middle) {
                continue;
            }
            for (const bool takes : {false, true}) {
                Imagined board(lone);
                if (takes) {
                    board.set(target, Piece{ordinaryKind(*variant), Side::Gote});
                }
                bool reaches = false;
                forEachCandidate(board, middle, piece, [&](const Candidate& candidate) {
                    reaches = reaches || candidate.to == target;
                    return true;
                });
                Says told = Says::No;
                for (const MoveTick& tick : ticks) {
                    const auto excluded = takes ? MoveTick::Use::MoveOnly : MoveTick::Use::CaptureOnly;
                    told = tick.use == excluded ? told : std::max(told, says(tick, right, forward));
                }
                QVERIFY2(told == Says::Perhaps || reaches == (told == Says::Yes),
                         qPrintable(QStringLiteral("%1 to %2 %3%4")
                                        .arg(QString::fromStdString(type.id))
                                        .arg(right)
                                        .arg(forward)
                                        .arg(takes ? QStringLiteral(", taking") : QString())));
            }
        }
    }
}

void PieceFacesTest::differentMovesGetDifferentPictures_data() {
    everyGame();
}

// What is drawn, without letters and promotion, tells moves apart.
void PieceFacesTest::differentMovesGetDifferentPictures() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    std::mt19937 random(3);
    const std::vector<Position> boards{Position::start(variant), playedGame(id, random, 60).position(),
                                       playedGame(id, random, 150).position()};
    std::map<std::vector<uchar>, std::vector<PieceTypeId>> pictures;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        PieceFace face = faces.of(idOf(i));
        QVERIFY(!face.ticks.empty());
        face.code.clear();
        face.promoted = false;
        face.sizeClass = 0;
        const QImage image = render(face, 64, PieceSet::Mnemonic);
        auto& alike = pictures[{image.constBits(), image.constBits() + image.sizeInBytes()}];
        for (const PieceTypeId other : alike) {
            for (const Position& board : boards) {
                QVERIFY2(reachOf(board, idOf(i)) == reachOf(board, other),
                         (variant->type(other).id + " and " + variant->types()[i].id).c_str());
            }
        }
        alike.push_back(idOf(i));
    }
    QVERIFY(pictures.size() > 4);
}

// A general that may jump over any number of pieces has none, whatever the board allows.
void PieceFacesTest::onlyLimitsHaveNumbers() {
    const auto numbers = [](const char* id) {
        const auto variant = catalog().load(id).value();
        const PieceFaces faces(*variant);
        std::set<int> found;
        for (std::size_t i = 0; i < variant->types().size(); ++i) {
            for (const MoveTick& tick : faces.of(idOf(i)).ticks) {
                if (variant->types()[i].id == "RG" && tick.kind == MoveTick::Kind::HopCapture) {
                    found.insert(tick.number);
                }
            }
        }
        return found;
    };
    QCOMPARE(numbers("tenjiku"), std::set<int>{0});
    QCOMPARE(numbers("suzumu"), std::set<int>{2});
}

// Eight stars of three steps have one 3 between them, not eight.
void PieceFacesTest::starsHaveOneNumber() {
    const auto variant = catalog().load("tenjiku").value();
    const PieceFaces faces(*variant);
    constexpr int kSide = 120;
    int demons = 0;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        if (variant->types()[i].id != "FD") {
            continue;
        }
        ++demons;
        PieceFace face = faces.of(idOf(i));
        const QImage three = render(face, kSide, PieceSet::Mnemonic);
        for (MoveTick& tick : face.ticks) {
            tick.number = tick.kind == MoveTick::Kind::Area ? 2 : tick.number;
        }
        const QImage two = render(face, kSide, PieceSet::Mnemonic);
        QRect digits;
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x) {
                digits = three.pixel(x, y) != two.pixel(x, y) ? digits.united(QRect(x, y, 1, 1)) : digits;
            }
        }
        QVERIFY(!digits.isEmpty());
        QVERIFY2(digits.width() < kSide / 8 && digits.height() < kSide / 8,
                 qPrintable(QStringLiteral("%1 x %2").arg(digits.width()).arg(digits.height())));
    }
    QCOMPARE(demons, 1);
}

void PieceFacesTest::allInkLiesOnThePiece_data() {
    everyGame();
}

void PieceFacesTest::allInkLiesOnThePiece() {
    QFETCH(QString, id);
    const auto variant = catalog().load(id.toStdString()).value();
    const PieceFaces faces(*variant);
    constexpr int kSide = 64;
    constexpr int kHalf = 128; // of what covers a pixel
    PieceStyle style;
    style.set = PieceSet::Mnemonic;
    style.shadowShown = false;
    const PiecePainter piece(Theme::light(), style);
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        for (const Side side : {Side::Sente, Side::Gote}) {
            const PieceFace& face = faces.of(Piece{idOf(i), side});
            QImage wood(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
            wood.fill(Qt::transparent);
            QImage ink = wood;
            QPainter onWood(&wood);
            piece.paintBlank(onWood, wood.rect(), face);
            onWood.end();
            QPainter onInk(&ink);
            piece.paintInk(onInk, ink.rect(), face);
            onInk.end();
            int beyond = 0;
            for (int y = 0; y < kSide; ++y) {
                for (int x = 0; x < kSide; ++x) {
                    const bool isInk = qAlpha(ink.pixel(x, y)) >= kHalf;
                    beyond += isInk && qAlpha(wood.pixel(x, y)) < kHalf ? 1 : 0;
                }
            }
            QVERIFY2(beyond <= 1, qPrintable(QStringLiteral("%1: %2").arg(face.code).arg(beyond)));
        }
    }
}

MUJO_UI_TEST(PieceFacesTest)
#include "piece_faces_test.moc"
