#include "ui/board/tools/hover_tool.h"

namespace mujo::ui {

bool HoverTool::press(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton) {
        desk().pointing.moveMouse(event.position());
    }
    return false;
}

bool HoverTool::move(const QMouseEvent& event) {
    desk().pointing.moveMouse(event.position());
    return false;
}

bool HoverTool::wheel(const QWheelEvent& event) {
    const bool isMine = event.modifiers().testFlag(Qt::AltModifier);
    if (isMine) {
        desk().pointing.showNextWay();
    }
    return isMine;
}

} // namespace mujo::ui
