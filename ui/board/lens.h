#pragma once

#include <QRectF>

#include "ui/board/board_layout.h"

namespace mujo::ui {

/// A magnifier over a part of the board. It stays where it is as long as the pointer is inside, so that one
/// can aim three times as finely, and is dragged along by the pointer at its rim.
class Lens {
public:
    static constexpr double kMagnification = 3;

    void show(const BoardLayout& board, QPointF at);
    void hide() { m_rect = {}; }
    [[nodiscard]] bool isShown() const { return !m_rect.isEmpty(); }
    /// The pointer is here now, and the board lies so.
    void follow(const BoardLayout& board, QPointF at);

    [[nodiscard]] QRectF rect() const { return m_rect; }
    /// Where the squares lie inside.
    [[nodiscard]] const BoardLayout& layout() const { return m_layout; }

private:
    void place(const BoardLayout& board);

    QRectF m_rect;
    BoardLayout m_layout;
};

} // namespace mujo::ui
