#include "colour_vision.h"
#include "ui/look/board_contrast.h"
#include "ui/look/board_texture.h"
#include "ui/look/danger_marks.h"
#include "ui/look/glyph_store.h"
#include "ui/look/kanji_layout.h"
#include "ui/look/line_marks.h"
#include "ui/look/marks.h"
#include "ui/look/name_fit.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_painter.h"
#include "ui/look/shipped_looks.h"
#include "ui/look/theme.h"
#include "ui/look/user_marks.h"
#include "ui/look/wedge.h"

#include <QPainter>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "tests/ui/ui_test.h"

using namespace mujo::ui;

namespace {

PieceFace goldGeneral() {
    PieceFace face;
    face.kanji2 = QStringLiteral("金将");
    face.kanji1 = QStringLiteral("金");
    face.code = QStringLiteral("G");
    face.name = QStringLiteral("Gold general");
    return face;
}

QImage render(const PieceFace& face, int side, const PieceStyle& style, const Theme& theme = Theme::light()) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    PiecePainter(theme, style).paint(painter, QRectF(0, 0, side, side), face);
    return image;
}

/// Covered part of the cell, edge pixels counted by their opacity.
double coverage(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            sum += qAlpha(image.pixel(x, y)) / 255.0;
        }
    }
    return sum / (image.width() * image.height());
}

double differingShare(const QImage& a, const QImage& b, int threshold) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) >= threshold) {
                ++count;
            }
        }
    }
    return static_cast<double>(count) / (a.width() * a.height());
}

/// Every shipped board in a light and in a dark window.
void addThemeRows() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("board");
    for (const BoardStyle& board : shippedBoards()) {
        QTest::addRow("light %s", qPrintable(board.id)) << static_cast<int>(ThemeKind::Light) << board.id;
        QTest::addRow("dark %s", qPrintable(board.id)) << static_cast<int>(ThemeKind::Dark) << board.id;
    }
    QTest::addRow("contrast") << static_cast<int>(ThemeKind::Contrast) << shippedBoards().front().id;
}

Theme fetchedTheme(int kind, const QString& board) {
    return Theme::make(static_cast<ThemeKind>(kind), shippedBoard(QLatin1String(board.toLatin1())));
}

/// What is written on a window and its parts.
void windowReads(const Theme& theme) {
    for (const QColor& ground : {theme.window, theme.panel, theme.panelAlternate, theme.button}) {
        for (const QColor& ink : {theme.text, theme.mutedText, theme.link}) {
            QVERIFY2(contrastRatio(ink, ground) >= 4.5, qPrintable(ink.name() + ground.name()));
        }
    }
    for (const QColor& ink : {theme.positive, theme.warning, theme.negative}) {
        QVERIFY2(contrastRatio(ink, theme.panel) >= 4.5, qPrintable(ink.name()));
    }
    QVERIFY(contrastRatio(theme.accent, theme.accentText) >= 4.5);
    QCOMPARE(isDarkPalette(theme.palette()), theme.isDark());
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    // NOLINTBEGIN(readability-identifier-naming): QtTest finds the rows of a test by the suffix _data.
    void levelFollowsTheCell_data();
    void levelFollowsTheCell();
    void pieceStaysInsideItsCell();
    void turnedPieceIsTheSameShape();
    void promotionShowsWithoutColour_data();
    void promotionShowsWithoutColour();
    void ticksChangeThePicture();
    void markColoursStayApart_data();
    void markColoursStayApart();
    void colourContrasts_data();
    void colourContrasts();
    void windowsOfTheDesktopsColoursRead_data();
    void windowsOfTheDesktopsColoursRead();
    void embeddedGlyphsAreDrawable();
    void missingGlyphIsNull();
    void cacheReturnsEqualPicturesAndKeepsItsBound();
    void everyMarkDrawsInItsCell();
    void gridLinesAreEquallyWide();
    void kanjiKeepTheirProportions();
    void smallKanjiAreOfALighterWeight();
    void royalsHaveALineAtTheFoot();
    void namesOfAGameAreOfOneSize();
    void theShadedEdgesAloneHaveAnOutline();
    // NOLINTEND(readability-identifier-naming)
};

