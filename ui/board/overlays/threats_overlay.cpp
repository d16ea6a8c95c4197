#include "ui/board/board_words.h"
#include "ui/board/layers/mark_pictures.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/danger_marks.h"
#include "ui/look/marks.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

/// What either side could take, and who attacks and defends the square that is pointed at.
class ThreatsOverlay : public Overlay {
public:
    ThreatsOverlay() : Overlay("threats", false) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        if (place == Place::BelowMarks) {
            for (const SceneItem& item : items()) {
                if (canvas.touches(item.square)) {
                    paintThreat(canvas, item);
                }
            }
        } else if (place == Place::AboveMarks) {
            for (const SceneItem& item : pointedItems()) {
                const QRectF cell = canvas.cell(item.square);
                if (item.role == Role::Attacker) {
                    marks::drawCaptureRing(canvas.painter, cell, canvas.context.theme);
                } else {
                    marks::drawShield(canvas.painter, cell, canvas.context.theme);
                }
            }
        }
    }

    QString words(const OverlaySource& source, const Asked& asked) const override {
        return BoardWords(source.game.position()).threats(source.facts, asked.square, false);
    }

protected:
    void collect(const OverlaySource& source) override {
        const insight::ThreatMap& map = source.facts.threats();
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (int i = 0; i < source.game.variant().shape().squareCount(); ++i) {
                if (map.isAttacked(Square(i), side)) {
                    add(Square(i), side == Side::Sente ? Role::ThreatSente : Role::ThreatGote);
                }
            }
        }
    }

    void collectFor(const OverlaySource& source, Square square) override {
        const Side owner = source.facts.ownerOf(square);
        for (const Square from : source.facts.attackers(square, opponent(owner))) {
            addPointed(from, Role::Attacker);
        }
        for (const Square from : source.facts.attackers(square, owner)) {
            addPointed(from, Role::Defender);
        }
    }

private:
    void paintThreat(const OverlayCanvas& canvas, const SceneItem& item) const {
        const bool isNear = (item.role == Role::ThreatSente) != canvas.context.layout.isFlipped();
        canvas.pictures.paint(canvas.painter, canvas.context, item.square, this, isNear ? 1 : 0,
                              [&](QPainter& pen, const QRectF& cell) {
                                  marks::drawThreat(pen, cell,
                                                    isNear ? marks::Attacker::Near : marks::Attacker::Far,
                                                    canvas.context.theme);
                              });
    }
};

} // namespace

std::unique_ptr<Overlay> makeThreatsOverlay() {
    return std::make_unique<ThreatsOverlay>();
}

} // namespace mujo::ui
