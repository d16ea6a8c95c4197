#pragma once

#include <optional>
#include <vector>

#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The square to which a move was refused and the pieces because of which it was, until the game goes on or
/// the view takes them away.
class RefusalOverlay : public Overlay {
public:
    RefusalOverlay() : Overlay("refusal", true) {}

    void show(std::optional<Square> refused, const std::vector<Square>& reasons);
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource&) override {}
    void forget() override { m_refused.reset(); }

private:
    std::optional<Square> m_refused;
};

} // namespace mujo::ui