void ThemeTest::levelFollowsTheCell_data() {
    QTest::addColumn<double>("cell");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<DetailLevel>("level");
    const auto row = [](double cell, double ratio, DetailLevel level) {
        QTest::addRow("%g at scale %g", cell, ratio) << cell << ratio << level;
    };
    row(23, 1, DetailLevel::RoleMark);
    row(24, 1, DetailLevel::OneKanji);
    row(39, 1, DetailLevel::OneKanji);
    row(40, 1, DetailLevel::WithLetters);
    row(71, 1, DetailLevel::WithLetters);
    row(72, 1, DetailLevel::WithName);
    // Taikyoku and Tenjiku on a screen of 200 %.
    row(11, 2, DetailLevel::RoleMark);
    row(12, 2, DetailLevel::OneKanji);
    row(20, 2, DetailLevel::TwoKanji);
    row(37.5, 2, DetailLevel::TwoKanji);
    row(39, 2, DetailLevel::TwoKanji);
    row(53, 2, DetailLevel::WithLetters); // the letters of the name would be too small to read
    row(54, 2, DetailLevel::WithName);
}

// In device pixels.
void ThemeTest::levelFollowsTheCell() {
    QFETCH(double, cell);
    QFETCH(double, ratio);
    QFETCH(DetailLevel, level);
    QCOMPARE(static_cast<int>(levelFor(cell, ratio)), static_cast<int>(level));
    // The painter follows it.
    const auto picture = [&](const PieceFace& face) {
        const int side = static_cast<int>(cell * ratio);
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        PiecePainter(Theme::light(), {}).paint(painter, QRectF(0, 0, cell, cell), face);
        painter.end();
        return image;
    };
    const PieceFace face = goldGeneral();
    PieceFace renamed = face;
    renamed.name = QStringLiteral("Other");
    PieceFace rewritten = face;
    rewritten.kanji2 = rewritten.kanji1 = QStringLiteral("銀");
    PieceFace recoded = face;
    recoded.code = QStringLiteral("QX");
    QCOMPARE(picture(renamed) != picture(face), level == DetailLevel::WithName);
    QCOMPARE(picture(recoded) != picture(face), level == DetailLevel::WithLetters);
    QCOMPARE(picture(rewritten) != picture(face), level != DetailLevel::RoleMark);
}

void ThemeTest::pieceStaysInsideItsCell() {
    PieceFace face = goldGeneral();
    face.sizeClass = 0;
    for (const bool gote : {false, true}) {
        face.gote = gote;
        QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        {
            QPainter painter(&image);
            PiecePainter(Theme::light(), {}).paint(painter, QRectF(20, 20, 40, 40), face);
        }
        const QImage inside = image.copy(20, 20, 40, 40);
        QVERIFY(std::abs(coverage(image) * 4 - coverage(inside)) < 1e-9);
    }
}

void ThemeTest::turnedPieceIsTheSameShape() {
    PieceStyle style;
    style.shadowShown = false;
    PieceFace face = goldGeneral();
    const QImage upright = render(face, 48, style);
    face.gote = true;
    const QImage turned = render(face, 48, style).mirrored(true, true);
    double off = 0;
    for (int y = 0; y < 48; ++y) {
        for (int x = 0; x < 48; ++x) {
            off += std::abs(qAlpha(upright.pixel(x, y)) - qAlpha(turned.pixel(x, y))) / 255.0;
        }
    }
    QVERIFY(off / (48 * 48) < 0.01);
}

void ThemeTest::promotionShowsWithoutColour_data() {
    addThemeRows();
}

// In every theme.
void ThemeTest::promotionShowsWithoutColour() {
    QFETCH(int, kind);
    QFETCH(QString, board);
    constexpr int kVisibleStep = 24;
    for (const PieceSet set : {PieceSet::Kanji, PieceSet::Mnemonic, PieceSet::Western}) {
        for (const int side : {20, 24, 32, 48, 72, 120}) {
            PieceFace face = goldGeneral();
            PieceStyle style;
            style.set = set;
            const Theme theme = fetchedTheme(kind, board);
            const QImage plain = render(face, side, style, theme);
            face.promoted = true;
            const double share = differingShare(plain, render(face, side, style, theme), kVisibleStep);
            QVERIFY2(
                share >= 0.03,
                qPrintable(
                    QStringLiteral("set %1, %2 px: %3").arg(static_cast<int>(set)).arg(side).arg(share)));
        }
    }
}

