#pragma once

#include "core/insight/shown_route.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The way of a move that was chosen in advance.
class PremoveOverlay : public Overlay {
public:
    PremoveOverlay() : Overlay("premove", true) {}

    /// None to clear.
    void show(const std::optional<Move>& move);
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource&) override {}
    void forget() override { m_way.clear(); }

private:
    rules::Route m_way; ///< origin and stops; empty for none
};

} // namespace mujo::ui
