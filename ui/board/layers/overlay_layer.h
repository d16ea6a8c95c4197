#pragma once

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// Everything that lies on the pieces: last move, marks, previews, cursor. Pictures of the common marks are
/// kept, for a piece may have a thousand targets.
class OverlayLayer {
public:
    void invalidate() { m_pictures.clear(); }
    /// `ghosts`: pieces that were just taken are still to be seen.
    void paint(QPainter& painter, const LayerContext& context, const QRectF& dirty, bool ghosts);
    /// The pixels that the previews of a scene may touch.
    [[nodiscard]] static QRegion previewRegion(const LayerContext& context);
    [[nodiscard]] static bool isOccupied(const LayerContext& context, Square square);

private:
    void paintItem(QPainter& painter, const LayerContext& context, const SceneItem& item);
    void paintHistory(QPainter& painter, const LayerContext& context, const SceneItem& item, bool ghosts);
    bool paintKept(QPainter& painter, const LayerContext& context, const SceneItem& item, const QRectF& cell);
    static void paintPremove(QPainter& painter, const LayerContext& context);
    static void paintRoute(QPainter& painter, const LayerContext& context, const rules::Route& way);

    QHash<int, QPixmap> m_pictures;
};

} // namespace mujo::ui
