#pragma once

#include <QPointF>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// Points from the edge of the view to a last move that is out of sight.
class EdgeArrow {
public:
    /// Where its tip is; none while the last move's end can be seen, or there is none.
    [[nodiscard]] static std::optional<QPointF> tip(const BoardLayout& layout, const BoardScene& scene);
    static void paint(QPainter& painter, const LayerContext& context);
    [[nodiscard]] static bool hit(const BoardLayout& layout, const BoardScene& scene, QPointF point);
};

} // namespace mujo::ui
