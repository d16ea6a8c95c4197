#pragma once

#include <QString>
#include <Qt>
#include <span>

#include "ui/look/settings.h"

namespace mujo::ui {

/// How the user switches an overlay.
struct OverlayCommand {
    const char* id;
    /// Under which the choice is kept; null where the overlay is shown while the key is held.
    const char* setting;
    Qt::Key key;

    [[nodiscard]] bool isHeld() const { return setting == nullptr; }
};

/// Every overlay that can be switched, in the order of the menu.
[[nodiscard]] std::span<const OverlayCommand> overlayCommands();

/// The setting of an overlay that is switched.
[[nodiscard]] inline Setting<bool> switchOf(const OverlayCommand& command) {
    return {command.setting, false};
}

/// Null for an unknown id.
[[nodiscard]] const OverlayCommand* overlayCommand(const QString& id);

} // namespace mujo::ui
