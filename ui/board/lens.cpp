#include "ui/board/lens.h"

#include <algorithm>

namespace mujo::ui {

namespace {

constexpr double kSmallest = 200;
constexpr double kLargest = 420;
constexpr double kShare = 0.36; // of the view's shorter side

} // namespace

void Lens::show(const BoardLayout& board, QPointF at) {
    const QRectF view = board.view();
    const double side = std::clamp(std::min(view.width(), view.height()) * kShare, kSmallest, kLargest);
    m_rect = QRectF(at - QPointF(side / 2, side / 2), QSizeF(side, side));
    m_layout = board;
    m_layout.magnify(kMagnification, at);
}

} // namespace mujo::ui