void ThemeTest::ticksChangeThePicture() {
    using Kind = MoveTick::Kind;
    const std::vector<std::vector<MoveTick>> moves = {
        {},
        {{0, -1, Kind::Step}},
        {{0, -1, Kind::Slide}},
        {{0, -1, Kind::Limited, 2}},
        {{0, -1, Kind::Limited, 3}},
        {{0, -2, Kind::Jump}},
        {{0, -3, Kind::Jump}},
        {{0, -1, Kind::Hook}},
        {{0, -1, Kind::Hook, 45}},
        {{0, -1, Kind::Lion}},
        {{0, -1, Kind::Area}},
        {{0, -1, Kind::Area, 3}},
        {{0, -1, Kind::HopCapture}},
        {{0, -1, Kind::Sweep}},
        {{0, 1, Kind::Step}},
        {{0, -1, Kind::Step}, {0, -2, Kind::Jump}},
        {{0, -1, Kind::Step, 0, MoveTick::Use::MoveOnly}},
        {{0, -1, Kind::Step, 0, MoveTick::Use::CaptureOnly}},
        {{1, -2, Kind::Jump}},
        {{2, -1, Kind::Jump}},
    };
    PieceStyle style;
    style.set = PieceSet::Mnemonic;
    std::vector<QImage> pictures;
    for (const auto& ticks : moves) {
        PieceFace face = goldGeneral();
        face.ticks = ticks;
        const QImage picture = render(face, 64, style);
        for (const QImage& earlier : pictures) {
            QVERIFY(differingShare(picture, earlier, 40) > 0.001);
        }
        pictures.push_back(picture);
    }
}

void ThemeTest::markColoursStayApart_data() {
    addThemeRows();
}

// For four kinds of colour vision, in every theme. The marks of the shipped boards were chosen together by a
// search over sRGB, near pine, indigo, plum, vermilion and their darker neighbours: the smallest CIE76
// difference of any two classes under normal, protan, deutan and tritan vision (Machado 2009, severity 1)
// stays above 30 while every colour keeps a contrast of at least 3:1 to the boards that it lies on.
void ThemeTest::markColoursStayApart() {
    QFETCH(int, kind);
    QFETCH(QString, board);
    const Theme theme = fetchedTheme(kind, board);
    for (const auto& vision : test::kVision) {
        for (std::size_t i = 0; i < kMarkClassCount; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const double apart = test::difference(theme.marks[i], theme.marks[j], vision);
                QVERIFY2(apart >= 30, qPrintable(QStringLiteral("%1 %2: %3").arg(i).arg(j).arg(apart)));
            }
        }
    }
}

void ThemeTest::colourContrasts_data() {
    addThemeRows();
}

// As far apart as colours and outlines of pieces have to be.
void ThemeTest::colourContrasts() {
    QFETCH(int, kind);
    QFETCH(QString, board);
    const Theme theme = fetchedTheme(kind, board);
    for (const QColor& mark : theme.marks) {
        QVERIFY(contrastRatio(mark, theme.board) >= 3);
        QVERIFY(contrastRatio(mark, theme.markOutline) >= 3);
        QVERIFY(contrastRatio(mark, theme.textOn(mark)) >= 4.5);
    }
    QVERIFY(contrastRatio(theme.check, theme.board) >= 3);
    QVERIFY(contrastRatio(theme.cursor, theme.board) >= 3);
    QVERIFY(contrastRatio(theme.zoneLine, theme.board) >= 3);
    QVERIFY(contrastRatio(theme.pieceOutline, theme.board) >= 3);
    for (const QColor& face : {theme.faceTop, theme.faceBottom, theme.goteFaceTop, theme.goteFaceBottom}) {
        QVERIFY(contrastRatio(theme.kanji, face) >= 4.5);
        QVERIFY2(contrastRatio(theme.kanjiPromoted, face) >= 4.5,
                 qPrintable(QString::number(contrastRatio(theme.kanjiPromoted, face))));
        QVERIFY2(contrastRatio(face, theme.board) >= 1.7,
                 qPrintable(QString::number(contrastRatio(face, theme.board))));
        QVERIFY2(contrastRatio(theme.royalMark, face) >= 4.5,
                 qPrintable(QString::number(contrastRatio(theme.royalMark, face))));
    }
    QVERIFY(contrastRatio(theme.coordinate, theme.surround) >= 4.5);
    if (kind != static_cast<int>(ThemeKind::Contrast)) {
        QCOMPARE(BoardWarning::of(theme), QString()); // which asks for the same of the boards of the user
    }
    windowReads(theme);
}

