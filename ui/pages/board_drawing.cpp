#include "ui/pages/board_drawing.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/insight/shown_route.h"
#include "ui/look/board_style.h"
#include "ui/look/board_texture.h"
#include "ui/look/marks.h"
#include "ui/look/square_label.h"
#include "ui/look/user_marks.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qreal kLabelShare = 0.45; // of a cell
constexpr qreal kLabelInk = 0.3;
constexpr qreal kFrameShare = 0.04;
constexpr qreal kSmallestFrame = 1.5;

} // namespace

BoardDrawing::BoardDrawing(const Game& game, const Look& look, const Choices& choices)
    : m_game(game), m_look(look), m_choices(choices), m_faces(game.variant()),
      m_pieces(look.theme, look.pieces), m_columns(0, game.variant().shape().files()),
      m_rows(0, game.variant().shape().ranks()) {
    if (choices.part) {
        const auto [firstColumn, firstRow] = place(choices.part->first);
        const auto [lastColumn, lastRow] = place(choices.part->second);
        m_columns = {std::min(firstColumn, lastColumn), std::max(firstColumn, lastColumn) + 1};
        m_rows = {std::min(firstRow, lastRow), std::max(firstRow, lastRow) + 1};
    }
}

std::pair<int, int> BoardDrawing::place(Square square) const {
    const BoardShape& shape = m_game.variant().shape();
    const Square seen = m_choices.isFlipped ? shape.turned(square) : square;
    return {shape.column(seen), shape.row(seen)};
}

bool BoardDrawing::isDrawn(Square square) const {
    const auto [column, row] = place(square);
    return column >= m_columns.first && column < m_columns.second && row >= m_rows.first &&
           row < m_rows.second;
}

bool BoardDrawing::drawsHands() const {
    return m_choices.hasHands && !m_choices.part;
}

qreal BoardDrawing::band() const {
    return m_choices.hasCoordinates ? m_choices.cell * kLabelShare
                                    : std::max(kSmallestFrame, m_choices.cell * kFrameShare) * 2;
}

qreal BoardDrawing::handHeight() const {
    return drawsHands() ? m_choices.cell * 1.1 : 0;
}

QRectF BoardDrawing::board() const {
    return {band(), handHeight() + band(), squares().width() * m_choices.cell,
            squares().height() * m_choices.cell};
}

QSizeF BoardDrawing::size() const {
    return {board().width() + 2 * band(), board().height() + 2 * band() + 2 * handHeight()};
}

QRectF BoardDrawing::cell(Square square) const {
    const auto [column, row] = place(square);
    return {board().left() + (column - m_columns.first) * m_choices.cell,
            board().top() + (row - m_rows.first) * m_choices.cell, m_choices.cell, m_choices.cell};
}

const PieceFace& BoardDrawing::face(Piece piece) const {
    return m_faces.of(Piece{piece.type, m_choices.isFlipped ? opponent(piece.owner) : piece.owner});
}

void BoardDrawing::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    if (m_choices.hasCoordinates) {
        paintCoordinates(painter);
    }
    painter.save();
    painter.setClipRect(board().adjusted(-2, -2, 2, 2), Qt::IntersectClip);
    if (m_choices.hasMarks) {
        paintLastMove(painter);
    }
    paintPieces(painter);
    if (m_choices.hasMarks) {
        paintShapes(painter);
    }
    painter.restore();
    if (drawsHands()) {
        const Side near = m_choices.isFlipped ? Side::Gote : Side::Sente;
        paintHand(painter, opponent(near), 0);
        paintHand(painter, near, size().height() - handHeight());
    }
    painter.restore();
}

