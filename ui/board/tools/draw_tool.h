#pragma once

#include <optional>

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// The right button: it takes back what is half entered, and else draws arrows by a drag and circles with
/// Ctrl, or asks for the menu of a square. Delete clears the drawings.
class DrawTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool press(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool keyDown(const QKeyEvent& event) override;
    void onPositionChanged() override { m_from.reset(); }

    /// Draws the shape, or takes it away.
    void toggle(const DrawnShape& shape);

private:
    void tell();

    std::optional<Square> m_from; ///< where the shape begins
};

} // namespace mujo::ui
