#include "ui/panes/record_keys.h"

namespace mujo::ui {

std::optional<RecordStep> recordStepOf(const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return std::nullopt;
    }
    const bool toFork = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return toFork ? RecordStep::ForkBack : RecordStep::Back;
    case Qt::Key_Right:
        return toFork ? RecordStep::ForkForward : RecordStep::Forward;
    case Qt::Key_Up:
        return RecordStep::SiblingBefore;
    case Qt::Key_Down:
        return RecordStep::Sibling;
    case Qt::Key_PageUp:
        return RecordStep::PageBack;
    case Qt::Key_PageDown:
        return RecordStep::PageForward;
    case Qt::Key_Home:
        return RecordStep::ToStart;
    case Qt::Key_End:
        return RecordStep::ToEnd;
    default:
        return std::nullopt;
    }
}

} // namespace mujo::ui
