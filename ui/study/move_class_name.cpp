#include "ui/study/move_class_name.h"

#include <QCoreApplication>
#include <array>

namespace mujo::ui {

QString moveClassName(insight::MoveClass one) {
    static constexpr std::array<const char*, insight::kMoveClassCount> kNames = {
        QT_TRANSLATE_NOOP("MoveClass", "Step"),         QT_TRANSLATE_NOOP("MoveClass", "Limited slide"),
        QT_TRANSLATE_NOOP("MoveClass", "Slide"),        QT_TRANSLATE_NOOP("MoveClass", "Jump"),
        QT_TRANSLATE_NOOP("MoveClass", "Hook move"),    QT_TRANSLATE_NOOP("MoveClass", "Several captures"),
        QT_TRANSLATE_NOOP("MoveClass", "Igui"),         QT_TRANSLATE_NOOP("MoveClass", "Area move"),
        QT_TRANSLATE_NOOP("MoveClass", "Jump to take"), QT_TRANSLATE_NOOP("MoveClass", "Range capture"),
        QT_TRANSLATE_NOOP("MoveClass", "Burn"),         QT_TRANSLATE_NOOP("MoveClass", "Anywhere"),
    };
    return QCoreApplication::translate("MoveClass", kNames[static_cast<std::size_t>(one)]);
}

} // namespace mujo::ui
