#pragma once

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Shows the overlays that are seen only while their key is held.
class HeldOverlaysTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool keyDown(const QKeyEvent& event) override;
    bool keyUp(const QKeyEvent& event) override;
    void onFocusLost() override;

private:
    bool show(int key, bool on);
};

} // namespace mujo::ui
