#include "ui/board/tools/draw_tool.h"

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
    if (!desk().entry.undo()) {
        m_from = desk().hit(event.position());
    }
    return true;
}

bool DrawTool::release(const QMouseEvent& event) {
    if (event.button() != Qt::RightButton) {
        return false;
    }
    const auto to = desk().hit(event.position());
    if (m_from && to) {
        desk().scene.toggleShape({*m_from, *to, brushOf(event.modifiers())});
        tell();
    }
    m_from.reset();
    return true;
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
