#include "ui/board/tools/chooser_tool.h"

namespace mujo::ui {

bool ChooserTool::keyDown(const QKeyEvent& event) {
    MoveEntry& entry = desk().entry;
    if (!isPlain(event) || entry.input().state() != insight::InputState::Choosing) {
        return false;
    }
    const auto choose = [&entry](int line) {
        entry.handle(entry.input().choose(static_cast<std::size_t>(line)));
    };
    ChoicePopover& chooser = entry.chooser();
    const int key = event.key();
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        choose(key - Qt::Key_1);
        return true;
    }
    switch (key) {
    case Qt::Key_Up:
        chooser.setCurrent(chooser.current() - 1);
        return true;
    case Qt::Key_Down:
        chooser.setCurrent(chooser.current() + 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(chooser.current());
        return true;
    default:
        return false;
    }
}

} // namespace mujo::ui