void ThemeTest::windowsOfTheDesktopsColoursRead_data() {
    QTest::addColumn<QPalette>("palette");
    const auto row = [](const char* name, QRgb window, QRgb base, QRgb text, QRgb highlight, QRgb link) {
        QPalette palette{QColor(window)};
        palette.setColor(QPalette::Base, QColor(base));
        palette.setColor(QPalette::AlternateBase, QColor(window));
        palette.setColor(QPalette::WindowText, QColor(text));
        palette.setColor(QPalette::Highlight, QColor(highlight));
        palette.setColor(QPalette::HighlightedText, QColor(base));
        palette.setColor(QPalette::Link, QColor(link));
        QTest::newRow(name) << palette;
    };
    row("light with a pale blue", 0xEFF0F1, 0xFCFCFC, 0x232629, 0x3DAEE9, 0x2980B9);
    row("dark with a pale blue", 0x31363B, 0x232629, 0xEFF0F1, 0x3DAEE9, 0x2980B9);
    row("black and yellow", 0x000000, 0x000000, 0xFFFFFF, 0xFFFF00, 0x0000FF);
    row("dark lists in a light window", 0xEFF0F1, 0x202020, 0x232629, 0x3DAEE9, 0x2980B9);
    row("white and black", 0xFFFFFF, 0xFFFFFF, 0x000000, 0x000000, 0x000000);
}

void ThemeTest::windowsOfTheDesktopsColoursRead() {
    QFETCH(QPalette, palette);
    const Theme own = isDarkPalette(palette) ? Theme::dark() : Theme::light();
    const Theme theme = own.inWindowOf(palette);
    QCOMPARE(theme.window, palette.color(QPalette::Window));
    QCOMPARE(theme.text, palette.color(QPalette::WindowText));
    QCOMPARE(theme.board, own.board);
    windowReads(theme);
}

void ThemeTest::embeddedGlyphsAreDrawable() {
    const GlyphStore& store = GlyphStore::shared();
    for (const GlyphFace face : {GlyphFace::Serif, GlyphFace::Fine, GlyphFace::Sans}) {
        QVERIFY(store.embedded(face).size() > 60);
        for (const char32_t c : store.embedded(face)) {
            const Glyph* glyph = store.find(c, face);
            QVERIFY(glyph != nullptr);
            QVERIFY2(!glyph->path.isEmpty(), qPrintable(QString::number(c, 16)));
            QVERIFY(glyph->advance > 0);
            QVERIFY(!glyph->bounds.isEmpty());
        }
    }
    for (const char32_t c : U"玉王と成無上AZaz09+'") {
        QVERIFY(c == U'\0' || store.isEmbedded(c));
    }
}

void ThemeTest::missingGlyphIsNull() {
    // U+10FFFD: private use, in no font.
    QVERIFY(GlyphStore::shared().glyph(U'\U0010FFFD') == nullptr);
}

void ThemeTest::cacheReturnsEqualPicturesAndKeepsItsBound() {
    constexpr qsizetype kBound = 100'000;
    PieceCache cache(kBound);
    const QPixmap first = cache.pixmap(goldGeneral(), {}, Theme::light(), 48, 1);
    QCOMPARE(cache.pixmap(goldGeneral(), {}, Theme::light(), 48, 1).cacheKey(), first.cacheKey());
    QVERIFY(cache.pixmap(goldGeneral(), {}, Theme::dark(), 48, 1).cacheKey() != first.cacheKey());
    QCOMPARE(cache.pixmap(goldGeneral(), {}, Theme::light(), 96, 2).deviceIndependentSize(), QSizeF(48, 48));
    for (int side = 20; side < 90; ++side) {
        cache.pixmap(goldGeneral(), {}, Theme::light(), side, 1);
        QVERIFY(cache.bytes() <= kBound);
    }
}

