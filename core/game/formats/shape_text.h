#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game/game.h"
#include "core/geometry/board_shape.h"

namespace mujo {

/// A drawn shape as files have it: `8h` a circle, `8h7g` an arrow, `*N` the brush where it is not the first.
[[nodiscard]] std::string shapeText(const BoardShape& board, const DrawnShape& shape);
[[nodiscard]] std::optional<DrawnShape> parseShapeText(const BoardShape& board, std::string_view text);

} // namespace mujo
