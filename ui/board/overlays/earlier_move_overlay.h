#pragma once

#include "core/insight/shown_route.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// One's own move, faintly, while the answer to it lies on the board: its way, what it took, what it turned
/// into.
class EarlierMoveOverlay : public Overlay {
public:
    EarlierMoveOverlay() : Overlay("earlier-move", false) {}

    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource& source) override;
    void forget() override { m_way.clear(); }

private:
    rules::Route m_way;
};

} // namespace mujo::ui
