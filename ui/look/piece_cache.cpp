#include "ui/look/piece_cache.h"

#include <QPainter>

namespace mujo::ui {

namespace {

QRectF cellOf(int devicePixels, qreal ratio) {
    return {0, 0, devicePixels / ratio, devicePixels / ratio};
}

} // namespace

PieceCache::PieceCache(qsizetype maxBytes) : m_pictures(maxBytes) {}

QPixmap PieceCache::pixmap(const PieceFace& face, const PieceStyle& style, const Theme& theme,
                           int devicePixels, qreal ratio) {
    const Key key{Layer::Whole, face, style, theme.id(), devicePixels, ratio};
    if (const QPixmap* known = m_pictures.object(key)) {
        return *known;
    }
    const PiecePainter piecePainter(theme, style);
    QPixmap picture = blank(key, piecePainter);
    {
        QPainter painter(&picture);
        piecePainter.paintInk(painter, cellOf(devicePixels, ratio), face);
    }
    insert(key, picture);
    Key any = key;
    any.devicePixels = 0;
    m_latestSizes.insert(any, devicePixels);
    return picture;
}

QPixmap PieceCache::quickPixmap(const PieceFace& face, const PieceStyle& style, const Theme& theme,
                                int devicePixels, qreal ratio) {
    Key key{Layer::Whole, face, style, theme.id(), devicePixels, ratio};
    if (const QPixmap* known = m_pictures.object(key)) {
        return *known;
    }
    if (m_frame.nsecsElapsed() > m_drawingTime.count()) {
        key.devicePixels = 0;
        key.devicePixels = m_latestSizes.value(key, 0);
        if (const QPixmap* other = m_pictures.object(key)) {
            m_isBehind = true;
            return *other;
        }
    }
    return pixmap(face, style, theme, devicePixels, ratio);
}

QPixmap PieceCache::blank(const Key& whole, const PiecePainter& piecePainter) {
    Key key = whole;
    key.layer = Layer::Blank;
    key.face = PieceFace{};
    key.face.sizeClass = whole.face.sizeClass;
    key.face.gote = whole.face.gote;
    key.face.promoted = whole.face.promoted;
    if (const QPixmap* known = m_pictures.object(key)) {
        return *known;
    }
    QPixmap picture(key.devicePixels, key.devicePixels);
    picture.setDevicePixelRatio(key.ratio);
    picture.fill(Qt::transparent);
    {
        QPainter painter(&picture);
        piecePainter.paintBlank(painter, cellOf(key.devicePixels, key.ratio), key.face);
    }
    insert(key, picture);
    return picture;
}

void PieceCache::insert(const Key& key, const QPixmap& picture) {
    const qsizetype cost = qsizetype{4} * key.devicePixels * key.devicePixels;
    m_pictures.insert(key, new QPixmap(picture), cost);
}

} // namespace mujo::ui
