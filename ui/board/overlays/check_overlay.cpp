#include <algorithm>

#include "core/insight/royal_attacks.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/layer_context.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/danger_marks.h"

namespace mujo::ui {

namespace {

using Role = SceneItem::Role;

/// The royals in check or mated, the pieces that attack them and the lines on which they do, but for an
/// attacker beside its royal; at the end of a game the royal that was taken, and its captor.
class CheckOverlay : public Overlay {
public:
    CheckOverlay() : Overlay("check", true) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        if (place != Place::BelowMarks) {
            return;
        }
        for (const rules::Route& way : m_ways) {
            if (canvas.context.layout.shape().distance(way.front(), way.back()) == 1) {
                continue; // there is no room for an arrow between the marks of neighbours
            }
            std::vector<QPointF> points;
            for (const Square square : way) {
                points.push_back(canvas.context.layout.centre(square));
            }
            marks::drawAttackLine(canvas.painter, points, canvas.context.layout.cellSize(),
                                  canvas.context.theme);
        }
        for (const SceneItem& item : items()) {
            if (canvas.touches(item.square)) {
                paintItem(canvas, item);
            }
        }
    }

    QString words(const OverlaySource& source, const Asked& asked) const override {
        const bool isChecked = std::any_of(items().begin(), items().end(), [&](const SceneItem& item) {
            return item.role == Role::Check && item.square == asked.square;
        });
        const bool stands = !source.game.position().at(asked.square).isEmpty();
        return isChecked && stands && asked.isIdle
                   ? BoardWords(source.game.position()).threats(source.facts, asked.square, false)
                   : QString();
    }

protected:
    void collect(const OverlaySource& source) override {
        const Game& game = source.game;
        const Position& position = game.position();
        const bool isMate = game.isMate() || game.outcome().reason == rules::Reason::Mate;
        if (game.inCheck() || isMate) {
            for (const Square square : position.royals(position.turn())) {
                add(square, Role::Check, isMate ? 1 : 0);
            }
            for (insight::RoyalAttack& attack : insight::attacksOnRoyals(position, position.turn())) {
                addAttacker(attack.attacker);
                m_ways.push_back(std::move(attack.way));
            }
        } else if (game.outcome().reason == rules::Reason::RoyalsCaptured && !game.plies().empty()) {
            collectTaken(game);
        }
    }

    void forget() override { m_ways.clear(); }

private:
    void collectTaken(const Game& game) {
        const Game::Ply& last = game.plies().back();
        const Side loser = game.position().turn();
        const Square captor = last.move.to();
        const bool stands = !game.position().at(captor).isEmpty();
        for (const SquareChange& change : last.transition.squares) {
            const bool isRoyal = change.before.holds(loser) &&
                                 game.variant().type(change.before.type()).royal &&
                                 !change.after.holds(loser);
            if (isRoyal && !(stands && change.square == captor)) {
                add(change.square, Role::Check, 1);
            }
        }
        if (stands) { // on the square of a royal, too: it is not the captor that is mated
            addAttacker(captor);
        }
    }

    void addAttacker(Square square) {
        const bool isKnown = std::any_of(items().begin(), items().end(), [&](const SceneItem& item) {
            return item.role == Role::CheckedBy && item.square == square;
        });
        if (!isKnown) {
            add(square, Role::CheckedBy);
        }
    }

    static void paintItem(const OverlayCanvas& canvas, const SceneItem& item) {
        const QRectF cell = canvas.cell(item.square);
        const Theme& theme = canvas.context.theme;
        if (item.role == Role::CheckedBy) {
            marks::drawAttacker(canvas.painter, cell, theme);
        } else if (item.number == 1) {
            marks::drawMate(canvas.painter, cell, theme);
        } else {
            marks::drawCheck(canvas.painter, cell, theme);
        }
    }

    std::vector<rules::Route> m_ways; ///< from each attacker to a royal
};

} // namespace

std::unique_ptr<Overlay> makeCheckOverlay() {
    return std::make_unique<CheckOverlay>();
}

} // namespace mujo::ui
