#include <algorithm>

#include "ui/board/board_words.h"
#include "ui/board/layers/layer_context.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/danger_marks.h"

namespace mujo::ui {

namespace {

/// Pieces that could be taken with profit.
class HangingOverlay : public Overlay {
public:
    HangingOverlay() : Overlay("hanging", false) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        for (const SceneItem& item : items()) {
            if (place == Place::BelowMarks && canvas.touches(item.square)) {
                const bool isDefended =
                    item.number == static_cast<int>(insight::HangingPiece::Why::ByCheaper);
                marks::drawHanging(canvas.painter, canvas.cell(item.square), isDefended,
                                   canvas.context.theme);
            }
        }
    }

    QString words(const OverlaySource& source, const Asked& asked) const override {
        // The last move is the news, once there is another one.
        const bool isAlone = asked.isIdle && !asked.isHeld && isNew();
        if (items().empty()) {
            return isAlone ? news() : QString();
        }
        const bool hangs = std::any_of(items().begin(), items().end(),
                                       [&](const SceneItem& item) { return item.square == asked.square; });
        if (hangs && (asked.isIdle || asked.isHeld)) {
            return BoardWords(source.game.position()).threats(source.facts, asked.square, true);
        }
        const bool isEmpty = source.game.position().at(asked.square).isEmpty(); // of pieces others may tell
        return isAlone && isEmpty ? news() : QString();
    }

    QString news() const override {
        return items().empty() ? BoardWords::nothingHangs()
                               : BoardWords::someHang(static_cast<int>(items().size()));
    }

protected:
    void collect(const OverlaySource& source) override {
        for (const insight::HangingPiece& piece : source.facts.hanging()) {
            add(piece.square, SceneItem::Role::Hanging, static_cast<int>(piece.why));
        }
    }
};

} // namespace

std::unique_ptr<Overlay> makeHangingOverlay() {
    return std::make_unique<HangingOverlay>();
}

} // namespace mujo::ui
