#include "ui/look/piece_art.h"

namespace mujo::ui {

const SvgPicture* PieceArt::drawingOf(const PieceFace& face) const {
    for (const QString& each : face.drawings) {
        if (const auto found = drawings.constFind(each); found != drawings.constEnd()) {
            return found->get();
        }
    }
    return nullptr;
}

PieceStyle styleOf(const std::shared_ptr<const PieceArt>& set) {
    PieceStyle style;
    style.set = set->characters;
    style.art = set->isPlain() ? nullptr : set;
    return style;
}

} // namespace mujo::ui
