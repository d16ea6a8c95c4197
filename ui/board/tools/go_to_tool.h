#pragma once

#include <QString>
#include <optional>

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Goes to a square by its name, typed on the board itself. Ends by Enter or Esc, and by itself where no
/// longer name could be meant.
class GoToTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    void end();

    bool press(const QMouseEvent& event) override;
    bool keyDown(const QKeyEvent& event) override;
    bool tab(bool forward) override;
    [[nodiscard]] bool takesLetters() const override { return m_typed.has_value(); }
    void onPositionChanged() override { end(); }
    void onFocusLost() override { end(); }

private:
    void begin();
    bool keyWhileTyping(const QKeyEvent& event);
    bool type(const QString& letter);
    [[nodiscard]] bool isName() const; ///< what has been typed
    void ask();

    std::optional<QString> m_typed; ///< of the name; none while nothing is asked
};

} // namespace mujo::ui
