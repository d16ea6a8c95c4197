#pragma once

#include <QPointF>
#include <optional>

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Picks and moves pieces with the left button: by clicks, or by dragging, also from the hand.
class SelectTool : public BoardTool {
public:
    explicit SelectTool(BoardDesk& desk);

    /// A piece from the hand follows the pointer, and is dropped where it is let go; global positions.
    void dragFromHand(PieceTypeId type, QPointF at);
    void dropFromHand(QPointF at);

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    void onPositionChanged() override;
    void paintUnder(QPainter& painter) override;
    void paintOver(QPainter& painter) override;

private:
    void dragTo(QPointF at);
    void drop(Square square, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] std::optional<Piece> dragged() const;

    std::optional<Square> m_pressed; ///< where the button went down
    QPointF m_pressedAt;
    bool m_deselects = false; ///< the piece was picked already: a click gives it up
    bool m_isDragging = false;
    QPointF m_dragAt;
};

} // namespace mujo::ui
