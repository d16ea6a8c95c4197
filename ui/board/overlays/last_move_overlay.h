#pragma once

#include <vector>

#include "core/insight/shown_route.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The changes by which pieces other than the moving one have left the board with a move.
[[nodiscard]] std::vector<SquareChange> victimsOf(const Game::Ply& ply);

/// The way of the last move, and for a moment the pieces that it took.
class LastMoveOverlay : public Overlay {
public:
    LastMoveOverlay() : Overlay("last-move", true) {}

    /// Origin, corners, stops and end; empty at the start of a game.
    [[nodiscard]] const rules::Route& way() const { return m_way; }
    /// Nothing is painted while the move itself is being shown.
    void setHeld(bool held) { m_isHeld = held; }
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource& source) override;
    void forget() override { m_way.clear(); }

private:
    void paintItem(const OverlayCanvas& canvas, const SceneItem& item) const;

    rules::Route m_way;
    bool m_isHeld = false;
};

} // namespace mujo::ui
