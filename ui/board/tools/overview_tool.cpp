#include "ui/board/tools/overview_tool.h"

#include "ui/board/layers/edge_arrow.h"

namespace mujo::ui {

void OverviewTool::centreOn(QPointF at) {
    if (const auto square = desk().overview.hit(desk().layout, at)) {
        desk().layout.centreOn(*square);
        desk().picture.rebuild();
    }
}

bool OverviewTool::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) {
        return false;
    }
    const QPointF at = event.position();
    if (desk().overview.hit(desk().layout, at)) {
        m_isPressed = true;
        centreOn(at);
        return true;
    }
    if (!desk().lens.isShown() && EdgeArrow::hit(desk().layout, desk().scene, at)) {
        m_sight.centreLastMove();
        return true;
    }
    return false;
}

bool OverviewTool::move(const QMouseEvent& event) {
    if (!m_isPressed || !event.buttons().testFlag(Qt::LeftButton)) {
        return false;
    }
    centreOn(event.position());
    return true;
}

bool OverviewTool::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !m_isPressed) {
        return false;
    }
    m_isPressed = false;
    return true; // the map stays under the pointer
}

} // namespace mujo::ui
