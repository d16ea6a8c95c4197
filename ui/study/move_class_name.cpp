#include "ui/study/move_class_name.h"

#include <QCoreApplication>
#include <array>

#include "ui/words/glossary.h"

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

QString moveClassMeaning(insight::MoveClass one) {
    switch (one) {
    case insight::MoveClass::Step:
        return Glossary::sentence(Term::Step);
    case insight::MoveClass::LimitedSlide:
        return MoveClassName::tr("A slide that goes a certain number of squares at most.");
    case insight::MoveClass::Slide:
        return Glossary::sentence(Term::Slide);
    case insight::MoveClass::Jump:
        return Glossary::sentence(Term::Jump);
    case insight::MoveClass::Hook:
        return Glossary::sentence(Term::HookMove);
    case insight::MoveClass::MultiCapture:
        return MoveClassName::tr("More than one piece can be taken in one turn.");
    case insight::MoveClass::Igui:
        return Glossary::sentence(Term::Igui);
    case insight::MoveClass::Area:
        return Glossary::sentence(Term::AreaMove);
    case insight::MoveClass::JumpToTake:
        return MoveClassName::tr(
            "Going over pieces that are in the way, in order to take another one behind them.");
    case insight::MoveClass::Sweep:
        return Glossary::sentence(Term::RangeCapture);
    case insight::MoveClass::Burn:
        return Glossary::sentence(Term::Burning);
    case insight::MoveClass::Anywhere:
        break;
    }
    return MoveClassName::tr("A jump to any square of the board.");
}

} // namespace mujo::ui
