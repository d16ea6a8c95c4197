#pragma once

#include <QRectF>
#include <vector>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// Arrows of the moves that the engine considers, and of a line of play. They keep off the middles of
/// occupied squares, so that every kanji stays readable.
class PlanLayer {
public:
    static void paint(QPainter& painter, const LayerContext& context, const QRectF& dirty);
    /// Where the scores of the candidates stand, in the candidates' order; empty where there is no room.
    [[nodiscard]] static std::vector<QRectF> chips(const LayerContext& context);
};

} // namespace mujo::ui
