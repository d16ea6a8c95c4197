#pragma once

#include "ui/look/piece_painter.h"

#include <QCache>
#include <QElapsedTimer>
#include <QHash>
#include <QPixmap>
#include <chrono>

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

    /// A picture for a frame that must not wait: of this size while the frame's time for new ones lasts,
    /// after that of whatever size there is, to be scaled.
    QPixmap quickPixmap(const PieceFace& face, const PieceStyle& style, const Theme& theme, int devicePixels,
                        qreal ratio);
    /// A frame may spend so long on new pictures, from here on.
    void beginFrame() {
        m_frame.start();
        m_isBehind = false;
    }
    void setDrawingTime(std::chrono::nanoseconds time) { m_drawingTime = time; }
    /// Whether the frame has used pictures of another size.
    [[nodiscard]] bool isBehind() const { return m_isBehind; }

    void clear() {
        m_pictures.clear();
        m_latestSizes.clear();
    }
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
    QHash<Key, int> m_latestSizes; ///< by key of size 0: the latest size that was drawn
    QElapsedTimer m_frame;
    std::chrono::nanoseconds m_drawingTime{0};
    bool m_isBehind = false;
};

} // namespace mujo::ui
