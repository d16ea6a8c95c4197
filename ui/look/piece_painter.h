#pragma once

#include "ui/look/piece_face.h"
#include "ui/look/theme.h"

#include <QRectF>
#include <QStringList>
#include <memory>
#include <utility>

class QPainter;

namespace mujo::ui {

class SvgPicture;

enum class PieceSet { Kanji, Mnemonic, Western };

/// How much of a face is shown. Where the English name would be too small to read, the letters of the piece,
/// by which records name it, stand in its place.
enum class DetailLevel { RoleMark, OneKanji, TwoKanji, WithLetters, WithName };
/// By the size of the cell in logical pixels and the device pixels in one of them. Device pixels decide which
/// characters can be drawn; letters must not become too small for the eye either.
DetailLevel levelFor(qreal cellPx, qreal ratio);

struct PieceArt;

struct PieceStyle {
    PieceSet set = PieceSet::Kanji; ///< the characters
    /// Drawings and the form of the wedge; null for none and the usual one.
    std::shared_ptr<const PieceArt> art{};
    bool nameShown = true;
    /// A slightly darker face for gote, beside the turned wedge.
    bool goteTinted = true;
    bool shadowShown = true;

    bool operator==(const PieceStyle&) const = default;
};

/// Draws pieces as vectors. Light always falls from the top of the screen, also on turned pieces.
class PiecePainter {
public:
    PiecePainter(const Theme& theme, PieceStyle style) : m_theme(theme), m_style(std::move(style)) {}

    /// Fills `cell`, a square in the painter's logical pixels; never paints outside it.
    void paint(QPainter& painter, const QRectF& cell, const PieceFace& face) const;

    /// The two layers of paint(). The blank depends on the face's sizeClass, gote and promoted alone, so that
    /// one picture of it serves many faces: it costs several times what the characters cost.
    void paintBlank(QPainter& painter, const QRectF& cell, const PieceFace& face) const;
    void paintInk(QPainter& painter, const QRectF& cell, const PieceFace& face) const;

private:
    struct Frame;
    struct Caption;

    Frame enter(QPainter& painter, const QRectF& cell, const PieceFace& face) const;
    void paintBody(QPainter& painter, const Frame& frame) const;
    void paintOutline(QPainter& painter, const Frame& frame) const;
    void paintRoyalLine(QPainter& painter, const Frame& frame) const;
    void paintShadow(QPainter& painter, const Frame& frame) const;
    void paintBevel(QPainter& painter, const Frame& frame) const;
    void paintGrain(QPainter& painter, const Frame& frame) const;
    void paintPromotionCorners(QPainter& painter, const Frame& frame) const;
    void paintDrawing(QPainter& painter, const Frame& frame, const SvgPicture& drawing) const;
    void paintKanji(QPainter& painter, const Frame& frame) const;
    void paintLetters(QPainter& painter, const Frame& frame, const QString& letters) const;
    void paintMnemonic(QPainter& painter, const Frame& frame) const;
    void paintRole(QPainter& painter, const Frame& frame) const;
    Caption captionOf(const Frame& frame) const;
    void paintCaption(QPainter& painter, const Frame& frame, const Caption& caption) const;
    QColor ink(const PieceFace& face) const;

    Theme m_theme;
    PieceStyle m_style;
};

} // namespace mujo::ui
