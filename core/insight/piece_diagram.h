#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/insight/reach.h"
#include "core/position/position.h"

namespace mujo::insight {

/// One square that a piece reaches.
struct DiagramMark {
    Square square;
    int right = 0; ///< from the piece, as Sente sees it; 0 for drops
    int ahead = 0; ///< upwards on the screen
    Reach reach = Reach::Step;
    bool captures = false;
    bool igui = false;           ///< takes what stands there and stays
    int range = 0;               ///< on the last square of a slide: its range, or `kUnlimited`; 0 elsewhere
    bool takesAndGoesOn = false; ///< beside the piece: what stands there can be taken on the way

    static constexpr int kUnlimited = -1; ///< a range that ends at the edge of the board only

    friend bool operator==(const DiagramMark&, const DiagramMark&) = default;
};

/// Where a piece can go, worked out by the rules, in a window of the board around it. A plain value.
struct PieceDiagram {
    static constexpr int kReach = 5; ///< squares shown to each side of the piece

    struct Standing {
        Square square;
        Piece piece;
    };

    /// Alone in the middle of the game's board, as a piece of Sente.
    static PieceDiagram onEmptyBoard(const std::shared_ptr<const Variant>& variant, PieceTypeId type,
                                     int reach = kReach);
    /// As the piece on the square stands, whoever is to move; a royal's safety is not asked.
    static PieceDiagram onBoard(const Position& position, Square square, int reach = kReach);
    /// Squares on which a piece can be dropped; the whole board.
    static PieceDiagram ofDrops(const Position& position, Piece piece);

    [[nodiscard]] bool isEmpty() const { return columns == 0; }
    [[nodiscard]] bool contains(Square square) const;
    /// Column and row in the window, from 0 at the top left.
    [[nodiscard]] int columnOf(Square square) const { return square.index() % files - left; }
    [[nodiscard]] int rowOf(Square square) const { return square.index() / files - top; }
    [[nodiscard]] const DiagramMark* markOn(Square square) const;

    int files = 1; ///< of the whole board
    int left = 0;  ///< the window, in columns and rows as Sente sees the board
    int top = 0;
    int columns = 0;
    int rows = 0;
    std::optional<Square> origin; ///< none for drops
    std::vector<Standing> standing;
    std::vector<DiagramMark> marks;
};

/// A piece that can stand on a board and has the name and the move of this one, which may only describe them.
[[nodiscard]] PieceTypeId standIn(const Variant& variant, PieceTypeId type);
/// The piece alone on the board, with it to move.
[[nodiscard]] Position lonePiece(const std::shared_ptr<const Variant>& variant, Piece piece, Square square);

} // namespace mujo::insight
