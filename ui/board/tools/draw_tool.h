#pragma once

#include <optional>

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Draws circles and arrows with the right button, which first of all takes back what is half entered. Delete
/// clears them.
class DrawTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool press(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool keyDown(const QKeyEvent& event) override;
    void onPositionChanged() override { m_from.reset(); }

private:
    void tell();

    std::optional<Square> m_from; ///< where the shape begins
};

} // namespace mujo::ui
