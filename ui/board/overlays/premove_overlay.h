#pragma once

#include "core/insight/shown_route.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The way of a move that was chosen in advance.
class PremoveOverlay : public Overlay {
public:
    PremoveOverlay() : Overlay("premove", true) {}

    /// Origin and stops; empty for none. It stays when the position changes.
    void show(rules::Route way);
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource& source) override;

private:
    rules::Route m_way;
};

} // namespace mujo::ui
