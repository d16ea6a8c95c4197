#pragma once

#include <vector>

#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// Circles and arrows that the player has drawn on the position; they start as the game has them.
class DrawingsOverlay : public Overlay {
public:
    DrawingsOverlay() : Overlay("drawings", true) {}

    [[nodiscard]] const std::vector<DrawnShape>& shapes() const { return m_shapes; }
    /// Adds the shape, or takes away an equal one; one of another brush changes its colour.
    void toggle(const DrawnShape& shape);
    void clear();
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource& source) override;
    void forget() override { m_shapes.clear(); }

private:
    void updateItems();

    std::vector<DrawnShape> m_shapes;
};

} // namespace mujo::ui
