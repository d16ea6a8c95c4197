#include "ui/board/overlays/overlay_commands.h"

#include <algorithm>
#include <array>

namespace mujo::ui {

std::span<const OverlayCommand> overlayCommands() {
    static constexpr std::array kCommands{
        OverlayCommand{"threats", nullptr, Qt::Key_T},
        OverlayCommand{"hanging", "view/hanging", Qt::Key_H},
        OverlayCommand{"mobility", "view/mobility", Qt::Key_N},
    };
    return kCommands;
}

const OverlayCommand* overlayCommand(const QString& id) {
    const auto all = overlayCommands();
    const auto found = std::find_if(all.begin(), all.end(), [&](const OverlayCommand& command) {
        return id == QLatin1String(command.id);
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace mujo::ui
