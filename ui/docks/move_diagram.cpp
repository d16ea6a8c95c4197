#include "ui/docks/move_diagram.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/rules/generator.h"
#include "ui/theme/board_texture.h"
#include "ui/theme/marks.h"

namespace mujo::ui {

namespace {

constexpr double kEdge = 4;

Position boardWith(const std::shared_ptr<const Variant>& variant, Piece piece, Square square) {
    Setup setup;
    setup.cells.resize(static_cast<std::size_t>(variant->shape().squareCount()));
    setup.cells[static_cast<std::size_t>(square.index())] = piece;
    setup.turn = piece.owner;
    auto position = Position::create(variant, setup);
    return position ? std::move(*position) : Position::start(variant);
}

std::set<Square> targets(const Position& position, Square origin) {
    std::vector<Move> moves;
    rules::Generator().from(position, origin, moves);
    std::set<Square> squares;
    for (const Move& move : moves) {
        if (move.to() != origin) {
            squares.insert(move.to());
        }
    }
    return squares;
}

} // namespace

MoveDiagram::MoveDiagram(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumSize(120, 120);
    setAccessibleName(tr("Moves on an empty board"));
}

void MoveDiagram::setLook(const Theme& theme, PieceStyle style) {
    m_theme = theme;
    m_style = style;
    update();
}

void MoveDiagram::setPiece(const std::shared_ptr<const Variant>& variant, std::optional<Piece> piece,
                           const PieceFace& face) {
    m_marks.clear();
    m_face.reset();
    update();
    if (!variant || !piece) {
        return;
    }
    m_face = face;
    const BoardShape& shape = variant->shape();
    const int column = shape.files() / 2;
    const int row = shape.ranks() / 2;
    const Square middle = shape.at(column, row);
    if (m_wholeBoard) {
        m_left = column;
        m_right = shape.files() - 1 - column;
        m_ahead = row;
        m_behind = shape.ranks() - 1 - row;
        updateGeometry();
    }
    const Position empty = boardWith(variant, *piece, middle);
    if (!empty.at(middle).holds(piece->owner)) {
        return;
    }
    const ReachTable reach(empty, middle);
    for (const Square square : targets(empty, middle)) {
        const int right = shape.column(square) - column;
        const int ahead = row - shape.row(square);
        if (right >= -m_left && right <= m_right && ahead >= -m_behind && ahead <= m_ahead) {
            m_marks.push_back({right, ahead, reach.at(square)});
        }
    }
}

void MoveDiagram::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double ratio = devicePixelRatioF();
    const double margin = m_wholeBoard ? kEdge : 0; // for the frame of a board that fills the widget
    const double room = std::min((width() - margin) / columns(), (height() - margin) / rows());
    const double cell = std::floor(room * ratio) / ratio;
    const QSizeF size(cell * columns(), cell * rows());
    const QRectF snapped(std::round((width() - size.width()) / 2 * ratio) / ratio,
                         std::round((height() - size.height()) / 2 * ratio) / ratio, size.width(),
                         size.height());
    paintWood(painter, snapped, m_theme);
    drawGrid(painter, snapped, columns(), rows(), m_theme);
    const auto cellAt = [&](int right, int ahead) {
        return QRectF(snapped.x() + (m_left + right) * cell, snapped.y() + (m_ahead - ahead) * cell, cell,
                      cell);
    };
    if (m_face) {
        PieceStyle style = m_style;
        style.nameShown = false;
        // Painted as in a cell that is large enough for a character.
        constexpr double kCharacterCell = 30;
        const QRectF rect = cellAt(0, 0);
        painter.save();
        painter.translate(rect.topLeft());
        painter.scale(cell / kCharacterCell, cell / kCharacterCell);
        PiecePainter(m_theme, style).paint(painter, QRectF(0, 0, kCharacterCell, kCharacterCell), *m_face);
        painter.restore();
    }
    for (const Mark& mark : m_marks) {
        const QRectF rect = cellAt(mark.right, mark.ahead);
        switch (mark.reach) {
        case Reach::Step:
        case Reach::Drop:
            marks::drawStepDot(painter, rect, m_theme);
            break;
        case Reach::Slide:
            marks::drawSlideBar(painter, rect, QPointF(mark.right, -mark.ahead), m_theme);
            break;
        case Reach::Jump:
            marks::drawJumpCircle(painter, rect, m_theme);
            break;
        case Reach::MultiLeg:
            marks::drawDiamond(painter, rect, m_theme);
            break;
        }
    }
}

} // namespace mujo::ui
