#pragma once

#include <QPointF>
#include <QRectF>

#include "ui/look/marks.h"
#include "ui/look/theme.h"

class QPainter;

/// Marks of lines on which a piece does more than slide.
namespace mujo::ui::marks {

/// A line on which the piece may jump over others in order to take: the bar of a slide with an arch in it,
/// like a wire that crosses another. `direction` points along the ray on the screen.
void drawSlideOverBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme,
                      Place place = Place::Middle);
/// A line on which the piece takes whatever it passes: the bar of a slide, crossed by two strokes.
void drawRangeCaptureBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme,
                         Place place = Place::Middle);

} // namespace mujo::ui::marks
