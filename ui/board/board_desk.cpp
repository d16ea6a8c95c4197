#include "ui/board/board_desk.h"

namespace mujo::ui {

BoardDesk::BoardDesk(BoardView& shownIn, const ObservedGame& shown) : view(shownIn), observed(shown) {}

void BoardDesk::showAnotherGame() {
    game = &observed.game();
    entry.readTurn();
    scene.ways().clear();
    pointing.forget();
    const Variant& variant = game->variant();
    picture.showVariant(variant);
    if (!(layout.shape() == variant.shape())) {
        layout.setShape(variant.shape());
    }
    resize();
    picture.tellSigns();
}

void BoardDesk::renameSquares() {
    resize();
    picture.rebuild();
    entry.sync();
}

void BoardDesk::resize() {
    layout.setViewport(view.size(), view.devicePixelRatioF());
}

std::optional<Square> BoardDesk::hit(QPointF at) const {
    return layoutAt(at).hit(at);
}

const BoardLayout& BoardDesk::layoutAt(QPointF at) const {
    return lens.rect().contains(at) ? lens.layout() : layout;
}

} // namespace mujo::ui
