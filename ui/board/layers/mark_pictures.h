#pragma once

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <functional>
#include <utility>

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

/// Pictures of marks of which there may be hundreds, each drawn once in the size of the squares. To be
/// cleared when the size or the look changes.
class MarkPictures {
public:
    using Draw = std::function<void(QPainter& painter, const QRectF& cell)>;

    void clear() { m_pictures.clear(); }
    /// Paints the picture `number` of an owner on a square; `draw` makes it when it is painted first.
    void paint(QPainter& painter, const LayerContext& context, Square square, const void* owner, int number,
               const Draw& draw) {
        QPixmap& picture = m_pictures[{reinterpret_cast<quintptr>(owner), number}];
        if (picture.isNull()) {
            const double ratio = context.layout.devicePixelRatio();
            const int side = context.devicePixels();
            picture = QPixmap(side, side);
            picture.setDevicePixelRatio(ratio);
            picture.fill(Qt::transparent);
            QPainter pen(&picture);
            draw(pen, QRectF(0, 0, side / ratio, side / ratio));
        }
        painter.drawPixmap(context.layout.cellRect(square).topLeft(), picture);
    }

private:
    QHash<std::pair<quintptr, int>, QPixmap> m_pictures; ///< by owner and number
};

} // namespace mujo::ui
