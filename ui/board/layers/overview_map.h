#pragma once

#include <QRectF>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// The whole board in a corner while only a part of it is seen.
class OverviewMap {
public:
    /// Empty while the board is fitted.
    [[nodiscard]] static QRectF rect(const BoardLayout& layout);
    static void paint(QPainter& painter, const LayerContext& context);
    /// The square under a point of the map.
    [[nodiscard]] static std::optional<Square> hit(const BoardLayout& layout, QPointF point);
};

} // namespace mujo::ui
