#include "ui/look/text_path.h"

#include <QTransform>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr qreal kSpaceAdvance = 240;
constexpr qreal kCapHeight = 735;

} // namespace

TextPath textPath(QStringView text, GlyphFace face, qreal size) {
    TextPath result;
    result.path.setFillRule(Qt::WindingFill);
    for (const char32_t c : text.toUcs4()) {
        const Glyph* glyph = c == U' ' ? nullptr : GlyphStore::shared().find(c, face);
        if (glyph != nullptr) {
            result.path.addPath(glyph->path.translated(result.width, 0));
        }
        result.width += glyph != nullptr ? glyph->advance : c == U' ' ? kSpaceAdvance : 0;
    }
    const qreal scale = size / GlyphStore::kEm;
    result.path = QTransform::fromScale(scale, scale).map(result.path);
    result.width *= scale;
    return result;
}

QPainterPath fittedText(QStringView text, GlyphFace face, const QRectF& box, qreal minCondense) {
    const TextPath line = textPath(text, face, GlyphStore::kEm);
    if (line.path.isEmpty() || box.isEmpty()) {
        return {};
    }
    const QRectF ink = line.path.boundingRect();
    qreal yScale = box.height() / kCapHeight;
    qreal xScale = std::min(yScale, box.width() / ink.width());
    if (xScale < yScale * minCondense) {
        yScale = xScale / minCondense;
    }
    // Centred on the capitals, so that a line with and one without descenders sit alike.
    QTransform place;
    place.translate(box.center().x(), box.center().y() + kCapHeight * yScale / 2);
    place.scale(xScale, yScale);
    place.translate(-ink.center().x(), 0);
    return place.map(line.path);
}

} // namespace mujo::ui
