#include "ui/board/layers/route_painter.h"

#include <vector>

#include "ui/look/marks.h"

namespace mujo::ui {

void paintRoute(QPainter& painter, const LayerContext& context, const rules::Route& way) {
    const BoardShape& shape = context.layout.shape();
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const bool occupied = i > 1 && context.scene.holdsPiece(way[i - 1]);
        if (occupied && shape.distance(way[i - 1], way[i]) == 1) {
            break;
        }
        points.push_back(context.layout.centre(way[i]));
    }
    const bool steps = points.size() < 2 || shape.distance(way[0], way[1]) == 1;
    if (steps && (points.size() < 3 || shape.distance(way[1], way[2]) == 1)) {
        return;
    }
    marks::drawPath(painter, points, context.layout.cellSize(), context.theme);
}

} // namespace mujo::ui
