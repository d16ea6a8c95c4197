#pragma once

#include "ui/look/glyph_store.h"

#include <QStringView>

namespace mujo::ui {

struct TextPath {
    QPainterPath path;
    /// Height of a capital letter or digit is `size` * 0.73; zero width means that nothing could be drawn.
    qreal width = 0;
};

/// Outline of one line of text, left end of its baseline at the origin. Characters without a glyph are left
/// out.
TextPath textPath(QStringView text, GlyphFace face, qreal size);

/// The text scaled and centred to fill `box`; condensed by at most `minCondense` before it gets smaller.
QPainterPath fittedText(QStringView text, GlyphFace face, const QRectF& box, qreal minCondense = 0.72);

} // namespace mujo::ui
