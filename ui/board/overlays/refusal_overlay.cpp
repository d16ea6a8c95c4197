#include "ui/board/overlays/refusal_overlay.h"

#include "ui/board/layers/layer_context.h"
#include "ui/look/danger_marks.h"

namespace mujo::ui {

void RefusalOverlay::show(std::optional<Square> refused, const std::vector<Square>& reasons) {
    clearItems();
    m_refused = refused;
    if (refused) {
        add(*refused, SceneItem::Role::Refusal);
    }
    for (const Square square : reasons) {
        if (square != refused) {
            add(square, SceneItem::Role::Refusal);
        }
    }
}

void RefusalOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    for (const SceneItem& item : items()) {
        if (place == Place::AboveMarks && canvas.touches(item.square)) {
            const auto draw = item.square == m_refused ? marks::drawRefusal : marks::drawRefusalReason;
            draw(canvas.painter, canvas.cell(item.square), canvas.context.theme);
        }
    }
}

} // namespace mujo::ui
