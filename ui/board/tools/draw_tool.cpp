#include "ui/board/tools/draw_tool.h"

#include <utility>

namespace mujo::ui {

namespace {

int brushOf(Qt::KeyboardModifiers modifiers) {
    return (modifiers.testFlag(Qt::ShiftModifier) ? 1 : 0) + (modifiers.testFlag(Qt::AltModifier) ? 2 : 0);
}

} // namespace

bool DrawTool::press(const QMouseEvent& event) {
    if (event.button() != Qt::RightButton) {
        return false;
    }
    // Of a move under way a leg is taken back; a piece that is only picked is put down, and the menu comes.
    const bool isOnlyPicked = desk().entry.input().state() == insight::InputState::PieceSelected;
    if (!desk().entry.undo() || isOnlyPicked) {
        m_from = desk().hit(event.position());
    }
    return true;
}

bool DrawTool::release(const QMouseEvent& event) {
    if (event.button() != Qt::RightButton) {
        return false;
    }
    const auto to = desk().hit(event.position());
    const auto from = std::exchange(m_from, std::nullopt);
    if (!from || !to) {
        return true;
    }
    if (from == to && !event.modifiers().testFlag(Qt::ControlModifier)) {
        emit desk().view.menuAsked(*to, event.globalPosition().toPoint());
    } else {
        toggle({*from, *to, brushOf(event.modifiers())});
    }
    return true;
}

void DrawTool::toggle(const DrawnShape& shape) {
    desk().scene.toggleShape(shape);
    tell();
}

bool DrawTool::keyDown(const QKeyEvent& event) {
    if (!isBare(event) || event.key() != Qt::Key_Delete || desk().scene.shapes().empty()) {
        return false;
    }
    desk().scene.clearShapes();
    tell();
    return true;
}

void DrawTool::tell() {
    desk().view.update();
    emit desk().view.shapesChanged(desk().scene.shapes());
}

} // namespace mujo::ui
