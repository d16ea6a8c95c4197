#include "ui/look/kanji_layout.h"

#include "ui/look/glyph_store.h"

#include <QTransform>
#include <algorithm>

namespace mujo::ui {

namespace {

// How far a glyph may be widened or heightened: characters keep their proportions to the eye.
constexpr qreal kMaxStretch = 1.08;
// No character is wider than this part of the wedge's base.
constexpr qreal kWidestShare = 0.62;
// Ink of a full-size kanji on the grid; smaller ones (the katakana-like, or a lone stroke) keep their
// proportion.
constexpr qreal kUsualInk = 905;
constexpr QPointF kEmCentre(500, -380);

/// Places the glyph into `slot`, centred between its em box and its ink.
QPainterPath placed(const Glyph& glyph, const QRectF& slot) {
    const qreal inkWidth = std::max(glyph.bounds.width(), kUsualInk);
    const qreal inkHeight = std::max(glyph.bounds.height(), kUsualInk);
    qreal xScale = slot.width() / inkWidth;
    qreal yScale = slot.height() / inkHeight;
    xScale = std::min(xScale, yScale * kMaxStretch);
    yScale = std::min(yScale, xScale * kMaxStretch);
    const QPointF centre = kEmCentre * 0.25 + glyph.bounds.center() * 0.75;
    QTransform place;
    place.translate(slot.center().x(), slot.center().y());
    place.scale(xScale, yScale);
    place.translate(-centre.x(), -centre.y());
    return place.map(glyph.path);
}

struct Area {
    qreal top;
    qreal bottom;
};

QRectF slotIn(const Wedge& wedge, Area area, qreal side) {
    // A kanji's top corners are mostly empty, so its slot may reach a little past the slope there.
    const qreal widthLine = area.top + (area.bottom - area.top) * 0.22;
    const qreal widest = kWidestShare * wedge.corners()[4].x();
    const qreal half = std::min(widest, wedge.halfWidthAt(widthLine) - side);
    return {QPointF(-half, area.top), QPointF(half, area.bottom)};
}

} // namespace

std::optional<QPainterPath> kanjiOutline(const QString& text, const Wedge& wedge, qreal bottomBand,
                                         GlyphFace face) {
    const QList<uint> codePoints = text.toUcs4();
    const qsizetype count = codePoints.size();
    if (count == 0) {
        return std::nullopt;
    }
    const qreal height = wedge.height();
    const bool grid = count >= 4;
    const qsizetype rows = grid ? (count + 1) / 2 : count;
    const qreal top = wedge.top() + height * (rows == 1 ? 0.175 : grid ? 0.165 : rows == 2 ? 0.11 : 0.095);
    const qreal bottom =
        wedge.bottom() - std::max(bottomBand + height * 0.012, height * (rows == 1 ? 0.085 : 0.055));
    const qreal gap = height * (rows == 1 ? 0 : 0.018);
    const qreal rowHeight = (bottom - top - gap * static_cast<qreal>(rows - 1)) / static_cast<qreal>(rows);

    QPainterPath result;
    result.setFillRule(Qt::WindingFill);
    for (qsizetype i = 0; i < count; ++i) {
        const Glyph* glyph = GlyphStore::shared().find(codePoints[i], face);
        if (glyph == nullptr) {
            return std::nullopt;
        }
        const qsizetype row = grid ? i % rows : i;
        const qreal rowTop = top + static_cast<qreal>(row) * (rowHeight + gap);
        QRectF slot = slotIn(wedge, {rowTop, rowTop + rowHeight}, height * 0.06);
        if (grid) {
            const bool rightColumn = i < rows;
            slot = QRectF(rightColumn ? 0.006 : slot.left(), slot.top(), slot.width() / 2 - 0.006,
                          slot.height());
        }
        result.addPath(placed(*glyph, slot));
    }
    return result;
}

} // namespace mujo::ui
