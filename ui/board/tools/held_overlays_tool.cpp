#include "ui/board/tools/held_overlays_tool.h"

#include "ui/board/overlays/overlay_commands.h"

namespace mujo::ui {

bool HeldOverlaysTool::show(int key, bool on) {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld() && command.key == key) {
            desk().view.showOverlay(command.id, on);
            return true;
        }
    }
    return false;
}

bool HeldOverlaysTool::keyDown(const QKeyEvent& event) {
    return isBare(event) && show(event.key(), true);
}

bool HeldOverlaysTool::keyUp(const QKeyEvent& event) {
    return show(event.key(), false);
}

void HeldOverlaysTool::onFocusLost() {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld()) {
            desk().view.showOverlay(command.id, false);
        }
    }
}

} // namespace mujo::ui
