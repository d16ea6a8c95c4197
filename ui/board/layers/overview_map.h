#pragma once

#include <QRectF>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// The whole board at an edge while only a part of it is seen.
class OverviewMap {
public:
    /// At the left or right edge, where it covers the fewest pieces and marks; empty while the board is
    /// fitted.
    [[nodiscard]] static QRectF rect(const BoardLayout& layout, const BoardScene& scene);
    static void paint(QPainter& painter, const LayerContext& context);
    /// The square under a point of the map.
    [[nodiscard]] static std::optional<Square> hit(const BoardLayout& layout, const BoardScene& scene,
                                                   QPointF point);
};

} // namespace mujo::ui
