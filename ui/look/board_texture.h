#pragma once

#include "ui/look/theme.h"

#include <QRectF>
#include <vector>

class QPainter;

namespace mujo::ui {

/// Fills `rect` with the theme's board material. It is fixed to the rectangle's corner, so it moves with the
/// board; a tile follows the cells, which are `cell` logical pixels wide. Cost: tiles one cached image (about
/// 4 MB a theme and device pixel ratio). GUI thread only.
void paintWood(QPainter& painter, const QRectF& rect, qreal cell, const Theme& theme);

/// Where the columns and rows of a board begin, and where the last ones end; logical pixels.
struct GridEdges {
    std::vector<qreal> columns;
    std::vector<qreal> rows;
};
/// Of `files` x `ranks` equal cells that fill `board`.
[[nodiscard]] GridEdges evenEdges(const QRectF& board, int files, int ranks);

/// Lines between the cells, and the frame around them: on whole device pixels, all equally wide. A line is
/// the first pixels of the cell that begins there; the frame lies on both sides of its edge.
void drawGrid(QPainter& painter, const GridEdges& edges, const Theme& theme);

} // namespace mujo::ui
