#include "ui/look/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/shipped_looks.h"

namespace mujo::ui {

namespace {

qreal linear(qreal channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}
QColor mix(const QColor& a, const QColor& b, qreal share) {
    const auto channel = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

void setBoard(Theme& theme, const BoardStyle& board) {
    static_cast<BoardColours&>(theme) = board.colours;
    theme.boardNumber = board.number;
    theme.texture = board.texture;
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

Theme Theme::light() {
    return light(shippedBoard(QLatin1String("light-wood")));
}

Theme Theme::dark() {
    return dark(shippedBoard(QLatin1String("dark-wood")));
}

Theme Theme::light(const BoardStyle& board) {
    Theme theme;
    theme.kind = ThemeKind::Light;
    setBoard(theme, board);

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

Theme Theme::dark(const BoardStyle& board) {
    Theme theme;
    theme.kind = ThemeKind::Dark;
    setBoard(theme, board);

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
    theme.texture = {};
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
    Theme theme = light(shippedBoard(QLatin1String("paper")));
    theme.kind = ThemeKind::Print;
    theme.texture = {};
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
    return make(kind, shippedBoard(QLatin1String(kind == ThemeKind::Dark ? "dark-wood" : "light-wood")));
}

Theme Theme::make(ThemeKind kind, const BoardStyle& board) {
    switch (kind) {
    case ThemeKind::Light:
        return light(board);
    case ThemeKind::Dark:
        return dark(board);
    case ThemeKind::Print:
        return print();
    case ThemeKind::Contrast:
        break;
    }
    return contrast();
}

Theme Theme::inWindowOf(const QPalette& palette) const {
    constexpr qreal kReadable = 4.5;
    constexpr int kSteps = 10;
    Theme theme = *this;
    theme.window = palette.color(QPalette::Window);
    theme.panel = palette.color(QPalette::Base);
    theme.panelAlternate = palette.color(QPalette::AlternateBase);
    theme.button = palette.color(QPalette::Button);
    theme.text = palette.color(QPalette::WindowText);
    for (QColor* ground : {&theme.panel, &theme.panelAlternate, &theme.button}) {
        if (contrastRatio(theme.text, *ground) < kReadable) {
            *ground = theme.window; // the scheme has another colour of text there, which this window has not
        }
    }
    theme.border = mix(theme.window, theme.text, 0.3);
    const std::array grounds{theme.window, theme.panel, theme.panelAlternate, theme.button};
    const auto readable = [&](const QColor& wanted) {
        const auto isPoor = [&](const QColor& colour) {
            return std::any_of(grounds.begin(), grounds.end(), [&](const QColor& ground) {
                return contrastRatio(colour, ground) < kReadable;
            });
        };
        QColor colour = wanted;
        for (int step = 1; step <= kSteps && isPoor(colour); ++step) {
            colour = mix(wanted, theme.text, static_cast<qreal>(step) / kSteps);
        }
        return colour;
    };
    theme.mutedText = readable(mix(theme.text, theme.window, 0.4));
    theme.accent = readable(palette.color(QPalette::Highlight));
    const QColor onAccent = palette.color(QPalette::HighlightedText);
    theme.accentText = contrastRatio(onAccent, theme.accent) < kReadable ? textOn(theme.accent) : onAccent;
    theme.link = readable(palette.color(QPalette::Link));
    theme.positive = readable(theme.positive);
    theme.warning = readable(theme.warning);
    theme.negative = readable(theme.negative);
    return theme;
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

    const QColor faded = mix(text, window, kind == ThemeKind::Contrast ? 0.35 : 0.55);
    result.setColor(QPalette::Disabled, QPalette::WindowText, faded);
    result.setColor(QPalette::Disabled, QPalette::Text, faded);
    result.setColor(QPalette::Disabled, QPalette::ButtonText, faded);
    result.setColor(QPalette::Disabled, QPalette::Highlight, border);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, faded);
    return result;
}

} // namespace mujo::ui
