#pragma once

#include <QPainter>
#include <QPainterPath>
#include <vector>

#include "ui/board/board_layout.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// Frames around pieces that were searched for; the rest of the board steps back.
void paintFound(QPainter& painter, const BoardLayout& layout, const std::vector<Square>& found,
                const Theme& theme);

} // namespace mujo::ui
