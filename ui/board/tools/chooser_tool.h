#pragma once

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Chooses one of several outcomes of a click by keys; the mouse does it in the chooser itself.
class ChooserTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool keyDown(const QKeyEvent& event) override;
};

} // namespace mujo::ui
