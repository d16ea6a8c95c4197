#pragma once

#include "ui/board/tools/pan_zoom_tool.h"

namespace mujo::ui {

/// The map of the whole board at the edge, and the arrow to a last move that is out of sight.
class OverviewTool : public BoardTool {
public:
    OverviewTool(BoardDesk& desk, PanZoomTool& sight) : BoardTool(desk), m_sight(sight) {}

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;

private:
    void centreOn(QPointF at);

    PanZoomTool& m_sight;
    bool m_isPressed = false; ///< on the map
};

} // namespace mujo::ui
