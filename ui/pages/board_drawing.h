#pragma once

#include <QPicture>
#include <QRectF>
#include <QSizeF>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "core/game/game.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"
#include "ui/look/piece_painter.h"

class QPainter;

namespace mujo::ui {

/// A board as it leaves the program: the position shown of a game, or a part of it, drawn as vectors for a
/// picture, a drawing or a page. Lengths are in the units of the painter.
class BoardDrawing {
public:
    struct Choices {
        qreal cell = 48;
        bool isFlipped = false;
        bool hasCoordinates = true;
        bool hasHands = false; ///< beside the whole board
        bool hasMarks = true;  ///< the last move, and what has been drawn
        bool hasWood = false;  ///< its grain is an image; without it the ground has one colour
        /// Two corners of the part that is drawn; none for the whole board.
        std::optional<std::pair<Square, Square>> part{};
    };

    /// The game must outlive it.
    BoardDrawing(const Game& game, const Look& look, const Choices& choices);

    [[nodiscard]] QSizeF size() const;
    /// Into a rectangle of that size at the origin.
    void paint(QPainter& painter) const;
    /// How many squares are drawn beside each other and below each other.
    [[nodiscard]] QSize squares() const {
        return {m_columns.second - m_columns.first, m_rows.second - m_rows.first};
    }

private:
    [[nodiscard]] bool drawsHands() const;
    [[nodiscard]] qreal band() const;
    [[nodiscard]] qreal handHeight() const;
    [[nodiscard]] QRectF board() const;
    [[nodiscard]] QRectF cell(Square square) const;
    /// Column and row on the paper, counted on the whole board.
    [[nodiscard]] std::pair<int, int> place(Square square) const;
    [[nodiscard]] bool isDrawn(Square square) const;
    [[nodiscard]] const PieceFace& face(Piece piece) const;
    void paintGround(QPainter& painter) const;
    void paintCoordinates(QPainter& painter) const;
    void paintPieces(QPainter& painter) const;
    void paintPiece(QPainter& painter, const QRectF& cell, const PieceFace& face) const;
    void paintLastMove(QPainter& painter) const;
    void paintShapes(QPainter& painter) const;
    void paintHand(QPainter& painter, Side side, qreal top) const;

    const Game& m_game;
    Look m_look;
    Choices m_choices;
    PieceFaces m_faces;
    PiecePainter m_pieces;
    /// Blanks by their size, side and promotion: to work out one takes far longer than to draw it again.
    mutable std::map<std::tuple<int, bool, bool>, QPicture> m_blanks;
    std::pair<int, int> m_columns; ///< the first that is drawn, and the one behind the last
    std::pair<int, int> m_rows;
};

} // namespace mujo::ui
