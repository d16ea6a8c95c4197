#include "ui/board/tools/lens_tool.h"

#include <QCursor>

namespace mujo::ui {

void LensTool::show() {
    Lens& lens = desk().lens;
    if (lens.isShown()) {
        return;
    }
    const BoardView& view = desk().view;
    const BoardLayout& layout = desk().layout;
    const QPoint mouse = view.mapFromGlobal(QCursor::pos());
    const QPointF elsewhere = view.rect().contains(mouse) ? QPointF(mouse) : layout.view().center();
    lens.show(layout, desk().pointing.place().value_or(elsewhere));
    lens.invalidate();
    desk().pointing.hideTip(); // the lens has the name
    desk().view.update();
}

void LensTool::hide() {
    if (desk().lens.isShown()) {
        desk().lens.hide();
        desk().view.update();
    }
}

bool LensTool::keyDown(const QKeyEvent& event) {
    if (!isBare(event) || event.key() != Qt::Key_M) {
        return false;
    }
    show();
    return true;
}

bool LensTool::keyUp(const QKeyEvent& event) {
    if (event.key() != Qt::Key_M) {
        return false;
    }
    hide();
    return true;
}

void LensTool::paintOver(QPainter& painter) {
    desk().lens.paint(painter, desk().picture.context(), desk().view.size(), desk().picture.showsGhosts());
}

} // namespace mujo::ui
