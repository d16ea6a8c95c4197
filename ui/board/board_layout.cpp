#include "ui/board/board_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mujo::ui {

namespace {

constexpr double kMinBand = 16;
constexpr double kMaxBand = 24;
constexpr double kMinEdge = 3;
constexpr double kMaxEdge = 9;
constexpr double kMinCell = 4;
/// Cells of whole device pixels are preferred as long as they cost no more of the board than this.
constexpr double kWholePixelShare = 0.985;

/// Like `QRectF::united`, which leaves out rectangles without an area.
QRectF hull(const QRectF& a, const QRectF& b) {
    return {QPointF(std::min(a.left(), b.left()), std::min(a.top(), b.top())),
            QPointF(std::max(a.right(), b.right()), std::max(a.bottom(), b.bottom()))};
}

} // namespace

void BoardLayout::setShape(BoardShape shape) {
    m_shape = shape;
    m_fitted = true;
    place();
}

void BoardLayout::setViewport(QSize size, double devicePixelRatio) {
    m_size = QSizeF(std::max(1, size.width()), std::max(1, size.height()));
    m_ratio = std::max(0.1, devicePixelRatio);
    place();
}

double BoardLayout::snap(double value) const {
    return std::round(value * m_ratio) / m_ratio;
}

QRectF BoardLayout::view() const {
    const double below = m_band + m_edge;
    return {QPointF(m_band, m_band), QPointF(std::max(m_band + 1, m_size.width() - m_band),
                                             std::max(m_band + 1, m_size.height() - below))};
}

void BoardLayout::place() {
    const double longSide = std::min(m_size.width() / m_shape.files(), m_size.height() / m_shape.ranks());
    m_band = snap(std::clamp(longSide * 0.42, kMinBand, kMaxBand));
    m_edge = snap(std::clamp(longSide * 0.12, kMinEdge, kMaxEdge));
    const QRectF area = view();
    const double exact = std::min(area.width() / m_shape.files(), area.height() / m_shape.ranks());
    const double whole = std::floor(exact * m_ratio) / m_ratio;
    m_fitCell = std::max(kMinCell, whole >= kWholePixelShare * exact ? whole : exact);
    if (m_fitted || m_cell <= m_fitCell) {
        m_fitted = true;
        m_cell = m_fitCell;
    }
    moveCornerTo(m_corner, cornerRange(m_fitted));
}

/// Where the upper left corner may lie: a fitted board has one place, in the middle of the view; a larger one
/// leaves no gap.
QRectF BoardLayout::cornerRange(bool fitted) const {
    const QRectF area = view();
    const auto range = [fitted](double length, double low, double room) {
        if (fitted) {
            const double middle = std::max(low, low + (room - length) / 2);
            return std::pair(middle, middle);
        }
        return std::pair(std::min(low, low + room - length), std::max(low, low + room - length));
    };
    const double cell = fitted ? m_fitCell : m_cell;
    const auto [left, right] = range(cell * m_shape.files(), area.left(), area.width());
    const auto [top, bottom] = range(cell * m_shape.ranks(), area.top(), area.height());
    return {QPointF(left, top), QPointF(right, bottom)};
}

void BoardLayout::moveCornerTo(QPointF corner, const QRectF& range) {
    m_corner = {std::clamp(corner.x(), range.left(), range.right()),
                std::clamp(corner.y(), range.top(), range.bottom())};
    m_origin = {snap(m_corner.x()), snap(m_corner.y())};
}

QRectF BoardLayout::board() const {
    return {QPointF(columnEdge(0), rowEdge(0)),
            QPointF(columnEdge(m_shape.files()), rowEdge(m_shape.ranks()))};
}

double BoardLayout::columnEdge(int screenColumn) const {
    return snap(m_origin.x() + screenColumn * m_cell);
}

double BoardLayout::rowEdge(int screenRow) const {
    return snap(m_origin.y() + screenRow * m_cell);
}

