#pragma once

#include <QColor>
#include <QHash>
#include <QString>
#include <array>
#include <cstddef>
#include <memory>

namespace mujo::ui {

class SvgPicture;

/// Classes of overlay marks. Shape tells the class, colour supports it.
enum class MarkClass { Step, Jump, MultiLeg, Capture, Victim, Selected, Promotion, Contagion };
inline constexpr std::size_t kMarkClassCount = 8;

/// The lines between files on which the star points of a board stand, counted from its left edge: a third of
/// the files is left free at both sides.
inline std::array<int, 2> starLines(int files) {
    const int third = (files + 1) / 3;
    return {third, files - third};
}

/// Every colour of a board and of what stands and lies on it.
struct BoardColours {
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
};

/// What the surface of a board is drawn with, in its colours.
struct BoardTexture {
    enum class Kind { Plain, Grain, Stone, Fibres, Weave, Tile };

    Kind kind = Kind::Plain;
    float strength = 1;                       ///< 0 to 1
    std::shared_ptr<const SvgPicture> tile{}; ///< of Kind::Tile
    QString tileFile{};                       ///< beside the description
    int tileCells = 1;                        ///< cells along a side of the tile
};

/// A board, as its description has it (docs/looks.md).
struct BoardStyle {
    /// Tells boards apart that were read in one run of the program; for cache keys.
    int number = 0;
    QString id;
    QString name;                    ///< in English
    QHash<QString, QString> names{}; ///< in other languages, by their codes
    BoardColours colours;
    BoardTexture texture;

    [[nodiscard]] QString nameIn(const QString& language) const { return names.value(language, name); }
};

} // namespace mujo::ui
