#pragma once

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Shows the lens while its key is held.
class LensTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool keyDown(const QKeyEvent& event) override;
    bool keyUp(const QKeyEvent& event) override;
    void onFocusLost() override { hide(); }
    void paintOver(QPainter& painter) override;

private:
    void show();
    void hide();
};

} // namespace mujo::ui
