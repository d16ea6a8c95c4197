#pragma once

#include "ui/look/piece_painter.h"

#include <QCache>
#include <QPixmap>

namespace mujo::ui {

/// Ready pictures of pieces, least recently used ones dropped first. GUI thread only.
class PieceCache {
public:
    static constexpr qsizetype kDefaultBytes = qsizetype{48} << 20;

    explicit PieceCache(qsizetype maxBytes = kDefaultBytes);

    /// The face on a transparent square of `devicePixels` a side, its device pixel ratio set to `ratio`.
    /// Copying the pixmap is cheap; the cache may drop its own at any later call.
    QPixmap pixmap(const PieceFace& face, const PieceStyle& style, const Theme& theme, int devicePixels,
                   qreal ratio);

    qsizetype bytes() const { return m_pictures.totalCost(); }
    qsizetype maxBytes() const { return m_pictures.maxCost(); }
    qsizetype count() const { return m_pictures.count(); }

private:
    enum class Layer { Whole, Blank };
    struct Key {
        Layer layer;
        PieceFace face;
        PieceStyle style;
        int theme;
        int devicePixels;
        qreal ratio;

        bool operator==(const Key&) const = default;
    };
    friend size_t qHash(const Key& key, size_t seed) {
        const int style = static_cast<int>(key.style.set) | (key.style.nameShown ? 4 : 0) |
                          (key.style.goteTinted ? 8 : 0) | (key.style.shadowShown ? 16 : 0) |
                          (key.layer == Layer::Blank ? 32 : 0);
        return qHashMulti(seed, key.face, style, key.style.art.get(), key.theme, key.devicePixels, key.ratio);
    }

    QPixmap blank(const Key& whole, const PiecePainter& painter);
    void insert(const Key& key, const QPixmap& picture);

    QCache<Key, QPixmap> m_pictures;
};

} // namespace mujo::ui