void BoardDrawing::paintGround(QPainter& painter) const {
    const Theme& theme = m_look.theme;
    painter.fillRect(QRectF(QPointF(), size()), theme.surround);
    const QRectF wood = board();
    if (m_choices.hasWood) {
        paintWood(painter, wood, m_choices.cell, theme);
    } else {
        painter.fillRect(wood, theme.board);
    }
    const qreal line = std::max(0.5, m_choices.cell * 0.012);
    painter.setPen(QPen(theme.gridLine, line));
    for (int column = 1; column < squares().width(); ++column) {
        const qreal x = wood.left() + column * m_choices.cell;
        painter.drawLine(QPointF(x, wood.top()), QPointF(x, wood.bottom()));
    }
    for (int row = 1; row < squares().height(); ++row) {
        const qreal y = wood.top() + row * m_choices.cell;
        painter.drawLine(QPointF(wood.left(), y), QPointF(wood.right(), y));
    }
    const int depth = m_game.variant().zoneDepth();
    const int ranks = m_game.variant().shape().ranks();
    painter.setBrush(theme.zoneLine);
    for (const int row : {depth, ranks - depth}) {
        if (depth == 0 || row <= m_rows.first || row >= m_rows.second) {
            continue;
        }
        const qreal y = wood.top() + (row - m_rows.first) * m_choices.cell;
        painter.setPen(QPen(theme.zoneLine, 2.5 * line));
        painter.drawLine(QPointF(wood.left(), y), QPointF(wood.right(), y));
        painter.setPen(Qt::NoPen);
        for (const int column : starLines(m_game.variant().shape().files())) {
            if (column > m_columns.first && column < m_columns.second) {
                constexpr qreal kStarShare = 0.075; // as on the board of the window
                const qreal radius = m_choices.cell * kStarShare;
                painter.drawEllipse(QPointF(wood.left() + (column - m_columns.first) * m_choices.cell, y),
                                    radius, radius);
            }
        }
    }
    painter.setPen(QPen(theme.gridFrame, std::max(kSmallestFrame, m_choices.cell * kFrameShare)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(wood);
}

/// At the edges at which the board of the window has them.
void BoardDrawing::paintCoordinates(QPainter& painter) const {
    const Variant& variant = m_game.variant();
    const BoardShape& shape = variant.shape();
    const SquareStyle style = shownSquares(variant);
    const bool isChess = style == SquareStyle::Chess;
    const QRectF wood = board();
    QFont font = painter.font();
    font.setPixelSize(std::max(5, static_cast<int>(std::lround(m_choices.cell * kLabelInk))));
    painter.setFont(font);
    painter.setPen(m_look.theme.coordinate);
    const auto write = [&](const QRectF& room, const std::string& name) {
        painter.drawText(room, Qt::AlignCenter, toQString(name));
    };
    for (int column = m_columns.first; column < m_columns.second; ++column) {
        const int seen = m_choices.isFlipped ? shape.files() - 1 - column : column;
        write({wood.left() + (column - m_columns.first) * m_choices.cell,
               isChess ? wood.bottom() : wood.top() - band(), m_choices.cell, band()},
              shape.fileName(seen, style));
    }
    for (int row = m_rows.first; row < m_rows.second; ++row) {
        const int seen = m_choices.isFlipped ? shape.ranks() - 1 - row : row;
        paintRankName(painter,
                      {isChess ? wood.left() - band() : wood.right(),
                       wood.top() + (row - m_rows.first) * m_choices.cell, band(), m_choices.cell},
                      toQString(shape.rankName(seen, style)));
    }
}

void BoardDrawing::paintPieces(QPainter& painter) const {
    const Position& position = m_game.position();
    const QRectF seen = painter.clipBoundingRect(); // a picture is painted in parts
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const Square square(i);
        const Cell on = position.at(square);
        if (!on.isEmpty() && isDrawn(square) && seen.intersects(cell(square))) {
            paintPiece(painter, cell(square), face(on.piece()));
        }
    }
}

void BoardDrawing::paintPiece(QPainter& painter, const QRectF& cell, const PieceFace& face) const {
    QPicture& blank = m_blanks[{face.sizeClass, face.gote, face.promoted}];
    if (blank.isNull()) {
        QPainter recorder(&blank);
        recorder.setRenderHint(QPainter::Antialiasing);
        m_pieces.paintBlank(recorder, QRectF(QPointF(), cell.size()), face);
    }
    painter.save();
    painter.translate(cell.topLeft());
    // A picture is played as large in inches as it was recorded, and paper has more dots to an inch.
    painter.scale(qreal(blank.logicalDpiX()) / painter.device()->logicalDpiX(),
                  qreal(blank.logicalDpiY()) / painter.device()->logicalDpiY());
    painter.drawPicture(QPointF(), blank);
    painter.restore();
    m_pieces.paintInk(painter, cell, face);
}

void BoardDrawing::paintLastMove(QPainter& painter) const {
    if (m_game.plies().empty()) {
        return;
    }
    const Game::Ply& ply = m_game.plies().back();
    Position before = m_game.position();
    before.revert(ply.transition);
    QColor tint = m_look.theme.accent;
    constexpr int kTint = 62;
    tint.setAlpha(kTint);
    const rules::Route way = insight::shownRoute(before, ply.move);
    for (std::size_t i = 0; i < way.size(); ++i) {
        if (isDrawn(way[i])) {
            painter.fillRect(cell(way[i]), tint);
            marks::drawBrackets(painter, cell(way[i]), m_look.theme);
            if (way.size() > 2 && i > 0) {
                marks::drawStopNumber(painter, cell(way[i]), static_cast<int>(i), m_look.theme);
            }
        }
    }
}

void BoardDrawing::paintShapes(QPainter& painter) const {
    for (const DrawnShape& shape : m_game.shapes()) {
        if (shape.from == shape.to) {
            marks::drawUserCircle(painter, cell(shape.to), shape.brush, m_look.theme);
        } else {
            marks::drawUserArrow(painter, cell(shape.from).center(), cell(shape.to).center(), m_choices.cell,
                                 shape.brush, m_look.theme);
        }
    }
}

/// From the left for the near side and from the right for the far one, each kind once with its number.
void BoardDrawing::paintHand(QPainter& painter, Side side, qreal top) const {
    const Position& position = m_game.position();
    const bool isFar = (side == Side::Gote) != m_choices.isFlipped;
    QFont font = painter.font();
    font.setPixelSize(std::max(5, static_cast<int>(std::lround(m_choices.cell * kLabelInk))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_look.theme.coordinate);
    const qreal step = m_choices.cell * 1.3;
    qreal x = isFar ? board().right() - m_choices.cell : board().left();
    for (std::size_t i = 0; i < m_game.variant().types().size(); ++i) {
        const auto type = PieceTypeId(i);
        const int count = position.inHand(side, type);
        if (count == 0) {
            continue;
        }
        const QRectF room(x, top + (handHeight() - m_choices.cell) / 2, m_choices.cell, m_choices.cell);
        paintPiece(painter, room, face(Piece{type, side}));
        if (count > 1) {
            painter.drawText(QRectF(room.right() - m_choices.cell * 0.05, room.top(), step - m_choices.cell,
                                    room.height()),
                             Qt::AlignLeft | Qt::AlignBottom, QString::number(count));
        }
        x += isFar ? -step : step;
    }
}

} // namespace mujo::ui
