#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace mujo::ui {

namespace {

qreal linear(qreal channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

// Chosen together by a search over sRGB, near pine, indigo, plum, vermilion and their darker neighbours: the
// smallest CIE76 difference of any two classes under normal, protan, deutan and tritan vision (Machado 2009,
// severity 1) stays above 30 while every colour keeps a contrast of at least 3:1 to the boards that it lies
// on. tests/ui/theme_test.cpp recomputes both figures.
constexpr std::array<QRgb, kMarkClassCount> kMarksOnLight = {0xff266B52, 0xff5D31F7, 0xff953A8E, 0xffAD360C,
                                                             0xff5F0900, 0xff000045, 0xff6103A0, 0xff2C001B};
constexpr std::array<QRgb, kMarkClassCount> kMarksOnDark = {0xff37FFC9, 0xff94B8FD, 0xffB844FB, 0xffFD0E02,
                                                            0xffC0665B, 0xffE2FF92, 0xffFFCF00, 0xffF1009E};

std::array<QColor, kMarkClassCount> colours(const std::array<QRgb, kMarkClassCount>& values) {
    std::array<QColor, kMarkClassCount> result;
    std::ranges::transform(values, result.begin(), [](QRgb value) { return QColor::fromRgb(value); });
    return result;
}

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}
QColor rgba(QRgb value, int alpha) {
    QColor colour = rgb(value);
    colour.setAlpha(alpha);
    return colour;
}

QColor mix(const QColor& a, const QColor& b, qreal share) {
    const auto channel = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

/// Pieces and marks for boards that are darker than ink.
void setOnDark(Theme& theme) {
    theme.faceTop = rgb(0xF0DBB2);
    theme.faceBottom = rgb(0xDDB97E);
    theme.goteFaceTop = rgb(0xDCC294);
    theme.goteFaceBottom = rgb(0xD1AE76);
    theme.pieceOutline = rgb(0xA98A58);
    theme.pieceShadow = rgba(0x000000, 150);
    theme.pieceGrain = rgba(0x7F551F, 60);
    theme.kanji = rgb(0x120C06);
    theme.kanjiPromoted = rgb(0x8E0015);
    theme.royalMark = rgb(0x5A3800);

    theme.marks = colours(kMarksOnDark);
    theme.markOutline = rgb(0x120F0C);
    theme.check = rgb(0xFF5A4D);
    theme.cursor = rgb(0x9CD3FF);
    theme.brushes = {rgba(0x5FD38A, 200), rgba(0xFF6B61, 200), rgba(0x74A7FF, 200), rgba(0xF0B75A, 200)};
}

/// Marks for boards that are lighter than ink.
void setMarksOnLight(Theme& theme) {
    theme.marks = colours(kMarksOnLight);
    theme.markOutline = rgb(0xFFF9EC);
    theme.check = rgb(0xB00016);
    theme.cursor = rgb(0x10325E);
    theme.brushes = {rgba(0x1B7A3D, 200), rgba(0xB3261E, 200), rgba(0x1F4FBF, 200), rgba(0x9A5B00, 200)};
}

void setLightWood(Theme& theme) {
    theme.board = rgb(0xD6AC6C);
    theme.boardGrain = rgb(0xBF9150);
    theme.boardLight = rgb(0xE2BF86);
    theme.gridLine = rgb(0x7A5320);
    theme.gridFrame = rgb(0x4A3012);
    theme.zoneLine = rgb(0x5E3D14);
    theme.boardEdge = rgb(0xA67A3E);
    theme.boardShadow = rgba(0x150B02, 150);
    theme.surround = rgb(0x5B4630);
    theme.coordinate = rgb(0xF3E6CC);

    // So light that they stand out from the board by more than 1.7:1 without an outline.
    theme.faceTop = rgb(0xFFF5DC);
    theme.faceBottom = rgb(0xF9E8C8);
    theme.goteFaceTop = rgb(0xF8EFDF);
    theme.goteFaceBottom = rgb(0xF2E7D2);
    theme.pieceOutline = rgb(0x53340F);
    theme.pieceShadow = rgba(0x2A1703, 140);
    theme.pieceGrain = rgba(0xB88A4A, 44);
    theme.kanji = rgb(0x17100A);
    theme.kanjiPromoted = rgb(0xA6192E);
    theme.royalMark = rgb(0x8A5A00);
    setMarksOnLight(theme);
}

/// White paper has nothing lighter than itself: its pieces are of a darker wood.
void setPaper(Theme& theme) {
    theme.board = rgb(0xF7F2E6);
    theme.boardGrain = rgb(0xEAE1CE);
    theme.boardLight = rgb(0xFDFAF3);
    theme.gridLine = rgb(0x8A7D68);
    theme.gridFrame = rgb(0x4B4336);
    theme.zoneLine = rgb(0x6B5D47);
    theme.boardEdge = rgb(0xC9BEA6);
    theme.boardShadow = rgba(0x15110A, 130);
    theme.surround = rgb(0x5A5346);
    theme.coordinate = rgb(0xF2EFE8);

    theme.faceTop = rgb(0xD9B578);
    theme.faceBottom = rgb(0xD2AC6B);
    theme.goteFaceTop = rgb(0xD0B78C);
    theme.goteFaceBottom = rgb(0xC9AE82);
    theme.pieceOutline = rgb(0x4A2E0E);
    theme.pieceShadow = rgba(0x2A1703, 120);
    theme.pieceGrain = rgba(0x7F551F, 60);
    theme.kanji = rgb(0x17100A);
    theme.kanjiPromoted = rgb(0x88081A);
    theme.royalMark = rgb(0x4A2C00);
    setMarksOnLight(theme);
}

void setDarkWood(Theme& theme) {
    theme.board = rgb(0x3A332B);
    theme.boardGrain = rgb(0x2C261F);
    theme.boardLight = rgb(0x463D32);
    theme.gridLine = rgb(0x796A55);
    theme.gridFrame = rgb(0xA08C6C);
    theme.zoneLine = rgb(0xC9A878);
    theme.boardEdge = rgb(0x2A241D);
    theme.boardShadow = rgba(0x000000, 190);
    theme.surround = rgb(0x1D1A17);
    theme.coordinate = rgb(0xCFC3AF);
    setOnDark(theme);
}

void setSlate(Theme& theme) {
    theme.board = rgb(0x2C333A);
    theme.boardGrain = rgb(0x232930);
    theme.boardLight = rgb(0x353D46);
    theme.gridLine = rgb(0x5F6D7B);
    theme.gridFrame = rgb(0x8698AA);
    theme.zoneLine = rgb(0xA9B8C6);
    theme.boardEdge = rgb(0x20262C);
    theme.boardShadow = rgba(0x000000, 190);
    theme.surround = rgb(0x181C20);
    theme.coordinate = rgb(0xC2CBD4);
    setOnDark(theme);
}

void setBoard(Theme& theme, BoardStyle style) {
    theme.boardStyle = style;
    switch (style) {
    case BoardStyle::LightWood:
        return setLightWood(theme);
    case BoardStyle::DarkWood:
        return setDarkWood(theme);
    case BoardStyle::Slate:
        return setSlate(theme);
    case BoardStyle::Paper:
        return setPaper(theme);
    }
}

} // namespace

qreal relativeLuminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

qreal contrastRatio(const QColor& a, const QColor& b) {
    const qreal x = relativeLuminance(a) + 0.05;
    const qreal y = relativeLuminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

bool isDarkPalette(const QPalette& palette) {
    return relativeLuminance(palette.color(QPalette::Window)) <
           relativeLuminance(palette.color(QPalette::WindowText));
}

QColor Theme::textOn(const QColor& background) const {
    return contrastRatio(background, Qt::white) >= contrastRatio(background, Qt::black) ? Qt::white
                                                                                        : Qt::black;
}

Theme Theme::light(BoardStyle style) {
    Theme theme;
    theme.kind = ThemeKind::Light;
    setBoard(theme, style);

    theme.window = rgb(0xF2EEE6);
    theme.panel = rgb(0xFBF9F4);
    theme.panelAlternate = rgb(0xF3EEE3);
    theme.button = rgb(0xEAE3D6);
    theme.border = rgb(0xC9BEA9);
    theme.text = rgb(0x2A241C);
    theme.mutedText = rgb(0x655B4D);
    theme.accent = rgb(0x8A3B12);
    theme.accentText = rgb(0xFFFFFF);
    theme.link = rgb(0x8A3B12);
    theme.positive = rgb(0x1F6B3A);
    theme.warning = rgb(0x8A5A00);
    theme.negative = rgb(0xA8201A);
    return theme;
}

Theme Theme::dark(BoardStyle style) {
    Theme theme;
    theme.kind = ThemeKind::Dark;
    setBoard(theme, style);

    theme.window = rgb(0x24211E);
    theme.panel = rgb(0x2B2825);
    theme.panelAlternate = rgb(0x312E2A);
    theme.button = rgb(0x38342F);
    theme.border = rgb(0x4C463F);
    theme.text = rgb(0xECE5D9);
    theme.mutedText = rgb(0xB3A999);
    theme.accent = rgb(0xE0A35A);
    theme.accentText = rgb(0x1D1610);
    theme.link = rgb(0xF0BC7C);
    theme.positive = rgb(0x7BD39A);
    theme.warning = rgb(0xE8BC62);
    theme.negative = rgb(0xFF8A7E);
    return theme;
}

Theme Theme::contrast() {
    Theme theme = dark();
    theme.kind = ThemeKind::Contrast;
    theme.board = rgb(0x0C0C0C);
    theme.boardGrain = theme.board;
    theme.boardLight = theme.board;
    theme.gridLine = rgb(0x9A9A9A);
    theme.gridFrame = rgb(0xFFFFFF);
    theme.zoneLine = rgb(0xFFD400);
    theme.boardEdge = rgb(0x0C0C0C);
    theme.boardShadow = Qt::transparent;
    theme.surround = rgb(0x000000);
    theme.coordinate = rgb(0xFFFFFF);

    theme.faceTop = rgb(0xFFFFFF);
    theme.faceBottom = rgb(0xFFFFFF);
    theme.goteFaceTop = rgb(0xDDE6EE);
    theme.goteFaceBottom = rgb(0xDDE6EE);
    theme.pieceOutline = rgb(0x8C8C8C);
    theme.pieceShadow = Qt::transparent;
    theme.pieceGrain = Qt::transparent;
    theme.kanji = rgb(0x000000);
    theme.kanjiPromoted = rgb(0xB3001B);
    theme.royalMark = rgb(0x000000);

    theme.markOutline = rgb(0x000000);
    theme.check = rgb(0xFF5A4D);
    theme.cursor = rgb(0x00E5FF);

    theme.window = rgb(0x000000);
    theme.panel = rgb(0x000000);
    theme.panelAlternate = rgb(0x141414);
    theme.button = rgb(0x1A1A1A);
    theme.border = rgb(0xFFFFFF);
    theme.text = rgb(0xFFFFFF);
    theme.mutedText = rgb(0xE0E0E0);
    theme.accent = rgb(0xFFD400);
    theme.accentText = rgb(0x000000);
    theme.link = rgb(0x6FD3FF);
    theme.positive = rgb(0x6CFF9A);
    theme.warning = rgb(0xFFD400);
    theme.negative = rgb(0xFF9B92);
    return theme;
}

Theme Theme::print() {
    Theme theme = light(BoardStyle::Paper);
    theme.kind = ThemeKind::Print;
    theme.board = Qt::white;
    theme.boardGrain = theme.board;
    theme.boardLight = theme.board;
    theme.gridLine = rgb(0x707070);
    theme.gridFrame = rgb(0x000000);
    theme.zoneLine = rgb(0x303030);
    theme.boardEdge = Qt::white;
    theme.boardShadow = Qt::transparent;
    theme.surround = Qt::white;
    theme.coordinate = rgb(0x303030);

    theme.faceTop = Qt::white;
    theme.faceBottom = Qt::white;
    theme.goteFaceTop = rgb(0xE4E4E4);
    theme.goteFaceBottom = rgb(0xE4E4E4);
    theme.pieceOutline = rgb(0x000000);
    theme.pieceShadow = Qt::transparent;
    theme.pieceGrain = Qt::transparent;
    theme.kanji = rgb(0x000000);
    theme.royalMark = rgb(0x000000);
    theme.accent = rgb(0x606060);
    return theme;
}

Theme Theme::make(ThemeKind kind) {
    return make(kind, kind == ThemeKind::Dark ? BoardStyle::DarkWood : BoardStyle::LightWood);
}

Theme Theme::make(ThemeKind kind, BoardStyle style) {
    switch (kind) {
    case ThemeKind::Light:
        return light(style);
    case ThemeKind::Dark:
        return dark(style);
    case ThemeKind::Print:
        return print();
    case ThemeKind::Contrast:
        break;
    }
    return contrast();
}

QPalette Theme::palette() const {
    QPalette result;
    result.setColor(QPalette::Window, window);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, panel);
    result.setColor(QPalette::AlternateBase, panelAlternate);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::PlaceholderText, mutedText);
    result.setColor(QPalette::Button, button);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, negative);
    result.setColor(QPalette::ToolTipBase, isDark() ? button : panel);
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::Highlight, accent);
    result.setColor(QPalette::HighlightedText, accentText);
    result.setColor(QPalette::Link, link);
    result.setColor(QPalette::LinkVisited, mix(link, mutedText, 0.5));
    // The bevel colours are what Fusion derives frames and separators from.
    result.setColor(QPalette::Light, mix(button, Qt::white, isDark() ? 0.12 : 0.6));
    result.setColor(QPalette::Midlight, mix(button, Qt::white, isDark() ? 0.06 : 0.3));
    result.setColor(QPalette::Mid, border);
    result.setColor(QPalette::Dark, mix(border, Qt::black, isDark() ? 0.35 : 0.2));
    result.setColor(QPalette::Shadow, mix(window, Qt::black, isDark() ? 0.7 : 0.6));

    const QColor faded = mix(text, window, 0.55);
    result.setColor(QPalette::Disabled, QPalette::WindowText, faded);
    result.setColor(QPalette::Disabled, QPalette::Text, faded);
    result.setColor(QPalette::Disabled, QPalette::ButtonText, faded);
    result.setColor(QPalette::Disabled, QPalette::Highlight, border);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, faded);
    return result;
}

} // namespace mujo::ui
