#pragma once

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Points at squares with the mouse, and asks for another way to the square that is pointed at.
class HoverTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool wheel(const QWheelEvent& event) override;
};

} // namespace mujo::ui
