#pragma once

#include <QRectF>

#include "ui/board/layers/layer_context.h"
#include "ui/board/layers/mark_pictures.h"

namespace mujo::ui {

/// Everything that lies on the pieces: the overlays, the marks of the move that is being entered, previews
/// and the cursor. Pictures of the common marks are kept, for a piece may have a thousand targets.
class OverlayLayer {
public:
    void invalidate() { m_pictures.clear(); }
    /// `ghosts`: pieces that were just taken are still to be seen.
    void paint(QPainter& painter, const LayerContext& context, const QRectF& dirty, bool ghosts);
    /// What overlays lay on the wood, under the pieces.
    void paintGround(QPainter& painter, const LayerContext& context, const QRectF& dirty);
    /// The pixels that the previews of a scene may touch.
    [[nodiscard]] static QRegion previewRegion(const LayerContext& context);

private:
    void paintItem(QPainter& painter, const LayerContext& context, const SceneItem& item);
    bool paintKept(QPainter& painter, const LayerContext& context, const SceneItem& item);

    MarkPictures m_pictures;
};

} // namespace mujo::ui
