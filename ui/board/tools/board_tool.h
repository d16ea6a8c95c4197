#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "ui/board/board_desk.h"

namespace mujo::ui {

/// One thing that is done on the board with mouse and keys. It owns what it has begun; the view hands events
/// to the tools in their order. What returns a bool says whether it has taken the event: the tools after it
/// then never see it. There is a game whenever buttons or keys are handed on.
class BoardTool {
public:
    explicit BoardTool(BoardDesk& desk) : m_desk(desk) {}
    virtual ~BoardTool() = default;
    BoardTool(const BoardTool&) = delete;
    BoardTool& operator=(const BoardTool&) = delete;

    virtual bool press(const QMouseEvent&) { return false; }
    /// The second press of a double click.
    virtual bool pressTwice(const QMouseEvent& event) { return press(event); }
    virtual bool move(const QMouseEvent&) { return false; }
    virtual bool release(const QMouseEvent&) { return false; }
    virtual bool wheel(const QWheelEvent&) { return false; }
    virtual bool keyDown(const QKeyEvent&) { return false; }
    virtual bool keyUp(const QKeyEvent&) { return false; }
    /// Tab and Shift+Tab.
    virtual bool tab(bool /*forward*/) { return false; }
    /// Whether letters are text for it now, also those that are shortcuts of the window.
    [[nodiscard]] virtual bool takesLetters() const { return false; }

    /// Another position, or who may move has changed: what was begun on the one before is given up.
    virtual void onPositionChanged() {}
    virtual void onFocusLost() {}

    /// On the board, under all marks.
    virtual void paintUnder(QPainter&) {}
    /// Over everything else; the first tool comes last and lies on top.
    virtual void paintOver(QPainter&) {}

protected:
    [[nodiscard]] BoardDesk& desk() const { return m_desk; }

private:
    BoardDesk& m_desk;
};

/// Whether a key comes without Alt, which belongs to menus.
[[nodiscard]] inline bool isPlain(const QKeyEvent& event) {
    return !event.modifiers().testFlag(Qt::AltModifier);
}

/// Whether a key comes without Alt and Ctrl.
[[nodiscard]] inline bool isBare(const QKeyEvent& event) {
    return isPlain(event) && !event.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace mujo::ui
