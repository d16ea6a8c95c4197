#include "ui/board/overlays/drawings_overlay.h"

#include <algorithm>

#include "ui/board/layers/layer_context.h"
#include "ui/look/user_marks.h"

namespace mujo::ui {

void DrawingsOverlay::collect(const OverlaySource& source) {
    m_shapes = source.game.shapes();
    updateItems();
}

void DrawingsOverlay::toggle(const DrawnShape& shape) {
    const auto same = [&](const DrawnShape& other) {
        return other.from == shape.from && other.to == shape.to;
    };
    const auto found = std::find_if(m_shapes.begin(), m_shapes.end(), same);
    const bool identical = found != m_shapes.end() && found->brush == shape.brush;
    std::erase_if(m_shapes, same);
    if (!identical) {
        m_shapes.push_back(shape);
    }
    updateItems();
}

void DrawingsOverlay::clear() {
    m_shapes.clear();
    updateItems();
}

void DrawingsOverlay::updateItems() {
    clearItems();
    for (const DrawnShape& shape : m_shapes) {
        add(shape.to, SceneItem::Role::UserCircle, shape.brush);
    }
}

void DrawingsOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    if (place != Place::AboveMarks) {
        return;
    }
    const BoardLayout& layout = canvas.context.layout;
    for (const DrawnShape& shape : m_shapes) {
        if (shape.from == shape.to) {
            marks::drawUserCircle(canvas.painter, canvas.cell(shape.to), shape.brush, canvas.context.theme);
        } else {
            marks::drawUserArrow(canvas.painter, layout.centre(shape.from), layout.centre(shape.to),
                                 layout.cellSize(), shape.brush, canvas.context.theme);
        }
    }
}

} // namespace mujo::ui
