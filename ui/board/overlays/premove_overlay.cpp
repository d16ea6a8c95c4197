#include "ui/board/overlays/premove_overlay.h"

#include "ui/board/layers/route_painter.h"
#include "ui/look/user_marks.h"

namespace mujo::ui {

void PremoveOverlay::show(const std::optional<Move>& move) {
    clearItems();
    forget();
    if (!move) {
        return;
    }
    m_way.push_back(move->from());
    for (const Square stop : move->path) {
        if (stop != m_way.back()) {
            m_way.push_back(stop);
        }
    }
    for (std::size_t i = 0; i < m_way.size(); ++i) {
        add(m_way[i], SceneItem::Role::Premove, static_cast<int>(i));
    }
}

void PremoveOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    if (place != Place::BelowMarks) {
        return;
    }
    for (const SceneItem& item : items()) {
        marks::drawPremove(canvas.painter, canvas.cell(item.square), item.number, canvas.context.theme);
    }
    if (m_way.size() > 1) {
        canvas.painter.setOpacity(0.7);
        paintRoute(canvas.painter, canvas.context, m_way);
        canvas.painter.setOpacity(1);
    }
}

} // namespace mujo::ui
