#pragma once

#include <QRectF>
#include <optional>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// The whole board in a corner while only a part of it is seen.
class OverviewMap {
public:
    /// Stays in its corner, the lower left one at first, unless another covers half as many pieces and marks
    /// or fewer. Not to be called while the board is dragged: the map stays under the pointer then.
    void settle(const BoardLayout& layout, const BoardScene& scene);
    /// Empty while the board is fitted.
    [[nodiscard]] QRectF rect(const BoardLayout& layout) const;
    void paint(QPainter& painter, const LayerContext& context) const;
    /// The square under a point of the map.
    [[nodiscard]] std::optional<Square> hit(const BoardLayout& layout, QPointF point) const;

private:
    struct Place {
        bool isRight = false;
        bool isHigh = false;
    };
    [[nodiscard]] static QRectF rectAt(const BoardLayout& layout, Place place);

    Place m_place;
};

} // namespace mujo::ui
