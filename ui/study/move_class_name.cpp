#include "ui/study/move_class_name.h"

#include <QCoreApplication>
#include <array>

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct MoveClassName {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MoveClassName)
};

} // namespace

QString moveClassName(insight::MoveClass one) {
    static constexpr std::array<const char*, insight::kMoveClassCount> kNames = {
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Step"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Limited slide"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Slide"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Jump"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Hook move"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Several captures"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Igui"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Area move"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Jump to take"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Range capture"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Burn"),
        QT_TRANSLATE_NOOP("mujo::ui::MoveClassName", "Anywhere"),
    };
    return MoveClassName::tr(kNames[static_cast<std::size_t>(one)]);
}

} // namespace mujo::ui
