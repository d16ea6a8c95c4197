#pragma once

#include <QRectF>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// The whole board at an edge while only a part of it is seen.
class OverviewMap {
public:
    /// Goes to the lower left, or where it covers clearly fewer pieces and marks. Not to be called while the
    /// board is dragged: the map stays under the pointer then.
    void settle(const BoardLayout& layout, const BoardScene& scene);
    /// Empty while the board is fitted.
    [[nodiscard]] QRectF rect(const BoardLayout& layout) const;
    void paint(QPainter& painter, const LayerContext& context) const;
    /// The square under a point of the map.
    [[nodiscard]] std::optional<Square> hit(const BoardLayout& layout, QPointF point) const;

private:
    static constexpr int kHeights = 5;
    struct Place {
        bool isRight = false;
        int height = 0; ///< from the lower edge, 0, to the upper one, `kHeights - 1`
    };
    [[nodiscard]] static QRectF rectAt(const BoardLayout& layout, Place place);

    Place m_place;
};

} // namespace mujo::ui
