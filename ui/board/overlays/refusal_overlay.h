#pragma once

#include <vector>

#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The squares for which an attempt was refused, until the game goes on or the view takes them away.
class RefusalOverlay : public Overlay {
public:
    RefusalOverlay() : Overlay("refusal", true) {}

    void show(const std::vector<Square>& causes);
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource&) override {}
};

} // namespace mujo::ui