QPoint BoardLayout::screenCell(Square square) const {
    const int column = m_shape.column(square);
    const int row = m_shape.row(square);
    return m_flipped ? QPoint(m_shape.files() - 1 - column, m_shape.ranks() - 1 - row) : QPoint(column, row);
}

Square BoardLayout::squareAt(int screenColumn, int screenRow) const {
    return m_flipped ? m_shape.at(m_shape.files() - 1 - screenColumn, m_shape.ranks() - 1 - screenRow)
                     : m_shape.at(screenColumn, screenRow);
}

QRectF BoardLayout::cellRect(Square square) const {
    const QPoint cell = screenCell(square);
    return {QPointF(columnEdge(cell.x()), rowEdge(cell.y())),
            QPointF(columnEdge(cell.x() + 1), rowEdge(cell.y() + 1))};
}

GridEdges BoardLayout::edges() const {
    GridEdges edges;
    for (int i = 0; i <= m_shape.files(); ++i) {
        edges.columns.push_back(columnEdge(i));
    }
    for (int i = 0; i <= m_shape.ranks(); ++i) {
        edges.rows.push_back(rowEdge(i));
    }
    return edges;
}

QRectF BoardLayout::woodOf(Square square) const {
    const double line = std::max(1.0, std::round(m_ratio)) / m_ratio;
    const QPoint cell = screenCell(square);
    return cellRect(square).adjusted(line, line, cell.x() + 1 == m_shape.files() ? -line : 0,
                                     cell.y() + 1 == m_shape.ranks() ? -line : 0);
}

std::optional<Square> BoardLayout::hit(QPointF point) const {
    if (!view().contains(point)) {
        return std::nullopt;
    }
    const int column = static_cast<int>(std::floor((point.x() - m_origin.x()) / m_cell));
    const int row = static_cast<int>(std::floor((point.y() - m_origin.y()) / m_cell));
    if (!m_shape.contains(column, row)) {
        return std::nullopt;
    }
    return squareAt(column, row);
}

Square BoardLayout::nearest(QPointF point) const {
    const auto clampCell = [](double cell, int count) {
        return std::clamp(static_cast<int>(std::floor(std::clamp(cell, -1.0, 99.0))), 0, count - 1);
    };
    return squareAt(clampCell((point.x() - m_origin.x()) / m_cell, m_shape.files()),
                    clampCell((point.y() - m_origin.y()) / m_cell, m_shape.ranks()));
}

void BoardLayout::zoomTo(double cell, QPointF anchor) {
    const QPointF inCells = (anchor - m_corner) / m_cell;
    const double largest = std::max(m_fitCell, kMaxCell);
    m_cell = std::clamp(cell, m_fitCell, largest);
    m_fitted = m_cell <= m_fitCell * 1.001;
    if (m_fitted) {
        m_cell = m_fitCell;
    }
    if (m_fitted) {
        moveCornerTo(m_corner, cornerRange(true));
        return;
    }
    // The surround that a fitted board leaves may stay in sight: the square under the anchor must not slip
    // away.
    const QRectF strict = cornerRange(false);
    const QPointF fitted = cornerRange(true).topLeft();
    const QPointF growth((m_cell - m_fitCell) * m_shape.files(), (m_cell - m_fitCell) * m_shape.ranks());
    moveCornerTo(anchor - inCells * m_cell, hull(strict, QRectF(fitted - growth, fitted)));
}

void BoardLayout::magnify(double factor, QPointF anchor) {
    const QPointF inCells = (anchor - m_origin) / m_cell;
    m_cell = snap(m_cell * factor);
    m_fitted = false;
    m_corner = anchor - inCells * m_cell;
    m_origin = {snap(m_corner.x()), snap(m_corner.y())};
}

void BoardLayout::panBy(QPointF pixels) {
    moveCornerTo(m_corner + pixels, hull(cornerRange(m_fitted), QRectF(m_corner, m_corner)));
}

void BoardLayout::centreOn(Square square) {
    moveCornerTo(m_origin + view().center() - centre(square), cornerRange(m_fitted));
}

void BoardLayout::fit() {
    m_fitted = true;
    place();
}

} // namespace mujo::ui
