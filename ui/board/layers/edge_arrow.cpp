#include "ui/board/layers/edge_arrow.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/look/marks.h"

namespace mujo::ui {

namespace {

constexpr double kSize = 34;

} // namespace

std::optional<QPointF> EdgeArrow::tip(const BoardLayout& layout, const BoardScene& scene) {
    if (scene.lastPath().empty()) {
        return std::nullopt;
    }
    const QPointF goal = layout.centre(scene.lastPath().back());
    if (layout.view().contains(goal)) {
        return std::nullopt;
    }
    constexpr double kGap = 6;
    const QRectF room = layout.view().adjusted(kGap, kGap, -kGap, -kGap);
    return QPointF(std::clamp(goal.x(), room.left(), room.right()),
                   std::clamp(goal.y(), room.top(), room.bottom()));
}

void EdgeArrow::paint(QPainter& painter, const LayerContext& context) {
    const auto at = tip(context.layout, context.scene);
    if (!at) {
        return;
    }
    const QPointF way = context.layout.centre(context.scene.lastPath().back()) - *at;
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    marks::drawEdgeArrow(painter, *at, way / length, kSize, context.theme);
}

bool EdgeArrow::hit(const BoardLayout& layout, const BoardScene& scene, QPointF point) {
    const auto at = tip(layout, scene);
    return at && std::hypot(at->x() - point.x(), at->y() - point.y()) < kSize;
}

} // namespace mujo::ui
