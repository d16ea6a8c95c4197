#include "ui/board/lens.h"

#include <algorithm>

namespace mujo::ui {

namespace {

constexpr double kSmallest = 200;
constexpr double kLargest = 420;
constexpr double kShare = 0.36; // of the view's shorter side
constexpr double kRim = 12;

} // namespace

void Lens::show(const BoardLayout& board, QPointF at) {
    const QRectF view = board.view();
    const double side = std::clamp(std::min(view.width(), view.height()) * kShare, kSmallest, kLargest);
    m_rect = QRectF(at - QPointF(side / 2, side / 2), QSizeF(side, side));
    place(board);
}

void Lens::follow(const BoardLayout& board, QPointF at) {
    const QRectF inner = m_rect.adjusted(kRim, kRim, -kRim, -kRim);
    const auto beyond = [](double value, double low, double high) {
        return value < low ? value - low : value > high ? value - high : 0;
    };
    m_rect.translate(beyond(at.x(), inner.left(), inner.right()),
                     beyond(at.y(), inner.top(), inner.bottom()));
    place(board);
}

void Lens::place(const BoardLayout& board) {
    m_layout = board;
    m_layout.magnify(kMagnification, m_rect.center());
}

} // namespace mujo::ui
