#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <optional>

#include "core/geometry/board_shape.h"
#include "ui/look/board_texture.h"

namespace mujo::ui {

/// Where the squares of a board lie in a widget. A pure value: logical pixels in and out, every cell edge on
/// a whole device pixel.
class BoardLayout {
public:
    static constexpr double kMaxCell = 160; ///< logical pixels

    BoardLayout() : m_shape(1, 1) {}
    explicit BoardLayout(BoardShape shape) : m_shape(shape) {}

    void setShape(BoardShape shape);
    void setViewport(QSize size, double devicePixelRatio);
    void setFlipped(bool flipped) { m_flipped = flipped; }

    [[nodiscard]] const BoardShape& shape() const { return m_shape; }
    [[nodiscard]] bool isFlipped() const { return m_flipped; }
    [[nodiscard]] double devicePixelRatio() const { return m_ratio; }
    [[nodiscard]] double cellSize() const { return m_cell; }
    [[nodiscard]] double fitCellSize() const { return m_fitCell; }
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    /// Width of the band around the board; two sides of it hold the coordinates.
    [[nodiscard]] double band() const { return m_band; }
    /// Height of the board's front edge, which lies below the view of a fitted board.
    [[nodiscard]] double edge() const { return m_edge; }
    /// The part of the widget in which the board is seen.
    [[nodiscard]] QRectF view() const;
    /// The whole board; reaches beyond the view when zoomed.
    [[nodiscard]] QRectF board() const;
    /// What of the board is seen.
    [[nodiscard]] QRectF visibleBoard() const { return board().intersected(view()); }

    [[nodiscard]] QRectF cellRect(Square square) const;
    /// What of the square is neither line nor frame.
    [[nodiscard]] QRectF woodOf(Square square) const;
    [[nodiscard]] GridEdges edges() const;
    [[nodiscard]] QPointF centre(Square square) const { return cellRect(square).center(); }
    /// Column and row on the screen, from 0 at the top left.
    [[nodiscard]] QPoint screenCell(Square square) const;
    [[nodiscard]] Square squareAt(int screenColumn, int screenRow) const;
    [[nodiscard]] double columnEdge(int screenColumn) const; ///< left edge
    [[nodiscard]] double rowEdge(int screenRow) const;       ///< upper edge
    /// The square under a point of the view.
    [[nodiscard]] std::optional<Square> hit(QPointF point) const;
    /// The nearest square, wherever the point is.
    [[nodiscard]] Square nearest(QPointF point) const;

    /// Makes cells `cell` logical pixels large, keeping what is under `anchor` where it is.
    void zoomTo(double cell, QPointF anchor);
    /// Larger by a factor about a point, past every limit of zooming and panning; for a lens.
    void magnify(double factor, QPointF anchor);
    void panBy(QPointF pixels);
    /// Moves the view so that the square is in its middle, as far as the edges allow.
    void centreOn(Square square);
    void fit();

private:
    void place();
    [[nodiscard]] QRectF cornerRange(bool fitted) const;
    void moveCornerTo(QPointF corner, const QRectF& range);
    [[nodiscard]] double snap(double value) const;

    BoardShape m_shape;
    QSizeF m_size{1, 1};
    double m_ratio = 1;
    bool m_flipped = false;
    bool m_fitted = true;
    double m_band = 0;
    double m_edge = 0;
    double m_fitCell = 1;
    double m_cell = 1;
    QPointF m_origin; ///< upper left corner of the board, on a whole device pixel
    QPointF m_corner; ///< the same before it was rounded, so that many small steps add up to what they are
};

} // namespace mujo::ui