void ThemeTest::everyMarkDrawsInItsCell() {
    const Theme theme = Theme::light();
    using Draw = std::function<void(QPainter&, const QRectF&)>;
    const std::vector<Draw> draws = {
        [&](QPainter& p, const QRectF& r) { marks::drawStepDot(p, r, theme); },
        [&](QPainter& p, const QRectF& r) {
            marks::drawSlideBar(p, r, {1, -1}, theme);
        },
        [&](QPainter& p, const QRectF& r) { marks::drawJumpCircle(p, r, theme, marks::Place::Corner); },
        [&](QPainter& p, const QRectF& r) { marks::drawDiamond(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawEndDiamond(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawCaptureRing(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawVictim(p, r, 3, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawBrackets(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawStopNumber(p, r, 2, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawSelection(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawPromotionChevron(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawContagionDrop(p, r, goldGeneral(), theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawContagionSign(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawVictimBadge(p, r, 12, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawCheck(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawRefusal(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawRefusalReason(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawMate(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawAttacker(p, r, theme); },
        [&](QPainter& p, const QRectF& r) {
            marks::drawSlideOverBar(p, r, {1, -1}, theme);
        },
        [&](QPainter& p, const QRectF& r) {
            marks::drawRangeCaptureBar(p, r, {0, 1}, theme, marks::Place::Corner);
        },
        [&](QPainter& p, const QRectF& r) { marks::drawFinishFlag(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawBlocked(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawCursor(p, r, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawThreat(p, r, marks::Attacker::Far, theme); },
        [&](QPainter& p, const QRectF& r) { marks::drawUserCircle(p, r, 1, theme); },
    };
    for (const int side : {24, 40, 96}) {
        for (std::size_t i = 0; i < draws.size(); ++i) {
            QImage image(3 * side, 3 * side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            {
                QPainter painter(&image);
                draws[i](painter, QRectF(side, side, side, side));
            }
            const double inside = coverage(image.copy(side, side, side, side));
            QVERIFY2(inside > 0.005, qPrintable(QString::number(i)));
            // A pixel of outline may touch the grid line.
            const QImage around = image.copy(side - 2, side - 2, side + 4, side + 4);
            const double total = coverage(image) * 9 * side * side;
            QVERIFY2(std::abs(coverage(around) * around.width() * around.height() - total) < 0.5,
                     qPrintable(QStringLiteral("mark %1 at %2 px").arg(i).arg(side)));
        }
    }
}

void ThemeTest::gridLinesAreEquallyWide() {
    const Theme theme = Theme::light();
    for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        QImage image(600, 200, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(theme.board);
        {
            QPainter painter(&image);
            drawGrid(painter, evenEdges(QRectF(5, 5, 550 / ratio, 150 / ratio), 13, 3), theme);
        }
        std::vector<int> widths;
        int run = 0;
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, 70) == theme.gridLine) {
                ++run;
            } else if (run > 0) {
                widths.push_back(run);
                run = 0;
            }
        }
        QCOMPARE(widths.size(), std::size_t{12});
        for (const int width : widths) {
            QCOMPARE(width, static_cast<int>(std::lround(ratio)));
        }
    }
}

// At most 0.62 of the wedge wide, and as high as wide within 8 %.
void ThemeTest::kanjiKeepTheirProportions() {
    for (int sizeClass = 0; sizeClass < 4; ++sizeClass) {
        const Wedge wedge(sizeClass);
        const qreal base = 2 * wedge.corners()[4].x();
        for (const GlyphFace face : {GlyphFace::Serif, GlyphFace::Fine}) {
            for (const char32_t c : U"金猛鯨横王") {
                if (c == U'\0') {
                    continue;
                }
                const QString text = QString::fromUcs4(&c, 1);
                const auto one = kanjiOutline(text, wedge, 0, face);
                const auto two = kanjiOutline(text + text, wedge, 0, face);
                QVERIFY(one && two);
                QVERIFY(one->boundingRect().width() <= 0.62 * base + 1e-6);
                QVERIFY(two->boundingRect().width() <= 0.62 * base + 1e-6);
                const QRectF natural = GlyphStore::shared().find(c, face)->bounds;
                const QRectF drawn = one->boundingRect();
                const qreal stretch = (drawn.width() / drawn.height()) / (natural.width() / natural.height());
                QVERIFY2(stretch <= 1.081 && stretch >= 1 / 1.081, qPrintable(QString::number(stretch)));
            }
        }
    }
}

void ThemeTest::smallKanjiAreOfALighterWeight() {
    // Over all kanji of the games less ink lies on the wood. Hairlines are thicker: a row of 二 is seen from
    // afar.
    const auto ink = [](GlyphFace face, char32_t kanji) {
        QImage image(250, 250, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(0.25, 0.25);
        painter.translate(0, 880);
        painter.fillPath(GlyphStore::shared().find(kanji, face)->path, Qt::black);
        painter.end();
        return coverage(image);
    };
    double fine = 0;
    double bold = 0;
    for (const char32_t kanji : GlyphStore::shared().embedded(GlyphFace::Fine)) {
        fine += ink(GlyphFace::Fine, kanji);
        bold += ink(GlyphFace::Serif, kanji);
    }
    QVERIFY2(fine < 0.97 * bold && fine > 0.75 * bold, qPrintable(QString::number(fine / bold)));
    QVERIFY(ink(GlyphFace::Fine, U'二') > ink(GlyphFace::Serif, U'二'));
}

void ThemeTest::royalsHaveALineAtTheFoot() {
    for (const int side : {28, 44, 96}) {
        PieceFace face = goldGeneral();
        const QImage plain = render(face, side, {});
        face.royal = true;
        const QImage royal = render(face, side, {});
        const QColor line = Theme::light().royalMark;
        int seen = 0;
        for (int y = side * 3 / 4; y < side; ++y) {
            const QColor here = royal.pixelColor(side / 2, y);
            seen += std::abs(here.red() - line.red()) + std::abs(here.green() - line.green()) < 60 ? 1 : 0;
        }
        QVERIFY(seen >= 1);
        QVERIFY(differingShare(plain, royal, 24) > 0.005);
    }
}

void ThemeTest::namesOfAGameAreOfOneSize() {
    const QStringList game{QStringLiteral("Pawn"), QStringLiteral("Gold General"),
                           QStringLiteral("Neighbouring King"), QStringLiteral("Treacherous Fox")};
    const NameFit fit = fitNames(game);
    QVERIFY(fit.twoLines);
    QCOMPARE(nameLines(game[0], fit), QStringList{QStringLiteral("Pawn")});
    QCOMPARE(nameLines(game[2], fit), (QStringList{QStringLiteral("Neighbouring"), QStringLiteral("King")}));
    QVERIFY(!fitNames({QStringLiteral("Pawn"), QStringLiteral("Lance")}).twoLines);
    // What even narrow letters cannot hold is cut, and says so.
    const QString endless = QStringLiteral("Llanfairpwllgwyngyllgogerychwyrndrobwll");
    const QStringList cut = nameLines(endless, fitNames({endless}));
    QCOMPARE(cut.size(), 1);
    QVERIFY(cut[0].endsWith(QLatin1Char('.')) && cut[0].size() < endless.size());
    PieceFace face = goldGeneral();
    const QImage alone = render(face, 96, {});
    face.nameFit = fit;
    QVERIFY(render(face, 96, {}) != alone);
}

// The light falls from above left.
void ThemeTest::theShadedEdgesAloneHaveAnOutline() {
    PieceStyle style;
    style.shadowShown = false;
    PieceFace face;
    for (const bool gote : {false, true}) {
        face.gote = gote;
        const QImage image = render(face, 96, style);
        const auto darkest = [&](int fromX, int toX, int y) {
            int dark = 255;
            for (int x = fromX; x < toX; ++x) {
                const QColor colour = image.pixelColor(x, y);
                if (colour.alpha() > 200) {
                    dark = std::min(dark, qGray(colour.rgb()));
                }
            }
            return dark;
        };
        const int y = gote ? 30 : 60;
        QVERIFY(darkest(0, 24, y) > darkest(72, 96, y) + 30);
    }
}

MUJO_UI_TEST(ThemeTest)
#include "theme_test.moc"
