#include "ui/board/overlays/refusal_overlay.h"

#include "ui/board/layers/layer_context.h"
#include "ui/look/danger_marks.h"

namespace mujo::ui {

void RefusalOverlay::show(const std::vector<Square>& causes) {
    clearItems();
    for (const Square square : causes) {
        add(square, SceneItem::Role::Refusal);
    }
}

void RefusalOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    for (const SceneItem& item : items()) {
        if (place == Place::AboveMarks && canvas.touches(item.square)) {
            marks::drawRefusal(canvas.painter, canvas.cell(item.square), canvas.context.theme);
        }
    }
}

} // namespace mujo::ui
