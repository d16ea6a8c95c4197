#pragma once

#include <QRectF>
#include <QString>
#include <span>
#include <utility>
#include <vector>

#include "core/insight/line_preview.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// Arrows of the moves that the engine considers, and of a line of play. They keep off the middles of
/// occupied squares, so that every kanji stays readable, and lie above the frames of squares.
class PlansOverlay : public Overlay {
public:
    /// A move that is not on the board: one the engine considers, or one of a line of play.
    struct Plan {
        rules::Route way; ///< the square of a drop alone
        Side side = Side::Sente;
        int number = 0; ///< rank of a candidate, place in the line, from 1
        QString text;   ///< score of a candidate
        std::optional<PieceTypeId> dropped;
    };

    PlansOverlay() : Overlay("plans", true) {}

    /// Moves of the side to move with their scores, the best first; until the position changes.
    void showCandidates(const OverlaySource& source, const std::vector<std::pair<Move, QString>>& candidates);
    /// Legal moves one after the other; until the position changes, none to clear.
    void showLine(const OverlaySource& source, const std::vector<Move>& moves);
    [[nodiscard]] const std::vector<Plan>& candidates() const { return m_candidates; }
    [[nodiscard]] const std::vector<Plan>& line() const { return m_line; }
    /// Whether the line shows a piece on the square, which is empty now.
    [[nodiscard]] bool hasGhost(Square square) const;
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource&) override {}
    void forget() override;

private:
    void updateItems();
    /// The moves of the line that have one.
    [[nodiscard]] std::span<const Plan> arrows() const;
    void paintCandidates(const OverlayCanvas& canvas) const;
    void paintChanges(const OverlayCanvas& canvas) const;
    void paintLine(const OverlayCanvas& canvas) const;
    /// Where the scores of the candidates stand, in the candidates' order; empty where there is no room.
    [[nodiscard]] std::vector<QRectF> chips(const LayerContext& context) const;

    std::vector<Plan> m_candidates;
    std::vector<Plan> m_line;
    std::vector<insight::LinePreview::Change> m_changes; ///< what would stand, or be gone, after the line
};

} // namespace mujo::ui
