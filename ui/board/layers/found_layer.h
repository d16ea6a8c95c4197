#pragma once

#include <QPainter>
#include <QPainterPath>
#include <span>
#include <vector>

#include "ui/board/board_layout.h"
#include "ui/look/theme.h"

namespace mujo::ui {

/// How squares are sought: all alike; or as a piece and the squares of its way, which are numbered where
/// there are several.
enum class FoundOrder { None, OneByOne };

/// Frames around squares that are sought; the rest of the board steps back.
void paintFound(QPainter& painter, const BoardLayout& layout, const std::vector<Square>& found,
                const Theme& theme);
/// Numbers on the squares of the way, in their order: a piece, which has none, then where it goes.
void paintStepNumbers(QPainter& painter, const BoardLayout& layout, std::span<const Square> steps,
                      const Theme& theme);
/// The frame of one of them.
void paintFoundFrame(QPainter& painter, const QRectF& cell, const Theme& theme);

} // namespace mujo::ui
