#include <utility>

#include "ui/board/board_words.h"
#include "ui/board/layers/mark_pictures.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/danger_marks.h"
#include "ui/look/marks.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

/// Who attacks and defends the square that is pointed at, and, over the whole board, what either side could
/// take.
class ThreatsOverlay : public Overlay {
public:
    enum class Extent { Board, Square };

    ThreatsOverlay(const char* id, Extent extent) : Overlay(id, false), m_extent(extent) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        for (const auto* all : {&items(), &pointedItems()}) {
            for (const SceneItem& item : *all) {
                const bool isThreat = item.role == Role::ThreatSente || item.role == Role::ThreatGote;
                if (isThreat && place == Place::BelowMarks && canvas.touches(item.square)) {
                    paintThreat(canvas, item);
                } else if (!isThreat && place == Place::AboveMarks) {
                    paintPiece(canvas, item);
                }
            }
        }
    }

    QString words(const OverlaySource& source, const Asked& asked) const override {
        const bool isAsked = m_extent == Extent::Board || asked.square == m_asked;
        return isAsked ? BoardWords(source.game.position()).threats(source.facts, asked.square, false)
                       : QString();
    }

protected:
    void collect(const OverlaySource& source) override {
        if (m_extent == Extent::Square) {
            return;
        }
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
        if (m_extent == Extent::Square && std::exchange(m_asked, m_asked.value_or(square))) {
            return; // wherever the pointer goes from there
        }
        const auto show = [&](Square from, Role role) {
            m_extent == Extent::Square ? add(from, role) : addPointed(from, role);
        };
        const Side owner = source.facts.ownerOf(square);
        for (const Square from : source.facts.attackers(square, opponent(owner))) {
            show(from, Role::Attacker);
        }
        for (const Square from : source.facts.attackers(square, owner)) {
            show(from, Role::Defender);
        }
    }

    void forget() override { m_asked.reset(); }

private:
    static void paintPiece(const OverlayCanvas& canvas, const SceneItem& item) {
        const QRectF cell = canvas.cell(item.square);
        if (item.role == Role::Attacker) {
            marks::drawCaptureRing(canvas.painter, cell, canvas.context.theme);
        } else {
            marks::drawShield(canvas.painter, cell, canvas.context.theme);
        }
    }

    void paintThreat(const OverlayCanvas& canvas, const SceneItem& item) const {
        const bool isNear = (item.role == Role::ThreatSente) != canvas.context.layout.isFlipped();
        canvas.pictures.paint(canvas.painter, canvas.context, item.square, this, isNear ? 1 : 0,
                              [&](QPainter& pen, const QRectF& cell) {
                                  marks::drawThreat(pen, cell,
                                                    isNear ? marks::Attacker::Near : marks::Attacker::Far,
                                                    canvas.context.theme);
                              });
    }

    Extent m_extent;
    std::optional<Square> m_asked; ///< the first one that was pointed at, where it is not the board
};

} // namespace

std::unique_ptr<Overlay> makeThreatsOverlay() {
    return std::make_unique<ThreatsOverlay>("threats", ThreatsOverlay::Extent::Board);
}

std::unique_ptr<Overlay> makeSquareThreatsOverlay() {
    return std::make_unique<ThreatsOverlay>(kSquareThreats, ThreatsOverlay::Extent::Square);
}

} // namespace mujo::ui
