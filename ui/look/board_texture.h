#pragma once

#include "ui/look/theme.h"

#include <QRectF>

class QPainter;

namespace mujo::ui {

/// Fills `rect` with the theme's board material. It is fixed to the rectangle's corner, so it moves with the
/// board; a tile follows the cells, which are `cell` logical pixels wide. Cost: tiles one cached image (about
/// 4 MB a theme and device pixel ratio). GUI thread only.
void paintWood(QPainter& painter, const QRectF& rect, qreal cell, const Theme& theme);

/// Lines between `files` x `ranks` cells that fill `board`, and its frame: on whole device pixels, all
/// equally wide.
void drawGrid(QPainter& painter, const QRectF& board, int files, int ranks, const Theme& theme);

} // namespace mujo::ui
