#include "ui/dialogs/window_room.h"

#include <QScreen>

namespace mujo::ui {

QSize roomOn(const QScreen& screen) {
    constexpr QSize kFrame(4, 32); // about what window managers add
    return screen.availableSize() - kFrame;
}

QSize firstWindowSize(QSize room) {
    constexpr QSize kEnough(1600, 1200);
    return kEnough.boundedTo(room);
}

} // namespace mujo::ui
