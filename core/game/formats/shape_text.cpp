#include "core/game/formats/shape_text.h"

namespace mujo {

std::string shapeText(const BoardShape& board, const DrawnShape& shape) {
    std::string text = board.name(shape.from);
    if (shape.to != shape.from) {
        text += board.name(shape.to);
    }
    return shape.brush == 0 ? text : text + '*' + std::to_string(shape.brush);
}

std::optional<DrawnShape> parseShapeText(const BoardShape& board, std::string_view text) {
    DrawnShape shape;
    const auto from = board.parsePrefix(text);
    if (!from) {
        return std::nullopt;
    }
    shape.from = *from;
    shape.to = board.parsePrefix(text).value_or(*from);
    if (text.empty()) {
        return shape;
    }
    const bool isBrush =
        text.size() == 2 && text[0] == '*' && text[1] >= '0' && text[1] < '0' + DrawnShape::kBrushes;
    shape.brush = isBrush ? text[1] - '0' : 0;
    return isBrush ? std::optional(shape) : std::nullopt;
}

} // namespace mujo
