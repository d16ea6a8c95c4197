#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <array>
#include <cstddef>

namespace mujo::ui {

/// Classes of overlay marks. Shape tells the class, colour supports it.
enum class MarkClass { Step, Jump, MultiLeg, Capture, Victim, Selected, Promotion, Contagion };
inline constexpr std::size_t kMarkClassCount = 8;

enum class ThemeKind { Light, Dark, Contrast, Print };
/// What the board is made of; the pieces and marks on it follow, the window does not.
enum class BoardStyle { LightWood, DarkWood, Slate, Paper };

/// Every colour of the program; a value, complete after any of the factories.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    BoardStyle boardStyle = BoardStyle::LightWood;

    // Board.
    QColor board;
    QColor boardGrain;
    QColor boardLight;
    QColor gridLine;
    QColor gridFrame;
    QColor zoneLine;  ///< and the star points on it
    QColor boardEdge; ///< the front edge, which shows how thick the board is
    QColor boardShadow;
    QColor surround;
    QColor coordinate;

    // Pieces.
    QColor faceTop;
    QColor faceBottom;
    QColor goteFaceTop;
    QColor goteFaceBottom;
    QColor pieceOutline;
    QColor pieceShadow;
    QColor pieceGrain;
    QColor kanji;
    QColor kanjiPromoted;
    QColor royalMark; ///< the line at the foot of a royal piece

    // Overlays.
    std::array<QColor, kMarkClassCount> marks;
    /// 1 px around every mark, of the lightness opposite to the marks'.
    QColor markOutline;
    QColor check;
    QColor cursor;
    std::array<QColor, 4> brushes;

    // Window.
    QColor window;
    QColor panel;
    QColor panelAlternate;
    QColor button;
    QColor border;
    QColor text;
    QColor mutedText;
    QColor accent;
    QColor accentText;
    QColor link;
    QColor positive;
    QColor warning;
    QColor negative;

    static Theme light(BoardStyle style = BoardStyle::LightWood);
    static Theme dark(BoardStyle style = BoardStyle::DarkWood);
    static Theme contrast();
    /// For paper: black lines on white, and nothing that costs ink.
    static Theme print();
    /// On the board that belongs to the colours of the window.
    static Theme make(ThemeKind kind);
    /// Contrast and print have a board of their own, whatever the style.
    static Theme make(ThemeKind kind, BoardStyle style);

    const QColor& mark(MarkClass mark) const { return marks[static_cast<std::size_t>(mark)]; }
    /// Black or white, whichever reads better on the mark's colour.
    QColor textOn(const QColor& background) const;
    bool isDark() const { return kind == ThemeKind::Dark || kind == ThemeKind::Contrast; }
    /// Same value = same colours; for cache keys.
    int id() const { return static_cast<int>(kind) * 8 + static_cast<int>(boardStyle); }
    QPalette palette() const;
};

/// WCAG relative luminance, 0 (black) to 1 (white).
qreal relativeLuminance(const QColor& colour);
/// WCAG contrast ratio, 1 to 21.
qreal contrastRatio(const QColor& a, const QColor& b);

/// Whether the system's palette is a dark one (Qt 6.4 has no other way to ask).
bool isDarkPalette(const QPalette& palette);

} // namespace mujo::ui
