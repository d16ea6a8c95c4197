#include "ui/board/layers/layer_context.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/marks.h"

namespace mujo::ui {

namespace {

/// The royals of the side to move that stand in check.
class CheckOverlay : public Overlay {
public:
    CheckOverlay() : Overlay("check", true) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        for (const SceneItem& item : items()) {
            if (place == Place::BelowMarks && canvas.touches(item.square)) {
                marks::drawCheck(canvas.painter, canvas.cell(item.square), canvas.context.theme);
            }
        }
    }

protected:
    void collect(const OverlaySource& source) override {
        if (source.game.inCheck()) {
            for (const Square square : source.game.position().royals(source.game.position().turn())) {
                add(square, SceneItem::Role::Check);
            }
        }
    }
};

} // namespace

std::unique_ptr<Overlay> makeCheckOverlay() {
    return std::make_unique<CheckOverlay>();
}

} // namespace mujo::ui
