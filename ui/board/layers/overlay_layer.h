#pragma once

#include <QRectF>

#include "ui/board/layers/layer_context.h"
#include "ui/board/layers/mark_pictures.h"

namespace mujo::ui {

/// Everything that lies on the pieces: all overlays, each in its places. Pictures of the common marks are
/// kept, for a piece may have a thousand targets.
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
    MarkPictures m_pictures;
};

} // namespace mujo::ui
