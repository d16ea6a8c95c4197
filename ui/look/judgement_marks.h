#pragma once

#include <QColor>
#include <QRectF>

#include "core/game/judgement.h"
#include "ui/look/theme.h"

class QPainter;

/// Marks of what the analysis of the whole game makes of a move; no letters, as those of annotators are. The
/// shape tells which one, colour supports it.
namespace mujo::ui::marks {

[[nodiscard]] QColor judgementColour(const Theme& theme, Judgement judgement);
/// Fills the square `box`: a triangle that points down, empty for an inaccuracy, full for a mistake, two for
/// a blunder; a ring that is struck out for a missed chance, twice for a forced win.
void drawJudgement(QPainter& painter, const QRectF& box, Judgement judgement, const QColor& ink);

} // namespace mujo::ui::marks
