#pragma once

#include <QPainter>

#include "core/insight/shown_route.h"
#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// A line along the way of a move. Single steps are told by the numbers on their squares; a line over them
/// would only hide the pieces.
void paintRoute(QPainter& painter, const LayerContext& context, const rules::Route& way);

} // namespace mujo::ui
