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
    return picture;
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
