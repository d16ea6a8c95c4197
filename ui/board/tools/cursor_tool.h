#pragma once

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Enters moves by keys: arrows and Tab move the cursor, Enter and Space click on its square, Esc takes back.
class CursorTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool keyDown(const QKeyEvent& event) override;
    bool keyUp(const QKeyEvent& event) override;
    /// On to the next target of the piece that is picked, by the distance from where it is now.
    bool tab(bool forward) override;

    /// The menu of the cursor's square, or of the one that is pointed at.
    void askMenu();

private:
    bool walk(int key, bool toNextPiece);
    void click(Qt::KeyboardModifiers modifiers);
    [[nodiscard]] Square start() const;
};

} // namespace mujo::ui
