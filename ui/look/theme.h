#pragma once

#include <QColor>
#include <QPalette>

#include "ui/look/board_style.h"

namespace mujo::ui {

enum class ThemeKind { Light, Dark, Contrast, Print };
/// Every colour of the program; a value, complete after any of the factories. What the board is made of, and
/// the pieces and marks on it, come from its description; the window does not.
struct Theme : BoardColours {
    ThemeKind kind = ThemeKind::Light;
    int boardNumber = 0; ///< of the `BoardStyle`
    BoardTexture texture;

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

    /// On the shipped boards of light and of dark wood.
    static Theme light();
    static Theme dark();
    static Theme light(const BoardStyle& board);
    static Theme dark(const BoardStyle& board);
    static Theme contrast();
    /// For paper: black lines on white, and nothing that costs ink.
    static Theme print();
    /// On the board that belongs to the colours of the window.
    static Theme make(ThemeKind kind);
    /// Contrast and print have a board of their own, whatever is chosen.
    static Theme make(ThemeKind kind, const BoardStyle& board);

    /// With the window in the colours of this palette. Where one of them does not read well on the others
    /// (4.5:1), it is drawn towards the colour of text until it does.
    [[nodiscard]] Theme inWindowOf(const QPalette& palette) const;

    const QColor& mark(MarkClass mark) const { return marks[static_cast<std::size_t>(mark)]; }
    /// Black or white, whichever reads better on the mark's colour.
    QColor textOn(const QColor& background) const;
    bool isDark() const { return kind == ThemeKind::Dark || kind == ThemeKind::Contrast; }
    /// Same value = same colours of board and pieces; for cache keys.
    int id() const { return boardNumber * 4 + static_cast<int>(kind); }
    QPalette palette() const;
};

/// WCAG relative luminance, 0 (black) to 1 (white).
qreal relativeLuminance(const QColor& colour);
/// WCAG contrast ratio, 1 to 21.
qreal contrastRatio(const QColor& a, const QColor& b);

/// Whether the system's palette is a dark one (Qt 6.4 has no other way to ask).
bool isDarkPalette(const QPalette& palette);

} // namespace mujo::ui
